### Bots against bots.

cli-arena = faire jouer des robots les uns contre les autres
cli-arena-bots = quels robots ; toutes les paires jouent : { $bots } ; d’autres selon le jeu ; hard@500 est hard avec 500 pas de recherche ; mes_robots:Prudent est le vôtre
cli-arena-games = combien de parties joue chaque paire
cli-arena-seats = combien de sièges : le premier d’une paire en a un, l’autre tous les autres
cli-arena-save = garder chaque partie dans ce fichier ; au prochain appel, le tournoi reprend là où il s’est arrêté
cli-arena-workers = combien de processus jouent à la fois (sinon : un par cœur)
cli-arena-json = écrire les chiffres en JSON

arena-progress = { $done } parties sur { $games }
arena-two-bots = Il faut au moins deux robots différents dans une arène.
arena-other-contest = Ce fichier contient un autre tournoi, ou aucun. Indiquez un nouveau fichier.
arena-stopped = Arrêté après { $done } parties. Avec --save FICHIER, un tournoi peut être repris.
arena-stopped-saved = Arrêté après { $done } parties. Relancez la même commande pour continuer ; elles sont gardées dans { $file }.
arena-pair = paire
arena-games = parties
arena-rate = victoires du premier
arena-interval = intervalle à 95 %
arena-points = points
arena-moves = coups par partie
arena-thought = ms par coup (le plus long)
arena-against = { $one } contre { $others }
arena-bot = robot
