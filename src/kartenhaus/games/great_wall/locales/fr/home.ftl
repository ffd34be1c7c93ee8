### Ce que l’accueil et le haut de chaque page disent du jeu.

gw-name = La Grande Muraille
gw-pitch = Déplacez les cartes de la muraille pour y composer votre image, et criez CLIC avant tout le monde !

## Ce qui se dit ailleurs des annonces, avec les mots du jeu

gw-web-pace = Temps pour CLIC
gw-web-pace-explained =
    { $seconds ->
        [0] Après chaque coup, le jeu attend que vous ayez cherché une photo.
       *[other] Après chaque coup, vous avez ce temps-là pour crier CLIC.
    }
