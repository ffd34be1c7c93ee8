### The Great Wall in the plain terminal.

# Names that fit on a card of text: at most 8 letters.
gw-short-lantern = lanterne
gw-short-fan = éventail
gw-short-teapot = théière
gw-short-lotus = lotus
gw-short-panda = panda
gw-short-dragon-head = tête
gw-short-dragon-middle = milieu
gw-short-dragon-tail = queue
gw-short-tower = tour
gw-short-rickshaw = pousse-p

gw-table-wall = La muraille (« X » : sous un pousse-pousse)
gw-table-market = Marché : { $cards }
gw-table-piles = Pioche : { $deck } · défausse : { $discard } · compositions restantes : { $compositions }
gw-table-open = Compositions ouvertes (seulement pendant votre tour)
gw-table-actions = Vos cartes Action : { $actions }
gw-table-player =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, { $photos ->
        [one] { $photos } photo
       *[other] { $photos } photos
    }

gw-help =
    Pour prendre une photo, à tout moment :
      clic              choisir l’une de vos compositions
      clic LFT          cette composition, là où elle se trouve le plus à gauche
      clic LFT 3        cette composition, à partir de l’emplacement 3
    Les coups dans leur notation (en anglais) : place L left, draw, move 3 4, swap 1 5, remove 2,
      extra, market, return T 1, hand (une nouvelle main), end (terminer le tour).
    Lettres : L lanterne, F éventail, T théière, O lotus, P panda, H M E dragon, W tour.

## Ce qui se dit ailleurs des annonces, avec les mots du jeu

gw-prompt-call = Au tour de { $player }. Entrée : continuer · clic : prendre une photo >{" "}
gw-not-your-list = Ce n’est pas votre tour, il n’y a donc pas de liste. Appuyez sur Entrée pour continuer, ou tapez « clic » pour prendre une photo.
gw-nothing-to-call = Vous n’avez rien à photographier.
gw-command-call = clic
