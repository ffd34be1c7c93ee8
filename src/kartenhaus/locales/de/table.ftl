### The table: why something is not done there, and what a person is told of a race. The id is the code of the refusal.

table-name = Ein Name braucht 1 bis { $most } sichtbare Zeichen.
table-name-invisible = In diesem Namen steckt ein unsichtbares Zeichen. Schreib ihn bitte noch einmal.
table-name-accents = In diesem Namen häufen sich die Akzente: höchstens { $most } auf einem Buchstaben, bitte.
table-name-taken = An diesem Tisch heißt schon jemand so ähnlich wie „{ $name }“. Nimm bitte einen anderen Namen.
table-not-gathering = Die Partie läuft schon; das lässt sich jetzt nicht mehr ändern.
table-full = Alle Plätze sind besetzt.
table-no-such-seat = Diesen Platz gibt es nicht; der Tisch hat { $seats } Plätze.
table-seat-taken = Dort sitzt schon jemand.
table-not-host = Das darf nur der Gastgeber.
table-level = Einen Bot „{ $level }“ gibt es nicht. Es gibt: { $known }.
table-seat-empty = Auf diesem Platz sitzt niemand.
table-is-here = Wer dort sitzt, ist da und lässt niemanden warten.
table-not-idle =
    { $seconds ->
        [one] Vielleicht wird dort nur überlegt. Passiert nichts, kann in { $seconds } Sekunde ein Bot übernehmen.
       *[other] Vielleicht wird dort nur überlegt. Passiert nichts, kann in { $seconds } Sekunden ein Bot übernehmen.
    }
table-bot-plays = Dort spielt schon ein Bot.
table-seats = Dieses Spiel ist für { $low } bis { $high } Personen.
table-setting = Einstellung „{ $field }“: bitte { $low } bis { $high } Millisekunden.
table-setting-or-none = Einstellung „{ $field }“: bitte { $low } bis { $high } Millisekunden oder 0 für keine.
table-not-seated = Du hast an diesem Tisch keinen Platz.
table-chance = Bitte gib 1 bis { $most } zufällige Bytes dazu, als Hexadezimalziffern.
table-seats-free =
    { $free ->
        [one] { $free } Platz ist noch frei. Setz einen Bot hin oder spielt mit weniger Plätzen.
       *[other] { $free } Plätze sind noch frei. Setz Bots hin oder spielt mit weniger Plätzen.
    }
table-nothing-to-pick = Vor diesem Spiel gibt es nichts auszusuchen.
table-no-such-pick = Das gibt es hier nicht. Zur Auswahl stehen: { $known }.
table-pick-taken = { $player } war schneller und hat das schon. Such dir etwas anderes aus.
table-not-here = Setz dich oder schau zu, bevor du etwas schreibst.
table-chat-text = Eine Nachricht braucht 1 bis { $most } sichtbare Zeichen.
table-chat-fast = Bitte etwas langsamer: höchstens { $most } Nachrichten pro Minute.
table-chat-full = Wer zuschaut, hat gerade viel zu erzählen: alle zusammen höchstens { $most } Nachrichten pro Minute.
table-seated = Du hast schon einen Platz an diesem Tisch.
table-watchers = Es schauen schon { $most } Leute zu; mehr passen nicht an den Tisch.

table-not-playing = An diesem Tisch wird gerade nicht gespielt.
table-paused = Gerade ist Pause.
table-not-paused = Gerade ist keine Pause.
table-not-over = Die Partie ist noch nicht zu Ende.
table-minded = Ein Bot spielt gerade für dich. Mit „Selbst weiterspielen“ übernimmst du wieder.
table-resigned = Du hast diese Partie aufgegeben. Ein Bot spielt sie für dich zu Ende; bei der nächsten bist du wieder dabei.
table-moved-on = Inzwischen hat sich auf dem Tisch etwas geändert. Schau noch einmal hin.
table-is-call = Das ist ein Ruf, kein Zug.
table-not-call = Das kannst du nicht rufen. Spiel es, wenn du am Zug bist.
table-time-over = Dieser Zug wird für dich beendet; ab dem nächsten spielst du wieder selbst.
table-step-waits = Dein Zug wartet schon: Erst dürfen alle rufen.
table-call-waits = Dein letzter Ruf wird gerade noch geprüft.
table-call-locked =
    { $seconds ->
        [one] Das war ein Fehlruf: In { $seconds } Sekunde kannst du wieder rufen.
       *[other] Das war ein Fehlruf: In { $seconds } Sekunden kannst du wieder rufen.
    }
table-id-used = Dein Programm hat zwei Befehlen dieselbe Kennung gegeben; nur der erste wurde ausgeführt.
table-judged = Über diesen Ruf ist schon entschieden.
table-turn-long = Das waren { $most } Schritte in einem Zug; der Zug wurde für dich beendet.
table-often = Das hast du jetzt { $most }-mal gemacht. Nach dieser Partie geht es wieder.
table-long-played = An diesem Tisch wurde schon sehr lange gespielt. Macht für die nächste Partie bitte einen neuen auf.
table-full-of-games = Dieser Tisch ist voll; hier geht es nicht weiter. Macht bitte einen neuen auf.

# Told together with the reason why the move is no longer possible.
table-step-back = Dein Zug wurde nicht ausgeführt. Wähl noch einmal.
table-race-behind = Du warst { $behind } ms langsamer als der erste Ruf (± { $error } ms).
table-race-tied = Zu knapp zum Messen (± { $error } ms): Dann hat Vorrang, wer im Uhrzeigersinn zuerst nach der Person am Zug sitzt.

### The proof of a finished game.

proof-missing = In dieser Datei steht kein Beweis für das Mischen.
proof-secret = Das Geheimnis des Servers besteht nicht aus 64 Hexadezimalziffern.
proof-shared = Was Platz { $seat } dazugegeben haben soll, besteht nicht aus Hexadezimalziffern.
proof-commitment = Der Server hat sein Versprechen gebrochen: Versprochen war ein Geheimnis mit dem SHA-256 { $promised }, das gezeigte hat { $found }.
proof-other-promise = Das ist nicht die versprochene Partie: Vorher zeigte der Tisch { $seen }, in dieser Datei steht { $promised }.
proof-seed = Die Karten wurden nicht aus dem Geheimnis und den Beiträgen der Plätze gegeben: Daraus wird der Startwert { $found }, verwendet wurde { $used }.
proof-unfinished =
    { $moves ->
        [one] Diese Partie hat kein Ende: Sie bricht nach { $moves } Zug ab.
       *[other] Diese Partie hat kein Ende: Sie bricht nach { $moves } Zügen ab.
    }
proof-call = Über den Ruf „{ $move }“ nach Zug { $number } wurde nicht nach der Zeitmessung entschieden.
