### Monster Roll in the plain terminal.

mr-table-player =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, la bande vaut { $row } en ce moment
mr-table-covered = recouvert, par emplacement : { $places }
mr-table-no-paper = (pas encore de papier)
mr-table-piles = Pioche : { $deck } · défausse : { $top } · décomptes à venir : { $scorings }

mr-help =
    Les coups dans leur notation (en anglais) : draw (piocher), pick (prendre dans
      la défausse), lay po 3 (papier à l’emplacement 3), lay po 3 turned (tournée), stop 3,
      tear o 1 3 (déchirure orange, place 1, emplacement 3), discard po (défausser),
      back (annuler), end (terminer le tour).
    Cartes : deux lettres sont un papier avec ses couleurs de gauche et de droite, + est une
      étoile ; x et une lettre est une déchirure, st une carte Stop.
    Couleurs : p violet, o orange, g vert, b bleu. Sur la table, ■ est un Stop, ╳ une déchirure.
