# The rules of The Great Wall in our own words. (R) stands before each ruling of ours.

rules-gw-intro = Two to four of you rearrange a wall of picture cards and photograph the compositions that come to stand on it. Whoever has collected the most points at the end wins, and a quick CLICK counts for as much as clever building.
rules-gw-c = The cards
rules-gw-s = Setting up
rules-gw-t = Your turn
rules-gw-p = Photos
rules-gw-a = The seven actions
rules-gw-r = Rickshaws, towers and dragons
rules-gw-e = The end of the game

## The cards

rule-gw-c1 = The wall is built from 47 wall cards. They show plain symbols, pink pandas, towers and red dragons; a dragon card is always a head, a middle or a tail. (R) In our deck there are 8 lanterns, 8 fans, 7 teapots, 6 lotuses, 4 pandas, 4 dragon heads, 3 dragon middles, 4 dragon tails and 3 towers.
rule-gw-c2 = There are also 3 rickshaws. They turn up in the course of the game and get in everybody’s way.
rule-gw-c3 = Each of the 25 compositions shows a row of symbols and the points that its photo earns. (R) In our deck a row has 2 to 5 symbols, and only a few have 5. (R) A photo earns 1 to 6 points, and more of them the harder it is: a simulation with a fixed seed has measured how often each composition stands on the wall, and there length weighs more than rare symbols. (R) At least 12 of the 25 do without dragon and panda, and at least 2 have a tower. (R) Dragon symbols stand in twos or threes, never alone and never in longer runs.
rule-gw-c4 = The 35 action cards come in seven kinds. (R) Each kind is there 5 times.
rule-gw-c5 = (R) A deck is a file that is checked when it is loaded, so your table can play with one of its own. (R) It is turned down, and you are told why, if one of its runs of dragons is not 2 or 3 long, if the compositions without dragon and panda are fewer than twice the number of players plus 3, or if setting up would use up all compositions. (R) The same goes for a deck that has a composition twice, or one that its wall cards cannot make, or too few wall or action cards to deal, or a composition that is not 2 to 8 symbols long, or more than 120 wall cards, 255 compositions or 3 rickshaws.

## Setting up

rule-gw-s1 = Everybody is dealt 3 action cards and 2 compositions and keeps them secret.
rule-gw-s2 = Three more compositions lie open on the table. If one of them shows a dragon or a panda it is shuffled back in and another is turned up, until all three are free of both.
rule-gw-s3 = The wall cards are shuffled, still without the rickshaws. The first four, laid from left to right, are the wall; the three after them are the open market.
rule-gw-s4 = The other 40 wall cards are split into three stacks of as even a height as possible, (R) with 14, 13 and 13 cards from top to bottom. One rickshaw is shuffled into each stack, and the stacks go back on top of each other: this is the face-down wall deck.
rule-gw-s5 = The action cards that are left lie face down as the action deck. Agree among yourselves who begins. (R) Online it is left to chance, drawn from the game’s seed, unless the host chooses.

## A turn

rule-gw-t0 = (R) The turn passes clockwise. (R) Whoever is not on turn waits, with one exception: photos with compositions from one’s own hand (GW-P2).
rule-gw-t1 = Step 1: each rickshaw on the wall rolls on by one card to the right, (R) all of them together. One that rolls off at the right ends up on the wall discard pile.
rule-gw-t2 = Step 2: make the wall one card longer, at its left or its right end, with a card from the market or with the top card of the face-down deck. Then the market is filled up to 3 cards again. (R) You look at a face-down card before you choose its end, and nobody can take a photo in between. (R) If you draw a rickshaw, you draw from the deck again; it is too late to turn to the market. (R) Filling up the market is part of this step: photos come after it, even if a rickshaw turns up. (R) If market, deck and discard pile have no wall card left, you skip this step. (R) Apart from this step only the action New market (GW-A6) refills the market.
rule-gw-t3 = Step 3: play an action card. You have to play one; with three players you may add a second, with four players a second and a third. (R) First you put the card on the action discard pile, then it takes effect. (R) You can play a card if there is at least one legal way to use it, even one after which the wall looks just as before.
rule-gw-t4 = Step 4: draw until you hold 3 action cards. (R) This happens only when you end your turn, even if you have played all the action cards you may; until then you can still take photos, of compositions in your hand and of open ones.
rule-gw-t5 = If you would rather play no action card at all, you may throw away your whole hand, actions as well as compositions, and take 3 new actions and 2 new compositions. That ends your turn. (R) You can do this only in step 3, and only before your first action card of the turn. (R) If none of your action cards can be played, you choose: take a new hand, or show your action cards to everyone, keep them, and end your turn without playing one. (R) All the old cards are discarded before you draw new ones. (R) Everyone sees the discarded cards, compositions too. (R) Discarded compositions are gone for the rest of the game.
rule-gw-t6 = If the wall deck or the action deck is empty, its discard pile is shuffled and becomes the new deck, (R) at the moment when a card has to be drawn. (R) While the wall discard pile holds nothing but rickshaws, it stays where it is. (R) Compositions never get shuffled in again. (R) If a card cannot be had anywhere, you go without it.

## Photos

rule-gw-p1 = You can photograph a composition when its symbols lie side by side on the wall, in exactly its order from left to right. (R) If it stands there more than once, you may name the place; if you do not, the one furthest left counts. (R) To name a place where it does not stand is a wrong call (GW-P8).
rule-gw-p2 = With a composition from your hand you can take a photo whenever you like, whoever’s turn it is. Only while an action is being carried out do all cameras rest; between two actions they may click. (R) The moments for it come after step 1, after step 2 and after every action, for as long as the turn has not been ended. (R) From the end of a turn until step 1 of the next one is done there is no such moment.
rule-gw-p3 = The open compositions are there for the player whose turn it is: you can photograph them during your own turn and at no other time.
rule-gw-p4 = The composition goes to your score pile, and you draw compositions until you hold 2 again. You never have to give any up: if you take a photo with 3 in your hand, the other 2 stay and you draw none. Open compositions are not replaced.
rule-gw-p5 = The photographed wall cards are put on the wall discard pile, and what is left of the wall moves together.
rule-gw-p6 = If the wall then has fewer than 4 cards, new ones come from the deck to its left end, every one further left than the last, until there are 4. (R) Only a photo brings such a refill; the action Remove does not.
rule-gw-p7 = If several of you call, the earliest call gets its photo. Then the next call is checked against what is left of the wall, and so on, one call after the other. (R) Each photo is finished completely, with refills and rickshaws, before the next call is checked. (R) That call counts at the place it named if its composition stands there, and otherwise at the place furthest left where it stands. (R) A call that was wrong when you made it, by the wall you saw or by the compositions you had, stays wrong, even if an earlier photo would now make it right. (R) Calls that are closer together than the measurement error count as simultaneous. (R) Of simultaneous calls, the one from the first seat clockwise after the player whose turn it is goes first; the player whose turn it is goes last.
rule-gw-p8 = (R) A wrong call changes nothing on the table. (R) In real time it also locks your camera for 3 seconds; a table may choose any number from 0 to 10. (R) Your camera is locked only if you were wrong on the wall that you saw: if another call spoiled yours, or if you called at a forbidden moment, yours is refused and nothing more.

## The seven actions

rule-gw-a1 = Move 1: push a wall card past its neighbour on the left or on the right, so by exactly one place. The neighbour shifts by one place the other way. The card you push has to stay on the wall.
rule-gw-a2 = Move 2: push a wall card past two others, to the left or to the right, (R) so by exactly two places and never by one. The two others shift by one place the other way. The card you push has to stay on the wall.
rule-gw-a3 = Swap: choose two wall cards; each goes where the other was.
rule-gw-a4 = Remove: a wall card of your choice goes to the discard pile, and the gap closes.
rule-gw-a5 = Extra composition: draw a composition and, for a while, hold one more than before. (R) You cannot play this card when the composition deck is empty.
rule-gw-a6 = New market: the market goes to the discard pile, 3 new cards are turned up, and you put one of them at the left or right end of the wall. (R) Then the market is filled up to 3 again. (R) Nobody can take a photo between turning up and placing (GW-P2). (R) The old market is discarded first, so its cards may come back if the pile is shuffled. (R) If there are not enough cards, you turn up as many as can be had. (R) You cannot play this card when there is no wall card in market, deck and discard pile.
rule-gw-a7 = Take back: fetch any wall card from the wall discard pile and put it wherever you like, between two cards of the wall or at one of its ends. (R) Rickshaws cannot be fetched. (R) You cannot play this card when there is no wall card in the pile.

## Special cards

rule-gw-r1 = Wherever a rickshaw turns up, while the market is refilled, when you draw face down, in a new market or when the wall is refilled after a photo, it goes onto the wall card that is furthest left just then, (R) even if that card has only now been placed or laid. If that card already carries a rickshaw, the next one to its right that is free gets it. Then one more card is drawn, and whatever the rickshaw interrupted goes on. (R) If all wall cards carry one, or if there are no wall cards, the rickshaw goes to the discard pile.
rule-gw-r2 = A wall card under a rickshaw is out of reach: it cannot be photographed, moved or removed, (R) nor swapped. (R) Move 1 and Move 2 may take other cards past it; the rickshaw does not change cards then. (R) If a card only shifts because others pass it, leave or arrive, that does not count as moving it.
rule-gw-r3 = Rickshaws in the discard pile return to the game when the pile is shuffled into a new deck.
rule-gw-w1 = No action can move or remove a tower, (R) nor swap it. (R) Pushing other cards past it is allowed. (R) It may be part of a photo, and then it is discarded like the rest.
rule-gw-d1 = Where two dragon symbols stand side by side, the photo needs a head and then a tail; where three do, a head, a middle and a tail. (R) Dragons, too, are read from left to right. (R) This is a rule for photos only: on the wall a dragon card may lie anywhere and be moved anywhere.

## The end

rule-gw-e1 = As soon as somebody photographs the last open composition, the game is over on the spot. (R) Nothing is refilled any more, and calls that are still waiting lapse.
rule-gw-e2 = The end is also near when somebody draws the last composition of the deck. (R) The current turn is played to its end; then everybody gets one more turn, whoever had the current turn being the last, and the game is over.
rule-gw-e3 = Most points win. If points are equal, more photos win; if those are equal too, the victory is shared. (R) Compositions still in your hand count for nothing.
