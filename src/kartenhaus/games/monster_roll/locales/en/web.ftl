### Monster Roll in the browser.

## Picking a monster

mr-web-pick = Pick your monster
mr-web-pick-explained = First come, first served. If you do not pick one, you get one of those left.

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
mr-web-mismatch = The colours don’t match at its left end.
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
mr-web-scorings = Scorings so far: { $come } of 3

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
mr-web-sum = Total

## Tips of the first game

mr-tip-strip = This is your monster. Your strip of toilet paper grows from it to the right. Only the unbroken piece worth the most points counts: 1 for each paper card, 1 for each star.
mr-tip-draw = Fill your hand to five: tap the deck. If two cards are missing, one of them may be the top card of the discard pile.
mr-tip-torn = Someone has torn your strip! Cover the torn place with paper that matches on both sides, or carry on after it.
mr-tip-lay = Tap a highlighted card, then a highlighted place; or drag it there. Colours that meet have to match. You can lay two cards a turn.
mr-tip-stop = A stop card protects paper you’ve laid this turn from tear cards, for good.
mr-tip-tear = With a tear card you rip someone else’s strip, where the paper shows the card’s colour.
mr-tip-discard = Nothing fits? Then put one or two cards on the discard pile.
mr-tip-undo = Nothing is final yet: take back as many steps as you like. Your turn is over when you end it.
mr-tip-scoring = A scoring! It happens three times, and each time your best piece counts. After the third, the game is over.
