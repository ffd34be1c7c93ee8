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
gw-table-market = Markt: { $cards }
gw-table-piles = Verdeckt: { $deck } · Ablage: { $discard } · Arrangements im Stapel: { $compositions }
gw-table-open = Offene Arrangements (nur in deinem eigenen Zug)
gw-table-actions = Deine Aktionen: { $actions }
gw-table-player =
    { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }, { $photos ->
        [one] { $photos } Foto
       *[other] { $photos } Fotos
    }

gw-help =
    Ein Foto schießt du jederzeit so:
      klick             eines deiner Arrangements auswählen
      klick LFT         dieses Arrangement, an der ersten passenden Stelle von links
      klick LFT 3       dieses Arrangement, ab Platz 3
    Züge in englischer Kurzform: place L left, draw, move 3 4, swap 1 5,
      remove 2, extra, market, return T 1, hand (eine neue), end.
    Buchstaben: L Laterne, F Fächer, T Teekanne, O Lotus, P Panda, H M E Drache, W Turm.

## Was sonst vom Rufen gesagt wird, in den Worten des Spiels

gw-prompt-call = { $player } ist am Zug. Enter: weiter · klick: Foto schießen >{" "}
gw-not-your-list = Du bist nicht am Zug, darum gibt es gerade keine Liste. Drück Enter, um weiterzuspielen, oder schieß mit „klick“ ein Foto.
gw-nothing-to-call = Du hast gerade nichts, wofür du KLICK rufen könntest.
gw-command-call = klick
