### The plain terminal game: prompts and what surrounds a game.

player-bot = Robot { $number } ({ $kind ->
    [easy] facile
    [medium] moyen
    [hard] difficile
    [greedy] glouton
    [patient] patient
   *[random] au hasard
})

welcome = Bienvenue dans { $game } !
welcome-help = Tapez « aide » à tout moment pour voir ce que vous pouvez écrire. Ctrl-C enregistre la partie pour plus tard.

command-help = aide
command-why = pourquoi
command-rule = règle
command-table = table
command-hint = indice
command-call = annonce
command-quit = quitter

help =
    Ce que vous pouvez taper :
      un nombre            le coup qui porte ce numéro dans la liste
      un coup              dans sa notation (en anglais)
      table                revoir la table
      pourquoi             la règle qui explique le dernier refus
      règle ID             une règle de votre choix, par exemple règle { $example }
      quitter, ou Ctrl-C   s’arrêter ; la partie est enregistrée pour plus tard
# A further line of the same list, for a game with hints.
help-hint = {"  "}indice               ce que vous pourriez faire

prompt = Votre coup >{" "}
prompt-call = Au tour de { $player }. Entrée : continuer · annonce : faire une annonce >{" "}
prompt-pick = Quel numéro ? (Entrée : retour) >{" "}
choose-number = Choisissez un numéro de 1 à { $last }.
not-your-list = Ce n’est pas votre tour, il n’y a donc pas de liste. Appuyez sur Entrée pour continuer, ou tapez « annonce » pour en faire une.
why-offer = (« pourquoi » montre la règle.)
why-nothing = Rien n’a encore été refusé.
why-no-rule = Aucune règle n’est en cause : je n’ai pas compris ce que vous avez tapé.
rule-shown = { $rule } : { $text }
no-such-rule = Cette règle n’existe pas. Les règles vont de { $first } à { $last }.
all-rules = Toutes les règles : { $command }
nothing-to-call = Vous n’avez rien à annoncer.
step-came-back = Quelqu’un a été plus rapide. Regardez la table et choisissez de nouveau.

## Games without a face of their own

plain-hand = Votre main :
# $zone is the name of a place where cards lie; $cards are those that can be seen there.
plain-zone =
    { $zone } : { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
plain-zone-cards = { $zone } : { $cards } ({ $count })
