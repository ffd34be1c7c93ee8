### Photo Rummy in the plain terminal.

pr-table-player =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, { $cards ->
        [one] { $cards } carte sur le chevalet
       *[other] { $cards } cartes sur le chevalet
    }{ $opened ->
        [yes] { "" }
       *[no] , encore rien posé
    }{ $seen ->
        [none] { "" }
       *[other] { " " }(cartes connues : { $seen })
    }
pr-table-stacks = Piles : { $stacks }
pr-table-rack = Votre chevalet (* : carte piochée à l’instant)
pr-hint-more = (« indice » encore une fois montre le coup suivant.)

pr-help =
    Les coups dans leur notation (en anglais) : draw 3 (piocher), lay Fc new (nouvelle
      combinaison), lay Fc 2 (sur la combinaison 2), move Fc 2 (déplacer), free Fc 2 (à la
      place du joker), back (annuler), back all (tout annuler), end (terminer le tour).
    Une photo s’écrit avec le code automobile du pays et une lettre : p palais,
      c églises, s curiosités, y symboles, t gourmandises, l boîtes aux lettres ; J est un
      joker. Une suite compte 3 photos ou plus d’une ville, une série 4 ou plus d’une
      catégorie.
