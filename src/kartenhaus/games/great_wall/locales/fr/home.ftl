### Ce que l’accueil et le haut de chaque page disent du jeu.

gw-name = La Grande Muraille
gw-pitch = Déplacez les cartes de la muraille pour y composer votre image, et criez CLIC avant tout le monde !
