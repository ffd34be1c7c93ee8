### Words and sentences that every game needs.

player-you = You

points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}

end-title = The game is over.
end-you-win = You win. Congratulations!
end-you-share = You share the victory. Congratulations!
end-other-wins = { $player } wins.
end-others-share = { $players } share the victory.

nothing = –
# A list: $most are all but the last, already joined.
list-and = { $most } and { $last }
# A name and what belongs to it.
named = { $name }: { $what }
