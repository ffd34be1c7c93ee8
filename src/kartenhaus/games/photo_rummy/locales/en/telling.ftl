### Photo Rummy: what happens, what can be done and what is expected, in words.

## What happens

pr-event-round-began =
    Round { $number } begins. { $you ->
        [yes] You start.
       *[no] { $player } starts.
    }
pr-event-turn-began =
    { $you ->
        [yes] It’s your turn.
       *[no] It’s { $player }’s turn.
    }
pr-event-card-drawn =
    { $you ->
        [yes] You draw from stack { $stack }.
       *[no] { $player } draws from stack { $stack }.
    }
pr-event-card-seen = You drew: { $card }.
pr-event-card-laid =
    { $you ->
        [yes] You add { $card } to combination { $number }.
       *[no] { $player } adds { $card } to combination { $number }.
    }
pr-event-photo-moved =
    { $you ->
        [yes] You move { $card } from combination { $origin } to { $number }.
       *[no] { $player } moves { $card } from combination { $origin } to { $number }.
    }
pr-event-joker-freed =
    { $you ->
        [yes] You put { $card } in the joker’s place in combination { $number } and take the joker.
       *[no] { $player } puts { $card } in the joker’s place in combination { $number } and takes the joker.
    }
pr-event-first-combination-laid =
    { $you ->
        [yes] That’s your first combination of the round: now you can add cards anywhere and rebuild.
       *[no] That’s { $player }’s first combination of the round.
    }
pr-event-step-taken-back =
    { $you ->
        [yes] You take back a step: { $card }.
       *[no] { $player } takes back a step: { $card }.
    }
# $count cards were laid, $kept jokers were freed and kept.
pr-event-turn-ended =
    { $you ->
        [yes] Your turn is over.
       *[no] { $player }’s turn is over{ $count ->
            [0] { "" }
            [one] : { $count } card laid
           *[other] : { $count } cards laid
        }{ $kept ->
            [0] { "" }
            [one] , { $kept } joker kept
           *[other] , { $kept } jokers kept
        }.
    }
pr-event-rack-left =
    { $you ->
        [yes] You are left with
       *[no] { $player } is left with
    } { $photos ->
        [one] { $photos } photo
       *[other] { $photos } photos
    } and { $jokers ->
        [one] { $jokers } joker
       *[other] { $jokers } jokers
    }.
# $result: how it ended, $points: what everybody has gained or lost, each as below.
pr-event-round-ended = { $result } { $points }
pr-round-won =
    { $you ->
        [yes] You win round { $number }!
       *[no] { $player } wins round { $number }!
    }
pr-round-drawn = The stacks are empty: round { $number } is a draw.
pr-round-points =
    { $you ->
        [yes] { player-you }
       *[no] { $player }
    } { $points }
pr-event-game-ended = That was the last round.

## What is expected

pr-expected-draw = Draw a card from one of the stacks.
pr-expected-play = Lay what you like, then end your turn.
pr-expected-mend = The table is in pieces: fix it, or take steps back.
pr-expected-over = The game is over.

## What can be done

pr-menu-draw =
    { $count ->
        [one] Draw from stack { $stack } ({ $count } card)
       *[other] Draw from stack { $stack } ({ $count } cards)
    }
pr-menu-lay = Lay { $card }
pr-menu-move = Move a photo on the table
pr-menu-new = as a new combination
pr-menu-to = to combination { $number }: { $cards }
pr-menu-free = Put { $card } in the joker’s place in combination { $number }
pr-menu-back = Take back the last step
pr-menu-back-all = Take back the whole turn
pr-menu-end = End your turn

## Hints

# $target is 0 for a new combination.
pr-hint-lay =
    { $target ->
        [0] Start a new combination with { $card }.
       *[other] Add { $card } to combination { $target }.
    }
pr-hint-move =
    { $target ->
        [0] Start a new combination with { $card } from the table.
       *[other] Move { $card } to combination { $target }.
    }
pr-hint-count =
    { $count ->
        [one] You can lay { $count } card.
       *[other] You can lay { $count } cards.
    }
pr-hint-out =
    { $count ->
        [one] You can go out: lay your last card!
       *[other] You can go out: all { $count } cards can be laid!
    }
pr-hint-nothing = There’s nothing you can lay this turn.
pr-hint-not-on-turn = Wait until it’s your turn, then ask again.
pr-hint-draw-first = Draw a card first, then ask again.
pr-hint-take-back =
    { $count ->
        [0] There’s nothing you can lay this turn. Take back all your steps.
        [one] Take back all your steps: from there you can lay { $count } card.
       *[other] Take back all your steps: from there you can lay { $count } cards.
    }
pr-hint-mend = There’s nothing more to lay; just fix the table.
pr-hint-done = You’ve laid everything you can. End your turn.
# In place of “Vienna, churches” in a sentence like “Add … to combination 3”.
pr-a-joker = a joker
pr-hint-free = Put { $card } in the joker’s place in combination { $number }.

## How it ended

# $you is "yes" if the reader is the winner.
pr-verdict-decided =
    { $you ->
        [yes] You
       *[no] { $player }
    } won { $won } of { $rounds ->
        [one] { $rounds } round
       *[other] { $rounds } rounds
    } and { $you ->
        [yes] have
       *[no] has
    } the highest score.
# $players-you is "yes" if the reader is one of the winners; then $players are the others.
pr-verdict-shared =
    { $players-you ->
        [yes] You share the victory with { $players }.
       *[no] { $players } share the victory.
    }
