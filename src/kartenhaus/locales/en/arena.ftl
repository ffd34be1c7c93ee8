### Bots against bots.

cli-arena = let bots play against each other
cli-arena-bots = which bots; every pair plays: { $bots }, and others each game has; hard@500 is hard with 500 search steps; my_bots:Careful is your own (default: { $usual })
cli-arena-games = how many games each pair plays (default: { $usual })
cli-arena-seats = how many seats: the first bot of a pair takes one, the other takes the rest
cli-arena-save = save every game in this file; run the same command again to continue
cli-arena-workers = how many processes to use (default: one per core)
cli-arena-cluster = play on the machines of the Dask cluster with this scheduler, as in tcp://192.0.2.1:8786

arena-progress = { $done } of { $games } games
arena-two-bots = The arena needs at least two different bots.
arena-workers-or-cluster = Please use either --workers or --cluster: the number of workers of a cluster is chosen where they are started.
arena-not-on-worker = { $missing } can’t be found on the worker { $worker }. Install it there, too, or put its file where Python looks for modules.
arena-other-contest = This file holds a different contest, or none at all. Please name a new file.
arena-stopped = Stopped after { $done } games. Use --save FILE to continue later.
arena-stopped-saved = Stopped after { $done } games. They are saved in { $file }; run the same command again to continue.
arena-pair = pair
arena-games = games
arena-rate = wins by the first
arena-interval = 95% interval
arena-percent = { $share }%
arena-percent-range = { $low }–{ $high }%
arena-points = points
arena-moves = moves per game
arena-thought = ms per move (longest)
arena-against = { $one } against { $others }
arena-bot = bot
