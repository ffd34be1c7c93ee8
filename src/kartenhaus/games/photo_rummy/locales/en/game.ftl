# Photo Rummy: names and refusals, in words.

## Cards

pr-joker = Joker
# $city and $category are names from below.
pr-photo = { $city }, { $category }

pr-city-london = London
pr-city-dublin = Dublin
pr-city-oslo = Oslo
pr-city-rome = Rome
pr-city-paris = Paris
pr-city-bern = Bern
pr-city-lisbon = Lisbon
pr-city-berlin = Berlin
pr-city-madrid = Madrid
pr-city-vienna = Vienna
pr-city-brussels = Brussels
pr-city-copenhagen = Copenhagen
pr-city-amsterdam = Amsterdam
pr-city-stockholm = Stockholm
pr-city-athens = Athens
pr-city-prague = Prague
pr-city-helsinki = Helsinki

pr-category-palaces = Palaces and parliaments
pr-category-churches = Churches
pr-category-sights = Sights
pr-category-symbols = Symbols
pr-category-treats = Local treats
pr-category-letterboxes = Letterboxes

## The table

pr-table-round = Round { $number } of { $rounds }
pr-table-table = On the table

## Options

pr-option-rounds = How many rounds you play, from 1 to 20.
pr-option-begins = Who starts the first round: choose a player, or leave it to chance. The printed rules say: the youngest.
pr-option-deck = Which pictures the photos show: the standard ones, or those of your own deck file.

## Refusals: drawing

# They are shown to the player whose move was refused. Stacks and combinations count from 1.
# $card is a card in short, such as Fc or J.
pr-draw-first = Draw a card from one of the stacks first.
pr-drawn-already = You’ve already drawn your card for this turn.
pr-no-stack = There’s no stack { $stack }. Choose one from 1 to { $last }.
pr-stack-empty = Stack { $stack } is empty. Draw from another one.

## Refusals: laying and rebuilding

pr-no-such-card = That card doesn’t exist in this game.
pr-not-on-rack = “{ $card }” isn’t on your rack.
pr-not-on-table = “{ $card }” isn’t on the table.
pr-no-combination = There’s no combination { $combination } on the table.
pr-lies-there = “{ $card }” is already in combination { $combination }. Choose another one for it.
pr-first-from-rack = Your first combination of the round has to come from your own rack alone. Lay it first; after that you can add cards to what the others have laid.
pr-first-before-rebuilding = You can rebuild as soon as you’ve laid a first combination of your own this round.
pr-too-many-steps = You’ve made { $most } steps this turn, and that’s the limit. Take steps back if you need to, then end your turn.
pr-nothing-to-take-back = There’s no step to take back this turn. The card you drew stays with you.
# $combinations and $rules are lists, such as "2, 5" and "PR-K1, PR-L4".
pr-table-faulty =
    { $count ->
        [one] Combination { $combinations } isn’t a proper row or set yet. Fix it or take steps back, then end your turn. Rules: { $rules }.
       *[other] Combinations { $combinations } aren’t proper rows or sets yet. Fix them or take steps back, then end your turn. Rules: { $rules }.
    }

## Refusals: jokers

pr-joker-keeps-kind =
    { $count ->
        [one] Combination { $combinations } had a joker when your turn began, so it has to stay the row or set it was.
       *[other] Combinations { $combinations } had jokers when your turn began, so they have to stay the rows or sets they were.
    }
pr-joker-stays = A joker stays where it is until a photo that fits takes its place.
pr-first-before-joker = You can free a joker as soon as you’ve laid a first combination of your own this round.
pr-only-a-photo = Only a photo can take a joker’s place.
pr-no-joker-there = There’s no joker to free in combination { $combination }.
pr-joker-laid-now = The joker in combination { $combination } was laid this turn. You can only take that step back.
pr-photo-not-at-hand = “{ $card }” is neither on your rack nor on the table.
pr-does-not-belong = “{ $card }” doesn’t belong in combination { $combination }, so it can’t take the joker’s place.
pr-not-new-there = “{ $card }” isn’t new to combination { $combination }. The photo for a joker has to come from your rack or from another combination.
pr-photo-settled = “{ $card }” took a joker’s place this turn and stays there until the turn ends.

## Refusals: texts and decks

# $verb is the first word of a move as it is typed; these words are the same in every language.
pr-move-form =
    { $verb ->
        [draw] “draw” needs the number of a stack, for example: draw 3
        [lay] “lay” needs a card and, unless it starts a new combination, a number, for example: lay Fc 2
        [move] “move” needs a photo and, unless it starts a new combination, a number, for example: move Dt 2
        [free] “free” needs a photo and a number, for example: free GBs 4
        [back] “back” stands alone or with “all”: back all
       *[other] “{ $verb }” stands alone: write nothing after it.
    }
# $field says which entry of the deck file is meant, for example "photo 3".
pr-deck-twice = Deck file, { $field }: the photo { $photo } is already in the deck. Each one can only appear once.
pr-deck-missing = Deck file: the photo { $photo } is missing. There is one for each city and category.
pr-deck-name = Deck file, { $field }: a name is missing here, or it is longer than { $most } characters.
