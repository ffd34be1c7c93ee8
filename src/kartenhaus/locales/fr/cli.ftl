### The command line.

cli-about = Une table de jeu numérique pour des jeux de cartes en famille.
cli-usage = Utilisation : { $usage }
# What stands for a value in the help.
cli-bots-word = ROBOTS
cli-command-word = COMMANDE
cli-commitment-word = ENGAGEMENT
cli-file-word = FICHIER
cli-folder-word = DOSSIER
cli-database-word = ADRESSE
cli-url-word = ADRESSE
cli-from-word = DE
cli-game-word = JEU
cli-host-word = ADRESSE
cli-id-word = ID
cli-lang-word = LANGUE
cli-networks-word = RÉSEAUX
cli-number-word = NOMBRE
cli-option-word = NOM=VALEUR
cli-origins-word = ADRESSES
cli-person-word = PERSONNE
cli-seed-word = GRAINE
cli-shell-word = SHELL
cli-to-word = VERS
cli-commands = Commandes
cli-options = Options
cli-game-options = Options de { $game } (la place 0, c’est vous) :
cli-more = « kartenhaus COMMANDE --help » explique une commande.
cli-play = jouer dans ce terminal
cli-rules = lire les règles d’un jeu, avec nos mots
cli-odds = mesurer combien de fois chaque composition de La Grande Muraille apparaît
cli-verify = vérifier une partie finie, jouée en ligne : cartes, coups et annonces
cli-identity = faire oublier quelqu’un au serveur, ou montrer qui a été oublié
cli-completion = afficher le script qui complète les commandes avec la touche Tab dans votre shell
# Stands behind “help” in the list of commands.
cli-help-command = expliquer une commande
cli-game = le jeu : { $games }
cli-seats = le nombre de joueurs, y compris vous (par défaut : le minimum)
cli-bots = les robots des autres places, parmi { $bots } ; le dernier occupe toutes celles qui restent (par défaut : medium)
cli-lang = la langue : { $languages } (par défaut : celle de votre ordinateur ; variable KARTENHAUS_LANG)
cli-seed = distribuer les cartes à partir de cette graine : même graine, mêmes cartes
cli-option = une option du jeu, sous la forme NOM=VALEUR ; deck=FICHIER prend d’autres cartes ; peut se répéter
cli-resume = reprendre une partie enregistrée
cli-coverage = citer pour chaque règle les tests qui la prouvent (il faut les sources, avec tests/)
cli-ids = seulement ces règles, par leur ID
cli-markdown = afficher les règles en Markdown
cli-json = afficher les résultats en JSON
cli-games = nombre de parties à simuler (par défaut : { $usual })
cli-deck = un fichier de cartes
cli-commitment = l’engagement de la table (SHA-256), tel que vous l’avez vu avant la partie
cli-log = le fichier de la partie finie
cli-identity-do = ce qu’il faut faire : list (montrer, par défaut) ou revoke (oublier)
cli-identity-person = la personne, telle que /api/me la montre dans son navigateur
cli-completion-shell = votre shell : { $shells }
cli-help = afficher cette aide
cli-version = afficher la version
# Which build runs, behind the version.
cli-compiled = compilé
cli-interpreted = interprété

cli-bad-arguments = Je ne comprends pas ces arguments : { $problem }.
cli-unknown-command = La commande « { $command } » n’existe pas.
cli-unknown-option = Je ne connais pas l’option « { $option } ».
# Behind one of the two above, or behind a game that isn’t there.
cli-did-you-mean = Vouliez-vous dire « { $nearest } » ?
# $install is a command that can be copied.
cli-extra-missing = « { $command } » a besoin de modules qui ne sont pas encore installés. Installez-les avec : { $install }
completion-shell-unknown = Choisissez l’un de ces shells : { $shells }.
cli-no-value = « { $option } » demande une valeur.
cli-no-game = Précisez le jeu : { $games }.
cli-see-help = « { $command } --help » montre ce qui est possible.
cli-bad-bot = Le robot « { $bot } » n’existe pas. Choisissez parmi : { $known }.
cli-too-many-bots =
    { $free ->
        [one] { $bots } robots, c’est trop : à { $seats } joueurs, il n’y a qu’une place libre.
       *[other] { $bots } robots, c’est trop : à { $seats } joueurs, il n’y a que { $free } places libres.
    }
cli-bad-language = Kartenhaus ne parle pas « { $language } ». Choisissez parmi : { $known }.
cli-bad-option = Option « { $text } » : écrivez-la sous la forme NOM=VALEUR.
cli-bad-number = « { $text } » ne convient pas : il faut un nombre de { $low } à { $high }.
cli-bad-rule = La règle « { $rule } » n’existe pas.
cli-file = { $file } : { $problem }
cli-file-missing = Ce fichier n’existe pas.
cli-file-forbidden = Vous n’avez pas le droit de lire ce fichier.
cli-file-folder = C’est un dossier, pas un fichier.
cli-resume-alone = --resume reprend la partie telle qu’elle était ; { $option } ne peut plus changer.
cli-other-game = { $file } est une partie enregistrée de { $saved }, pas de { $game }.
cli-no-tests = --coverage a besoin des sources de Kartenhaus : il n’y a pas de dossier tests/ à côté de src/.

cli-saved = La partie est enregistrée : { $file }
cli-resume-hint = Pour la reprendre : { $command }
cli-not-saved = La partie n’a pas pu être enregistrée : { $error }.
cli-nothing-to-save = Rien n’a encore été joué : il n’y a rien à enregistrer.
cli-good-bye = Au revoir !
cli-resumed = La partie reprend après le coup { $count }.
cli-finished = Cette partie est déjà finie.

coverage-rule = règle
coverage-allows = ce qu’elle permet
coverage-forbids = ce qu’elle interdit
coverage-none = aucun
coverage-sum = Règles prouvées dans les deux sens : { $covered } sur { $rules }. Tests : { $tests }.

odds-progress = { $done } parties sur { $games }
odds-composition = composition
odds-points = points
odds-per-turns = pour 100 tours

verify-no-log = Indiquez le fichier de la partie finie.
verify-promise = La table a tenu parole : le secret qu’elle dévoile a bien pour SHA-256 { $commitment }.
verify-seed = Les cartes viennent de ce secret et de ce que chaque place y a ajouté ; la graine est { $seed }.
verify-moves =
    { $moves ->
        [one] { $game } : { $moves } coup, joué selon les règles jusqu’à la fin.
       *[other] { $game } : { $moves } coups, joués selon les règles jusqu’à la fin.
    }
verify-calls = Annonces départagées d’après le temps mesuré : { $calls }. Plus rapides qu’un humain : { $implausible }.
# Ce qui étonne dans une annonce. Elle a compté quand même.
verify-mark =
    { $mark ->
        [too-fast] Après le coup { $after }, { $name } : plus rapide qu’un humain.
        [held-back] Après le coup { $after }, { $name } : l’appareil a répondu plus tard que sa connexion ne le permet.
       *[unchecked] Après le coup { $after }, { $name } : { $credit } ms créditées pour une connexion dont la lenteur n’a pas pu être vérifiée.
    }
verify-place = Rang { $place } : { $name }, points : { $points }
identity-no-person = Indiquez la personne : 32 signes de 0 à f, tels que /api/me les montre dans son navigateur.
identity-revoked = Le serveur ne connaît plus { $person }. S’il est en marche, il s’en rend compte en quelques secondes.
identity-known-no-more = Le serveur avait déjà oublié { $person }.
identity-nobody = Personne n’a encore été oublié.

## Games left out

# Why a package that brings a game was left out. $package is the name of its entry point.
package-broken = Le jeu « { $package } » a été laissé de côté : impossible de charger son module ({ $problem }).
package-kind = Le jeu « { $package } » a été laissé de côté : son point d’entrée ne mène pas à un GamePackage avec un jeu et son telling.
package-name = Le jeu « { $package } » a été laissé de côté : il se nomme lui-même « { $game } ». Les deux noms doivent être identiques, en minuscules, chiffres et traits d’union.
package-twice = Le jeu « { $package } » a été laissé de côté : un autre module apporte déjà un jeu de ce nom.
package-prefix = Le jeu « { $package } » a été laissé de côté : le préfixe « { $prefix } » de ses textes appartient déjà à « { $game } ».
package-seats = Le jeu « { $package } » a été laissé de côté : un jeu se joue de { $low } à { $high } personnes.
package-language = Le jeu « { $package } » a été laissé de côté : il n’a pas de textes en { $languages }.
text-unreadable = { $file }, ligne { $line } : texte illisible. Vérifiez la syntaxe et l’encodage (UTF-8).
# $feature is what of Fluent’s language is not read.
text-unsupported =
    { $feature ->
        [term] { $file }, ligne { $line } : Kartenhaus ne lit pas les termes. Écrivez un texte sans tiret au début.
        [attribute] { $file }, ligne { $line } : Kartenhaus ne lit pas les attributs. Faites-en un texte à part.
        [function] { $file }, ligne { $line } : Kartenhaus ne lit pas les fonctions. Les nombres sont mis en forme automatiquement.
       *[decimal] { $file }, ligne { $line } : Kartenhaus ne lit que des nombres entiers.
    }

## kartenhaus conformance

cli-conformance = vérifier que votre propre jeu tient les promesses de tous les jeux
cli-conformance-games = nombre de parties aléatoires pour chaque nombre de places (par défaut : { $usual })
conformance-kept = ✓ { $promise }
conformance-broken = ✗ { $promise } Ce n’est pas le cas avec { $seats } places, partie { $game } : { $shown }
# $install is a command that can be copied.
conformance-not-looked = Non vérifié : { $promise } Pour vérifier, installez : { $install }
conformance-sum = { $kept } promesses tenues sur { $promises }.
# What every game promises.
promise-views = Une vue a tout ce qu’une vue doit avoir.
promise-end = Chaque partie se termine, avec un résultat pour chaque place.
promise-cards = Aucune carte ne se perd ni ne s’ajoute.
promise-legal = Chaque coup proposé est accepté.
promise-played = Un coup proposé mène à la même position, même joué sans vérification.
promise-others = Tout autre coup est refusé par une règle et ne change rien.
promise-texts = Les coups se relisent à partir de leur texte et de leur numéro.
promise-positions = Les positions se relisent à partir de leur texte.
promise-options = Les options se relisent, et une option fausse est nommée.
promise-replay = Rejouer une partie redonne exactement la même.
promise-copies = Jouer avec une copie ne change pas l’original.
promise-seats = Une place qui n’est pas à la table n’obtient pas de réponse.
promise-sent = Les vues peuvent être envoyées, et personne ne reçoit la part d’une autre place.
promise-secrets = Personne ne voit les cartes cachées ni ne peut les déduire d’un refus.
promise-events = Ce qui se passe ne révèle aucune carte cachée.
promise-samples = On peut jouer avec des cartes cachées imaginées.
promise-said = Tout ce qui se passe peut se dire dans chaque langue.
promise-refusals = Chaque refus peut se dire dans chaque langue.
promise-languages = Chaque langue a tous les textes.
promise-bots = Les robots jouent, à chaque niveau.
