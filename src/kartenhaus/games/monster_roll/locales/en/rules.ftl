# The rules of Monster Roll in our own words. (R) stands before each ruling of ours.

rules-mr-intro = Two to four monsters have got hold of the toilet paper. Unroll the longest strip you can, tear the others’ strips, and be ready when a scoring card turns up: it happens three times, and only your best unbroken piece counts.
rules-mr-c = The cards
rules-mr-s = Setup
rules-mr-t = Your turn
rules-mr-l = Laying cards
rules-mr-w = Scoring
rules-mr-e = The end of the game

## The cards

rule-mr-c1 = There are 93 cards: monsters, paper, stop cards, 12 tear cards and 3 scoring cards. (R) Our deck has 4 monsters, 64 paper cards and 10 stop cards.
rule-mr-c2 = A paper card has one colour at its left end and one at its right end, and some have a star. (R) There are four colours: purple, orange, green and blue. Each of the 16 pairs of left and right appears 4 times, once with a star.
rule-mr-c3 = A tear card has one colour. (R) There are 3 of each.
rule-mr-c4 = (R) Cards are laid as printed. Your table can choose that paper may be turned round when it is laid, so that left and right trade places; a card with the same colour at both ends can’t be turned.
rule-mr-c5 = (R) A deck is a file that is checked when it is loaded, so your table can play with one of its own. (R) It is rejected, and you are told why, if it doesn’t have exactly three scoring cards, if it names a colour that doesn’t exist, or if there aren’t enough cards for four players: that takes 4 monsters and at least 23 cards besides monsters and scoring cards, so that a card is left for each of the three stacks. (R) More than 500 cards are rejected too.

## Setting up

rule-mr-s1 = Pick a monster and put it at the far left: that is where your row begins. (R) You pick while the table gathers, first come, first served. If you don’t pick one, you get one of those left, and so does every bot. (R) Monsters that nobody plays stay out of the game.
rule-mr-s2 = Set the scoring cards aside and shuffle the rest. Everyone is dealt 5 cards and keeps them secret.
rule-mr-s3 = The remaining cards are split into three stacks of about the same height, a scoring card goes into the lower part of each, and the stacks are put on top of each other: this is the deck. (R) Any extra cards go to the upper stacks. (R) The scoring card’s position is random, but at least half of the other cards in its stack are above it.
rule-mr-s4 = The top card of the deck is turned up next to it and starts the discard pile.
rule-mr-s5 = The last person to have been in the bathroom starts, and play goes clockwise. (R) Online, chance decides, drawn from the game’s seed, unless the host chooses.

## A turn

rule-mr-t0 = (R) If it isn’t your turn, you wait.
rule-mr-t1 = Begin your turn by drawing up to 5 cards. Usually 2 are missing: take both from the deck, or one from the deck and the top card of the discard pile. (R) You draw card by card and see each one before you draw the next. (R) In every turn at least one card comes from the deck and at most one from the discard pile. So if only one card is missing, it comes from the deck, and if you haven’t taken one from the deck yet, your last one does. (R) A scoring card does not count as drawn: draw another in its place, by the same rule. (R) So the deck gets smaller in every turn but each player’s first, and every game comes to an end.
rule-mr-t2 = If the discard pile is empty when you have finished drawing, the top card of the deck is turned up and begins a new one. (R) If that is a scoring card, everyone scores, and then the next card is turned up.
rule-mr-t3 = Then lay 2 cards, following the rules for laying.
rule-mr-t4 = If you can’t lay any, or don’t want to, discard 1 or 2 cards instead, and your turn is over. If you lay just one, you may discard one. (R) So on your turn you lay 2, or lay 1 and discard 1, or lay 1, or discard 1, or discard 2. (R) At least one card leaves your hand, and after discarding you can’t lay any more.
rule-mr-t5 = (R) You can take back the steps of your turn one by one, up to the last card you drew. Once you have ended your turn, they stand. (R) If your time runs out, your steps are taken back, your hand is filled from the deck, and one of its cards is discarded at random.

## Laying

rule-mr-l1 = Paper goes at the right end of your own row. The first card, next to your monster, may have any colours. Each one after that has to match: its left colour is the right colour of the card before it. MR-L6 says when this is checked.
rule-mr-l2 = (R) Next to a torn place, any colour fits, because the strip is broken there.
rule-mr-l3 = A stop card goes on a paper card you have laid in the same turn, and nowhere else. It protects that paper from tear cards for good. The paper’s colours still count for matching.
rule-mr-l4 = A tear card goes on a paper card in someone else’s row, never in your own. At least one end of the paper must have the tear card’s colour, and the paper must be neither protected nor already torn. (R) A place that has been mended can be torn again.
rule-mr-l5 = In your own row you may lay paper on a tear card or on other paper, (R) but not on a stop card. (R) You may even cover a card you have laid in the same turn. (R) From then on only the top paper counts, for matching, for tear cards and for points; the cards underneath stay visible to everyone.
rule-mr-l6 = At the end of your turn, all neighbouring paper in your row has to match, except at torn places; paper that covers a tear has to fit on both sides. Until then it doesn’t have to: your first card may mismatch if a card still in your hand can fix it. (R) A first card that nothing in your hand can fix is refused at once, and so is a second card or a discard that leaves a mismatch.

## Scoring

rule-mr-w1 = When a scoring card is drawn, play stops and everyone scores at once. (R) The same goes for a scoring card that is turned up for the discard pile.
rule-mr-w2 = Torn places split a row into sections. A section scores 1 point for each paper card and 1 for each star; stop and tear cards score nothing. (R) Protected paper counts, with its star. Torn or covered paper doesn’t.
rule-mr-w3 = Only your best section counts. Its points are written down.
rule-mr-w4 = The scoring card leaves the game, and the player whose turn it is continues drawing. All rows stay as they are.

## The end

rule-mr-e1 = The third scoring ends the game at once. (R) Nothing more is drawn or turned up.
rule-mr-e2 = Add up the points from the three scorings: the most points win. (R) If there’s a tie, the victory is shared.
