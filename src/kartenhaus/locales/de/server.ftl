### Der Server: was er ablehnt, was `kartenhaus serve` sagt, und die kleine Seite.

server-too-fast = Das war zu viel auf einmal. Bitte warte einen Augenblick.
server-too-many-connections = Aus diesem Netz kommen zu viele Verbindungen. Bitte schließ einige oder versuch es später noch einmal.
server-too-many-tabs = Du hast diesen Tisch zu oft geöffnet; in deinen neueren Fenstern geht es weiter.
server-no-pong = Dieses Gerät hat nicht mehr geantwortet, deshalb wurde die Verbindung getrennt.
server-not-text = Der Server versteht nur Textnachrichten.
server-too-large = Diese Nachricht ist zu groß.
server-no-cookie = Bitte öffne Kartenhaus zuerst im Browser. (Ein Programm ruft zuerst /api/me auf.)
server-forgotten = Dieses Gerät ist hier nicht mehr bekannt. Ab jetzt bist du ein neuer Gast.
server-not-forgotten = Das ließ sich nicht speichern, du bist also weiterhin bekannt. Bitte versuch es später noch einmal.
server-busy = Der Server hat gerade zu viel zu tun. Bitte versuch es gleich noch einmal.
server-foreign-origin = Diese Anfrage kommt von einer fremden Website und ist nicht erlaubt.
server-nothing-here = Hier gibt es nichts.
server-no-guest = Höchstens vier Personen können sich ein Gerät teilen.
server-one-at-a-time = Aus diesem Netz werden gerade schon beendete Partien geladen. Bitte versuch es gleich noch einmal.
server-table-damaged = Was an diesem Tisch geschehen ist, lässt sich nicht mehr ganz lesen, deshalb bleibt er zu. Mit allen anderen Tischen ist alles in Ordnung. Bitte sag denen Bescheid, die diesen Server betreiben.
server-table-too-long = An diesem Tisch ist so viel geschehen, dass sich seine beendeten Partien nicht mehr zeigen lassen.
server-closing = Der Server startet gerade neu. Bitte versuch es gleich noch einmal.
server-no-table = Diesen Tisch gibt es nicht.
server-table-elsewhere = An diesem Tisch läuft das Spiel gerade über einen anderen Server. Bitte versuch es gleich noch einmal.
server-no-finished-game = An diesem Tisch gibt es keine beendete Partie mit dieser Nummer.
server-not-understood = Der Server kann diese Nachricht nicht lesen: { $problem }
server-disk-full = Der Server kann gerade nichts mehr speichern, deshalb geht es vorerst nicht weiter. Alles, was du gesehen hast, bleibt erhalten. Bitte versuch es später noch einmal.
server-not-kept = Die Partie ließ sich nicht speichern, deshalb steht der Tisch still. Alles, was du gesehen hast, bleibt erhalten. Bitte versuch es gleich noch einmal.
server-trouble = Beim Server ist etwas schiefgegangen. Alles, was du gesehen hast, bleibt erhalten. Bitte versuch es gleich noch einmal.
server-house-full = Alle Tische sind besetzt. Bitte versuch es später noch einmal.
server-too-many-tables =
    { $most ->
        [one] Du hast heute schon { $most } Tisch eröffnet; mehr geht nicht.
       *[other] Du hast heute schon { $most } Tische eröffnet; mehr gehen nicht.
    }
server-bad-setting =
    { $setting }: „{ $text }“ passt nicht. { $fits ->
        [number] Hierher gehört eine ganze Zahl von { $low } bis { $high }.
        [networks] Hierher gehören Adressen oder Netze wie 192.0.2.7 oder 10.0.0.0/8, durch Kommas getrennt.
        [origins] Hierher gehören Herkunftsadressen wie https://example.org, durch Kommas getrennt.
        [folder] Hierher gehört der Pfad eines Ordners.
        [database] Hierher gehört die Adresse einer PostgreSQL-Datenbank wie postgresql://benutzer:passwort@rechner:5432/datenbank.
        [url] Hierher gehört eine Adresse mit Port wie http://10.0.0.7:8080.
       *[host] Hierher gehört eine Adresse oder der Name eines Rechners.
    }
store-damaged = { $file } ist beschädigt oder keine Datenbank von Kartenhaus.
store-held = Ein anderes Programm benutzt gerade { $file }.
store-no-place = In den Ordner { $folder } lässt sich nichts schreiben, oder die Festplatte ist voll.
store-read-only = { $file } lässt sich nicht beschreiben; vielleicht gehört die Datei jemand anderem.
store-too-new = { $file } stammt von einer neueren Version von Kartenhaus. Bitte installiere diese.

cli-serve = den Server starten, damit Freunde mit ihren eigenen Geräten mitspielen können
serve-at = Kartenhaus läuft: { $address }
serve-phones = Für Handys im selben Netz: { $address }
serve-stop = Strg-C beendet Kartenhaus; alle Partien bleiben erhalten.
serve-not-started = Der Server konnte nicht starten: { $reason }
serve-folder-in-use = Ein anderes Kartenhaus benutzt diesen Ordner: { $folder }. Beende es oder wähl mit --data einen anderen Ordner.
serve-unknown-variable = Eine Einstellung { $variable } gibt es nicht; kartenhaus serve --help nennt alle.
serve-port-taken = Ein anderes Programm benutzt schon Port { $port }. Mit --port wählst du einen anderen.
serve-workers-need-postgres = --workers { $workers } geht nur mit PostgreSQL (--store): Eine SQLite-Datenbank gehört immer nur einem Prozess. Lass --workers weg oder zieh erst mit deinen Partien zu PostgreSQL um.
serve-setting = { $text } (Standard: { $usual }; Variable { $variable })
serve-nothing = keine
serve-host = die Adresse, unter der der Server zu erreichen ist
serve-port = der Port, unter dem der Server zu erreichen ist; 0 nimmt einen freien
serve-data = der Ordner der Datenbank
serve-store = eine PostgreSQL-Datenbank statt der im Ordner, etwa postgresql://benutzer:passwort@rechner:5432/datenbank
serve-peer-url = wo die anderen Server derselben Datenbank diesen hier erreichen, etwa http://10.0.0.7:8080; mit --workers gilt das für den ersten Prozess, die anderen haben die nächsten Ports
serve-workers = Prozesse, die sich den Port teilen; mehr als einer nur mit --store
serve-origins = weitere Adressen, unter denen Kartenhaus zu erreichen ist, wie https://example.org, durch Kommas getrennt
serve-proxies = Proxys (Adressen oder Netze), deren X-Forwarded-Kopfzeilen der Server vertraut
serve-metrics = wer /metrics lesen darf (Adressen oder Netze)
serve-bot-workers = Prozesse, in denen die Bots nachdenken, für jeden von --workers
serve-bot-pace = wie lange ein Bot für einen Schritt braucht, in Millisekunden
serve-command-rate = Befehle pro Sekunde, die eine Person senden darf
serve-command-burst = Befehle, die eine Person auf einmal senden darf
serve-address-rate = Befehle pro Sekunde, die von einer Adresse kommen dürfen
serve-address-burst = Befehle, die von einer Adresse auf einmal kommen dürfen
serve-frame-size = die längste Nachricht, in Byte
serve-write-buffer = wie viele Byte auf einen langsamen Empfänger warten dürfen, bevor er getrennt wird
serve-connections = Verbindungen von einer Adresse
serve-request-rate = Anfragen pro Sekunde von einer Adresse
serve-request-burst = Anfragen auf einmal von einer Adresse
serve-tables-per-hour = Tische, die eine Adresse in einer Stunde eröffnen darf
serve-tables-per-person = Tische, die eine Person an einem Tag eröffnen darf
serve-tables = Tische im Speicher
serve-ping-every = Sekunden zwischen zwei Pings
serve-idle-after = Sekunden, nach denen ein Tisch, an dem niemand mehr ist, aus dem Speicher geht
serve-load-since = Sekunden: Tische, die länger stillstanden, werden nicht beim Start geladen, sondern erst, wenn jemand kommt
serve-largest-store = wie groß die Datenbank werden darf, in Byte; 0: so groß, wie die Festplatte erlaubt
