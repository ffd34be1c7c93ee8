### The plain terminal game: prompts and what surrounds a game.

player-you = Vous
player-bot = Robot { $number } ({ $kind ->
    [greedy] gourmand
   *[random] au hasard
})

welcome = Bienvenue dans { $game } !
welcome-help = Tapez « aide » à tout moment pour voir ce que vous pouvez écrire. Ctrl-C enregistre la partie pour plus tard.

command-help = aide
command-why = pourquoi
command-rule = règle
command-table = table
command-hint = indice
command-click = clic
command-quit = fin

help =
    Ce que vous pouvez taper :
      un nombre        le coup qui porte ce numéro dans la liste
      un coup          dans sa propre notation (en anglais)
      table            revoir la table
      indice           ce que vous pourriez faire (Photo Rummy)
      pourquoi         la règle qui explique le dernier refus
      règle ID         n’importe quelle règle, par exemple règle GW-P2
      fin, ou Ctrl-C   s’arrêter ; la partie est enregistrée pour plus tard

prompt = Votre coup >{" "}
prompt-call = Entrée : continuer · clic : prendre une photo >{" "}
prompt-pick = Lequel ? (Entrée : retour) >{" "}
choose-number = Choisissez un numéro de 1 à { $last }.
not-your-list = Ce n’est pas votre tour, il n’y a donc pas de liste. Appuyez sur Entrée pour continuer, ou tapez « clic » pour prendre une photo.
why-offer = (« pourquoi » montre la règle.)
why-nothing = Rien n’a encore été refusé.
why-no-rule = Aucune règle du jeu n’est en cause ; c’est la saisie qui n’a pas été comprise.
no-such-rule = Cette règle n’existe pas. Elles vont de { $first } à { $last }.
hint-none = Il n’y a pas d’indices dans ce jeu.
nothing-to-call = Il n’y a rien que vous puissiez annoncer.
step-came-back = Cela a devancé votre coup. Regardez la table et choisissez de nouveau.

points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
end-title = La partie est terminée.
end-you-win = Vous gagnez. Félicitations !
end-you-share = Vous partagez la victoire. Félicitations !
end-other-wins = { $player } gagne.
end-others-share = { $players } se partagent la victoire.

nothing = rien
