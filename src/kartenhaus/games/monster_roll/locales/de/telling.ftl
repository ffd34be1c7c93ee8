### Monsterrolle: was geschieht, was möglich ist und was zu tun ist, in Worten.

## Was geschieht

mr-event-monster-taken =
    { $you ->
        [yes] Du spielst mit { $monster }.
       *[no] { $player } spielt mit { $monster }.
    }
mr-event-turn-began =
    { $you ->
        [yes] Du bist am Zug.
       *[no] { $player } ist am Zug.
    }
mr-event-card-drawn =
    { $you ->
        [yes] Du ziehst eine Karte.
       *[no] { $player } zieht eine Karte.
    }
mr-event-card-seen = Du hast gezogen: { $card }.
mr-event-card-picked =
    { $you ->
        [yes] Du nimmst vom Ablagestapel: { $card }.
       *[no] { $player } nimmt vom Ablagestapel: { $card }.
    }
mr-event-card-turned-up = Für den Ablagestapel aufgedeckt: { $card }.
mr-event-paper-laid =
    { $you ->
        [yes] Du legst
       *[no] { $player } legt
    } auf Platz { $place }: { $card }{ $over ->
        [none] .
       *[other] { " " }(auf: { $over }).
    }
mr-event-stop-laid =
    { $you ->
        [yes] Du schützt Platz { $place } mit einer Stopp-Karte.
       *[no] { $player } schützt Platz { $place } mit einer Stopp-Karte.
    }
# $victim ist, wessen Streifen zerreißt; $victim-you ist "yes", wenn es der eigene ist.
mr-event-tear-laid =
    RATSCH! { $you ->
        [yes] Du zerreißt den Streifen von { $victim }
       *[no]
            { $victim-you ->
                [yes] { $player } zerreißt deinen Streifen
               *[no] { $player } zerreißt den Streifen von { $victim }
            }
    } auf Platz { $place } ({ $card }).
mr-event-card-discarded =
    { $you ->
        [yes] Du wirfst ab: { $card }.
       *[no] { $player } wirft ab: { $card }.
    }
mr-event-step-taken-back =
    { $you ->
        [yes] Du nimmst { $from ->
            [pile] vom Ablagestapel
           *[row] vom Tisch
        } zurück: { $card }.
       *[no] { $player } nimmt { $from ->
            [pile] vom Ablagestapel
           *[row] vom Tisch
        } zurück: { $card }.
    }
mr-event-scoring-came = WERTUNG { $number } von 3: Alle zählen ihren besten Abschnitt.
# $count is how many cards the section has.
mr-event-section-scored =
    { $you ->
        [yes]
            { $count ->
                [one] Dein bester Abschnitt, Platz { $first }: { $points }.
               *[other] Dein bester Abschnitt, Platz { $first } bis { $last }: { $sum } = { $points }.
            }
       *[no]
            { $count ->
                [one] Bester Abschnitt von { $player }, Platz { $first }: { $points }.
               *[other] Bester Abschnitt von { $player }, Platz { $first } bis { $last }: { $sum } = { $points }.
            }
    }
mr-event-points-written =
    { $you ->
        [yes] Du bekommst
       *[no] { $player } bekommt
    } { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    } und { $you ->
        [yes] hast
       *[no] hat
    } jetzt { $total }.
mr-event-game-ended = Das war die dritte Wertung: Die Partie ist zu Ende.

## Was zu tun ist

mr-expected-draw = Zieh auf fünf Karten nach.
mr-expected-draw-deck = Zieh vom Nachziehstapel: Diese Karte muss von dort kommen.
mr-expected-lay =
    { $done ->
        [0] Leg bis zu zwei Karten oder wirf ab.
        [one]
            { $discarded ->
                [yes] Wirf noch eine Karte ab oder beende deinen Zug.
               *[no] Leg noch eine Karte, wirf ab oder beende deinen Zug.
            }
       *[other] Beende deinen Zug oder nimm einen Schritt zurück.
    }
mr-expected-discard = Du kannst nichts legen: Wirf eine oder zwei Karten ab.
mr-expected-mend = Die Farben passen noch nicht: Richte das mit einer zweiten Karte oder nimm zurück.
mr-expected-over = Die Partie ist zu Ende.

## Was möglich ist

mr-menu-draw = Die oberste Karte vom Nachziehstapel ziehen
mr-menu-pick = Die oberste Karte vom Ablagestapel nehmen
mr-menu-lay = Legen: { $card }
mr-menu-stop = Platz { $place } mit einer Stopp-Karte schützen
mr-menu-discard = Abwerfen: { $card }
mr-menu-back = Den letzten Schritt zurücknehmen
mr-menu-end = Den Zug beenden
# $over is "none" at the end of the row.
mr-menu-place =
    { $over ->
        [none] Platz { $place }, ans Ende
       *[other] Platz { $place }, auf: { $over }
    }{ $turned ->
        [yes] , gedreht
       *[no] { "" }
    }
mr-menu-tear = { $player }, Platz { $place }: { $over }

## Wie es ausging

mr-verdict-shared = Gleichstand an der Spitze: Ihr teilt euch den Sieg.
# $winner-you und $second-you sind "yes" für die Person, die das liest.
mr-verdict-decided =
    Den Ausschlag gab Wertung { $number }: { $winner-you ->
        [yes] { $points } für dich, nur { $fewer } für { $second }.
       *[no]
            { $second-you ->
                [yes] { $points } für { $winner }, nur { $fewer } für dich.
               *[no] { $points } für { $winner }, nur { $fewer } für { $second }.
            }
    }
