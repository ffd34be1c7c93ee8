### Ce que l’accueil et le haut de chaque page disent du jeu.

pr-name = Photo Rummy
pr-pitch = Réunissez des photos de 17 capitales et réarrangez la table jusqu’à vider votre chevalet.
