### Mots et phrases utiles à tous les jeux.

player-you = Vous

points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}

end-title = La partie est terminée.
end-you-win = Vous avez gagné, bravo !
end-you-share = Vous partagez la victoire, bravo !
end-other-wins = { $player } gagne.
end-others-share = { $players } se partagent la victoire.

nothing = –
# A list: $most are all but the last, already joined.
list-and = { $most } et { $last }
# A name and what belongs to it.
named = { $name } : { $what }
