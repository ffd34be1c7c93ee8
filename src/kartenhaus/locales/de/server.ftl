### Der Server: was er ablehnt, was `kartenhaus serve` sagt, und die kleine Seite.

server-too-fast = Das war zu viel auf einmal. Bitte warte einen Augenblick.
server-too-many-connections = Aus diesem Netz kommen zu viele Verbindungen. Bitte schließe einige oder versuche es später noch einmal.
server-no-pong = Von diesem Gerät kam kein Lebenszeichen mehr, deshalb wurde die Verbindung beendet.
server-not-text = Der Server liest nur Texte.
server-too-large = Das war größer, als der Server liest.
server-no-cookie = Diese Verbindung bringt kein Cookie mit. Bitte öffne zuerst das Haus im Browser oder frage nach /api/me.
server-busy = Der Server hat gerade zu viel zu tun. Bitte versuche es gleich noch einmal.
server-foreign-origin = Das kommt von einer fremden Website; das ist nicht erlaubt.
server-nothing-here = Hier ist nichts.
server-no-guest = Höchstens vier Personen können sich ein Gerät teilen.
server-no-table = Diesen Tisch gibt es nicht.
server-other-rules = Diese Partie wurde nach einer älteren Fassung der Regeln begonnen und kann hier nicht weitergehen. Bitte öffne einen neuen Tisch.
server-no-finished-game = An diesem Tisch wurde keine Partie mit dieser Nummer zu Ende gespielt.
server-not-understood = Der Server kann diese Nachricht nicht lesen: { $problem }
server-disk-full = Der Server hat keinen Platz mehr, um Partien zu speichern; vorerst geht es nicht weiter. Nichts, was du gesehen hast, geht verloren; bitte komm später noch einmal.
server-not-kept = Die Partie konnte nicht gespeichert werden, deshalb steht der Tisch still. Nichts, was du gesehen hast, geht verloren; bitte komm gleich noch einmal.
server-trouble = Beim Server ist etwas schiefgegangen. Nichts, was du gesehen hast, geht verloren; bitte komm gleich noch einmal.
server-house-full = Alle Tische sind besetzt. Bitte versuche es später noch einmal.
server-too-many-tables =
    { $most ->
        [one] Du hast heute schon { $most } Tisch eröffnet; mehr geht nicht.
       *[other] Du hast heute schon { $most } Tische eröffnet; mehr geht nicht.
    }
server-bad-setting =
    { $setting }: „{ $text }“ passt nicht. { $fits ->
        [number] Hierher gehört eine ganze Zahl von { $low } bis { $high }.
        [networks] Hierher gehören Adressen oder Netze wie 192.0.2.7 oder 10.0.0.0/8, durch Kommas getrennt.
        [origins] Hierher gehören Herkunftsadressen wie https://example.org, durch Kommas getrennt.
        [folder] Hierher gehört der Pfad eines Ordners.
       *[host] Hierher gehört eine Adresse oder der Name eines Rechners.
    }
store-damaged = { $file } ist beschädigt oder keine Datenbank von Kartenhaus.
store-held = Ein anderes Programm benutzt gerade { $file }.
store-no-place = Im Ordner { $folder } lässt sich nichts schreiben, oder die Festplatte ist voll.
store-read-only = { $file } lässt sich nicht beschreiben; vielleicht gehört die Datei jemand anderem.
store-too-new = { $file } stammt von einer neueren Version von Kartenhaus. Bitte installiere diese.

cli-serve = den Server starten, an dessen Tische sich Freunde mit ihren eigenen Geräten setzen
serve-at = Das Kartenhaus ist offen: { $address }
serve-phones = Für Handys im selben Netz: { $address }
serve-stop = Strg-C schließt es; alle Partien bleiben erhalten.
serve-not-started = Der Server konnte nicht starten: { $reason }
serve-folder-in-use = Ein anderes Kartenhaus benutzt diesen Ordner: { $folder }. Schließe es oder wähle mit --data einen anderen Ordner.
serve-unknown-variable = Eine Einstellung { $variable } gibt es nicht; kartenhaus serve --help nennt alle.
serve-port-taken = Ein anderes Programm ist schon an Port { $port } zu erreichen. Mit --port lässt sich ein anderer wählen.
serve-setting = { $text } (sonst: { $usual }; Variable { $variable })
serve-nothing = keine
serve-host = die Adresse, an der er zu erreichen ist
serve-port = der Port, an dem er zu erreichen ist; 0 nimmt einen freien
serve-data = der Ordner der Datenbank
serve-origins = andere Adressen, unter denen dieses Haus zu erreichen ist, wie https://example.org, durch Kommas getrennt
serve-proxies = Proxys (Adressen oder Netze), deren X-Forwarded-Kopfzeilen geglaubt wird
serve-metrics = wer /metrics lesen darf (Adressen oder Netze)
serve-bot-workers = Prozesse, in denen die Bots nachdenken
serve-bot-pace = wie lange ein Bot für einen Schritt braucht, in Millisekunden
serve-command-rate = Befehle je Sekunde, die eine Verbindung senden darf
serve-command-burst = Befehle, die eine Verbindung auf einmal senden darf
serve-frame-size = die längste Nachricht, in Byte
serve-write-buffer = wie viele Byte auf einen langsamen Leser warten dürfen, bevor er getrennt wird
serve-connections = Verbindungen von einer Adresse
serve-request-rate = Anfragen je Sekunde von einer Adresse
serve-request-burst = Anfragen auf einmal von einer Adresse
serve-tables-per-hour = Tische, die eine Adresse in einer Stunde eröffnen darf
serve-tables-per-person = Tische, die eine Person an einem Tag eröffnen darf
serve-tables = Tische im Speicher
serve-ping-every = Sekunden zwischen zwei Pings
serve-idle-after = Sekunden, nach denen ein Tisch ohne Zuschauer den Speicher verlässt
serve-load-since = Sekunden: Tische, die länger stillstanden, werden nicht beim Start geladen, sondern erst, wenn jemand kommt
serve-largest-store = wie groß die Datenbank werden darf, in Byte; 0: so groß, wie die Festplatte erlaubt
