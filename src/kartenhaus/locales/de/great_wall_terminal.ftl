### The Great Wall in the plain terminal.

# Names that fit on a card of text: at most 8 letters.
gw-short-lantern = Laterne
gw-short-fan = Fächer
gw-short-teapot = Teekanne
gw-short-lotus = Lotus
gw-short-panda = Panda
gw-short-dragon-head = Kopf
gw-short-dragon-middle = Mitte
gw-short-dragon-tail = Schwanz
gw-short-tower = Turm
gw-short-rickshaw = Rikscha

gw-table-wall = Die Mauer («X»: unter einer Rikscha)
gw-table-drawn = Deine gezogene Karte: { $card }
gw-table-market = Markt: { $cards }
gw-table-piles = Verdeckt: { $deck } · Ablage: { $discard } · Arrangements im Stapel: { $compositions }
gw-table-last-round =
    { $count ->
        [one] Das ist der letzte Zug der Partie.
       *[other] Gleich ist Schluss: noch { $count } Züge, dieser mitgezählt.
    }
gw-table-open = Offene Arrangements (nur in deinem eigenen Zug)
gw-table-own = Deine Arrangements
gw-table-actions = Deine Aktionen: { $actions }
gw-table-player =
    { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }, { $photos ->
        [one] { $photos } Foto
       *[other] { $photos } Fotos
    }

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

gw-menu-place = { $card } ans { $end ->
    [left] linke
   *[right] rechte
} Ende
gw-menu-draw = Die oberste verdeckte Karte ziehen
gw-menu-action = { $action }: { $help }
gw-menu-new-hand = Neue Hand: alles abwerfen, neu ziehen, Zug beenden
gw-menu-end = Den Zug beenden

gw-help =
    Ein Foto schießt du jederzeit so:
      klick             eines deiner Arrangements auswählen
      klick LFT         dieses Arrangement, an der ersten passenden Stelle von links
      klick LFT 3       dieses Arrangement, ab Platz 3
    Züge in englischer Kurzform: place L left, draw, move 3 4, swap 1 5,
      remove 2, extra, market, return T 1, hand (eine neue), end.
    Buchstaben: L Laterne, F Fächer, T Teekanne, O Lotus, P Panda, H M E Drache, W Turm.
