# The rules of The Great Wall in our own words. (R) stands before each ruling of ours.

rules-gw-intro = Two to four of you rearrange a wall of picture cards and photograph the compositions that appear on it. The player with the most points at the end wins, and a quick CLICK counts for as much as clever building.
rules-gw-c = The cards
rules-gw-s = Setup
rules-gw-t = Your turn
rules-gw-p = Photos
rules-gw-a = The seven actions
rules-gw-r = Rickshaws, towers and dragons
rules-gw-e = The end of the game

## The cards

rule-gw-c1 = The wall is built from 47 wall cards. They show plain symbols, pink pandas, towers and red dragons; each dragon card is a head, a middle or a tail. (R) Our deck has 8 lanterns, 8 fans, 7 teapots, 6 lotuses, 4 pandas, 4 dragon heads, 3 dragon middles, 4 dragon tails and 3 towers.
rule-gw-c2 = There are also 3 rickshaws. They appear during the game and get in everyone’s way.
rule-gw-c3 = Each of the 25 compositions shows a row of symbols and the points that its photo earns. (R) In our deck a row has 2 to 5 symbols, and only a few have 5. (R) A photo earns 1 to 6 points, and more of them the harder it is: a simulation with a fixed seed has measured how often each composition stands on the wall, and there length weighs more than rare symbols. (R) At least 12 of the 25 do without dragon and panda, and at least 2 have a tower. (R) Dragon symbols stand in twos or threes, never alone and never in longer runs.
rule-gw-c4 = The 35 action cards come in seven kinds. (R) There are 5 of each.
rule-gw-c5 = (R) A deck is a file that is checked when it is loaded, so your table can play with one of its own. (R) It is rejected, and you are told why, if it has a run of dragons that is not 2 or 3 long, if fewer than twice the number of players plus 3 of its compositions are without dragons and pandas, or if setup would use up all the compositions. (R) It is also rejected if a composition appears twice, can’t be made from its wall cards or is not 2 to 8 symbols long, if there are too few wall or action cards to deal, or if there are more than 120 wall cards, 255 compositions or 3 rickshaws.

## Setting up

rule-gw-s1 = Everyone is dealt 3 action cards and 2 compositions and keeps them secret.
rule-gw-s2 = Three more compositions are laid open on the table. Any that shows a dragon or a panda is shuffled back in and replaced, until none of the three does.
rule-gw-s3 = Shuffle the wall cards without the rickshaws. The first four, laid from left to right, are the wall; the next three are the open market.
rule-gw-s4 = The other 40 wall cards are split into three stacks that are as equal as possible, (R) with 14, 13 and 13 cards from top to bottom. One rickshaw is shuffled into each stack, and the stacks go back on top of each other: this is the face-down wall deck.
rule-gw-s5 = The remaining action cards are the face-down action deck. Agree on who starts. (R) Online, chance decides, drawn from the game’s seed, unless the host chooses.

## A turn

rule-gw-t0 = (R) Play goes clockwise. (R) If it isn’t your turn, you wait, with one exception: you can take photos with compositions from your own hand (GW-P2).
rule-gw-t1 = Step 1: each rickshaw on the wall moves one card to the right, (R) all at the same time. One that rolls off the right end goes to the wall discard pile.
rule-gw-t2 = Step 2: make the wall one card longer, at its left or its right end, with a card from the market or with the top card of the face-down deck. Then the market is filled up to 3 cards again. (R) You look at a face-down card before you choose its end, and nobody can take a photo in between. (R) If you draw a rickshaw, you draw from the deck again; it is too late to turn to the market. (R) Filling up the market is part of this step: photos come after it, even if a rickshaw turns up. (R) If market, deck and discard pile have no wall card left, you skip this step. (R) Apart from this step only the action Replace market (GW-A6) refills the market.
rule-gw-t3 = Step 3: play an action card. You have to play one; with three players you may play a second, with four players a second and a third. (R) The card goes to the action discard pile first, then it takes effect. (R) You can play a card if there is at least one legal way to use it, even one that leaves the wall looking the same.
rule-gw-t4 = Step 4: draw until you hold 3 action cards. (R) This happens only when you end your turn, even if you have played all the action cards you may; until then you can still take photos, with compositions from your hand and with open ones.
rule-gw-t5 = If you would rather play no action card at all, you may throw away your whole hand, actions as well as compositions, and take 3 new actions and 2 new compositions. That ends your turn. (R) You can do this only in step 3, and only before your first action card of the turn. (R) If none of your action cards can be played, you choose: take a new hand, or show your action cards to everyone, keep them, and end your turn without playing one. (R) All the old cards are discarded before you draw new ones. (R) Everyone sees the discarded cards, compositions too. (R) Discarded compositions are gone for the rest of the game.
rule-gw-t6 = If the wall deck or the action deck runs out, its discard pile is shuffled to make a new deck, (R) at the moment a card has to be drawn. (R) A wall discard pile with nothing but rickshaws in it is not shuffled. (R) Compositions are never shuffled back in. (R) If there is no card left anywhere, you do without it.

## Photos

rule-gw-p1 = You can photograph a composition when its symbols are side by side on the wall, in exactly its order from left to right. (R) If it is there more than once, you may name the place; if you don’t, the leftmost one counts. (R) Naming a place where it isn’t is a wrong call (GW-P8).
rule-gw-p2 = You can take a photo with a composition from your hand at any time, on anyone’s turn. You just can’t do it while an action is being carried out; between two actions you can. (R) The moments for photos are after step 1, after step 2 and after each action, until the turn is ended. (R) From the end of a turn until step 1 of the next one is done, there are none.
rule-gw-p3 = You can photograph the open compositions on your own turn only.
rule-gw-p4 = The composition goes to your score pile, and you draw compositions until you hold 2 again. You never have to give any up: if you take a photo with 3 in your hand, you keep the other 2 and draw none. Open compositions are not replaced.
rule-gw-p5 = The photographed wall cards go to the wall discard pile, and the rest of the wall closes up.
rule-gw-p6 = If that leaves the wall with fewer than 4 cards, new ones from the deck are added to its left end, each to the left of the one before, until there are 4. (R) Only a photo causes this refill; the action Remove does not.
rule-gw-p7 = If several of you call, the earliest call gets its photo. Then the next call is checked against what is left of the wall, and so on, one call after the other. (R) Each photo is finished completely, with refills and rickshaws, before the next call is checked. (R) That call counts at the place it named if its composition stands there, and otherwise at the place furthest left where it stands. (R) A call that was wrong when you made it, by the wall you saw or by the compositions you had, stays wrong, even if an earlier photo would now make it right. (R) Calls less than 3 milliseconds apart count as simultaneous. (R) Of simultaneous calls, the one from the first seat clockwise after the player whose turn it is goes first; the player whose turn it is goes last.
rule-gw-p8 = (R) A wrong call changes nothing on the table. (R) When calls are timed, it also locks your camera for 3 seconds; a table can choose anything from 0 to 10. (R) Your camera is locked only if the call was wrong on the wall you saw: if another call spoiled yours, or if you called at a moment when photos aren’t allowed, it is simply refused.

## The seven actions

rule-gw-a1 = Move 1: move a wall card past its neighbour on the left or right, so by exactly one place. The neighbour shifts one place the other way. The card you move has to stay on the wall.
rule-gw-a2 = Move 2: move a wall card past two others, left or right, (R) so by exactly two places and never by one. The two others shift one place the other way. The card you move has to stay on the wall.
rule-gw-a3 = Swap: choose two wall cards; they trade places.
rule-gw-a4 = Remove: a wall card of your choice goes to the discard pile, and the gap closes.
rule-gw-a5 = Extra composition: draw a composition and, for a while, hold one more than before. (R) You can’t play this card when the composition deck is empty.
rule-gw-a6 = Replace market: discard the market, turn up 3 new cards, and place one of them at the left or right end of the wall. (R) Then the market is refilled to 3. (R) No one can take a photo between turning up and placing (GW-P2). (R) The old market is discarded first, so its cards may come back if the pile is shuffled. (R) If there aren’t enough cards, turn up as many as there are. (R) You can’t play this card when there are no wall cards in the market, the deck or the discard pile.
rule-gw-a7 = Take back a card: take any wall card from the wall discard pile and put it anywhere in the wall, between two cards or at either end. (R) You can’t take back a rickshaw. (R) You can’t play this card when there are no wall cards in the pile.

## Special cards

rule-gw-r1 = Whenever a rickshaw appears, whether you are refilling the market, drawing face down, replacing the market or refilling the wall after a photo, it goes onto the leftmost wall card at that moment, (R) even if that card has only just been placed. If that card already has a rickshaw, it goes onto the next free card to the right. Then one more card is drawn to finish what the rickshaw interrupted. (R) If every wall card has a rickshaw, or if there are no wall cards, it goes to the discard pile.
rule-gw-r2 = A wall card under a rickshaw is out of reach: it can’t be photographed, moved or removed, (R) or swapped. (R) You may use Move 1 and Move 2 to move other cards past it; the rickshaw stays on its card. (R) A card that only shifts because others pass it, leave or arrive is not being moved.
rule-gw-r3 = Rickshaws in the discard pile come back when the pile is shuffled into a new deck.
rule-gw-w1 = No action can move or remove a tower, (R) or swap it. (R) You may move other cards past it. (R) It can be part of a photo, and then it is discarded like the rest.
rule-gw-d1 = Where two dragon symbols stand side by side, the photo needs a head and then a tail; where three do, a head, a middle and a tail. (R) Dragons, too, are read from left to right. (R) This is a rule for photos only: on the wall a dragon card may lie anywhere and be moved anywhere.

## The end

rule-gw-e1 = As soon as someone photographs the last open composition, the game is over. (R) Nothing is refilled, and calls that are still waiting are void.
rule-gw-e2 = The end is also near when someone draws the last composition of the deck. (R) That turn is played to its end; then everyone has one more turn, ending with the player whose turn it was, and the game is over.
rule-gw-e3 = The most points win. If there’s a tie, the most photos win; if that’s a tie too, the victory is shared. (R) Compositions left in your hand count for nothing.
