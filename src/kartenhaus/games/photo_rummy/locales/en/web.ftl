### Photo Rummy in the browser.

## The table

pr-web-stacks = Stacks to draw from
# The number printed on the stack is part of its name.
pr-web-draw =
    { $count ->
        [0] Stack { $stack }: { $count } cards, empty
        [one] Draw from stack { $stack }: { $count } card
       *[other] Draw from stack { $stack }: { $count } cards
    }
pr-web-empty = Nothing has been laid yet.
# $kind is a city, a category, or "none".
pr-web-combination =
    Combination { $number }{ $kind ->
        [none] { "" }
       *[other] , { $kind }
    }, { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }.
pr-web-new = New: room for another combination
pr-web-new-short = new
pr-web-pick-first = First tap the photos you want to lay, then tap here.

## The rack

pr-web-rack =
    Your rack: { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
pr-web-drawn = { $card } (just drawn)
pr-web-sorting = Sort your rack
pr-web-sorting-city = By city
pr-web-sorting-category = By category
pr-web-sorting-hand = By hand
pr-web-earlier = One place to the left
pr-web-later = One place to the right

## Building

pr-web-end = End turn
pr-web-cancel = Cancel
# $there is the card that was tapped.
pr-web-put-to = Add { $card } to combination { $number } ({ $there })
pr-web-put-new = New: start a combination with { $card }
pr-web-where =
    { $count ->
        [one] { $card } – tap where it goes, or pick more.
       *[other] { $count } cards: tap where they go.
    }
pr-web-where-joker = Tap the joker to swap it, or a combination to add the card.
pr-web-first = Your first combination has to come from your rack alone.
# $fault is a sentence of pr-web-fault.
pr-web-faulty = Combination { $number }: { $fault }
pr-web-fault =
    { $rule ->
        [PR-K1] Too short: a row needs 3 photos of one city, a set 4 of one category.
        [PR-K2] A set needs at least 4 photos of one category.
        [PR-K4] There have to be more photos than jokers.
        [PR-K5] Too many cards for one row or set.
        [PR-L4] What you leave behind is too short.
        [PR-J3] It had a joker, so it has to stay the row or set it was.
       *[other] The photos share neither a city nor a category.
    }
pr-web-fault-short =
    { $rule ->
        [PR-K1] too short
        [PR-K2] too short
        [PR-K4] jokers
        [PR-K5] too long
        [PR-L4] too short
        [PR-J3] joker rule
       *[other] mixed
    }

## Hints

pr-web-plan = All the steps of this hint

## Rounds and the end

pr-web-rounds = The rounds
pr-web-round = Round
pr-web-total = Total
pr-web-next-round = Next round

## The guided first game

pr-tip-goal = These are your photos. Be the first to get rid of them all, in rows of 3 or more from one city or in sets of 4 or more of one category. The oval sign is the city, the stamp is the category.
pr-tip-draw = Every turn starts with drawing a card. Tap any of the five stacks.
pr-tip-first = Do you have 3 of one city, or 4 of one category? Tap them one by one, then tap “new” on the table. Or drag them there. If not, ask for a hint, or just end your turn.
pr-tip-sort = Sort your rack by city or by category to see what goes together, or drag the cards into your own order.
pr-tip-end = When you’ve laid everything you want to, end your turn here.
pr-tip-mend = While you rebuild, the table may be in pieces. If you get stuck, take back one step, or all of them.
pr-tip-rebuild = Now the whole table is yours to rebuild: add your cards anywhere, and move photos from one combination to another. When you end your turn, everything has to be a proper row or set again.
pr-tip-joker = A joker on the table can be yours: put the right photo in its place, and the joker goes onto your rack.
