### Bots against bots.

cli-arena = let bots play against each other
cli-arena-bots = which bots; every pair plays: { $bots }, and others each game has; hard@500 is hard with 500 search steps; my_bots:Careful is your own (default: { $usual })
cli-arena-games = how many games each pair plays (default: { $usual })
cli-arena-seats = how many seats: the first bot of a pair takes one, the other takes the rest
cli-arena-save = save every game in this file; run the same command again to continue
cli-arena-workers = how many processes to use (default: one per core)

arena-progress = { $done } of { $games } games
arena-two-bots = The arena needs at least two different bots.
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
