# Monster Roll: names and refusals, in words.

mr-name = Monster Roll

## Cards

mr-colour-purple = purple
mr-colour-orange = orange
mr-colour-green = green
mr-colour-blue = blue

# $left, $right and $colour are names of colours from above.
mr-card-paper = Paper, { $left } to { $right }
mr-card-paper-star = Paper with a star, { $left } to { $right }
mr-card-tear = Tear, { $colour }
mr-card-stop = Stop
mr-card-scoring = Scoring

mr-monster-fuzz = Fuzz
mr-monster-gulp = Gulp
mr-monster-wobble = Wobble
mr-monster-snuffle = Snuffle

## Options

mr-option-begins = Who begins: a seat of your choice, or whoever chance picks.
mr-option-deck = Which cards you play with: those of the game, or a deck file of your own.
mr-option-turn_cards = Whether paper cards may be turned round when they are laid.
mr-option-monsters = Which monster each seat plays with, such as monsters=gulp or monsters=gulp,fuzz. The monsters are: fuzz, gulp, wobble, snuffle.

## Refusals: drawing

# They are shown to the player whose move was refused. Places count from 1 beside the monster.
mr-draw-first =
    { $missing ->
        [one] First draw: your hand is { $missing } card short.
       *[other] First draw: your hand is { $missing } cards short.
    }
mr-hand-full = Your hand is full: { $count } cards. Now lay or discard.
mr-nothing-to-pick = The discard pile is empty, and a new one begins only when you have drawn all your cards. Draw from the deck.
mr-picked-already = You have already taken a card from the discard pile in this turn. Draw from the deck.
mr-last-from-deck = In every turn at least one card comes from the deck. Draw this one from there.

## Refusals: the steps of a turn

mr-not-in-hand = You do not have this card in your hand.
mr-two-laid = You have used two cards, and that is all for one turn. End it, or take a step back.
mr-discarded-already = You have discarded, so you cannot lay any more in this turn. Take the discard back if you would rather lay.
mr-no-more-discards = Two cards have left your hand, and that is all for one turn. End it, or take a step back.
mr-nothing-done = Lay or discard at least one card before you end your turn.
mr-nothing-to-take-back = There is no step to take back. Drawn cards stay in your hand.

## Refusals: laying paper

mr-not-paper = This is not a paper card. Only paper makes a strip.
mr-beyond-end = Place { $place } is out of reach. Your row takes paper at places 1 to { $last }, and place { $last } is its open end.
mr-cover-stop = A stop card lies at place { $place }, and nothing goes on top of it.
mr-no-turning = At this table cards are laid as they are printed, not turned round.
mr-same-turned = This card looks the same either way round. Just lay it as it is.
mr-no-match =
    Your row ends in { $colour ->
        [purple] { mr-colour-purple }
        [orange] { mr-colour-orange }
        [green] { mr-colour-green }
       *[blue] { mr-colour-blue }
    }. The next card must begin with that colour, or another card in your hand must be able to put it right.
mr-mismatch = At place { $place } the colours do not match this card, and nothing in your hand could put that right any more.
mr-still-mismatched = The colours in your row do not match yet. Put that right with your second card, or take the first one back.

## Refusals: stop and tear

mr-stop-elsewhere = A stop card only goes over the paper you have laid in this same turn.
mr-not-a-tear = This is not a tear card.
mr-tear-own-row = You would not tear your own strip, would you? Choose somebody else’s.
mr-no-paper-there = There is no paper to tear at place { $place } of that row.
mr-torn-already = The strip is already torn at place { $place }.
mr-protected = A stop card protects the paper at place { $place }.
mr-tear-colour =
    Neither end of the card at place { $place } is { $colour ->
        [purple] { mr-colour-purple }
        [orange] { mr-colour-orange }
        [green] { mr-colour-green }
       *[blue] { mr-colour-blue }
    }, so this tear card does not go there.

## Refusals: texts and decks

# $verb is the first word of a typed move; these words are the same in all languages.
mr-move-form =
    { $verb ->
        [lay] “lay” needs a card and a place, and “turned” if you want to turn it round, for example: lay po 3
        [stop] “stop” needs a place, for example: stop 3
        [tear] “tear” needs a colour, a seat and a place, for example: tear o 1 3
        [discard] “discard” needs a card, for example: discard po
       *[other] “{ $verb }” stands alone: write nothing after it.
    }
mr-deck-scorings = A deck has exactly { $needed } scoring cards; this one has { $there }.
mr-deck-monsters = A deck needs { $needed } monsters, so that everybody at a full table has one.
mr-deck-too-few = There are too few cards to deal to four players: besides monsters and scoring cards a deck needs at least { $needed }; this one has { $there }.
mr-deck-too-many = Besides monsters and scoring cards a deck can have at most { $most } cards.
