### Monster Roll dans le navigateur.

## Choisir un monstre

mr-web-pick = Choisissez votre monstre
mr-web-pick-explained = Premier arrivé, premier servi. Sans choix de votre part, vous recevez l’un des monstres restants.

## La table

# $points est ce que vaut en ce moment le meilleur tronçon de la bande.
mr-web-strip = { $player } avec { $monster } : { $count ->
    [0] pas encore de papier
    [one] une bande de { $count } carte, qui vaut { $points } en ce moment
   *[other] une bande de { $count } cartes, qui vaut { $points } en ce moment
}
mr-web-place = Emplacement { $place } : { $card }.
mr-web-protected = Une carte Stop la protège.
mr-web-covers = Elle recouvre : { $cards }.
mr-web-mismatch = À gauche, les couleurs ne vont pas ensemble.
mr-web-peek = Voir les { $count } cartes de l’emplacement { $place }
mr-web-pile = { $player } : emplacement { $place }, de haut en bas
mr-web-section = Morceau des emplacements { $first } à { $last } : { $points ->
    [one] { $points } point
   *[other] { $points } points
}
mr-web-deck = Pioche : { $count ->
    [one] { $count } carte.
   *[other] { $count } cartes.
}
# $card est la carte du dessus ; "none" si la défausse est vide.
mr-web-discard = { $card ->
    [none] La défausse est vide.
   *[other] Défausse : { $card }. Cartes : { $count }
}
mr-web-discard-title = Défausse, de haut en bas
mr-web-scorings = Décomptes déjà faits : { $come } sur 3

## Boutons

mr-web-back = Annuler
mr-web-end = Fin du tour
mr-web-turn-round = Tourner la carte
# Quand on touche quelque chose qui ne mène à rien.
mr-web-card-first = Touchez d’abord une carte de votre main, puis la place où elle doit aller.
mr-web-other-row = Le papier et les cartes Stop vont sur votre propre bande. Sur celles des autres ne vont que les cartes Déchirure.

## La fin

mr-web-scoring = Décompte { $number }
# Au-dessus des noms ; à côté, les numéros des décomptes.
mr-web-scoring-numbers = Décompte
mr-web-sum = Total

## Conseils pour la première partie

mr-tip-strip = Voici votre monstre. Votre bande de papier toilette part de lui et s’allonge vers la droite. Seul compte le morceau qui rapporte le plus : un point par papier, un de plus par étoile.
mr-tip-draw = Complétez votre main à cinq cartes : touchez la pioche. S’il en manque deux, l’une peut être la carte du dessus de la défausse.
mr-tip-torn = On a déchiré votre bande ! Recouvrez la déchirure d’un papier qui va des deux côtés, ou continuez plus loin.
mr-tip-lay = Touchez une carte éclairée, puis un emplacement éclairé, ou faites-la glisser jusque-là. Les couleurs qui se touchent doivent être les mêmes. Vous pouvez poser deux cartes par tour.
mr-tip-stop = Une carte Stop protège pour toujours un papier que vous venez de poser pendant ce tour.
mr-tip-tear = Avec une carte Déchirure, vous déchirez la bande de quelqu’un d’autre, là où le papier montre sa couleur.
mr-tip-discard = Rien ne va ? Défaussez alors une ou deux cartes.
mr-tip-undo = Rien n’est encore définitif : annulez ce que vous voulez. C’est vous qui terminez votre tour.
mr-tip-scoring = Un décompte ! Il y en a trois, et chaque fois on note votre meilleur morceau. Après le troisième, la partie est terminée.
