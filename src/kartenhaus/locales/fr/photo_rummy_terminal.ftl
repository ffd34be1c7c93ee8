### Photo Rummy in the plain terminal.

pr-table-round = Manche { $number } sur { $rounds }
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
pr-table-table = Sur la table
pr-table-rack = Votre chevalet (* : carte piochée à l’instant)

pr-expected-draw = Piochez une carte sur l’une des piles.
pr-expected-play = Posez ce que vous voulez, puis terminez le tour.
pr-expected-mend = Table en désordre : continuez, ou annulez.
pr-expected-over = La partie est terminée.

pr-menu-draw =
    { $count ->
        [one] Piocher sur la pile { $stack } ({ $count } carte)
       *[other] Piocher sur la pile { $stack } ({ $count } cartes)
    }
pr-menu-lay = Poser { $card }
pr-menu-move = Déplacer une photo de la table
pr-menu-new = comme nouvelle combinaison
pr-menu-to = sur la combinaison { $number } : { $cards }
pr-menu-free = Mettre { $card } à la place du joker de la combinaison { $number }
pr-menu-back = Annuler le dernier coup
pr-menu-back-all = Annuler tous les coups de ce tour
pr-menu-end = Terminer le tour

# $target is 0 for a new combination.
pr-hint-lay =
    { $target ->
        [0] Posez { $card } comme nouvelle combinaison.
       *[other] Posez { $card } sur la combinaison { $target }.
    }
pr-hint-move =
    { $target ->
        [0] Commencez une nouvelle combinaison avec { $card }.
       *[other] Déplacez { $card } vers la combinaison { $target }.
    }
pr-hint-count =
    { $count ->
        [one] Vous pouvez poser { $count } carte.
       *[other] Vous pouvez poser { $count } cartes.
    }
pr-hint-out =
    { $count ->
        [one] Vous pouvez finir : posez votre dernière carte !
       *[other] Vous pouvez finir : vos { $count } cartes vont toutes sur la table !
    }
pr-hint-nothing = Vous ne pouvez rien poser pendant ce tour.
pr-hint-more = (« indice » encore une fois montre le coup suivant.)
pr-hint-not-on-turn = Attendez votre tour, puis redemandez.
pr-hint-draw-first = Piochez d’abord une carte, puis redemandez.
pr-hint-take-back =
    { $count ->
        [0] Vous ne pouvez rien poser pendant ce tour. Annulez tous vos coups.
        [one] Annulez tous vos coups : ensuite, vous pouvez poser { $count } carte.
       *[other] Annulez tous vos coups : ensuite, vous pouvez poser { $count } cartes.
    }
pr-hint-mend = Plus rien à poser : il reste à remettre la table en ordre.
pr-hint-done = Vous avez posé tout ce qui pouvait l’être. Terminez votre tour.

pr-event-round-began =
    La manche { $number } commence. { $you ->
        [yes] C’est vous qui commencez.
       *[no] { $player } commence.
    }
pr-event-turn-began =
    { $you ->
        [yes] C’est à vous de jouer.
       *[no] C’est à { $player } de jouer.
    }
pr-event-card-drawn =
    { $you ->
        [yes] Vous piochez sur la pile { $stack }.
       *[no] { $player } pioche sur la pile { $stack }.
    }
pr-event-card-seen = Vous avez pioché : { $card }.
pr-event-card-laid =
    { $you ->
        [yes] Vous posez { $card } sur la combinaison { $number }.
       *[no] { $player } pose { $card } sur la combinaison { $number }.
    }
pr-event-photo-moved =
    { $you ->
        [yes] Vous déplacez { $card } de la combinaison { $origin } à la combinaison { $number }.
       *[no] { $player } déplace { $card } de la combinaison { $origin } à la combinaison { $number }.
    }
pr-event-joker-freed =
    { $you ->
        [yes] Vous mettez { $card } à la place du joker de la combinaison { $number } et prenez le joker.
       *[no] { $player } met { $card } à la place du joker de la combinaison { $number } et prend le joker.
    }
pr-event-first-combination-laid =
    { $you ->
        [yes] C’est votre première combinaison de la manche : vous pouvez désormais compléter et réarranger.
       *[no] C’est la première combinaison de { $player } dans cette manche.
    }
pr-event-step-taken-back =
    { $you ->
        [yes] Vous annulez un coup : { $card }.
       *[no] { $player } annule un coup : { $card }.
    }
# $count cards were laid, $kept jokers were freed and kept.
pr-event-turn-ended =
    { $you ->
        [yes] Votre tour est terminé.
       *[no] Le tour de { $player } est terminé{ $count ->
            [0] { "" }
            [one] { " " }: { $count } carte posée
           *[other] { " " }: { $count } cartes posées
        }{ $kept ->
            [0] { "" }
            [one] , { $kept } joker gardé
           *[other] , { $kept } jokers gardés
        }.
    }
pr-event-rack-left =
    { $you ->
        [yes] Il vous reste
       *[no] Il reste à { $player }
    } { $photos ->
        [one] { $photos } photo
       *[other] { $photos } photos
    } et { $jokers ->
        [one] { $jokers } joker
       *[other] { $jokers } jokers
    }.
# $winner is "you", "other" or "none".
pr-event-round-ended =
    { $winner ->
        [you] Vous gagnez la manche { $number } !
        [other] { $player } gagne la manche { $number } !
       *[none] Les piles sont épuisées : la manche { $number } est nulle.
    } { $points }
pr-event-game-ended = Toutes les manches sont jouées.

pr-help =
    Les coups dans leur notation (en anglais) : draw 3 (piocher), lay Fc new (nouvelle
      combinaison), lay Fc 2 (sur la combinaison 2), move Fc 2 (déplacer), free Fc 2 (à la
      place du joker), back (annuler), back all (tout annuler), end (terminer le tour).
    Une photo s’écrit avec le code automobile du pays et une lettre : p palais,
      c églises, s curiosités, y symboles, t gourmandises, l boîtes aux lettres ; J est un
      joker. Une suite compte 3 photos ou plus d’une ville, une série 4 ou plus d’une
      catégorie.
