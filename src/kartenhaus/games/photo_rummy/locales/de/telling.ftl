### Photo Rummy: was geschieht, was möglich ist und was zu tun ist, in Worten.

## Was geschieht

pr-event-round-began =
    Runde { $number } beginnt. { $you ->
        [yes] Du fängst an.
       *[no] { $player } fängt an.
    }
pr-event-turn-began =
    { $you ->
        [yes] Du bist am Zug.
       *[no] { $player } ist am Zug.
    }
pr-event-card-drawn =
    { $you ->
        [yes] Du ziehst von Stapel { $stack }.
       *[no] { $player } zieht von Stapel { $stack }.
    }
pr-event-card-seen = Du hast gezogen: { $card }.
pr-event-card-laid =
    { $you ->
        [yes] Du legst { $card } zu Kombination { $number }.
       *[no] { $player } legt { $card } zu Kombination { $number }.
    }
pr-event-photo-moved =
    { $you ->
        [yes] Du verschiebst { $card } von Kombination { $origin } zu { $number }.
       *[no] { $player } verschiebt { $card } von Kombination { $origin } zu { $number }.
    }
pr-event-joker-freed =
    { $you ->
        [yes] Du tauschst den Joker in Kombination { $number } ein: { $card } liegt jetzt an seiner Stelle.
       *[no] { $player } tauscht den Joker in Kombination { $number } ein: { $card } liegt jetzt an seiner Stelle.
    }
pr-event-first-combination-laid =
    { $you ->
        [yes] Das ist deine erste Kombination der Runde: Ab jetzt darfst du anlegen und umbauen.
       *[no] Das ist die erste Kombination von { $player } in dieser Runde.
    }
pr-event-step-taken-back =
    { $you ->
        [yes] Du nimmst einen Schritt zurück: { $card }.
       *[no] { $player } nimmt einen Schritt zurück: { $card }.
    }
# $count cards were laid, $kept jokers were freed and kept.
pr-event-turn-ended =
    { $you ->
        [yes] Dein Zug ist zu Ende.
       *[no] Der Zug von { $player } ist zu Ende{ $count ->
            [0] { "" }
            [one] : { $count } Karte ausgelegt
           *[other] : { $count } Karten ausgelegt
        }{ $kept ->
            [0] { "" }
            [one] , { $kept } Joker behalten
           *[other] , { $kept } Joker behalten
        }.
    }
pr-event-rack-left =
    { $you ->
        [yes] Dir bleiben
       *[no] { $player } bleiben
    } { $photos ->
        [one] { $photos } Foto
       *[other] { $photos } Fotos
    } und { $jokers ->
        [one] { $jokers } Joker
       *[other] { $jokers } Joker
    }.
# $result: wie sie ausgegangen ist, $points: was alle gewonnen oder verloren haben, jeweils wie unten.
pr-event-round-ended = { $result } { $points }
pr-round-won =
    { $you ->
        [yes] Du gewinnst Runde { $number }!
       *[no] { $player } gewinnt Runde { $number }!
    }
pr-round-drawn = Die Stapel sind aufgebraucht: Runde { $number } endet unentschieden.
pr-round-points =
    { $you ->
        [yes] { player-you }
       *[no] { $player }
    } { $points }
pr-event-game-ended = Alle Runden sind gespielt.

## Was zu tun ist

pr-expected-draw = Zieh eine Karte von einem der Stapel.
pr-expected-play = Leg aus, was du magst, und beende dann deinen Zug.
pr-expected-mend = Bau weiter oder nimm Schritte zurück.
pr-expected-over = Die Partie ist zu Ende.

## Was möglich ist

pr-menu-draw =
    { $count ->
        [one] Von Stapel { $stack } ziehen ({ $count } Karte)
       *[other] Von Stapel { $stack } ziehen ({ $count } Karten)
    }
pr-menu-lay = { $card } auslegen
pr-menu-move = Ein Foto auf dem Tisch verschieben
pr-menu-new = als neue Kombination
pr-menu-to = zu Kombination { $number }: { $cards }
pr-menu-free = { $card } gegen den Joker in Kombination { $number } eintauschen
pr-menu-back = Den letzten Schritt zurücknehmen
pr-menu-back-all = Alle Schritte dieses Zuges zurücknehmen
pr-menu-end = Den Zug beenden

## Tipps

# $target is 0 for a new combination.
pr-hint-lay =
    { $target ->
        [0] Leg { $card } als neue Kombination aus.
       *[other] Leg { $card } zu Kombination { $target }.
    }
pr-hint-move =
    { $target ->
        [0] Beginn mit { $card } eine neue Kombination.
       *[other] Verschieb { $card } zu Kombination { $target }.
    }
pr-hint-count =
    { $count ->
        [one] Du kannst { $count } Karte auslegen.
       *[other] Du kannst { $count } Karten auslegen.
    }
pr-hint-out =
    { $count ->
        [one] Du kannst die Runde gewinnen: Leg deine letzte Karte!
       *[other] Du kannst die Runde gewinnen: Alle { $count } Karten lassen sich auslegen!
    }
pr-hint-nothing = In diesem Zug kannst du nichts auslegen.
pr-hint-not-on-turn = Warte, bis du am Zug bist, und frag dann noch einmal.
pr-hint-draw-first = Zieh zuerst eine Karte und frag dann noch einmal.
pr-hint-take-back =
    { $count ->
        [0] In diesem Zug lässt sich nichts auslegen. Nimm alle Schritte zurück.
        [one] Nimm alle Schritte zurück: Von dort aus kannst du { $count } Karte auslegen.
       *[other] Nimm alle Schritte zurück: Von dort aus kannst du { $count } Karten auslegen.
    }
pr-hint-mend = Auslegen musst du nichts mehr, nur noch den Tisch in Ordnung bringen.
pr-hint-done = Mehr kannst du nicht auslegen. Beende deinen Zug.
# An der Stelle von „Wien, Kirchen“ in einem Satz wie „Leg … zu Kombination 3“.
pr-a-joker = einen Joker
pr-hint-free = Leg { $card } an die Stelle des Jokers in Kombination { $number }.

## Wie es ausging

# $you ist "yes", wenn gewonnen hat, wer das liest.
pr-verdict-decided =
    { $you ->
        [yes] Du hast
       *[no] { $player } hat
    } { $won } von { $rounds ->
        [one] { $rounds } Runde
       *[other] { $rounds } Runden
    } gewonnen und die meisten Punkte geholt.
# $players-you ist "yes", wenn mitgewonnen hat, wer das liest; dann sind $players die anderen.
pr-verdict-shared =
    { $players-you ->
        [yes] Du teilst dir den Sieg mit { $players }.
       *[no] { $players } teilen sich den Sieg.
    }
