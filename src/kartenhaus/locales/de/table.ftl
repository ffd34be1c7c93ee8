### The table: why something is not done there, and what a person is told of a race. The id is the code of the refusal.

table-name = Ein Name hat 1 bis { $most } sichtbare Zeichen.
table-not-gathering = Die Partie hat begonnen; das lässt sich nur vorher ändern.
table-full = Alle Plätze sind besetzt.
table-no-such-seat = Diesen Platz gibt es nicht; der Tisch hat { $seats } Plätze.
table-seat-taken = Dort sitzt schon jemand.
table-not-host = Das darf nur, wer den Tisch leitet.
table-level = Einen Bot „{ $level }“ gibt es nicht. Es gibt: { $known }.
table-seat-empty = Auf diesem Platz sitzt niemand.
table-is-here = Wer dort sitzt, ist verbunden und spielt selbst.
table-bot-plays = Dort spielt schon ein Bot.
table-seats = Dieses Spiel ist für { $low } bis { $high } Personen.
table-setting = Einstellung „{ $field }“: bitte { $low } bis { $high } Millisekunden.
table-setting-or-none = Einstellung „{ $field }“: bitte { $low } bis { $high } Millisekunden, oder 0 für keine.
table-not-seated = Du hast an diesem Tisch keinen Platz.
table-chance = Gib bitte 1 bis { $most } zufällige Bytes dazu, in Hexadezimalziffern geschrieben.
table-seats-free =
    { $free ->
        [one] { $free } Platz ist noch frei. Setz einen Bot darauf oder spiel mit weniger Plätzen.
       *[other] { $free } Plätze sind noch frei. Setz Bots darauf oder spiel mit weniger Plätzen.
    }
table-not-here = Setz dich oder schau zu, bevor du etwas sagst.
table-chat-text = Eine Nachricht hat 1 bis { $most } sichtbare Zeichen.
table-chat-fast = Bitte etwas langsamer: höchstens { $most } Nachrichten in der Minute.
table-chat-full = Hier wird viel geredet: höchstens { $most } Nachrichten pro Minute an einem Tisch.
table-seated = Du hast schon einen Platz an diesem Tisch.
table-watchers = Es schauen schon { $most } Leute zu; mehr haben keinen Platz.

table-not-playing = An diesem Tisch wird gerade nicht gespielt.
table-paused = Die Partie ist unterbrochen.
table-not-paused = Die Partie ist nicht unterbrochen.
table-not-over = Die Partie ist noch nicht zu Ende.
table-minded = Ein Bot spielt für dich. Setz dich wieder hin, um zu übernehmen.
table-moved-on = Auf dem Tisch hat sich inzwischen etwas geändert. Sieh noch einmal hin.
table-is-call = Das ruft man: Drück den Knopf dafür.
table-not-call = Das kann man nicht rufen; zieh so, wenn du am Zug bist.
table-time-over = Ein Bot spielt diesen Zug für dich zu Ende; ab dem nächsten spielst du wieder selbst.
table-step-waits = Ein Zug von dir wartet schon, bis alle Zeit zum Rufen hatten.
table-call-waits = Über einen Ruf von dir wird gerade schon entschieden.
table-camera-locked =
    { $seconds ->
        [one] Das war falsch gerufen: In { $seconds } Sekunde kannst du wieder rufen.
       *[other] Das war falsch gerufen: In { $seconds } Sekunden kannst du wieder rufen.
    }
table-id-used = Dein Programm hat zwei Befehlen denselben Namen gegeben; nur der erste wurde ausgeführt.
table-judged = Über diesen Ruf ist schon entschieden.

# Told together with the reason why the move is no longer possible.
table-step-back = Dein Zug kommt zu dir zurück; es wurde nichts für dich gespielt.
table-race-behind = Du warst { $behind } ms langsamer als der erste Ruf (± { $error } ms).
table-race-tied = Zu knapp, um es zu messen (± { $error } ms): Es gilt, wer nach der Person am Zug zuerst an der Reihe ist.

### The proof of a finished game.

proof-missing = In dieser Datei steht kein Beweis für das Mischen.
proof-secret = Das Geheimnis des Tisches besteht nicht aus 64 Hexadezimalziffern.
proof-shared = Was Platz { $seat } dazugegeben haben soll, sind keine Hexadezimalziffern.
proof-commitment = Der Tisch hat sein Versprechen gebrochen: Versprochen war ein Geheimnis mit dem SHA-256 { $promised }, das gezeigte hat { $found }.
proof-other-promise = Das ist nicht die versprochene Partie: Vorher zeigte der Tisch { $seen }, in dieser Datei steht { $promised }.
proof-seed = Die Karten wurden nicht aus dem Geheimnis und den Beiträgen der Plätze gegeben: Daraus wird der Startwert { $found }, verwendet wurde { $used }.
proof-unfinished =
    { $moves ->
        [one] Diese Partie hat kein Ende: Sie bricht nach { $moves } Zug ab.
       *[other] Diese Partie hat kein Ende: Sie bricht nach { $moves } Zügen ab.
    }
proof-call = Über den Ruf „{ $move }“ nach Zug { $number } wurde nicht nach dem Maß entschieden.
