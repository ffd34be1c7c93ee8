### The command line.

cli-about = Une table de jeu numérique pour des jeux de cartes en famille.
cli-usage = Utilisation : { $usage }
# Stands for a command in the usage line.
cli-command-word = COMMANDE
cli-commands = Commandes
cli-options = Options
cli-game-options = Options de { $game } (le siège 0, c’est vous) :
cli-more = « kartenhaus COMMANDE --help » en dit plus sur une commande.
cli-play = jouer dans ce terminal
cli-rules = les règles d’un jeu, racontées à notre façon
cli-odds = à quelle fréquence chaque composition de La Grande Muraille apparaît
cli-verify = vérifier une partie finie d’une table en ligne : cartes, coups et annonces
cli-game = le jeu : { $games }
cli-seats = le nombre de joueurs, vous compris (sinon : 2)
cli-bots = les robots des autres sièges, le dernier autant de fois qu’il faut : { $bots } (sinon : medium)
cli-lang = la langue : { $languages } (sinon : celle de votre machine)
cli-seed = distribuer à partir de cette graine : même graine, mêmes cartes
cli-option = une option du jeu sous la forme NOM=VALEUR ; deck=FICHIER prend d’autres cartes ; peut se répéter
cli-resume = reprendre une partie enregistrée
cli-coverage = citer pour chaque règle les tests qui la prouvent (dans un dossier source avec tests/)
cli-ids = seulement ces règles, par leur ID
cli-markdown = écrire tout le texte en Markdown
cli-games = combien de parties simuler
cli-deck = un fichier de cartes
cli-commitment = l’engagement de la table (SHA-256), tel que vous l’avez vu avant la partie
cli-log = le fichier de la partie finie
cli-help = afficher ceci et s’arrêter
cli-version = afficher la version et s’arrêter

cli-bad-arguments = Je ne comprends pas ces arguments : { $problem }.
cli-unknown-option = Je ne connais pas l’option « { $option } ».
cli-no-value = « { $option } » demande une valeur.
cli-no-game = Précisez le jeu : { $games }.
cli-see-help = « { $command } --help » montre ce qui est possible.
cli-bad-bot = Il n’y a pas de robot « { $bot } ». Les robots sont : { $known }.
cli-too-many-bots =
    { $free ->
        [one] { $bots } robots, c’est trop : à { $seats } joueurs, il y a { $free } siège libre.
       *[other] { $bots } robots, c’est trop : à { $seats } joueurs, il y a { $free } sièges libres.
    }
cli-bad-language = Il n’y a pas de langue « { $language } ». Les langues sont : { $known }.
cli-bad-option = Option « { $text } » : écrivez-la sous la forme NOM=VALEUR.
cli-bad-number = « { $text } » n’est pas un nombre de { $low } à { $high }.
cli-bad-rule = Il n’y a pas de règle « { $rule } ».
cli-file = { $file } : { $problem }
cli-file-missing = Ce fichier n’existe pas.
cli-file-forbidden = Ce fichier ne peut pas être lu.
cli-file-folder = C’est un dossier, pas un fichier.
cli-resume-alone = --resume reprend la partie telle qu’elle était ; { $option } ne peut plus être changé.
cli-other-game = { $file } est une partie enregistrée de { $saved }, pas de { $game }.
cli-no-tests = --coverage a besoin d’un dossier source de Kartenhaus : il n’y a pas de dossier tests/ à côté de src/.

cli-saved = La partie est enregistrée : { $file }
cli-resume-hint = Pour la reprendre : { $command }
cli-not-saved = La partie n’a pas pu être enregistrée : { $error }.
cli-nothing-to-save = Rien n’a encore été joué, donc rien n’a été enregistré.
cli-good-bye = Au revoir !
cli-resumed = La partie reprend après le coup { $count }.
cli-finished = Cette partie a déjà été jouée jusqu’au bout.

coverage-rule = règle
coverage-allows = ce qu’elle permet
coverage-forbids = ce qu’elle interdit
coverage-none = aucun
coverage-sum = { $covered } règles sur { $rules } sont prouvées dans les deux sens, par { $tests } tests.

odds-progress = { $done } parties sur { $games }
odds-composition = composition
odds-points = points
odds-per-turns = pour 100 tours

verify-no-log = Précisez le fichier qui contient la partie finie.
verify-promise = La table a tenu parole : le secret qu’elle montre a pour SHA-256 { $commitment }.
verify-seed = Les cartes ont été distribuées à partir de ce secret et de ce que les sièges ont ajouté ; la graine est { $seed }.
verify-moves =
    { $moves ->
        [one] { $game } : { $moves } coup, joué selon les règles jusqu’à la fin.
       *[other] { $game } : { $moves } coups, joués selon les règles jusqu’à la fin.
    }
verify-calls = Annonces arbitrées selon la mesure : { $calls }. Plus rapides qu’il n’est humain : { $implausible }.
verify-place = Place { $place } : { $name }, points : { $points }
