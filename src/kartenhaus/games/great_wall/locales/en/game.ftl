# The Great Wall: names, refusals, and what happens, in words.

## Cards

gw-card-lantern = Lantern
gw-card-fan = Fan
gw-card-teapot = Teapot
gw-card-lotus = Lotus
gw-card-panda = Panda
gw-card-dragon-head = Dragon head
gw-card-dragon-middle = Dragon middle
gw-card-dragon-tail = Dragon tail
gw-card-tower = Tower
gw-card-rickshaw = Rickshaw
# $card is the name of a wall card.
gw-card-under-rickshaw = { $card }, under a rickshaw

## Action cards

gw-action-move-1 = Move 1
gw-action-move-2 = Move 2
gw-action-swap = Swap
gw-action-remove = Remove
gw-action-extra-composition = Extra composition
gw-action-new-market = Replace market
gw-action-take-back = Take back a card

gw-action-move-1-help = Move a wall card past one other, left or right.
gw-action-move-2-help = Move a wall card past two others, left or right.
gw-action-swap-help = Swap two wall cards with each other.
gw-action-remove-help = Take a card out of the wall; the gap closes.
gw-action-extra-composition-help = Draw an extra composition into your hand.
gw-action-new-market-help = Replace the whole market, then place one of the new cards at either end of the wall.
gw-action-take-back-help = Put a card from the wall discard pile anywhere in the wall.

## Options

gw-option-begins = Who starts: agree on a player, as the printed rules say, or leave it to chance.
gw-option-deck = Which cards you play with: the standard deck, or a deck file of your own.
gw-option-camera_lock = How many seconds a wrong call locks your camera, from 0 to 10 (only when calls are timed).

## Refusals: placing a card

# They are shown to the player whose move was refused. Places count from 1 at the left.
gw-place-first = First place a wall card: one from the market, or the top card of the deck.
gw-placed-already = You’ve already placed a card this turn. Play your action cards, or end your turn.
gw-only-at-an-end = You can only place a card at the left or right end of the wall.
gw-place-drawn = You drew a card, so that’s the one to place now.
gw-not-in-market = That card isn’t in the market. Take one that is; in step 2 you can also draw one from the deck.
gw-not-in-new-market = That card is not in the new market. Place one that is.
gw-no-face-down-card = There are no face-down cards left to draw. Take one from the market.
gw-finish-placing = Finish placing first: put your card at the left or right end of the wall.

## Refusals: action cards and the end of a turn

gw-no-action-left =
    { $count ->
        [one] You’ve already played your action card for this turn. Time to end it.
       *[other] You’ve already played your { $count } action cards for this turn. Time to end it.
    }
# $action is the name of an action card.
gw-no-action-card =
    You don’t have “{ $action ->
        [move-1] { gw-action-move-1 }
        [move-2] { gw-action-move-2 }
        [swap] { gw-action-swap }
        [remove] { gw-action-remove }
        [extra-composition] { gw-action-extra-composition }
        [new-market] { gw-action-new-market }
       *[take-back] { gw-action-take-back }
    }” in your hand. Play one of the action cards you hold.
gw-distance = A card moves exactly 1 or exactly 2 places. Choose a place that far away.
gw-exact-distance =
    { $action ->
        [move-1] Your “{ gw-action-move-1 }” moves a card exactly 1 place. Choose the place next to it.
       *[move-2] Your “{ gw-action-move-2 }” moves a card exactly 2 places. Choose a place that far away.
    }
gw-swap-two = Choose two different cards to swap, the left one first.
# $last is the last place that can be chosen.
gw-off-the-wall =
    { $last ->
        [0] There’s no place { $place }: the wall has no cards right now.
        [1] There’s no place { $place }: you can only choose place 1.
       *[other] There’s no place { $place }: choose one from 1 to { $last }.
    }
gw-under-rickshaw = The card at place { $place } is under a rickshaw and has to stay there. Choose another one.
gw-tower = The card at place { $place } is a tower, and no action can move it. Choose another one.
gw-no-composition-left = There are no compositions left to draw. Play another action card.
gw-no-wall-card-left = There are no wall cards left for a new market. Play another action card.
gw-not-in-discard = That wall card isn’t in the discard pile. Choose one that is; you can’t take back a rickshaw.
gw-new-hand-too-late = You can only take a new hand before your first action card of the turn.
gw-action-is-a-must = At least one of your action cards can be played: play one, or take a new hand.

## Refusals: photos

gw-photo-moment = No photos right now: wait until the card has been placed.
gw-photo-not-yours = “{ $composition }” is neither in your hand nor among the open compositions.
gw-photo-open = “{ $composition }” is an open composition: you can only photograph it on your own turn.
gw-photo-wrong =
    { $place ->
        [0] “{ $composition }” isn’t on the wall. Its cards have to be side by side, in exactly this order from left to right.
       *[other] “{ $composition }” doesn’t start at place { $place }. From there its cards have to be side by side, in exactly this order from left to right.
    }
gw-photo-rickshaw = A rickshaw is blocking the view of “{ $composition }”. Wait until it has moved on.
gw-photo-dragon = The dragon in “{ $composition }” doesn’t line up: it needs its head on the left, its tail on the right and, if it has three parts, its middle in between.
gw-photo-spoiled = An earlier photo has changed the wall: “{ $composition }” is no longer there.

## Refusals: texts and decks

# $verb is the first word of a move as it is typed; these words are the same in every language.
gw-move-form =
    { $verb ->
        [place] “place” needs a card and an end (left or right), for example: place L left
        [move] “move” needs two places, from and to, for example: move 2 3
        [swap] “swap” needs two places, for example: swap 2 5
        [remove] “remove” needs one place, for example: remove 3
        [return] “return” needs a card and a place, for example: return L 1
        [click] “click” needs a composition and, if you like, a place, for example: click LFT 2
       *[other] “{ $verb }” stands alone: write nothing after it.
    }
# $field says which entry of the deck file is meant, for example "composition 3".
gw-deck-too-few-plain =
    { $there ->
        [0] For { $seats } players this deck needs at least { $needed } compositions without dragons or pandas; it has none.
        [one] For { $seats } players this deck needs at least { $needed } compositions without dragons or pandas; it has only one.
       *[other] For { $seats } players this deck needs at least { $needed } compositions without dragons or pandas; it has { $there }.
    }
gw-deck-none-left = For { $seats } players this deck needs at least { $needed } compositions, so that some are left after setup.
gw-deck-too-few-actions = For { $seats } players this deck needs at least { $needed } action cards.
gw-deck-too-few-wall-cards = This deck needs at least { $needed } wall cards.
gw-deck-too-many-wall-cards = A deck can have at most { $most } wall cards.
gw-deck-too-many-compositions = A deck can have at most { $most } compositions.
gw-deck-twice = Deck file, { $field }: this composition is already in the deck. Each one can only appear once.
gw-deck-impossible = Deck file, { $field }: the deck’s wall cards aren’t enough to make this composition.
gw-deck-length = Deck file, { $field }: a composition has { $low } to { $high } symbols.
gw-deck-dragon-run =
    { $length ->
        [one] Deck file, { $field }: a dragon has 2 or 3 parts side by side; here it has only one.
       *[other] Deck file, { $field }: a dragon has 2 or 3 parts side by side; here it has { $length }.
    }

## This game’s own words about calls

gw-table-is-call = To take a photo, press CLICK.
gw-table-not-call = CLICK is only for photos. Do everything else on your turn.
gw-table-step-waits = You’ve already made a move; it will be played once everyone has had time to call CLICK.
gw-table-call-locked =
    { $seconds ->
        [one] That call was wrong: you can call again in { $seconds } second.
       *[other] That call was wrong: you can call again in { $seconds } seconds.
    }
