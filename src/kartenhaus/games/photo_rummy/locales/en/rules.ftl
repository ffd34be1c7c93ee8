# The rules of Photo Rummy in our own words. (R) stands before each ruling of ours.

rules-pr-intro = Two to four of you travel through the capitals of Europe. Collect photos of one city or of one category, lay them on the table, rebuild what is there, and be the first to empty your rack. Play as many rounds as you like.
rules-pr-c = The cards
rules-pr-s = Setup
rules-pr-t = Your turn
rules-pr-k = Rows and sets
rules-pr-l = Laying off and rebuilding
rules-pr-j = Jokers
rules-pr-e = The end of the round and of the game

## The cards

rule-pr-c1 = There are 108 cards: 102 photos and 6 jokers. Each photo belongs to one of 17 European capitals and one of 6 categories, and each combination of the two appears exactly once.
rule-pr-c2 = Every photo has two marks: the car sign of its country, which tells you the city, and a pictogram, which tells you the category.
rule-pr-c3 = The six categories are palaces and parliaments, churches, sights, symbols, local treats, and letterboxes.
rule-pr-c4 = The cities are London (GB), Dublin (IRL), Oslo (N), Rome (I), Paris (F), Bern (CH), Lisbon (P), Berlin (D) and Madrid (E), (R) and also Vienna (A), Brussels (B), Copenhagen (DK), Amsterdam (NL), Stockholm (S), Athens (GR), Prague (CZ) and Helsinki (FIN).

## Setting up

rule-pr-s1 = Before you start, agree on the number of rounds.
rule-pr-s2 = Everyone takes 8 cards and stands them on their rack, hidden from the others. (R) There may be jokers among them.
rule-pr-s3 = All the other cards are put face down in 5 stacks of about the same height.
rule-pr-s4 = The youngest starts, and play goes clockwise. (R) Online, chance decides, drawn from the game’s seed, unless the host chooses. (R) Each new round is started by the next player clockwise.

## Your turn

rule-pr-t0 = (R) If it isn’t your turn, you wait.
rule-pr-t1 = Start your turn by drawing one card from any of the 5 stacks. You have to.
rule-pr-t2 = Then you may lay cards on the table if you can and want to, in as many combinations as you like.
rule-pr-t3 = When you end your turn, there must be nothing but proper rows and sets on the table; until then you can’t end it. During your turn the table may be in pieces, and you can take steps back, up to the card you drew. (R) If your time runs out, your whole turn is taken back, and you keep the card you drew.
rule-pr-t4 = (R) A turn has at most 200 steps. (R) Each card you lay or move is one step; a step you take back still counts, but taking it back costs nothing.

## Rows and sets

rule-pr-k1 = A row is at least 3 photos of one city.
rule-pr-k2 = A set is at least 4 photos of one category.
rule-pr-k3 = A joker can stand for any photo.
rule-pr-k4 = Every combination has to have more photos than jokers. So 2 photos and 1 joker make a row, and 3 photos and 1 joker make a set.
rule-pr-k5 = (R) A joker stands for a card its combination doesn’t have yet. (R) So a row has at most 6 cards, and a set at most 17.
rule-pr-k6 = (R) There can be two rows of the same city on the table, or two sets of the same category.

## Laying off and rebuilding

rule-pr-l1 = The first combination you lay in a round has to come from your own rack alone, (R) including your own jokers, but never a joker you have freed.
rule-pr-l2 = After that you may add cards, jokers too, to any combination on the table, even one that someone else laid. You may do so in the same turn, (R) and you may also rebuild what you have just laid.
rule-pr-l3 = Rebuilding means taking photos out of combinations on the table, some of them or all, and using them in others. (R) You can only do that once you have laid your first combination of the round.
rule-pr-l4 = What you leave behind has to be a row of at least 3 or a set of at least 4 again. (R) This is checked when your turn ends; in between it may be less.
rule-pr-l5 = A card on the table stays on the table: you can’t take it onto your rack. The only exception is a joker you free (PR-J1).

## Jokers

rule-pr-j1 = A joker leaves its combination only when a photo that belongs there takes its place: one of the same city in a row, one of the same category in a set. (R) That photo comes from your rack or from another combination, was not in this combination when your turn began, and stays there for the rest of the turn. (R) The other photos of the combination may leave.
rule-pr-j2 = The joker you have freed goes onto your rack. Keep it there, or use it again in the same turn.
rule-pr-j3 = (R) A combination with a joker keeps its city or category for the whole turn, and two such combinations can’t be merged. (R) Compare the table before and after your turn: every combination that had jokers is still there, as a row of the same city or a set of the same category, and its jokers plus the photos that are new to it are at least as many as the jokers it had. (R) Your first combination of the round counts as one that was already there, as soon as it is laid. (R) A joker you have laid this turn only moves if you take that step back.
rule-pr-j4 = (R) You can only free a joker once you have laid a first combination this round, whether earlier or in this turn.

## The end

rule-pr-e1 = If you lay the last card from your rack, you win the round at once, (R) that is, as soon as your rack is empty and everything on the table is a proper row or set.
rule-pr-e2 = Everyone else loses 1 point for each photo and 10 points for each joker left on their rack.
rule-pr-e3 = The winner of the round gains as many points as all the others lost together.
rule-pr-e4 = If the stacks are used up before anyone is out, the round is a draw and nobody scores. (R) It ends when a player has to draw and all five stacks are empty; so the player who drew the last card still plays that turn. (R) A drawn round counts as one of the rounds you agreed on.
rule-pr-e5 = After the agreed number of rounds, drawn ones included, the highest score wins the game. (R) If several of you have it, you share the victory.
