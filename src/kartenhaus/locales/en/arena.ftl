### Bots against bots.

cli-arena = let bots play against each other
cli-arena-bots = which bots, every pair of them plays: { $bots }; others of the game; hard@500 is hard with 500 steps of search; my_bots:Careful is your own
cli-arena-games = how many games each pair plays
cli-arena-seats = how many seats: the first of a pair has one, the other all the rest
cli-arena-save = keep every game in this file; called again, the contest goes on where it stopped
cli-arena-workers = how many processes play at a time (default: one for each core)
cli-arena-json = write the figures as JSON

arena-progress = { $done } of { $games } games
arena-two-bots = An arena takes at least two different bots.
arena-other-contest = This file holds another contest, or none. Name a new file.
arena-stopped = Stopped after { $done } games. With --save FILE a contest can be gone on with.
arena-stopped-saved = Stopped after { $done } games. Call the same command again to go on; they are kept in { $file }.
arena-pair = pair
arena-games = games
arena-rate = wins of the first
arena-interval = 95 % interval
arena-points = points
arena-moves = moves a game
arena-thought = ms a move (longest)
arena-against = { $one } against { $others }
arena-bot = bot
