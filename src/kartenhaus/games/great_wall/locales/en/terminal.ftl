### The Great Wall in the plain terminal.

# Names that fit on a card of text: at most 8 letters.
gw-short-lantern = lantern
gw-short-fan = fan
gw-short-teapot = teapot
gw-short-lotus = lotus
gw-short-panda = panda
gw-short-dragon-head = head
gw-short-dragon-middle = middle
gw-short-dragon-tail = tail
gw-short-tower = tower
gw-short-rickshaw = rickshaw

gw-table-wall = The wall («X»: under a rickshaw)
gw-table-market = Market: { $cards }
gw-table-piles = Face down: { $deck } · discard pile: { $discard } · compositions left: { $compositions }
gw-table-open = Open compositions (on your own turn only)
gw-table-actions = Your actions: { $actions }
gw-table-player =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, { $photos ->
        [one] { $photos } photo
       *[other] { $photos } photos
    }

gw-help =
    To take a photo, at any prompt:
      click             choose one of your compositions
      click LFT         this composition, at its first place from the left
      click LFT 3       this composition, starting at place 3
    Moves in words: place L left, draw, move 3 4, swap 1 5, remove 2, extra,
      market, return T 1, hand (a new one), end.
    Letters: L lantern, F fan, T teapot, O lotus, P panda, H M E dragon, W tower.

## This game’s own words about calls

gw-prompt-call = { $player } is playing. Enter: continue · click: take a photo >{" "}
gw-not-your-list = It isn’t your turn, so there’s no list. Press Enter to continue, or type click to take a photo.
gw-nothing-to-call = You have nothing to photograph.
gw-command-call = click
