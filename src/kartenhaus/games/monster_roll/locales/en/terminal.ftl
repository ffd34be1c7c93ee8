### Monster Roll in the plain terminal.

mr-table-player =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, strip worth { $row } now
mr-table-covered = covered, by place: { $places }
mr-table-no-paper = (no paper yet)
mr-table-piles = Deck: { $deck } · discard pile: { $top } · scorings to come: { $scorings }

mr-help =
    Moves in words: draw, pick (from the discard pile), lay po 3 (paper at place 3),
      lay po 3 turned, stop 3, tear o 1 3 (orange, on the strip of seat 1),
      discard po, back (take back a step), end.
    Cards: two letters are paper with its left and right colour, + is a star;
      x and a letter is a tear card, st a stop card.
    Colours: p purple, o orange, g green, b blue. On the table ■ is a stop card, ╳ a tear.
