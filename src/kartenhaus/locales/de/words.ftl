### Wörter und Sätze, die jedes Spiel braucht.

player-you = Du

points = { $count ->
    [one] { $count } Punkt
   *[other] { $count } Punkte
}

end-title = Die Partie ist zu Ende.
end-you-win = Du hast gewonnen. Herzlichen Glückwunsch!
end-you-share = Du teilst dir den Sieg. Herzlichen Glückwunsch!
end-other-wins = { $player } hat gewonnen.
end-others-share = { $players } teilen sich den Sieg.

nothing = –
# A list: $most are all but the last, already joined.
list-and = { $most } und { $last }
# A name and what belongs to it.
named = { $name }: { $what }
