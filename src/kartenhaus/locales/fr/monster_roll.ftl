# Monster Roll : les noms et les refus, en toutes lettres.

mr-name = Monster Roll

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

## Options

mr-option-begins = Qui commence : le siège de votre choix, ou celui que le hasard désigne.
mr-option-deck = Avec quelles cartes vous jouez : celles du jeu, ou votre propre fichier de cartes.
mr-option-turn_cards = S’il est permis de tourner les cartes Papier d’un demi-tour en les posant, la gauche passant à droite.
mr-option-monsters = Avec quel monstre joue chaque siège, par exemple monsters=gulp ou monsters=gulp,fuzz. Les monstres : fuzz (Touffu), gulp (Gloups), wobble (Gigotin), snuffle (Reniflou).

## Refus : piocher

# Ils s’adressent à la personne dont le coup est refusé. Les places se comptent à partir de 1, à côté du monstre.
mr-draw-first =
    { $missing ->
        [one] Piochez d’abord : il vous manque { $missing } carte.
       *[other] Piochez d’abord : il vous manque { $missing } cartes.
    }
mr-hand-full = Votre main est au complet : { $count } cartes. À vous de poser ou de défausser.
mr-nothing-to-pick = La défausse est vide, et une nouvelle ne commence que lorsque vous avez fini de piocher. Prenez une carte de la pioche.
mr-picked-already = Vous avez déjà pris une carte de la défausse pendant ce tour. Prenez une carte de la pioche.
mr-last-from-deck = À chaque tour, au moins une carte vient de la pioche. Prenez celle-ci dans la pioche.

## Refus : les étapes d’un tour

mr-not-in-hand = Vous n’avez pas cette carte en main.
mr-two-laid = Vous avez joué deux cartes, et un tour n’en permet pas plus. Terminez-le, ou reprenez une étape.
mr-discarded-already = Vous avez défaussé : vous ne pouvez plus rien poser pendant ce tour. Reprenez la carte défaussée si vous préférez poser.
mr-no-more-discards = Deux cartes ont quitté votre main, et un tour n’en permet pas plus. Terminez-le, ou reprenez une étape.
mr-nothing-done = Posez ou défaussez au moins une carte avant de terminer votre tour.
mr-nothing-to-take-back = Il n’y a aucune étape à reprendre. Les cartes piochées restent en main.

## Refus : poser du papier

mr-not-paper = Ce n’est pas une carte Papier. Une bande n’est faite que de papier.
mr-beyond-end = La place { $place } est hors de portée. Dans votre rangée, le papier se pose aux places 1 à { $last } ; la place { $last } en est le bout libre.
mr-cover-stop = Une carte Stop se trouve à la place { $place }, et rien ne se pose dessus.
mr-no-turning = À cette table, les cartes se posent telles qu’elles sont imprimées, sans les tourner.
mr-same-turned = Cette carte est la même dans les deux sens. Posez-la simplement telle quelle.
mr-no-match =
    Votre rangée finit par un bout { $colour ->
        [purple] { mr-colour-purple }
        [orange] { mr-colour-orange }
        [green] { mr-colour-green }
       *[blue] { mr-colour-blue }
    }. La carte suivante doit commencer par cette couleur, ou une autre carte de votre main doit pouvoir tout arranger.
mr-mismatch = À la place { $place }, les couleurs ne s’accordent pas avec cette carte, et rien dans votre main ne pourrait plus arranger cela.
mr-still-mismatched = Les couleurs de votre rangée ne s’accordent pas encore. Arrangez cela avec votre seconde carte, ou reprenez la première.

## Refus : Stop et Déchirure

mr-stop-elsewhere = Une carte Stop ne se pose que sur le papier que vous avez posé pendant ce même tour.
mr-not-a-tear = Ce n’est pas une carte Déchirure.
mr-tear-own-row = Vous n’allez tout de même pas déchirer votre propre bande ! Choisissez celle de quelqu’un d’autre.
mr-no-paper-there = Il n’y a pas de papier à déchirer à la place { $place } de cette rangée.
mr-torn-already = La bande est déjà déchirée à la place { $place }.
mr-protected = Une carte Stop protège le papier de la place { $place }.
mr-tear-colour =
    À la place { $place }, aucun bout de la carte n’est { $colour ->
        [purple] { mr-colour-purple }
        [orange] { mr-colour-orange }
        [green] { mr-colour-green }
       *[blue] { mr-colour-blue }
    } : cette carte Déchirure ne peut pas y aller.

## Refus : textes et jeux de cartes

# $verb est le premier mot d’un coup tapé au clavier ; ces mots sont les mêmes dans toutes les langues.
mr-move-form =
    { $verb ->
        [lay] « lay » demande une carte et une place, puis « turned » pour la tourner, par exemple : lay po 3
        [stop] « stop » demande une place, par exemple : stop 3
        [tear] « tear » demande une couleur, un siège et une place dans la rangée, par exemple : tear o 1 3
        [discard] « discard » demande une carte, par exemple : discard po
       *[other] « { $verb } » s’écrit seul : n’ajoutez rien après.
    }
mr-deck-scorings = Un jeu de cartes compte exactement { $needed } cartes Décompte ; celui-ci en a { $there }.
mr-deck-monsters = Il faut { $needed } monstres dans un jeu de cartes, pour qu’une table complète en ait un par personne.
mr-deck-too-few = Il n’y a pas assez de cartes à distribuer pour quatre : outre les monstres et les cartes Décompte, il en faut au moins { $needed }, et ce jeu n’en a que { $there }.
mr-deck-too-many = Outre les monstres et les cartes Décompte, un jeu peut avoir au plus { $most } cartes.
