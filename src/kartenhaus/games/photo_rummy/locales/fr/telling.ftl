### Photo Rummy : ce qui se passe, ce qui est possible et ce qui est attendu, en mots.

## Ce qui se passe

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
# $result : son issue ; $points : ce que chacun a gagné ou perdu, comme ci-dessous.
pr-event-round-ended = { $result } { $points }
pr-round-won =
    { $you ->
        [yes] Vous gagnez la manche { $number } !
       *[no] { $player } gagne la manche { $number } !
    }
pr-round-drawn = Les piles sont épuisées : la manche { $number } est nulle.
pr-round-points =
    { $you ->
        [yes] { player-you }
       *[no] { $player }
    } { $points }
pr-event-game-ended = Toutes les manches sont jouées.

## Ce qui est attendu

pr-expected-draw = Piochez une carte sur l’une des piles.
pr-expected-play = Posez ce que vous voulez, puis terminez le tour.
pr-expected-mend = Table en désordre : continuez, ou annulez.
pr-expected-over = La partie est terminée.

## Ce qui est possible

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

## Indices

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
# À la place de « Vienne, églises » dans une phrase comme « Posez … sur la combinaison 3 ».
pr-a-joker = un joker
pr-hint-free = Mettez { $card } à la place du joker de la combinaison { $number }.

## Comment cela s’est terminé

# $you vaut "yes" si la personne qui lit a gagné.
pr-verdict-decided =
    { $you ->
        [yes] Vous avez
       *[no] { $player } a
    } gagné { $won ->
        [one] { $won } manche
       *[other] { $won } manches
    } sur { $rounds } et { $you ->
        [yes] obtenez
       *[no] obtient
    } le meilleur score.
# $players-you vaut "yes" si la personne qui lit a gagné aussi ; $players sont alors les autres.
pr-verdict-shared =
    { $players-you ->
        [yes] Vous partagez la victoire avec { $players }.
       *[no] { $players } se partagent la victoire.
    }
