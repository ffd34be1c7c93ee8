### Photo Rummy in the plain terminal.

pr-table-round = Round { $number } of { $rounds }
pr-table-player =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, { $cards ->
        [one] { $cards } card on the rack
       *[other] { $cards } cards on the rack
    }{ $opened ->
        [yes] { "" }
       *[no] , nothing laid yet
    }{ $seen ->
        [none] { "" }
       *[other] { " " }(known: { $seen })
    }
pr-table-stacks = Stacks: { $stacks }
pr-table-table = On the table
pr-table-rack = Your rack (*: just drawn)

pr-expected-draw = Draw a card from one of the stacks.
pr-expected-play = Lay what you like, then end your turn.
pr-expected-mend = The table is in pieces: fix it, or take steps back.
pr-expected-over = The game is over.

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
pr-hint-more = (Type “hint” again to see the next step.)
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
# $winner is "you", "other" or "none".
pr-event-round-ended =
    { $winner ->
        [you] You win round { $number }!
        [other] { $player } wins round { $number }!
       *[none] The stacks are empty: round { $number } is a draw.
    } { $points }
pr-event-game-ended = That was the last round.

pr-help =
    Moves in words: draw 3, lay Fc new, lay Fc 2 (add it to combination 2), move Fc 2,
      free Fc 2 (in the joker’s place), back, back all, end.
    A photo is written as car sign and letter: p palaces, c churches, s sights, y symbols,
      t treats, l letterboxes; J is a joker. A row is 3 or more of one city, a set 4 or
      more of one category.
