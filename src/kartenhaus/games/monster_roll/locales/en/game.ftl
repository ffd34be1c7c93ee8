# Monster Roll: names and refusals, in words.

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

## The table

mr-table-hand = Your hand

## Options

mr-option-begins = Who starts: choose a player, or leave it to chance. The printed rules say: the last person to have been in the bathroom.
mr-option-deck = Which cards you play with: the standard deck, or a deck file of your own.
mr-option-turn_cards = Paper cards may be turned round when you lay them.
mr-option-monsters = Which monster each seat plays with, such as monsters=gulp or monsters=gulp,fuzz. The monsters are: fuzz, gulp, wobble, snuffle.

## Refusals: drawing

# They are shown to the player whose move was refused. Places count from 1 beside the monster.
mr-draw-first =
    { $missing ->
        [one] Draw first: your hand is { $missing } card short.
       *[other] Draw first: your hand is { $missing } cards short.
    }
mr-hand-full = Your hand is full: { $count } cards. Now lay or discard.
mr-nothing-to-pick = The discard pile is empty, and a new one begins only when you have drawn all your cards. Draw from the deck.
mr-picked-already = You have already taken a card from the discard pile in this turn. Draw from the deck.
mr-last-from-deck = In every turn at least one card comes from the deck. Draw this one from there.

## Refusals: the steps of a turn

mr-not-in-hand = You don’t have this card in your hand.
mr-two-laid = You’ve used two cards, and that’s all for one turn. End it, or take back a step.
mr-discarded-already = You’ve discarded, so you can’t lay any more cards this turn. Take the discard back if you’d rather lay.
mr-no-more-discards = Two cards have left your hand, and that’s all for one turn. End it, or take back a step.
mr-nothing-done = Lay or discard at least one card before you end your turn.
mr-nothing-to-take-back = There’s no step to take back. Drawn cards stay in your hand.

## Refusals: laying paper

mr-not-paper = This isn’t a paper card. Only paper makes a strip.
mr-beyond-end = Place { $place } is out of reach. Your row takes paper at places 1 to { $last }, and place { $last } is its open end.
mr-cover-stop = There’s a stop card at place { $place }, and nothing goes on top of it.
mr-no-turning = At this table, cards are laid as printed, not turned round.
mr-same-turned = This card looks the same either way round. Just lay it as it is.
mr-no-match =
    Your row ends in { $colour ->
        [purple] { mr-colour-purple }
        [orange] { mr-colour-orange }
        [green] { mr-colour-green }
       *[blue] { mr-colour-blue }
    }. The next card has to start with that colour, unless another card in your hand can fix it.
mr-mismatch = The colours at place { $place } don’t match this card, and nothing in your hand could fix that.
mr-still-mismatched = The colours in your row don’t match yet. Fix that with your second card, or take back the first one.

## Refusals: stop and tear

mr-stop-elsewhere = A stop card only goes on paper you’ve laid this same turn.
mr-not-a-tear = This isn’t a tear card.
mr-tear-own-row = You wouldn’t tear your own strip, would you? Choose someone else’s.
mr-no-paper-there = There’s no paper to tear at place { $place } of that row.
mr-torn-already = The strip is already torn at place { $place }.
mr-protected = A stop card protects the paper at place { $place }.
mr-tear-colour =
    Neither end of the card at place { $place } is { $colour ->
        [purple] { mr-colour-purple }
        [orange] { mr-colour-orange }
        [green] { mr-colour-green }
       *[blue] { mr-colour-blue }
    }, so this tear card can’t go there.

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
mr-deck-monsters = A deck needs { $needed } monsters, one for each player at a full table.
mr-deck-too-few = There are too few cards to deal to four players: besides monsters and scoring cards, a deck needs at least { $needed }; this one has { $there }.
mr-deck-too-many = Besides monsters and scoring cards, a deck can have at most { $most } cards.
