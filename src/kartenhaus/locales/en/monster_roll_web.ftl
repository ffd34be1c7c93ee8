### Monster Roll in the browser.

## The table

# $points is what the best section of the strip is worth now.
mr-web-strip = { $player } with { $monster }: { $count ->
    [0] no paper yet
    [one] a strip of { $count } card, worth { $points } now
   *[other] a strip of { $count } cards, worth { $points } now
}
mr-web-place = Place { $place }: { $card }.
mr-web-protected = A stop card protects it.
mr-web-covers = It covers: { $cards }.
mr-web-mismatch = The colours do not match at its left end.
mr-web-peek = See all { $count } cards at place { $place }
mr-web-pile = { $player }: place { $place }, from the top
mr-web-section = Section from place { $first } to place { $last }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}
mr-web-deck = Deck: { $count ->
    [one] { $count } card.
   *[other] { $count } cards.
}
# $card is the card on top; "none" if the pile is empty.
mr-web-discard = { $card ->
    [none] The discard pile is empty.
   *[other] Discard pile: { $card }. Cards: { $count }
}
mr-web-discard-title = Discard pile, from the top
mr-web-scorings = Scorings that have come: { $come } of 3

## Buttons

mr-web-back = Take back
mr-web-end = End turn
mr-web-turn-round = Turn the card round
# Said when something is tapped that leads nowhere.
mr-web-card-first = First tap a card in your hand, then the place for it.
mr-web-other-row = Paper and stop cards go onto your own strip. Only tear cards go onto the others’.

## The end

mr-web-scoring = Scoring { $number }
# Above the names; the numbers of the scorings stand beside it.
mr-web-scoring-numbers = Scoring
mr-web-sum = Sum
mr-web-shared = At the top it is a tie: the victory is shared.
mr-web-decided = Scoring { $number } made the difference: { $winner } got { $points }, { $second } only { $fewer }.

## Tips of the first game

mr-tip-strip = This is your monster. Your strip of paper grows from it to the right. The longest unbroken piece counts, and so does every star on it.
mr-tip-draw = Fill your hand to five: tap the deck, or take the top card of the discard pile once.
mr-tip-torn = Somebody has torn your strip! Cover the torn place with paper that matches on both sides, or go on behind it.
mr-tip-lay = Tap a lit card, then a lit place; or drag it there. Colours that meet must match. You may lay two cards a turn.
mr-tip-stop = A stop card protects paper that you have laid in this turn from tear cards, for good.
mr-tip-tear = With a tear card you rip somebody else’s strip, where the paper shows its colour.
mr-tip-discard = Nothing fits? Then put one or two cards onto the discard pile.
mr-tip-undo = All is still a draft: take steps back as you like. Your turn is over when you say so.
mr-tip-scoring = A scoring! It happens three times, and each time your best piece is written down. After the third the game is over.
