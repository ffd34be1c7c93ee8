### Photo Rummy dans le navigateur.

## La table

pr-web-stacks = Les piles
# Le nombre imprimé sur la pile fait partie de son nom.
pr-web-draw =
    { $count ->
        [0] Pile { $stack } : { $count } carte, épuisée
        [one] Piocher sur la pile { $stack } : { $count } carte
       *[other] Piocher sur la pile { $stack } : { $count } cartes
    }
pr-web-empty = Rien n’a encore été posé.
# $kind est une ville, une catégorie ou "none".
pr-web-combination =
    Combinaison { $number }{ $kind ->
        [none] { "" }
       *[other] , { $kind }
    }, { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }.
pr-web-new = Nouvelle : place pour une autre combinaison
pr-web-new-short = nouvelle
pr-web-pick-first = Touchez d’abord les photos que vous voulez poser, puis touchez ici.

## Le chevalet

pr-web-rack =
    Votre chevalet : { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
pr-web-drawn = { $card } (piochée à l’instant)
pr-web-sorting = Trier le chevalet
pr-web-sorting-city = Par ville
pr-web-sorting-category = Par catégorie
pr-web-sorting-hand = À la main
pr-web-earlier = D’une place vers la gauche
pr-web-later = D’une place vers la droite

## Construire

pr-web-end = Fin du tour
pr-web-cancel = Fermer
# $there est la carte touchée.
pr-web-put-to = Poser ici { $card }, sur la combinaison { $number } ({ $there })
pr-web-put-new = Nouvelle : commencer une combinaison avec { $card }
pr-web-where =
    { $count ->
        [one] { $card } – touchez sa destination, ou choisissez-en d’autres.
       *[other] { $count } cartes : touchez leur destination.
    }
pr-web-where-joker = Touchez le joker à remplacer, ou une combinaison.
pr-web-first = La première combinaison vient uniquement de votre chevalet.
# $fault est une phrase de pr-web-fault.
pr-web-faulty = Combinaison { $number } : { $fault }
pr-web-fault =
    { $rule ->
        [PR-K1] Trop court : une suite compte au moins 3 photos d’une ville, une série 4 d’une catégorie.
        [PR-K2] Une série compte au moins 4 photos d’une catégorie.
        [PR-K4] Il faut plus de photos que de jokers.
        [PR-K5] Il y a trop de cartes ici.
        [PR-L4] Ce que vous laissez est trop court.
        [PR-J3] Elle avait un joker : elle doit rester la même suite ou la même série.
       *[other] Ces photos n’ont ni ville ni catégorie en commun.
    }
pr-web-fault-short =
    { $rule ->
        [PR-K1] trop court
        [PR-K2] trop court
        [PR-K4] trop de jokers
        [PR-K5] trop long
        [PR-L4] trop court
        [PR-J3] joker lié
       *[other] mélange
    }

## Indices

pr-web-plan = Toutes les étapes de cet indice

## Les manches et la fin

pr-web-rounds = Les manches
pr-web-round = Manche
pr-web-total = Total
pr-web-next-round = Continuer

## La première partie, expliquée

pr-tip-goal = Voici vos photos. Débarrassez-vous de toutes avant les autres : en suites de 3 ou plus d’une même ville, ou en séries de 4 ou plus d’une même catégorie. L’ovale indique la ville, le timbre la catégorie.
pr-tip-draw = Chaque tour commence par une carte. Touchez l’une des cinq piles.
pr-tip-first = Avez-vous 3 photos d’une ville ou 4 d’une catégorie ? Touchez-les l’une après l’autre, puis « nouvelle » sur la table, ou faites-les glisser jusque-là. Sinon, demandez un indice ou terminez simplement votre tour.
pr-tip-sort = Triez votre chevalet par ville ou par catégorie pour voir ce qui va ensemble, ou rangez les cartes à votre façon en les faisant glisser.
pr-tip-end = Quand vous avez posé tout ce que vous vouliez, terminez votre tour ici.
pr-tip-mend = En cours de route, la table peut être en désordre. Vous êtes dans une impasse ? Annulez un coup, ou tous à la fois.
pr-tip-rebuild = Toute la table est maintenant à vous : complétez n’importe quelle combinaison et déplacez des photos de l’une à l’autre. À la fin de votre tour, il ne doit rester que des suites et des séries correctes.
pr-tip-joker = Vous pouvez récupérer un joker de la table : mettez la bonne photo à sa place, et il rejoint votre chevalet.
