# The rules of Photo Rummy in our own words. (R) stands before each ruling of ours.

rules-pr-intro = Two to four of you travel through the capitals of Europe. Collect photos of one city or of one kind of thing, lay them on the table, rebuild what lies there, and be the first with an empty rack. You play as many rounds as you like.
rules-pr-c = The cards
rules-pr-s = Setting up
rules-pr-t = Your turn
rules-pr-k = Rows and sets
rules-pr-l = Laying off and rebuilding
rules-pr-j = Jokers
rules-pr-e = The end of a round, and of the game

## The cards

rule-pr-c1 = There are 108 cards: 102 photos and 6 jokers. Each photo belongs to one of 17 European capitals and one of 6 categories, and each pair of the two occurs exactly once.
rule-pr-c2 = Every photo shows two marks: the car sign of its country, which tells you the city, and a pictogram, which tells you the category.
rule-pr-c3 = The six categories are palaces and parliaments, churches, sights, symbols, local treats, and letterboxes.
rule-pr-c4 = The cities are London (GB), Dublin (IRL), Oslo (N), Rome (I), Paris (F), Bern (CH), Lisbon (P), Berlin (D) and Madrid (E), (R) and also Vienna (A), Brussels (B), Copenhagen (DK), Amsterdam (NL), Stockholm (S), Athens (GR), Prague (CZ) and Helsinki (FIN).

## Setting up

rule-pr-s1 = Before anything else, agree on the number of rounds.
rule-pr-s2 = Everybody takes 8 cards and stands them up so that nobody else can see them. (R) Jokers may be among them.
rule-pr-s3 = All other cards lie face down in 5 stacks of nearly the same height.
rule-pr-s4 = The youngest begins, and turns go round clockwise. (R) Online, chance picks who begins, from the seed of the game, or the host does. (R) Each further round is begun by the next player clockwise.

## Your turn

rule-pr-t0 = (R) Only the player whose turn it is does anything; the others watch.
rule-pr-t1 = You begin your turn by drawing one card, from whichever of the 5 stacks you like. This is a must.
rule-pr-t2 = After that you may lay cards on the table if you can and want to, in as many combinations as you like.
rule-pr-t3 = When you end your turn, only faultless rows and sets may lie on the table; before that you cannot end it. While you are at it, the table may be in pieces, and you can take steps back, as far as the draw. (R) If your time runs out, your whole turn is taken back, and you keep the card you drew.
rule-pr-t4 = (R) A turn has at most 200 steps. (R) Each card you lay or move is one step; a step that you take back has been made all the same, but taking it back costs nothing.

## Rows and sets

rule-pr-k1 = A row is made of at least 3 photos of one city.
rule-pr-k2 = A set is made of at least 4 photos of one category.
rule-pr-k3 = A joker can stand for any photo.
rule-pr-k4 = Every combination has more photos than jokers. So 2 photos and 1 joker make a row, and 3 photos and 1 joker make a set.
rule-pr-k5 = (R) A joker stands for a card that its combination does not have yet. (R) That is why a row never has more than 6 cards, and a set never more than 17.
rule-pr-k6 = (R) There may be two rows of the same city on the table, or two sets of the same category.

## Laying off and rebuilding

rule-pr-l1 = The first combination that you lay in a round comes from your own rack alone, (R) your own jokers included, but never a joker that you have freed.
rule-pr-l2 = Once it is laid, you may add cards, jokers too, to any combination on the table, whoever laid it. You may do so in the same turn already, (R) and what you have just laid may be rebuilt like the rest.
rule-pr-l3 = Rebuilding means that you take photos out of combinations on the table, some of them or all, and use them in others. (R) You may do that only after you have laid your first combination of the round.
rule-pr-l4 = What you leave behind has to be a row of at least 3 or a set of at least 4 again. (R) This is checked when your turn ends; in between it may be less.
rule-pr-l5 = A card that lies on the table stays on the table: you cannot take it onto your rack. Only jokers have a way back, and their rules tell you which.

## Jokers

rule-pr-j1 = A joker leaves its combination only if a photo that belongs there takes its place: one of the same city in a row, one of the same category in a set. (R) The photo comes from your rack or from another combination, did not lie in this combination when your turn began, and stays there for the rest of the turn. (R) The other photos of the combination may leave.
rule-pr-j2 = The joker that you have freed comes onto your rack. Keep it there, or use it again in the same turn.
rule-pr-j3 = (R) A combination with a joker keeps its city or its category for the whole turn, and two such combinations are never pushed together. (R) Compare the table before and after: every combination that had jokers is still there, as a row of the same city or a set of the same category, and its jokers together with the photos that are new to it are at least as many as its jokers were. (R) Your first combination of the round counts like one that lay there before, as soon as it is laid. (R) A joker that you have laid in this turn moves only if you take the step back.
rule-pr-j4 = (R) You can free a joker only after you have laid a first combination in this round, be it earlier or in this turn.

## The end

rule-pr-e1 = Whoever lays the last card from the rack wins the round at once, (R) which means: as soon as the rack is empty and the table is faultless.
rule-pr-e2 = Everybody else loses 1 point for each photo and 10 points for each joker still on the rack.
rule-pr-e3 = The winner of the round gains as many points as all the others have lost together.
rule-pr-e4 = If the stacks are used up before anyone is out, the round is a draw and nobody scores. (R) It ends when a player has to draw and all five stacks are empty; so the player who drew the last card still plays that turn. (R) A drawn round counts as one of the rounds you agreed on.
rule-pr-e5 = After the agreed number of rounds, drawn ones included, the highest score wins the game. (R) If several of you have it, you share the victory.
