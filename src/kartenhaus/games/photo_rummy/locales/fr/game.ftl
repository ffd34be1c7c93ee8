# Photo Rummy : les noms et les refus, en toutes lettres.

## Cartes

pr-joker = Joker
# $city et $category sont des noms pris plus bas.
pr-photo = { $city }, { $category }

pr-city-london = Londres
pr-city-dublin = Dublin
pr-city-oslo = Oslo
pr-city-rome = Rome
pr-city-paris = Paris
pr-city-bern = Berne
pr-city-lisbon = Lisbonne
pr-city-berlin = Berlin
pr-city-madrid = Madrid
pr-city-vienna = Vienne
pr-city-brussels = Bruxelles
pr-city-copenhagen = Copenhague
pr-city-amsterdam = Amsterdam
pr-city-stockholm = Stockholm
pr-city-athens = Athènes
pr-city-prague = Prague
pr-city-helsinki = Helsinki

pr-category-palaces = Palais et parlements
pr-category-churches = Églises
pr-category-sights = Curiosités
pr-category-symbols = Symboles
pr-category-treats = Gourmandises locales
pr-category-letterboxes = Boîtes aux lettres

## La table

pr-table-round = Manche { $number } sur { $rounds }
pr-table-table = Sur la table

## Options

pr-option-rounds = Combien de manches vous jouez, de 1 à 20.
pr-option-begins = Qui commence la première manche : la place de votre choix, ou au hasard. Selon la règle, la personne la plus jeune.
pr-option-deck = Les photos : celles du jeu, ou celles de votre propre fichier de cartes.

## Refus : piocher

# Ils s’adressent à la personne dont le coup est refusé. Piles et combinaisons se comptent à partir de 1.
# $card est le nom abrégé d’une carte, par exemple Fc ou J.
pr-draw-first = Piochez d’abord une carte sur l’une des piles.
pr-drawn-already = Vous avez déjà pioché votre carte de ce tour.
pr-no-stack = La pile { $stack } n’existe pas. Choisissez-en une de 1 à { $last }.
pr-stack-empty = La pile { $stack } est épuisée. Piochez sur une autre.

## Refus : poser et réarranger

pr-no-such-card = Cette carte n’existe pas dans ce jeu.
pr-not-on-rack = « { $card } » n’est pas sur votre chevalet.
pr-not-on-table = « { $card } » n’est pas sur la table.
pr-no-combination = La combinaison { $combination } n’existe pas.
pr-lies-there = « { $card } » est déjà dans la combinaison { $combination }. Choisissez-en une autre.
pr-first-from-rack = Votre première combinaison de la manche vient uniquement de votre chevalet. Posez-la d’abord ; ensuite, vous pourrez compléter les autres.
pr-first-before-rebuilding = Pour réarranger la table, posez d’abord votre première combinaison de la manche.
pr-too-many-steps = Vous avez déjà joué { $most } coups pendant ce tour, c’est la limite. Annulez-en au besoin, puis terminez votre tour.
pr-nothing-to-take-back = Il n’y a rien à annuler dans ce tour. La carte piochée reste à vous.
# $combinations et $rules sont des listes, par exemple "2, 5" et "PR-K1, PR-L4".
pr-table-faulty =
    { $count ->
        [one] La combinaison { $combinations } n’est encore ni une suite ni une série. Arrangez-la ou annulez des coups, puis terminez votre tour. Règles : { $rules }.
       *[other] Les combinaisons { $combinations } ne sont pas encore des suites ou des séries. Arrangez-les ou annulez des coups, puis terminez votre tour. Règles : { $rules }.
    }

## Refus : jokers

pr-joker-keeps-kind =
    { $count ->
        [one] La combinaison { $combinations } avait un joker au début de votre tour : elle doit rester la même suite ou la même série.
       *[other] Les combinaisons { $combinations } avaient des jokers au début de votre tour : elles doivent rester les mêmes suites ou les mêmes séries.
    }
pr-joker-stays = Un joker reste où il est jusqu’à ce qu’une photo qui convient prenne sa place.
pr-first-before-joker = Pour récupérer un joker, posez d’abord votre première combinaison de la manche.
pr-only-a-photo = Seule une photo peut prendre la place d’un joker.
pr-no-joker-there = Il n’y a pas de joker à récupérer dans la combinaison { $combination }.
pr-joker-laid-now = Le joker de la combinaison { $combination } a été posé pendant ce tour. Vous pouvez seulement annuler ce coup.
pr-photo-not-at-hand = « { $card } » n’est ni sur votre chevalet ni sur la table.
pr-does-not-belong = « { $card } » ne va pas dans la combinaison { $combination } et ne peut donc pas y remplacer le joker.
pr-not-new-there = « { $card } » était déjà dans la combinaison { $combination }. La photo qui remplace un joker vient de votre chevalet ou d’une autre combinaison.
pr-photo-settled = « { $card } » a remplacé un joker pendant ce tour et ne bouge plus jusqu’à la fin du tour.

## Refus : textes et fichiers de cartes

# $verb est le premier mot d’un coup tel qu’on le tape ; ces mots sont les mêmes dans toutes les langues.
pr-move-form =
    { $verb ->
        [draw] « draw » demande le numéro d’une pile, par exemple : draw 3
        [lay] « lay » demande une carte et, si elle ne commence pas une nouvelle combinaison, un numéro, par exemple : lay Fc 2
        [move] « move » demande une photo et, si elle ne commence pas une nouvelle combinaison, un numéro, par exemple : move Dt 2
        [free] « free » demande une photo et un numéro, par exemple : free GBs 4
        [back] « back » s’emploie seul ou avec « all » : back all
       *[other] « { $verb } » s’emploie seul : n’écrivez rien après.
    }
# $field dit de quelle entrée du fichier il s’agit, par exemple "photo 3".
pr-deck-twice = Fichier de cartes, { $field } : la photo { $photo } y est déjà. Chacune n’y figure qu’une fois.
pr-deck-missing = Fichier de cartes : il manque la photo { $photo }. Il en faut une pour chaque ville et chaque catégorie.
pr-deck-name = Fichier de cartes, { $field } : il manque un nom ici, ou il dépasse { $most } caractères.
