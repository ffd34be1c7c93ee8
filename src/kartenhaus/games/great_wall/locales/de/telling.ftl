### Die Große Mauer: was geschieht, was möglich ist und was zu tun ist, in Worten.

## Was geschieht

# $you ist "yes", wenn der Satz die Person anspricht, um die es geht; $player ist ihr Name.
# $card ist der Name einer Karte; $cards, $actions, $composition und $compositions sind Listen von Namen.
gw-event-turn-began =
    { $you ->
        [yes] Du bist am Zug.
       *[no] { $player } ist am Zug.
    }
# $count Rikschas stehen noch auf der Mauer, und zwar auf $places; $gone haben sie verlassen.
gw-event-rickshaws-rolled =
    { $count ->
        [0] Die Rikscha rollt rechts von der Mauer herunter.
        [one]
            { $gone ->
                [0] Die Rikscha rollt weiter auf Platz { $places }.
               *[other] Eine Rikscha rollt rechts von der Mauer herunter, eine andere weiter auf Platz { $places }.
            }
       *[other]
            { $gone ->
                [0] Die Rikschas rollen weiter und stehen jetzt auf Platz { $places }.
               *[other] Eine Rikscha rollt rechts von der Mauer herunter, die anderen stehen jetzt auf Platz { $places }.
            }
    }
# $place ist 0, wenn keine Karte frei war.
gw-event-rickshaw-came =
    { $place ->
        [0] Eine Rikscha taucht auf, findet keine freie Karte und wird abgelegt.
       *[other] Eine Rikscha taucht auf und hält auf der Karte auf Platz { $place }.
    }
gw-event-wall-deck-remade =
    { $count ->
        [one] Die Mauerablage wird zum neuen Stapel: { $count } Karte.
       *[other] Die Mauerablage wird gemischt und bildet den neuen Stapel: { $count } Karten.
    }
gw-event-action-deck-remade =
    { $count ->
        [one] Die Aktionsablage wird zum neuen Stapel: { $count } Karte.
       *[other] Die Aktionsablage wird gemischt und bildet den neuen Stapel: { $count } Karten.
    }
gw-event-placing-skipped =
    { $you ->
        [yes] Es gibt keine Mauerkarten mehr, also legst du keine an.
       *[no] Es gibt keine Mauerkarten mehr, also legt { $player } keine an.
    }
gw-event-card-drawn =
    { $you ->
        [yes] Du ziehst eine verdeckte Karte und siehst sie dir an.
       *[no] { $player } zieht eine verdeckte Karte und sieht sie sich an.
    }
gw-event-card-seen = Du hast gezogen: { $card }.
# $end ist "left" oder "right", $source ist "market" oder "deck".
gw-event-card-placed =
    { $you ->
        [yes] Du legst
       *[no] { $player } legt
    } { $end ->
        [left] links an
       *[right] rechts an
    }: { $card } { $source ->
        [market] (aus dem Markt)
       *[deck] (vom Stapel)
    }.
gw-event-market-filled = Neu im Markt: { $card }.
gw-event-market-discarded = Der alte Markt wird abgelegt: { $cards }.
gw-event-action-played =
    { $you ->
        [yes] Du spielst
       *[no] { $player } spielt
    } „{ $action }“.
gw-event-card-moved = { $card }: von Platz { $origin } auf Platz { $target }.
# $first und $second sind die Namen der Karten.
gw-event-cards-swapped = { $first } (Platz { $left }) und { $second } (Platz { $right }) tauschen die Plätze.
gw-event-card-removed = Von Platz { $place } entfernt: { $card }.
gw-event-card-returned = Zurück in der Mauer, auf Platz { $place }: { $card }.
# $count ist die Zahl der abgeworfenen Arrangements.
gw-event-hand-discarded =
    { $you ->
        [yes] Du wirfst alle deine Handkarten ab.
       *[no] { $player } wirft alle Handkarten ab.
    } Aktionen: { $actions }.{ $count ->
        [0] { "" }
        [one] { " " }Arrangement: { $compositions }.
       *[other] { " " }Arrangements: { $compositions }.
    }
gw-event-actions-shown =
    { $you ->
        [yes] { $count ->
            [0] Du hast keine Aktionskarten, die du spielen könntest.
           *[other] Keine deiner Aktionskarten ist spielbar. Du zeigst sie vor: { $actions }.
        }
       *[no] { $count ->
            [0] { $player } hat keine Aktionskarten zum Ausspielen.
           *[other] { $player } kann keine dieser Aktionskarten spielen und zeigt sie vor: { $actions }.
        }
    }
gw-event-actions-drawn =
    { $you ->
        [yes] Du ziehst
       *[no] { $player } zieht
    } { $count ->
        [one] { $count } Aktionskarte.
       *[other] { $count } Aktionskarten.
    }
gw-event-actions-seen =
    { $count ->
        [one] Deine neue Aktionskarte: { $actions }.
       *[other] Deine neuen Aktionskarten: { $actions }.
    }
gw-event-compositions-drawn =
    { $you ->
        [yes] Du ziehst
       *[no] { $player } zieht
    } { $count ->
        [one] { $count } Arrangement.
       *[other] { $count } Arrangements.
    }
gw-event-compositions-seen =
    { $count ->
        [one] Dein neues Arrangement: { $compositions }.
       *[other] Deine neuen Arrangements: { $compositions }.
    }
# $open ist "yes" bei einem der offenen Arrangements; bei $place beginnt das Foto.
gw-event-photo-taken =
    KLICK! { $you ->
        [yes] Du fotografierst
       *[no] { $player } fotografiert
    } { $open ->
        [yes] das offene Arrangement { $composition }
       *[no] { $composition }
    } ab Platz { $place }: { $points ->
        [one] { $points } Punkt.
       *[other] { $points } Punkte.
    }
gw-event-wall-refilled = Neu am linken Ende der Mauer: { $card }.
# Die hier genannte Person hat den letzten Zug der Partie.
gw-event-last-round-came =
    { $you ->
        [yes] Das letzte Arrangement ist gezogen. Nach diesem Zug sind alle noch einmal dran, du zuletzt.
       *[no] Das letzte Arrangement ist gezogen. Nach diesem Zug sind alle noch einmal dran, { $player } zuletzt.
    }
gw-event-turn-ended =
    { $you ->
        [yes] Du beendest deinen Zug.
       *[no] { $player } beendet den Zug.
    }
# $rule ist die Regel, nach der die Partie geendet hat.
gw-event-game-ended =
    { $rule ->
        [GW-E1] Das letzte offene Arrangement ist fotografiert: Die Partie ist zu Ende.
       *[GW-E2] Alle hatten ihren letzten Zug: Die Partie ist zu Ende.
    }

## Was zu tun ist

gw-expected-place = Leg eine Karte an ein Ende der Mauer.
gw-expected-place-drawn = Leg die gezogene Karte an.
gw-expected-place-new = Leg eine der neuen Karten an ein Ende der Mauer.
gw-expected-act =
    { $played ->
        [0] Spiel eine Aktion oder nimm eine neue Hand.
       *[other]
            { $left ->
                [0] Beende deinen Zug oder schieß vorher noch ein Foto.
               *[other] Spiel noch eine Aktion oder beende deinen Zug.
            }
    }
gw-expected-stuck = Keine deiner Aktionskarten ist spielbar. Nimm eine neue Hand, oder zeig sie vor und beende deinen Zug.
gw-expected-over = Die Partie ist zu Ende.

## Was auf dem Tisch liegt

gw-table-drawn = Deine gezogene Karte: { $card }
gw-table-own = Deine Arrangements
gw-table-last-round =
    { $count ->
        [one] Das ist der letzte Zug der Partie.
       *[other] Gleich ist Schluss: noch { $count } Züge, dieser mitgezählt.
    }

## Was möglich ist

gw-menu-place = { $card } ans { $end ->
    [left] linke
   *[right] rechte
} Ende
gw-menu-draw = Die oberste verdeckte Karte ziehen
gw-menu-action = { $action }: { $help }
gw-menu-new-hand = Neue Hand: alles abwerfen, neu ziehen, Zug beenden
gw-menu-end = Den Zug beenden
gw-menu-click = KLICK! { $worth }: { $composition }
gw-menu-click-at = KLICK! { $worth }: { $composition }, ab Platz { $place }

## Wie es ausging

gw-verdict-photos = Nach Punkten Gleichstand: Mehr Fotos haben entschieden.
