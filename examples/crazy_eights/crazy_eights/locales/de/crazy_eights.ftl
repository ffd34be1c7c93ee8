ce-name = Crazy Eights
ce-pitch = Farbe oder Wert bedienen, mit einer Acht die Farbe wechseln und als Erstes alle Karten los sein.
ce-help = Züge in Worten: play 10h, play 8s d (eine Acht, die Karo verlangt), draw, pass. Farben: s Pik, h Herz, d Karo, c Kreuz.
ce-suit =
    { $suit ->
        [s] Pik
        [h] Herz
        [d] Karo
       *[c] Kreuz
    }
ce-card =
    { ce-suit } { $rank ->
        [a] Ass
        [j] Bube
        [q] Dame
        [k] König
       *[other] { $rank }
    }
ce-zone-deck = Stapel
ce-zone-pile = Ablagestapel
ce-zone-hand = Hand

ce-event-turn-began =
    { $you ->
        [yes] Du bist dran.
       *[no] { $player } ist dran.
    }
ce-event-played =
    { $you ->
        [yes] Du spielst
       *[no] { $player } spielt
    } { $card }{ $suit ->
        [none] .
       *[other] { " " }– jetzt gilt { ce-suit }.
    }
ce-event-drawn = { $player } zieht eine Karte.
ce-event-seen = Du ziehst { $card }.
ce-event-passed = { $player } passt.
ce-verdict = Die Partie ist zu Ende. Die wenigsten Punkte gewinnen.
ce-move-play = { $card } spielen
ce-move-suit = und { ce-suit } verlangen
ce-move-draw = Eine Karte ziehen
ce-move-pass = Passen
ce-expected = Spiel { ce-suit }, den gleichen Wert oder eine Acht; sonst zieh oder passe.

ce-not-in-hand = Diese Karte hast du nicht.
ce-suit-for-eights = Zu einer Acht gehört eine Farbe, zu anderen Karten nicht.
ce-no-match = Spiel { ce-suit }, den Wert der obersten Karte oder eine Acht.
ce-no-draw = Du kannst jetzt nicht ziehen: Du hast schon gezogen, oder der Stapel ist leer.
ce-draw-first = Zieh eine Karte, bevor du passt.
ce-move-form = Nach „{ $verb }“ gehören andere Wörter. Zum Beispiel: play 10h, play 8s d, draw, pass.

rules-ce-intro = Werde deine Karten los: Spiel eine mit gleicher Farbe oder gleichem Wert wie die letzte. Achten passen immer.
rule-ce-c1 = Es gibt 52 Karten in vier Farben: Pik, Herz, Karo und Kreuz.
rule-ce-s1 = Alle bekommen 5 Karten, zu zweit 7. Eine Karte wird aufgedeckt und beginnt den Ablagestapel; die übrigen sind der Stapel. (R) Der Zufall entscheidet, wer anfängt.
rule-ce-t1 = Wenn du dran bist, spielst du eine Karte aus der Hand oder ziehst eine. Es geht im Uhrzeigersinn weiter.
rule-ce-t2 = Eine Karte muss zur geltenden Farbe oder zum Wert der obersten Karte des Ablagestapels passen.
rule-ce-t3 = Eine Acht passt immer, und du bestimmst die Farbe, die dann gilt.
rule-ce-t4 = Du darfst im Zug eine Karte ziehen, danach spielst oder passt du. (R) Ist der Stapel leer, darfst du gleich passen; er wird nicht aufgefüllt.
rule-ce-e1 = Die Partie endet, sobald eine Hand leer ist, oder (R) wenn alle nacheinander passen.
rule-ce-e2 = Karten auf der Hand kosten Punkte: eine Acht 50, König, Dame und Bube 10, ein Ass 1, alle anderen ihren Wert. Die wenigsten Punkte gewinnen.
