### Ce que l’accueil et le haut de chaque page disent du jeu.

mr-name = Monster Roll
mr-pitch = Quatre monstres, une salle de bains : déroulez la meilleure bande de papier toilette et déchirez celles des autres.
