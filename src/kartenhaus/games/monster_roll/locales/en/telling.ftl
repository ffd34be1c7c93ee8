### Monster Roll: what happens, what can be done and what is expected, in words.

## What happens

mr-event-monster-taken =
    { $you ->
        [yes] You play with { $monster }.
       *[no] { $player } plays with { $monster }.
    }
mr-event-turn-began =
    { $you ->
        [yes] It’s your turn.
       *[no] It’s { $player }’s turn.
    }
mr-event-card-drawn =
    { $you ->
        [yes] You draw a card.
       *[no] { $player } draws a card.
    }
mr-event-card-seen = You drew: { $card }.
mr-event-card-picked =
    { $you ->
        [yes] You take from the discard pile: { $card }.
       *[no] { $player } takes from the discard pile: { $card }.
    }
mr-event-card-turned-up = Turned up for the discard pile: { $card }.
mr-event-paper-laid =
    { $you ->
        [yes] You lay
       *[no] { $player } lays
    } at place { $place }: { $card }{ $over ->
        [none] .
       *[other] { " " }(over: { $over }).
    }
mr-event-stop-laid =
    { $you ->
        [yes] You protect place { $place } with a stop card.
       *[no] { $player } protects place { $place } with a stop card.
    }
# $victim is whose strip is torn; $victim-you is "yes" if it is the reader’s.
mr-event-tear-laid =
    RIP! { $you ->
        [yes] You tear { $victim }’s strip
       *[no]
            { $victim-you ->
                [yes] { $player } tears your strip
               *[no] { $player } tears { $victim }’s strip
            }
    } at place { $place } ({ $card }).
mr-event-card-discarded =
    { $you ->
        [yes] You discard: { $card }.
       *[no] { $player } discards: { $card }.
    }
mr-event-step-taken-back =
    { $you ->
        [yes] You take back { $from ->
            [pile] from the discard pile
           *[row] from the table
        }: { $card }.
       *[no] { $player } takes back { $from ->
            [pile] from the discard pile
           *[row] from the table
        }: { $card }.
    }
mr-event-scoring-came = SCORING { $number } of 3: everyone’s best section counts.
# $count is how many cards the section has.
mr-event-section-scored =
    { $you ->
        [yes]
            { $count ->
                [one] Your best section, place { $first }: { $points }.
               *[other] Your best section, places { $first } to { $last }: { $sum } = { $points }.
            }
       *[no]
            { $count ->
                [one] { $player }’s best section, place { $first }: { $points }.
               *[other] { $player }’s best section, places { $first } to { $last }: { $sum } = { $points }.
            }
    }
mr-event-points-written =
    { $you ->
        [yes] You get
       *[no] { $player } gets
    } { $points ->
        [one] { $points } point
       *[other] { $points } points
    } and { $you ->
        [yes] have
       *[no] has
    } { $total } now.
mr-event-game-ended = That was the third scoring: the game is over.

## What is expected

mr-expected-draw = Draw until you have five cards.
mr-expected-draw-deck = Draw from the deck: this card has to come from there.
mr-expected-lay =
    { $done ->
        [0] Lay up to two cards, or discard.
        [one]
            { $discarded ->
                [yes] Discard another card, or end your turn.
               *[no] Lay or discard one more card, or end your turn.
            }
       *[other] End your turn, or take back a step.
    }
mr-expected-discard = You can’t lay anything: discard one or two cards.
mr-expected-mend = The colours don’t match yet: fix it with a second card, or take back a step.
mr-expected-over = The game is over.

## What can be done

mr-menu-draw = Draw the top card of the deck
mr-menu-pick = Take the top card of the discard pile
mr-menu-lay = Lay: { $card }
mr-menu-stop = Protect place { $place } with a stop card
mr-menu-discard = Discard: { $card }
mr-menu-back = Take back the last step
mr-menu-end = End your turn
# $over is "none" at the end of the row.
mr-menu-place =
    { $over ->
        [none] place { $place }, at the end
       *[other] place { $place }, over: { $over }
    }{ $turned ->
        [yes] , turned round
       *[no] { "" }
    }
mr-menu-tear = { $player }, place { $place }: { $over }

## How it ended

mr-verdict-shared = It’s a tie at the top: the victory is shared.
# $winner-you and $second-you are "yes" for the reader.
mr-verdict-decided =
    Scoring { $number } made the difference: { $winner-you ->
        [yes] you got { $points }, { $second } only { $fewer }.
       *[no]
            { $second-you ->
                [yes] { $winner } got { $points }, you only { $fewer }.
               *[no] { $winner } got { $points }, { $second } only { $fewer }.
            }
    }
