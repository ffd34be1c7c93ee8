### The Great Wall in the browser.

## The table

gw-web-wall = The wall
gw-web-wall-card = Place { $place }: { $card }
gw-web-aimed = { $card } – photos start here
gw-web-end =
    { $end ->
        [left] Left end of the wall
       *[right] Right end of the wall
    }
gw-web-gap = Gap at place { $place }
gw-web-market = Market
gw-web-deck = Face-down wall cards: { $count }. Draw one
gw-web-discard = Wall discard pile: { $count }
gw-web-action-deck = Face-down action cards: { $count }
gw-web-action-discard = Action discard pile: { $count }
gw-web-composition-deck = Compositions left in the deck: { $count }
gw-web-open = Open compositions
gw-web-actions = Your action cards

## Photos

# On the button of a composition.
gw-web-click = CLICK
gw-web-photos = Photos
gw-web-album = Everyone’s photos
gw-web-no-photo = None yet.
gw-web-album-line = { $player }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}
# The latest photo. $worth: how many points.
gw-web-last-photo = Latest photo: { $player }, { $composition }, { $worth }
gw-web-out = Out of the game
gw-web-discard-empty = Nothing here yet.

# The time in which everyone may call, in seconds.
gw-web-moment = See a photo? { $seconds } s
gw-web-moment-mine = Photo time for everyone: { $seconds } s
# Without a timer: no seconds are counted.
gw-web-moment-calm = See a photo? Tap it.
gw-web-nothing = No photo
gw-web-locked = Wrong call. Camera locked: { $seconds } s

# Several people around one device: anyone may take it to call.
gw-web-who-calls = Who’s calling CLICK?
gw-web-who-calls-explained = Did someone else see a photo? Pass them the device. Then the turn continues.
gw-web-calling = { $player }: tap the composition you see on the wall.
gw-web-give-back = Give back

# One line of a race: who was how fast. $rank is 1 to 4.
gw-web-race =
    { $rank ->
        [1] { $player }: first
        [2] { $player }: second, { $behind } ms behind
        [3] { $player }: third, { $behind } ms behind
       *[other] { $player }: last, { $behind } ms behind
    }
# Closer than can be measured: the seat decides.
gw-web-race-tied = { $player }: too close to tell
gw-web-race-error = (± { $error } ms)
# What was taken off for the time on the way.
gw-web-race-credit = connection: −{ $credit } ms
# What is odd about a call. It counts all the same.
gw-web-race-mark =
    { $mark ->
        [too-fast] faster than a human can press
        [held-back] this device answers later than its connection needs
       *[unchecked] the delay of this connection could not be checked
    }

## Choosing

gw-web-turn = End turn
gw-web-new-hand = New hand
gw-web-play = Play card
gw-web-cancel = Cancel
gw-web-choose-end = Now tap the left or right end of the wall.
gw-web-choose-place = Now tap where it goes.
gw-web-choose-second = Now tap the card to swap it with.
gw-web-choose-gap = Now tap the gap it goes into.
# A wall card was tapped, to say where a photo begins.
gw-web-aim = Your photo starts at place { $place }. Now tap a composition.
# Said when something is tapped that leads nowhere.
gw-web-card-first = First tap the card you want to place, then the end of the wall.
gw-web-extra-first = You draw compositions with the action card “{ gw-action-extra-composition }”.
gw-web-action-piles = You draw action cards at the end of your turn, up to three.

## A wrong call, card by card

# $wanted is the card on the composition, $there the one on the wall.
gw-web-differs = Compared from place { $place }
gw-web-differs-same = Place { $place }: { $wanted }, just right
gw-web-differs-other = Place { $place }: you need { $wanted }, there is { $there }
gw-web-differs-rickshaw = Place { $place }: { $wanted }, but under a rickshaw
gw-web-differs-dragon = Place { $place }: you need { $wanted }, there is another part of the dragon: { $there }
gw-web-differs-nothing = Place { $place }: you need { $wanted }, but the wall has no card there
# The same, in a word or two under the cards.
gw-web-mark-same = right
gw-web-mark-other = other card
gw-web-mark-rickshaw = rickshaw
gw-web-mark-dragon = other part
gw-web-mark-nothing = no card

## The guided first game

gw-tip-photos = These are the photos you want. When these cards are side by side on the wall, in this order, tap the photo: CLICK! You can do that on anyone’s turn – the first to call gets it.
gw-tip-place = Your turn begins with a new wall card: tap one in the market, or the face-down deck. Then tap an end of the wall.
gw-tip-drawn = This is your card. Tap the end of the wall where you want it.
gw-tip-act = Now play an action card to bring the wall into the order you need. Tap the card, then tap what to use it on.
gw-tip-open = Anyone can take these open photos, but only on their own turn. Once the last one is taken, the game ends.
gw-tip-end = Nothing left to photograph? Then end your turn.
gw-tip-others = Keep an eye on the wall while others play: you can take your own photos on their turns too.
gw-tip-rickshaw = A rickshaw blocks its card: no photo, no action. It moves one card to the right every turn.
gw-tip-last-round = The compositions have run out: everyone has one last turn.

## This game’s own words about calls

gw-web-window = How long everyone has to call CLICK before the game goes on.
gw-web-step-waits = Your move will be played once everyone has had time to call CLICK.
