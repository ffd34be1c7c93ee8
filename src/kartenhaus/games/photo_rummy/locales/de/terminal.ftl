### Photo Rummy in the plain terminal.

pr-table-player =
    { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }, { $cards ->
        [one] { $cards } Karte auf der Ablagebank
       *[other] { $cards } Karten auf der Ablagebank
    }{ $opened ->
        [yes] { "" }
       *[no] , noch nichts ausgelegt
    }{ $seen ->
        [none] { "" }
       *[other] { " " }(bekannt: { $seen })
    }
pr-table-stacks = Stapel: { $stacks }
pr-table-rack = Deine Ablagebank (*: gerade gezogen)
pr-hint-more = („tipp“ noch einmal zeigt den nächsten Schritt.)

pr-help =
    Züge in englischer Kurzform: draw 3 (ziehen), lay Fc new (neu auslegen),
      lay Fc 2 (zu Kombination 2), move Fc 2 (verschieben), free Fc 2 (den Joker
      eintauschen), back (zurück), back all (alles zurück), end (Zug beenden).
    Ein Foto schreibt man als Länderkennzeichen und Buchstabe: p Paläste, c Kirchen,
      s Sehenswürdigkeiten, y Symbole, t Landestypische Leckereien, l Briefkästen;
      J ist ein Joker.
      Eine Reihe sind 3 oder mehr einer Stadt, ein Set 4 oder mehr einer Kategorie.
