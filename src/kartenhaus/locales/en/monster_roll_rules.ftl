# The rules of Monster Roll in our own words. (R) stands before each ruling of ours.

rules-mr-intro = Two to four monsters have got hold of the toilet paper. Unroll the longest strip you can, tear the strips of the others, and be ready when a scoring card turns up: it happens three times, and only your best unbroken piece counts.
rules-mr-c = The cards
rules-mr-s = Setting up
rules-mr-t = Your turn
rules-mr-l = Laying cards
rules-mr-w = Scoring
rules-mr-e = The end of the game

## The cards

rule-mr-c1 = There are 93 cards: monsters, paper, stop cards, 12 tear cards and 3 scoring cards. (R) In our deck there are 4 monsters, 64 paper cards and 10 stop cards.
rule-mr-c2 = A paper card has one colour at its left end and one at its right end, and some bear a star. (R) There are four colours: purple, orange, green and blue. Each of the 16 pairs of left and right is there 4 times, one of the four with a star.
rule-mr-c3 = A tear card has one colour. (R) There are 3 of each.
rule-mr-c4 = (R) Cards are laid as they are printed. Your table can choose that paper may be turned round when it is laid, so that left and right change places; a card with the same colour at both ends has nothing to turn.
rule-mr-c5 = (R) A deck is a file that is checked when it is loaded, so your table can play with one of its own. (R) It is turned down, and you are told why, if it has more or fewer than three scoring cards, if it names a colour that does not exist, or if four players could not be dealt: that takes 4 monsters and at least 23 cards besides monsters and scoring cards, so that a card is left for each of the three stacks. (R) More than 500 cards are turned down as well.

## Setting up

rule-mr-s1 = Pick a monster and put it at the far left: that is where your row begins. (R) You pick while the table gathers, first come, first served. If you do not pick one, you get one of those left, and so does every bot. (R) Monsters that nobody plays stay out of the game.
rule-mr-s2 = The scoring cards are put aside and the others are shuffled. Everybody is dealt 5 and keeps them secret.
rule-mr-s3 = What is left is split into three stacks of about the same height, a scoring card goes into the lower part of each, and the stacks are put on top of each other: this is the deck. (R) Surplus cards go to the upper stacks. (R) Where the scoring card goes is left to chance, but at least half of the other cards of its stack lie above it.
rule-mr-s4 = The top card of the deck is turned up beside it and begins the discard pile.
rule-mr-s5 = Whoever was in the bathroom last begins, and the turn passes clockwise. (R) Online it is left to chance, drawn from the game’s seed, unless the host chooses.

## A turn

rule-mr-t0 = (R) Only the player whose turn it is does anything; everybody else waits.
rule-mr-t1 = Begin your turn by drawing up to 5 cards. Usually 2 are missing: take both from the deck, or one from the deck and the top card of the discard pile. (R) You draw card by card and see each one before you draw the next. (R) In every turn at least one card comes from the deck and at most one from the discard pile. So if only one card is missing, it comes from the deck, and if you have not taken one from the deck yet, your last one does. (R) A scoring card does not count as drawn: draw another in its place, by the same rule. (R) So the deck gets smaller in every turn but each player’s first, and every game comes to an end.
rule-mr-t2 = If the discard pile is empty when you have finished drawing, the top card of the deck is turned up and begins a new one. (R) If that is a scoring card, everybody scores, and then the next card is turned up.
rule-mr-t3 = Then lay 2 cards, as the rules for laying say.
rule-mr-t4 = If you cannot lay or do not want to, discard 1 or 2 cards instead, and your turn is over. If you lay just one, you may discard one. (R) So in a turn you lay 2, or lay 1 and discard 1, or lay 1, or discard 1, or discard 2. (R) At least one card leaves your hand, and after a discard you lay nothing more.
rule-mr-t5 = (R) You can take back the steps of your turn one by one, as far as the last card you have drawn. Once you have ended your turn, they stand. (R) If your time runs out, your steps are taken back, your hand is filled from the deck, and one card of it, chosen by lot, is discarded.

## Laying

rule-mr-l1 = Paper goes to the right end of your own row. The first card, beside your monster, may have any colours. Each further one must match: its left colour is the right colour of the card before it. MR-L6 says when that is judged.
rule-mr-l2 = (R) Next to a torn place any colour fits, because the strip is broken there.
rule-mr-l3 = A stop card goes over a paper card that you have laid in the same turn, and nowhere else. It protects that paper from tear cards for good. For matching, the paper keeps its colours.
rule-mr-l4 = A tear card goes on a paper card in somebody else’s row, never in your own. At least one end of the paper must have the colour of the tear card, and it must be neither protected nor already torn. (R) A place that has been mended may be torn again.
rule-mr-l5 = In your own row you may lay paper on a tear card or on other paper, (R) but not on a stop card. (R) You may even cover a card that you have laid in the same turn. (R) From then on only the top paper counts, for matching, for tear cards and for points; what it covers stays there for all to see.
rule-mr-l6 = At the end of your turn all neighbouring paper in your row must match, torn places aside; paper that covers a tear must fit on both sides. In between it need not: your first card may mismatch if a card still in your hand can put it right. (R) A first card that nothing in your hand can put right is refused at once, and so is a second card or a discard that leaves a mismatch.

## Scoring

rule-mr-w1 = When a scoring card is drawn, play stops and everybody scores at once. (R) The same goes for a scoring card that is turned up for the discard pile.
rule-mr-w2 = Torn places split a row into sections. A section scores 1 point for each paper card and 1 for each star; stop and tear cards score nothing. (R) Protected paper counts, with its star. Torn or covered paper does not.
rule-mr-w3 = Only the best section of each player counts. Its points are written down.
rule-mr-w4 = The scoring card leaves the game, and the player whose turn it is goes on drawing. All rows stay as they are.

## The end

rule-mr-e1 = The third scoring ends the game at once. (R) Nothing more is drawn or turned up.
rule-mr-e2 = The points of the three scorings are added up, and the most points win. (R) If it is a tie, the victory is shared.
