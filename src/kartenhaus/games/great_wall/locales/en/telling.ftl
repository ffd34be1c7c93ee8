### The Great Wall: what happens, what can be done and what is expected, in words.

## What happens

# $you is "yes" if the sentence speaks to the player it is about, and $player is that player’s name.
# $card is a card’s name; $cards, $actions, $composition and $compositions are lists of names.
gw-event-turn-began =
    { $you ->
        [yes] It’s your turn.
       *[no] It’s { $player }’s turn.
    }
# $count rickshaws are still on the wall, at $places; $gone have left it.
gw-event-rickshaws-rolled =
    { $count ->
        [0] The rickshaw rolls off the right end of the wall.
        [one]
            { $gone ->
                [0] The rickshaw rolls on to place { $places }.
               *[other] One rickshaw rolls off the right end of the wall, the other rolls on to place { $places }.
            }
       *[other]
            { $gone ->
                [0] The rickshaws roll on to places { $places }.
               *[other] One rickshaw rolls off the right end of the wall, the others roll on to places { $places }.
            }
    }
# $place is 0 if no card was free.
gw-event-rickshaw-came =
    { $place ->
        [0] A rickshaw appears, finds no free card and is discarded.
       *[other] A rickshaw appears and stops on the card at place { $place }.
    }
gw-event-wall-deck-remade =
    { $count ->
        [one] The wall discard pile becomes the new deck: { $count } card.
       *[other] The wall discard pile is shuffled into a new deck of { $count } cards.
    }
gw-event-action-deck-remade =
    { $count ->
        [one] The action discard pile becomes the new deck: { $count } card.
       *[other] The action discard pile is shuffled into a new deck of { $count } cards.
    }
gw-event-placing-skipped =
    { $you ->
        [yes] No wall cards are left, so you skip this step.
       *[no] No wall cards are left, so { $player } skips this step.
    }
gw-event-card-drawn =
    { $you ->
        [yes] You draw a face-down card and look at it.
       *[no] { $player } draws a face-down card and looks at it.
    }
gw-event-card-seen = The card you drew: { $card }.
# $end is "left" or "right", $source is "market" or "deck".
gw-event-card-placed =
    { $you ->
        [yes] You place
       *[no] { $player } places
    } { $end ->
        [left] on the left
       *[right] on the right
    }: { $card } { $source ->
        [market] (from the market)
       *[deck] (from the deck)
    }.
gw-event-market-filled = New in the market: { $card }.
gw-event-market-discarded = The old market is discarded: { $cards }.
gw-event-action-played =
    { $you ->
        [yes] You play
       *[no] { $player } plays
    } “{ $action }”.
gw-event-card-moved = { $card } moves from place { $origin } to place { $target }.
# $first and $second are the names of the cards.
gw-event-cards-swapped = { $first } (place { $left }) and { $second } (place { $right }) swap places.
gw-event-card-removed = Removed from place { $place }: { $card }.
gw-event-card-returned = Back on the wall, at place { $place }: { $card }.
# $count is how many compositions were discarded.
gw-event-hand-discarded =
    { $you ->
        [yes] You discard your whole hand.
       *[no] { $player } discards their whole hand.
    } Actions: { $actions }.{ $count ->
        [0] { "" }
        [one] { " " }Composition: { $compositions }.
       *[other] { " " }Compositions: { $compositions }.
    }
gw-event-actions-shown =
    { $you ->
        [yes] { $count ->
            [0] You have no action cards to play.
           *[other] You can’t play any of your action cards and show them: { $actions }.
        }
       *[no] { $count ->
            [0] { $player } has no action cards to play.
           *[other] { $player } can’t play any of these action cards and shows them: { $actions }.
        }
    }
gw-event-actions-drawn =
    { $you ->
        [yes] You draw
       *[no] { $player } draws
    } { $count ->
        [one] { $count } action card.
       *[other] { $count } action cards.
    }
gw-event-actions-seen =
    { $count ->
        [one] Your new action card: { $actions }.
       *[other] Your new action cards: { $actions }.
    }
gw-event-compositions-drawn =
    { $you ->
        [yes] You draw
       *[no] { $player } draws
    } { $count ->
        [one] { $count } composition.
       *[other] { $count } compositions.
    }
gw-event-compositions-seen =
    { $count ->
        [one] Your new composition: { $compositions }.
       *[other] Your new compositions: { $compositions }.
    }
# $open is "yes" for one of the open compositions; $place is where the photo begins.
gw-event-photo-taken =
    CLICK! { $you ->
        [yes] You photograph
       *[no] { $player } photographs
    } { $open ->
        [yes] the open composition { $composition }
       *[no] { $composition }
    }, starting at place { $place }: { $points ->
        [one] { $points } point.
       *[other] { $points } points.
    }
gw-event-wall-refilled = New at the left end of the wall: { $card }.
# The player named here has the last turn of the game.
gw-event-last-round-came =
    { $you ->
        [yes] The last composition has been drawn. After this turn, everyone has one more turn, and you go last.
       *[no] The last composition has been drawn. After this turn, everyone has one more turn, and { $player } goes last.
    }
gw-event-turn-ended =
    { $you ->
        [yes] You end your turn.
       *[no] { $player } ends the turn.
    }
# $rule is the rule by which the game ended.
gw-event-game-ended =
    { $rule ->
        [GW-E1] The last open composition has been photographed: the game is over.
       *[GW-E2] Everyone has had their last turn: the game is over.
    }

## What is expected

gw-expected-place = Place a card at an end of the wall.
gw-expected-place-drawn = Place the card you drew.
gw-expected-place-new = Place one of the new cards at an end of the wall.
gw-expected-act =
    { $played ->
        [0] Play an action card, or take a new hand.
       *[other]
            { $left ->
                [0] End your turn, or take a photo first.
               *[other] Play another action card, or end your turn.
            }
    }
gw-expected-stuck = You can’t play any of your action cards. Take a new hand, or show them and end your turn.
gw-expected-over = The game is over.

## What lies on the table

gw-table-drawn = The card you drew: { $card }
gw-table-own = Your compositions
gw-table-last-round =
    { $count ->
        [one] This is the last turn of the game.
       *[other] The end is near: { $count } turns left, including this one.
    }

## What can be done

gw-menu-place = { $card } to the { $end ->
    [left] left end
   *[right] right end
}
gw-menu-draw = Draw the top card of the deck
gw-menu-action = { $action }: { $help }
gw-menu-new-hand = New hand: discard everything, draw new cards, end your turn
gw-menu-end = End your turn
gw-menu-click = CLICK! { $worth }: { $composition }
gw-menu-click-at = CLICK! { $worth }: { $composition }, starting at place { $place }

## How it ended

gw-verdict-photos = It was a tie on points; the most photos decided it.
