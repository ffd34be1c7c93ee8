### La Grande Muraille dans le navigateur.

## La table

gw-web-wall = La muraille
gw-web-wall-card = Emplacement { $place } : { $card }
gw-web-aimed = { $card } – les photos partent d’ici
gw-web-end =
    { $end ->
        [left] Bout gauche de la muraille
       *[right] Bout droit de la muraille
    }
gw-web-gap = Espace à l’emplacement { $place }
gw-web-market = Marché
gw-web-deck = Pioche Muraille : { $count }. Piocher une carte
gw-web-discard = Défausse Muraille : { $count }
gw-web-action-deck = Pioche Action : { $count }
gw-web-action-discard = Défausse Action : { $count }
gw-web-composition-deck = Pioche des compositions : { $count }
gw-web-open = Compositions ouvertes
gw-web-actions = Vos cartes Action

## Photos

# Sur le bouton d’une composition.
gw-web-click = CLIC
gw-web-photos = Photos
gw-web-album = Les photos de chacun
gw-web-no-photo = Rien pour l’instant.
gw-web-album-line = { $player } : { $points ->
    [one] { $points } point
   *[other] { $points } points
}
# Qui vient de photographier quoi. $worth : combien de points.
gw-web-last-photo = Dernière photo : { $player }, { $composition }, { $worth }
gw-web-out = Hors jeu
gw-web-discard-empty = La défausse est vide.

# Le temps pendant lequel tout le monde peut appeler, en secondes.
gw-web-moment = Une photo en vue ? { $seconds } s
gw-web-moment-mine = Moment photo : { $seconds } s
# Sans hâte : aucune seconde n’est comptée.
gw-web-moment-calm = Une photo en vue ? Touchez-la.
gw-web-nothing = Pas de photo
gw-web-locked = Fausse annonce. Appareil bloqué : { $seconds } s

# Plusieurs personnes autour d’un appareil : qui veut crier le prend.
gw-web-who-calls = Qui crie CLIC ?
gw-web-who-calls-explained = Quelqu’un d’autre a vu une photo ? Passez-lui l’appareil. Le tour continue ensuite.
gw-web-calling = { $player } : touchez la composition que vous voyez sur la muraille.
gw-web-give-back = Rendre l’appareil

# Une ligne d’une course : qui a été rapide, et de combien. $rank va de 1 à 4.
gw-web-race =
    { $rank ->
        [1] { $player } : 1re annonce
        [2] { $player } : 2e, à { $behind } ms
        [3] { $player } : 3e, à { $behind } ms
       *[other] { $player } : 4e, à { $behind } ms
    }
# Trop serré pour être mesuré : la place à table décide.
gw-web-race-tied = { $player } : trop serré pour trancher
gw-web-race-error = (± { $error } ms)
# Ce qui a été déduit pour le temps de trajet.
gw-web-race-credit = connexion : −{ $credit } ms
# Ce qui étonne dans une annonce. Elle compte quand même.
gw-web-race-mark =
    { $mark ->
        [too-fast] plus rapide qu’un humain
        [held-back] cet appareil répond plus tard que sa connexion ne le permet
       *[unchecked] la lenteur de cette connexion n’a pas pu être vérifiée
    }

## Choisir

gw-web-turn = Fin du tour
gw-web-new-hand = Nouvelle main
gw-web-play = Jouer la carte
gw-web-cancel = Annuler
gw-web-choose-end = Touchez le bout gauche ou droit de la muraille.
gw-web-choose-place = Touchez l’endroit où elle va.
gw-web-choose-second = Touchez la carte à échanger avec elle.
gw-web-choose-gap = Touchez l’espace où la mettre.
# On a touché une carte de la muraille pour dire où commence une photo.
gw-web-aim = Votre photo commence à l’emplacement { $place }. Touchez une composition.
# Quand on touche quelque chose qui ne mène à rien.
gw-web-card-first = Touchez d’abord la carte que vous voulez poser, puis le bout de la muraille.
gw-web-extra-first = Les compositions se piochent avec la carte Action « { gw-action-extra-composition } ».
gw-web-action-piles = Vous piochez des cartes Action à la fin de votre tour, jusqu’à en avoir trois.

## Un appel manqué, carte par carte

# $wanted est la carte de la composition, $there celle de la muraille.
gw-web-differs = Comparé à partir de la place { $place }
gw-web-differs-same = Place { $place } : { $wanted }, c’est bon
gw-web-differs-other = Place { $place } : il vous faut { $wanted }, il y a { $there }
gw-web-differs-rickshaw = Place { $place } : { $wanted }, mais sous un pousse-pousse
gw-web-differs-dragon = Place { $place } : il vous faut { $wanted }, il y a une autre partie du dragon : { $there }
gw-web-differs-nothing = Place { $place } : il vous faut { $wanted }, mais il n’y a pas de carte
# La même chose, en un mot ou deux sous les cartes.
gw-web-mark-same = bon
gw-web-mark-other = autre carte
gw-web-mark-rickshaw = pousse-pousse
gw-web-mark-dragon = autre partie
gw-web-mark-nothing = pas de carte

## La première partie guidée

gw-tip-photos = Voici les photos à prendre. Quand ces cartes se suivent sur la muraille, dans cet ordre, touchez la photo : CLIC ! Même si ce n’est pas votre tour : la première annonce l’emporte.
gw-tip-place = Votre tour commence par une nouvelle carte Muraille : touchez-en une au marché, ou touchez la pioche. Puis touchez un bout de la muraille.
gw-tip-drawn = Voici votre carte. Touchez le bout de la muraille où vous la voulez.
gw-tip-act = Jouez maintenant une carte Action pour mettre la muraille dans l’ordre voulu. Touchez-la, puis touchez ce qu’elle doit changer.
gw-tip-open = Ces photos sont ouvertes à tout le monde, mais chacun ne peut les prendre que pendant son tour. Dès que la dernière est prise, la partie est finie.
gw-tip-end = Plus rien à photographier ? Alors terminez votre tour.
gw-tip-others = Gardez un œil sur la muraille pendant le tour des autres : vos propres photos comptent aussi.
gw-tip-rickshaw = Un pousse-pousse bloque sa carte : ni photo, ni action. À chaque tour, il avance d’une carte vers la droite.
gw-tip-last-round = La pioche des compositions est vide : tout le monde joue encore un dernier tour.

## Ce qui se dit ailleurs des annonces, avec les mots du jeu

gw-web-window = Temps pour crier CLIC avant que la partie continue.
gw-web-step-waits = Votre coup attend que chacun ait eu le temps de crier CLIC.
