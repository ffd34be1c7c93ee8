### Photo Rummy in the plain terminal.

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
pr-table-rack = Your rack (*: just drawn)
pr-hint-more = (Type “hint” again to see the next step.)

pr-help =
    Moves in words: draw 3, lay Fc new, lay Fc 2 (add it to combination 2), move Fc 2,
      free Fc 2 (in the joker’s place), back, back all, end.
    A photo is written as car sign and letter: p palaces, c churches, s sights, y symbols,
      t treats, l letterboxes; J is a joker. A row is 3 or more of one city, a set 4 or
      more of one category.
