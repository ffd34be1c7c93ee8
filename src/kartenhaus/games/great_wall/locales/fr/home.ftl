### Ce que l’accueil et le haut de chaque page disent du jeu.

gw-name = La Grande Muraille
gw-pitch = Déplacez les cartes de la muraille pour y composer votre image, et criez CLIC avant tout le monde !

## Ce qui se dit ailleurs des annonces, avec les mots du jeu

gw-web-pace = Temps pour crier CLIC
gw-web-pace-explained =
    { $seconds ->
        [0] Après chaque coup, le jeu attend que vous ayez cherché une photo.
       *[other] Après chaque coup, c’est le temps que vous avez pour crier CLIC.
    }
