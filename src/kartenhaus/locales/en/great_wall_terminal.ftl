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
gw-table-drawn = The card you drew: { $card }
gw-table-market = Market: { $cards }
gw-table-piles = Face down: { $deck } · discard pile: { $discard } · compositions left: { $compositions }
gw-table-last-round =
    { $count ->
        [one] This is the last turn of the game.
       *[other] The end is near: { $count } turns left, including this one.
    }
gw-table-open = Open compositions (on your own turn only)
gw-table-own = Your compositions
gw-table-actions = Your actions: { $actions }
gw-table-player =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, { $photos ->
        [one] { $photos } photo
       *[other] { $photos } photos
    }

gw-expected-place = Place a card at an end of the wall.
gw-expected-place-drawn = Place the card you drew.
gw-expected-place-new = Place one of the new cards at an end of the wall.
gw-expected-act =
    { $played ->
        [0] Play an action card, or take a new hand.
       *[other]
            { $left ->
                [0] End your turn, or take a photo first.
               *[other] Play another action card, or end your turn.
            }
    }
gw-expected-stuck = You can’t play any of your action cards. Take a new hand, or show them and end your turn.
gw-expected-over = The game is over.

gw-menu-place = { $card } to the { $end ->
    [left] left end
   *[right] right end
}
gw-menu-draw = Draw the top card of the deck
gw-menu-action = { $action }: { $help }
gw-menu-new-hand = New hand: discard everything, draw new cards, end your turn
gw-menu-end = End your turn

gw-help =
    To take a photo, at any prompt:
      click             choose one of your compositions
      click LFT         this composition, at its first place from the left
      click LFT 3       this composition, starting at place 3
    Moves in words: place L left, draw, move 3 4, swap 1 5, remove 2, extra,
      market, return T 1, hand (a new one), end.
    Letters: L lantern, F fan, T teapot, O lotus, P panda, H M E dragon, W tower.
