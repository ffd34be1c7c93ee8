### Der Tisch im Browser.

## Sich zurechtfinden

web-language = Sprache
web-theme = Farben
web-theme-auto = Auto
web-theme-light = Hell
web-theme-dark = Dunkel
web-sound = Töne
web-close = Schließen
web-all-cards = Alle Karten
web-home = Startseite
web-skip = Zum Inhalt springen
web-rules = Regeln
web-settings = Einstellungen
web-about = Über Kartenhaus
web-menu = Menü
web-more = Mehr
web-less = Weniger
web-not-loaded = Dieser Teil ließ sich nicht laden. Prüf deine Verbindung.
web-load-again = Neu laden
web-no-server = Der Server antwortet nicht. Prüf deine Verbindung und versuch es noch einmal.
web-not-done = Das hat nicht geklappt.
# $what: page oder table.
web-nowhere =
    { $what ->
        [table] Vielleicht wurde der Link beim Kopieren abgeschnitten. Lass ihn dir noch einmal schicken oder eröffne selbst einen Tisch.
       *[page] Vielleicht wurde die Adresse beim Kopieren abgeschnitten. Alle Spiele findest du auf der Startseite.
    }

## Startseite

web-welcome = Was spielen wir?
web-play-now = Jetzt spielen
web-with-friends = Mit Freunden
web-pass-and-play = An einem Gerät
web-players = Spieler
web-bots = Bots
web-level =
    { $level ->
        [easy] Leicht
        [medium] Mittel
       *[hard] Schwer
    }
web-pace = Zeit zum Rufen
# $seconds ist 0, wenn es niemand eilig hat.
web-pace-of =
    { $seconds ->
        [0] Ohne Eile
       *[other] { $seconds } s
    }
web-pace-explained =
    { $seconds ->
        [0] Nach jedem Zug wartet das Spiel, bis du dich entschieden hast.
       *[other] Nach jedem Zug hast du so lange Zeit zu rufen.
    }
web-rules-of = Regeln: { $game }
web-tables-mine = Deine Partien
web-tables-open = Offene Tische
web-tables-none = Gerade ist kein Tisch offen.
web-nobody-yet = Noch niemand
web-phase-gathering = wartet auf Mitspieler
web-phase-playing = läuft
web-phase-paused = Pause
web-player-number = Spieler { $number }
web-players-here = Spieler an diesem Gerät
web-pass-explained = Ihr teilt euch ein Gerät und reicht es weiter. Dazwischen fällt ein Vorhang, damit niemand fremde Karten sieht.
web-begin = Los geht’s
# So heißt, wer keinen Namen genannt hat.
web-guest = Gast

## Vor dem Spiel

web-laying-out = Die Karten werden ausgelegt …
web-who-plays = Wer spielt mit?
web-your-name = Dein Name
web-name-empty = Schreib deinen Namen hin, damit die anderen wissen, wer du bist.
web-name-long = Das ist zu lang: höchstens { $most } Zeichen.
web-name-unseen = Darin steckt ein unsichtbares Zeichen. Schreib den Namen bitte noch einmal.
web-sit-down = Hinsetzen
web-stand-up = Aufstehen
web-watch = Zuschauen
web-free-seat = Freier Platz
web-no-seat = Alle Plätze sind besetzt, aber du kannst zuschauen.
# Von dem, was sich alle vor dem Spiel selbst aussuchen.
web-pick-taken = Hat schon { $player }
web-pick-yours = Deins
# An einem Gerät, eine Person nach der anderen; $title ist etwa „Such dir dein Monster aus“.
web-pick-of = { $title }: { $player }
web-seat-number = Platz { $number }
web-bot = Bot
web-bot-number = Bot { $number }
web-host = Gastgeber
web-you = Du
web-send-away = { $name } wegschicken
web-new-bots = Stärke neuer Bots
web-fill-with-bots = Mit Bots füllen
web-host-begins = Der Gastgeber startet das Spiel.
web-older-rules = Eure letzte Partie wurde nach einer älteren Fassung der Regeln begonnen und kann nicht weitergehen. Startet einfach eine neue.
web-invite = Freunde einladen
web-invite-explained = Wer diesen Link hat, kann sich an deinen Tisch setzen.
web-qr = QR-Code mit dem Link zu diesem Tisch
web-link = Link zu diesem Tisch
web-copy = Link kopieren
web-copied = Kopiert
web-share = Teilen
web-agreed = So spielen wir
web-seats-at-table = Plätze am Tisch
web-by-chance = Das Los entscheidet
web-deck-ours = Karten: die von Kartenhaus
web-deck-own = Karten: aus einer eigenen Datei
web-window = So lange könnt ihr rufen, bevor es weitergeht.
web-window-none = Bis alle geantwortet haben
web-turn-time = Zeit pro Zug. Ist sie um, wird der Zug für dich beendet.
web-no-limit = Unbegrenzt
web-public = Den Tisch für alle auf der Startseite zeigen

## Am Tisch

web-seats = Plätze
web-on-turn = am Zug
web-points = Punkte:
web-cards-in-hand = Handkarten:
web-away = abwesend
web-level-bot =
    { $level ->
        [easy] Bot, leicht
        [medium] Bot, mittel
       *[hard] Bot, schwer
    }
web-turn-of = { $name } ist am Zug.
web-bot-thinks = { $name } überlegt …
web-step-waits = Moment noch: Erst dürfen alle rufen.
web-watching = Du schaust zu.
web-take-over = Selbst weiterspielen
web-mind = Bot spielen lassen
web-mind-name = Einen Bot für { $name } spielen lassen
web-mind-explained = Die Verbindung zu { $name } ist weg. Ein Bot kann weiterspielen, bis { $name } wieder da ist.
web-idle-explained = { $name } ist verbunden, tut aber schon länger nichts. Ein Bot kann weiterspielen, bis { $name } wieder da ist.
web-mind-wait = Noch etwas warten
web-paused = Gerade ist Pause.
web-resume = Weiterspielen
web-result = Ergebnis
web-log = Verlauf
web-log-empty = Hier erscheinen eure Züge.
web-chat = Chat
web-chat-watcher = schaut zu
web-chat-empty = Noch keine Nachrichten.
web-log-and-chat = Verlauf und Chat
web-say-something = Schreib etwas
web-send = Senden
web-why = Regel { $rule }
web-all-rules = Alle Regeln
web-pause = Pause
web-pause-asked = Für eine Pause: { $names }
web-agree = Einverstanden
web-leave = Tisch verlassen
web-leave-explained = Ein Bot spielt für dich weiter. Du kannst jederzeit zurückkommen und wieder übernehmen.
web-stay = Bleiben
web-resign = Aufgeben
web-resign-explained = Ein Bot spielt diese Partie für dich zu Ende, und du kannst nicht wieder übernehmen. Du kannst zuschauen, mitreden und bei der nächsten Partie wieder mitspielen.
web-play-on = Weiterspielen
web-resigned = { $name } hat aufgegeben. Ein Bot spielt weiter.
web-has-resigned = hat aufgegeben
web-clock = Zeit pro Zug
web-clock-explained = Eine neue Zeit gilt, sobald alle, die spielen, dieselbe möchten.
web-clock-asked = Für { $time } pro Zug: { $names }
web-clock-none-asked = Für Spielen ohne Uhr: { $names }
web-watchers = Es schauen zu: { $names }
web-pass-to = Gib das Gerät an { $name } weiter
web-i-am = Ich bin { $name }
web-tip-next = Verstanden
web-tips-off = Keine Tipps mehr
web-tips-explained = Tipps im ersten Spiel
web-tips-again = Wieder zeigen
web-forget-explained = Ein Cookie merkt sich, wer du bist
web-forget = Mich auf allen Geräten vergessen
web-forget-question = Soll Kartenhaus dich vergessen?
web-forget-what = Kartenhaus kennt dich dann nicht mehr, weder hier noch auf einem anderen Gerät. Die Liste deiner Partien ist leer, und deine Plätze gehören nicht mehr dir: Bots spielen für dich weiter, damit die anderen zu Ende spielen können. Zurück geht es nicht.
web-forget-yes = Ja, vergiss mich
web-forget-no = Nein, lieber nicht
web-forgotten = Du bist jetzt ein neuer Gast. Viel Spaß!
web-tips-on = Tipps sind wieder an

## Das Ende

web-rematch = Noch eine Partie
web-rematch-asked = Für noch eine Partie: { $names }
web-replay = Partie noch einmal ansehen
web-replay-first = Die Partie beginnt.
web-to-table = Zurück zum Tisch
web-step = Zug
web-step-back = Einen Zug zurück
web-step-on = Einen Zug weiter
web-run = Abspielen
web-stop = Anhalten
web-fair = Wurde fair gemischt?
web-fair-during = Vor der Partie hat sich der Server mit dieser Zahl auf seinen Teil des Mischens festgelegt; alle am Tisch haben eigenen Zufall dazugegeben. Nach der Partie zeigt er sein Geheimnis, und jeder kann das Mischen nachprüfen.
web-fair-over = Das Geheimnis ist gelüftet: Mit dem Befehl „kartenhaus verify“ und dieser Datei kann jeder das Mischen nachprüfen.
web-fair-promise = Versprechen (SHA-256)
web-fair-secret = Geheimnis
web-fair-seed = Startwert
web-fair-log = Partie mit Beweis speichern

## Die Verbindung

web-link-first = Der Tisch wird gesucht …
web-link-coming-back = Zurück an den Tisch …
web-link-lost = Die Verbindung ist weg. Deine Partie bleibt erhalten.
web-link-restarting = Der Server startet neu. Deine Partie bleibt erhalten.
web-link-now = Jetzt verbinden
web-link-here = Hier weitermachen

## Regeln und Hintergrund

web-search = Regeln durchsuchen
web-nothing-found = Keine Regel enthält diese Wörter.
web-ruling = Unsere Auslegung
web-about-house = Kartenhaus ist ein Kartentisch für drei Familienspiele: gegen Bots, mit Freunden oder zusammen an einem Gerät.
web-about-fair = Der Server mischt und hütet die Geheimnisse; dein Browser bekommt nie etwas, das du nicht sehen darfst. Nach jeder Partie lässt sich das Mischen nachprüfen.
web-about-kept = Kein Konto, keine Werbung. Ein Cookie erkennt dich wieder; so findest du zu deinen Partien zurück.
web-about-cards = Alle Karten wurden für Kartenhaus gezeichnet.

## Mit Zahlen

# $level is the bots’ level: easy, medium or hard.
web-against =
    { $bots ->
        [one] Gegen { $bots } Bot, { $level ->
            [easy] leicht
            [medium] mittel
           *[hard] schwer
        }
       *[other] Gegen { $bots } Bots, { $level ->
            [easy] leicht
            [medium] mittel
           *[hard] schwer
        }
    }
web-seats-free =
    { $free ->
        [one] { $free } Platz ist noch frei: Warte auf Freunde oder setz einen Bot hin.
       *[other] { $free } Plätze sind noch frei: Warte auf Freunde oder setz Bots hin.
    }
web-seconds =
    { $seconds ->
        [one] { $seconds } Sekunde
       *[other] { $seconds } Sekunden
    }
web-minutes =
    { $minutes ->
        [one] { $minutes } Minute
       *[other] { $minutes } Minuten
    }
web-time-left =
    { $seconds ->
        [one] noch { $seconds } Sekunde
       *[other] noch { $seconds } Sekunden
    }
web-link-again =
    { $seconds ->
        [one] Nächster Versuch in { $seconds } Sekunde.
       *[other] Nächster Versuch in { $seconds } Sekunden.
    }
# $why: Die Person ist gegangen, ihre Verbindung ist weg, oder ihre Zeit war um.
web-minded =
    { $why ->
        [left] ist gegangen, ein Bot spielt
        [gone] Verbindung weg, ein Bot spielt
        [idle] ließ warten, ein Bot spielt
        [resigned] hat aufgegeben, ein Bot spielt
       *[clock] Zeit um, ein Bot spielt
    }
web-minded-you =
    { $why ->
        [left] Du hast den Tisch verlassen. Ein Bot spielt für dich.
        [gone] Deine Verbindung war weg. Ein Bot spielt für dich.
        [idle] Die anderen mussten eine Weile warten. Ein Bot spielt für dich.
        [resigned] Du hast aufgegeben. Ein Bot spielt für dich zu Ende.
       *[clock] Deine Zeit war zweimal um. Ein Bot spielt für dich.
    }

## Karten

web-face-down = Verdeckte Karte

## Hints, where a game has them

web-hint = Tipp
# Makes the step that is advised.
web-hint-follow = Übernehmen

## The board of a game that has none of its own

web-offers = Das kannst du jetzt tun
web-card-not-now = Diese Karte kannst du jetzt nicht spielen.
# Several moves lead to this zone, and buttons ask which.
web-zone-choose = { $zone }: auswählen
# A zone as a screen reader names it. $owner: whose it is, or none; $cards: those that are seen, or none.
web-zone =
    { $zone }{ $owner ->
        [none] { "" }
       *[other] { " " }({ $owner })
    }: { $count ->
        [0] leer
        [one] { $count } Karte
       *[other] { $count } Karten
    }{ $cards ->
        [none] { "" }
       *[other] { "" }. { $cards }
    }
