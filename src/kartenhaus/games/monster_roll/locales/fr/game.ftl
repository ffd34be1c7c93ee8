# Monster Roll : les noms et les refus, en toutes lettres.

## Cartes

mr-colour-purple = violet
mr-colour-orange = orange
mr-colour-green = vert
mr-colour-blue = bleu

# $left, $right et $colour sont des noms de couleurs pris plus haut.
mr-card-paper = Papier, { $left } à gauche, { $right } à droite
mr-card-paper-star = Papier étoilé, { $left } à gauche, { $right } à droite
mr-card-tear = Déchirure ({ $colour })
mr-card-stop = Stop
mr-card-scoring = Décompte

mr-monster-fuzz = Touffu
mr-monster-gulp = Gloups
mr-monster-wobble = Gigotin
mr-monster-snuffle = Reniflou

## La table

mr-table-hand = Votre main

## Options

mr-option-begins = Qui commence : la place de votre choix, ou au hasard. Selon la règle, la dernière personne passée par la salle de bains.
mr-option-deck = Les cartes : celles du jeu, ou celles de votre propre fichier.
mr-option-turn_cards = Les cartes Papier peuvent être tournées d’un demi-tour au moment de les poser.
mr-option-monsters = Avec quel monstre joue chaque place, par exemple monsters=gulp ou monsters=gulp,fuzz. Les monstres : fuzz (Touffu), gulp (Gloups), wobble (Gigotin), snuffle (Reniflou).

## Refus : piocher

# Ils s’adressent à la personne dont le coup est refusé. Les places se comptent à partir de 1, à côté du monstre.
mr-draw-first =
    { $missing ->
        [one] Piochez d’abord : il vous manque { $missing } carte.
       *[other] Piochez d’abord : il vous manque { $missing } cartes.
    }
mr-hand-full = Votre main est au complet : { $count } cartes. Posez ou défaussez maintenant.
mr-nothing-to-pick = La défausse est vide ; elle ne recommence que lorsque vous avez fini de piocher. Prenez une carte de la pioche.
mr-picked-already = Vous avez déjà pris une carte de la défausse pendant ce tour. Prenez une carte de la pioche.
mr-last-from-deck = À chaque tour, au moins une carte vient de la pioche. Prenez celle-ci dans la pioche.

## Refus : les étapes d’un tour

mr-not-in-hand = Vous n’avez pas cette carte en main.
mr-two-laid = Vous avez joué deux cartes, c’est le maximum. Terminez votre tour, ou annulez un coup.
mr-discarded-already = Après une défausse, vous ne pouvez plus rien poser. Annulez-la si vous préférez poser.
mr-no-more-discards = Deux cartes ont quitté votre main, c’est le maximum. Terminez votre tour, ou annulez un coup.
mr-nothing-done = Posez ou défaussez au moins une carte avant de terminer votre tour.
mr-nothing-to-take-back = Il n’y a rien à annuler. Les cartes piochées restent en main.

## Refus : poser du papier

mr-not-paper = Ce n’est pas une carte Papier, et une bande n’est faite que de papier.
mr-beyond-end = L’emplacement { $place } est hors de portée. Votre rangée va de 1 à { $last }, et { $last } est son bout libre.
mr-cover-stop = Une carte Stop se trouve à l’emplacement { $place } : rien ne se pose dessus.
mr-no-turning = À cette table, on ne tourne pas les cartes : elles se posent telles qu’elles sont imprimées.
mr-same-turned = Cette carte est la même dans les deux sens. Posez-la telle quelle.
mr-no-match =
    Votre rangée finit par un bout { $colour ->
        [purple] { mr-colour-purple }
        [orange] { mr-colour-orange }
        [green] { mr-colour-green }
       *[blue] { mr-colour-blue }
    }. La carte suivante doit commencer par cette couleur, ou une autre carte de votre main doit pouvoir tout arranger.
mr-mismatch = À l’emplacement { $place }, les couleurs ne vont pas avec cette carte, et rien dans votre main ne peut plus l’arranger.
mr-still-mismatched = Les couleurs de votre rangée ne vont pas encore ensemble. Arrangez cela avec votre seconde carte, ou annulez la première.

## Refus : Stop et Déchirure

mr-stop-elsewhere = Une carte Stop ne se pose que sur un papier que vous avez posé pendant ce tour.
mr-not-a-tear = Ce n’est pas une carte Déchirure.
mr-tear-own-row = Vous n’allez tout de même pas déchirer votre propre bande ! Choisissez celle de quelqu’un d’autre.
mr-no-paper-there = Il n’y a pas de papier à déchirer à l’emplacement { $place } de cette rangée.
mr-torn-already = La bande est déjà déchirée à l’emplacement { $place }.
mr-protected = Une carte Stop protège le papier de l’emplacement { $place }.
mr-tear-colour =
    À l’emplacement { $place }, aucun bout de la carte n’est { $colour ->
        [purple] { mr-colour-purple }
        [orange] { mr-colour-orange }
        [green] { mr-colour-green }
       *[blue] { mr-colour-blue }
    } : cette carte Déchirure ne va pas là.

## Refus : textes et jeux de cartes

# $verb est le premier mot d’un coup tapé au clavier ; ces mots sont les mêmes dans toutes les langues.
mr-move-form =
    { $verb ->
        [lay] « lay » demande une carte et un emplacement, puis « turned » pour la tourner, par exemple : lay po 3
        [stop] « stop » demande un emplacement, par exemple : stop 3
        [tear] « tear » demande une couleur, une place à la table et un emplacement, par exemple : tear o 1 3
        [discard] « discard » demande une carte, par exemple : discard po
       *[other] « { $verb } » s’emploie seul : n’écrivez rien après.
    }
mr-deck-scorings = Un jeu de cartes compte exactement { $needed } cartes Décompte ; celui-ci en a { $there }.
mr-deck-monsters = Un jeu de cartes doit avoir { $needed } monstres, pour qu’à une table complète chacun ait le sien.
mr-deck-too-few = Il n’y a pas assez de cartes pour jouer à quatre : outre les monstres et les cartes Décompte, il en faut au moins { $needed } ; ce jeu de cartes en a { $there }.
mr-deck-too-many = Outre les monstres et les cartes Décompte, un jeu de cartes en compte { $most } au plus.
