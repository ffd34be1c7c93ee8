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
web-game-great-wall = Die Große Mauer
web-game-monster-roll = Monster Roll
web-game-photo-rummy = Photo Rummy
web-pitch-great-wall = Verschieb die Karten der Mauer, bis dein Bild dasteht, und ruf als Erster KLICK!
web-pitch-monster-roll = Vier Monster, ein Bad: Roll den längsten Streifen Papier ab und zerreiß die der anderen.
web-pitch-photo-rummy = Sammle Urlaubsfotos aus 17 Hauptstädten und bau den Tisch um, bis deine Bank leer ist.
web-play-now = Jetzt spielen
web-with-friends = Mit Freunden
web-pass-and-play = Reihum spielen
web-players = Spieler
web-bots = Bots
web-level =
    { $level ->
        [easy] Leicht
        [medium] Mittel
       *[hard] Schwer
    }
web-pace = Zeit für KLICK
# $seconds ist 0, wenn es niemand eilig hat.
web-pace-of =
    { $seconds ->
        [0] Ohne Eile
       *[other] { $seconds } s
    }
web-pace-explained =
    { $seconds ->
        [0] Nach jedem Zug wartet das Spiel, bis du nach einem Foto geschaut hast.
       *[other] Nach jedem Zug hast du so lange Zeit, KLICK zu rufen.
    }
web-rules-of = Regeln: { $game }
web-tables-mine = Weiterspielen
web-tables-open = Offene Tische
web-tables-none = Gerade ist kein Tisch für alle offen.
web-nobody-yet = Noch niemand
web-phase-gathering = wartet
web-phase-playing = läuft
web-phase-paused = Pause
web-player-number = Spieler { $number }
web-players-here = Spieler an diesem Gerät
web-pass-explained = Ihr spielt zu mehreren an einem Gerät und reicht es herum. Ein Vorhang verbirgt die Hand vor den anderen.
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
web-seat-number = Platz { $number }
web-bot = Bot
web-bot-number = Bot { $number }
web-host = Gastgeber
web-you = Du
web-send-away = { $name } wegschicken
web-new-bots = Neue Bots sind
web-fill-with-bots = Mit Bots füllen
web-host-begins = Der Gastgeber beginnt das Spiel.
web-invite = Freunde einladen
web-invite-explained = Wer diesen Link öffnet, kann sich an deinen Tisch setzen.
web-qr = QR-Code mit dem Link zu diesem Tisch
web-link = Link zu diesem Tisch
web-copy = Link kopieren
web-copied = Kopiert
web-share = Teilen
web-agreed = Was ihr vereinbart
web-seats-at-table = Plätze am Tisch
web-by-chance = Der Zufall
web-deck-ours = Karten: unsere
web-deck-own = Karten: eine eigene Datei
web-window = Wie lange alle Zeit haben, KLICK zu rufen, bevor es weitergeht.
web-window-none = Ohne Eile: Alle antworten
web-turn-time = Zeit für einen Zug. Ist sie um, macht ein Bot den Zug fertig.
web-no-limit = Unbegrenzt
web-public = Alle können diesen Tisch auf der Startseite finden.

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
web-step-waits = Dein Zug wartet, bis alle Zeit zum Rufen hatten.
web-watching = Du schaust zu.
web-take-over = Selbst weiterspielen
web-mind = Bot spielen lassen
web-mind-name = Einen Bot für { $name } spielen lassen
web-mind-explained = Die Verbindung zu { $name } ist weg. Ein Bot kann weiterspielen, bis { $name } wieder da ist.
web-mind-wait = Noch etwas warten
web-paused = Das Spiel macht Pause.
web-resume = Weiter
web-result = Ergebnis
web-log = Was geschah
web-log-empty = Hier steht, was geschieht.
web-chat = Chat
web-chat-watcher = schaut zu
web-chat-empty = Noch hat niemand etwas gesagt.
web-log-and-chat = Verlauf und Chat
web-say-something = Sag etwas
web-send = Senden
web-why = Regel { $rule }
web-all-rules = Alle Regeln
web-pause = Pause
web-pause-asked = Pause gewünscht von: { $names }
web-agree = Einverstanden
web-leave = Tisch verlassen
web-leave-explained = Ein Bot spielt für dich weiter. Du kannst jederzeit zurückkommen und übernehmen.
web-stay = Bleiben
web-watchers = Es schauen zu: { $names }
web-pass-to = Gib das Gerät weiter an { $name }
web-i-am = Ich bin { $name }
web-tip-next = Verstanden
web-tips-off = Keine Tipps mehr
web-tips-explained = Tipps im ersten Spiel
web-tips-again = Wieder zeigen
web-tips-on = Sie kommen wieder

## Das Ende

web-rematch = Noch einmal
web-rematch-asked = Möchte noch einmal spielen: { $names }
web-replay = Spiel noch einmal ansehen
web-replay-first = Das Spiel beginnt.
web-to-table = Zurück zum Tisch
web-step = Zug
web-step-back = Einen Zug zurück
web-step-on = Einen Zug weiter
web-run = Abspielen
web-stop = Anhalten
web-fair = Wurde ehrlich gemischt?
web-fair-during = Vor dem Spiel hat der Server seinen Teil des Zufalls in dieser Zahl eingeschlossen, und alle haben etwas dazugegeben. Nach dem Spiel zeigt er das Geheimnis, und jeder kann das Mischen nachprüfen.
web-fair-over = Das Geheimnis ist gelüftet: Mit dem Befehl „kartenhaus verify“ und der Datei hier unten kann jeder das Mischen nachprüfen.
web-fair-promise = Versprechen (SHA-256)
web-fair-secret = Geheimnis
web-fair-seed = Startwert
web-fair-log = Spiel mit Beweis speichern

## Die Verbindung

web-link-first = Der Tisch wird gesucht …
web-link-coming-back = Zurück an den Tisch …
web-link-lost = Die Verbindung ist weg. Dein Spiel bleibt erhalten.
web-link-restarting = Der Server startet neu. Dein Spiel bleibt erhalten.
web-link-now = Jetzt versuchen

## Regeln und Hintergrund

web-search = Regeln durchsuchen
web-nothing-found = Keine Regel enthält diese Wörter.
web-ruling = Unsere Auslegung
web-about-house = Kartenhaus ist ein Kartentisch für drei Familienspiele: gegen Bots, mit Freunden oder reihum an einem Gerät.
web-about-fair = Der Server mischt und hütet die Geheimnisse; dein Browser erfährt nie, was du nicht wissen darfst. Jedes Mischen lässt sich nachher prüfen.
web-about-kept = Kein Konto, keine Werbung. Ein Cookie sagt, dass du du bist, damit du deine Spiele wiederfindest.
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
       *[clock] Zeit um, ein Bot spielt
    }
web-minded-you =
    { $why ->
        [left] Du bist gegangen; ein Bot spielt für dich.
        [gone] Du warst weg; ein Bot spielt für dich.
       *[clock] Deine Zeit war zweimal um; ein Bot spielt für dich.
    }

## Karten

web-face-down = Verdeckte Karte
# $card ist der Name einer Mauerkarte.
web-under-rickshaw = { $card }, unter einer Rikscha
