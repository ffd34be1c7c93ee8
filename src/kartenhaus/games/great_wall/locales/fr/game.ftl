# La Grande Muraille : les noms, les refus, et ce qui se passe, en toutes lettres.

## Cartes

gw-card-lantern = Lanterne
gw-card-fan = Éventail
gw-card-teapot = Théière
gw-card-lotus = Lotus
gw-card-panda = Panda
gw-card-dragon-head = Tête de dragon
gw-card-dragon-middle = Section du milieu
gw-card-dragon-tail = Queue de dragon
gw-card-tower = Tour
gw-card-rickshaw = Pousse-pousse
# $card est le nom d’une carte de la muraille.
gw-card-under-rickshaw = { $card }, sous un pousse-pousse

## Cartes Action

gw-action-move-1 = Déplacer de 1 emplacement
gw-action-move-2 = Déplacer de 2 emplacements
gw-action-swap = Échanger
gw-action-remove = Retirer
gw-action-extra-composition = Composition supplémentaire
gw-action-new-market = Renouveler le marché
gw-action-take-back = Reprendre une carte

gw-action-move-1-help = Faites passer une carte Muraille par-dessus sa voisine de gauche ou de droite.
gw-action-move-2-help = Faites passer une carte Muraille par-dessus deux autres, à gauche ou à droite.
gw-action-swap-help = Échangez deux cartes Muraille.
gw-action-remove-help = Retirez une carte de la muraille, qui se resserre.
gw-action-extra-composition-help = Piochez une composition de plus.
gw-action-new-market-help = Remplacez tout le marché et posez l’une des nouvelles cartes à un bout de la muraille.
gw-action-take-back-help = Remettez une carte de la défausse Muraille où vous voulez dans la muraille.

## Options

gw-option-begins = Qui commence : la place de votre choix, ou au hasard.
gw-option-deck = Les cartes : celles du jeu, ou celles de votre propre fichier.
gw-option-camera_lock = Combien de secondes (de 0 à 10) une fausse annonce bloque l’appareil photo, à une table en temps réel.

## Refus : poser une carte

# Ils s’adressent à la personne dont le coup est refusé. Les positions se comptent à partir de 1 depuis la gauche.
gw-place-first = Posez d’abord une carte Muraille : une carte du marché, ou celle du dessus de la pioche.
gw-placed-already = Vous n’avez plus de carte Muraille à poser pendant ce tour. Jouez vos cartes Action, ou terminez votre tour.
gw-only-at-an-end = Une carte ne se pose qu’à un bout de la muraille, à gauche ou à droite.
gw-place-drawn = Vous avez pioché une carte : posez-la d’abord.
gw-not-in-market = Cette carte n’est pas au marché. Prenez-en une qui s’y trouve ; à l’étape 2, vous pouvez aussi piocher.
gw-not-in-new-market = Cette carte n’est pas dans le nouveau marché. Posez-en une qui s’y trouve.
gw-no-face-down-card = Il ne reste rien à piocher. Prenez une carte au marché.
gw-finish-placing = Posez d’abord votre carte, au bout gauche ou au bout droit de la muraille.

## Refus : cartes Action et fin du tour

gw-no-action-left =
    { $count ->
        [one] Vous avez déjà joué votre carte Action de ce tour. Terminez-le maintenant.
       *[other] Vous avez déjà joué vos { $count } cartes Action de ce tour. Terminez-le maintenant.
    }
# $action est le nom d’une carte Action.
gw-no-action-card =
    Vous n’avez pas de carte « { $action ->
        [move-1] { gw-action-move-1 }
        [move-2] { gw-action-move-2 }
        [swap] { gw-action-swap }
        [remove] { gw-action-remove }
        [extra-composition] { gw-action-extra-composition }
        [new-market] { gw-action-new-market }
       *[take-back] { gw-action-take-back }
    } » en main. Jouez l’une de celles que vous tenez.
gw-distance = Une carte se déplace d’exactement 1 ou 2 emplacements.
gw-exact-distance =
    { $action ->
        [move-1] Avec « { gw-action-move-1 } », une carte se déplace d’exactement 1 emplacement. Choisissez l’emplacement voisin.
       *[move-2] Avec « { gw-action-move-2 } », une carte se déplace d’exactement 2 emplacements. Choisissez-en un à cette distance.
    }
gw-swap-two = Choisissez deux cartes différentes à échanger, celle de gauche en premier.
# $last est la dernière position que l’on peut choisir.
gw-off-the-wall =
    { $last ->
        [0] L’emplacement { $place } n’existe pas : la muraille est vide pour le moment.
        [1] L’emplacement { $place } n’existe pas : vous ne pouvez choisir que l’emplacement 1.
       *[other] L’emplacement { $place } n’existe pas : choisissez-en un de 1 à { $last }.
    }
gw-under-rickshaw = La carte de l’emplacement { $place } est bloquée sous un pousse-pousse. Choisissez-en une autre.
gw-tower = À l’emplacement { $place } se dresse une tour : aucune action ne la fait bouger. Choisissez une autre carte.
gw-no-composition-left = Il ne reste aucune composition à piocher. Jouez une autre carte Action.
gw-no-wall-card-left = Il ne reste aucune carte Muraille pour un nouveau marché. Jouez une autre carte Action.
gw-not-in-discard = Cette carte Muraille n’est pas dans la défausse. Choisissez-en une qui s’y trouve ; les pousse-pousse ne se reprennent pas.
gw-new-hand-too-late = Vous ne pouvez changer de main qu’avant votre première carte Action du tour.
gw-action-is-a-must = Au moins une de vos cartes Action est jouable : jouez-en une, ou changez de main.

## Refus : photos

gw-photo-moment = Pas de photo pour l’instant : attendez que la carte soit posée.
gw-photo-not-yours = « { $composition } » n’est ni dans votre main ni parmi les compositions ouvertes.
gw-photo-open = « { $composition } » est une composition ouverte : vous ne pouvez la photographier que pendant votre tour.
gw-photo-wrong =
    { $place ->
        [0] « { $composition } » n’est pas sur la muraille. Ses cartes doivent se suivre côte à côte, de gauche à droite, exactement dans cet ordre.
       *[other] « { $composition } » ne commence pas à l’emplacement { $place }. À partir de là, ses cartes doivent se suivre côte à côte, de gauche à droite, exactement dans cet ordre.
    }
gw-photo-rickshaw = Un pousse-pousse cache « { $composition } ». Attendez qu’il avance.
gw-photo-dragon = Le dragon de « { $composition } » n’est pas dans l’ordre : la tête à gauche, la queue à droite et, s’il a trois parties, la section du milieu entre les deux.
gw-photo-spoiled = Une photo précédente a changé la muraille : « { $composition } » n’y est plus.

## Refus : textes et jeux de cartes

# $verb est le premier mot d’un coup tapé au clavier ; ces mots sont les mêmes dans toutes les langues.
gw-move-form =
    { $verb ->
        [place] « place » demande une carte et un bout (left ou right), par exemple : place L left
        [move] « move » demande deux emplacements, départ et arrivée, par exemple : move 2 3
        [swap] « swap » demande deux emplacements, par exemple : swap 2 5
        [remove] « remove » demande un emplacement, par exemple : remove 3
        [return] « return » demande une carte et un emplacement, par exemple : return L 1
        [click] « click » demande une composition et, si vous le souhaitez, un emplacement, par exemple : click LFT 2
       *[other] « { $verb } » s’emploie seul : n’écrivez rien après.
    }
# $field dit de quelle entrée du fichier il s’agit, par exemple "composition 3".
gw-deck-too-few-plain =
    { $there ->
        [0] À { $seats } joueurs, il faut au moins { $needed } compositions sans dragon ni panda ; ce jeu de cartes n’en a aucune.
        [one] À { $seats } joueurs, il faut au moins { $needed } compositions sans dragon ni panda ; ce jeu de cartes n’en a qu’une.
       *[other] À { $seats } joueurs, il faut au moins { $needed } compositions sans dragon ni panda ; ce jeu de cartes en a { $there }.
    }
gw-deck-none-left = À { $seats } joueurs, il faut au moins { $needed } compositions, pour qu’il en reste après la mise en place.
gw-deck-too-few-actions = À { $seats } joueurs, il faut au moins { $needed } cartes Action.
gw-deck-too-few-wall-cards = Un jeu de cartes doit avoir au moins { $needed } cartes Muraille.
gw-deck-too-many-wall-cards = Un jeu de cartes peut avoir au plus { $most } cartes Muraille.
gw-deck-too-many-compositions = Un jeu de cartes peut avoir au plus { $most } compositions.
gw-deck-twice = Fichier de cartes, { $field } : cette composition y est déjà. Chacune n’y figure qu’une fois.
gw-deck-impossible = Fichier de cartes, { $field } : les cartes Muraille de ce jeu ne suffisent pas à former cette composition.
gw-deck-length = Fichier de cartes, { $field } : une composition compte de { $low } à { $high } symboles.
gw-deck-dragon-run =
    { $length ->
        [one] Fichier de cartes, { $field } : un dragon a 2 ou 3 parties côte à côte ; ici, il n’en a qu’une.
       *[other] Fichier de cartes, { $field } : un dragon a 2 ou 3 parties côte à côte ; ici, il en a { $length }.
    }

## Ce qui se dit ailleurs des annonces, avec les mots du jeu

gw-table-is-call = Pour une photo, appuyez sur CLIC.
gw-table-not-call = Ce n’est pas une photo : jouez ce coup quand c’est votre tour.
gw-table-step-waits = Votre coup attend déjà que chacun ait eu le temps de crier CLIC.
gw-table-call-locked =
    { $seconds ->
        [one] Fausse annonce ! Vous pourrez de nouveau crier CLIC dans { $seconds } seconde.
       *[other] Fausse annonce ! Vous pourrez de nouveau crier CLIC dans { $seconds } secondes.
    }
