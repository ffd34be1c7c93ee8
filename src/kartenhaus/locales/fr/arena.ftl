### Bots against bots.

cli-arena = faire jouer des robots les uns contre les autres
cli-arena-bots = les robots du tournoi, chacun contre chacun : { $bots } ; d’autres selon le jeu ; hard@500 est hard avec 500 pas de recherche ; mes_robots:Prudent est le vôtre (par défaut : { $usual })
cli-arena-games = nombre de parties par paire (par défaut : { $usual })
cli-arena-seats = nombre de places : le premier de la paire en occupe une, l’autre toutes les autres
cli-arena-save = enregistrer chaque partie dans ce fichier ; relancée, la commande continue le tournoi là où il s’est arrêté
cli-arena-workers = nombre de processus en parallèle (par défaut : un par cœur)
cli-arena-cluster = jouer sur les machines de la grappe Dask dont voici l’ordonnanceur, par exemple tcp://192.0.2.1:8786

arena-progress = { $done } parties sur { $games }
arena-two-bots = Il faut au moins deux robots différents pour un tournoi.
arena-workers-or-cluster = Choisissez --workers ou --cluster : le nombre de processus d’une grappe se décide là où on les lance.
arena-not-on-worker = { $missing } est introuvable sur le worker { $worker }. Installez-le aussi sur cette machine, ou placez son fichier là où Python cherche ses modules.
arena-other-contest = Ce fichier contient un autre tournoi, ou aucun. Indiquez un nouveau fichier.
arena-stopped = Arrêt après { $done } parties. Ajoutez --save FICHIER pour pouvoir continuer plus tard.
arena-stopped-saved = Arrêt après { $done } parties, enregistrées dans { $file }. Relancez la même commande pour continuer.
arena-pair = paire
arena-games = parties
arena-rate = victoires du premier
arena-interval = intervalle à 95 %
arena-percent = { $share } %
arena-percent-range = { $low }–{ $high } %
arena-points = points
arena-moves = coups par partie
arena-thought = ms par coup (le plus long)
arena-against = { $one } contre { $others }
arena-bot = robot
