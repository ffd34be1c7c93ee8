### The command line.

cli-about = A digital card table for family games.
cli-usage = Usage: { $usage }
# Stands for a command in the usage line.
cli-command-word = COMMAND
cli-commands = Commands
cli-options = Options
cli-game-options = Options of { $game } (seat 0 is you):
cli-more = “kartenhaus COMMAND --help” tells more about a command.
cli-play = play a game in this terminal
cli-rules = the rules of a game, in our own words
cli-odds = how often each composition of The Great Wall comes up
cli-verify = check a finished game of an online table: cards, moves and calls
cli-game = the game: { $games }
cli-seats = how many players, you included (default: 2)
cli-bots = the bots that fill the other seats, the last one repeated: { $bots } (default: medium)
cli-lang = the language: { $languages } (default: as your machine is set up)
cli-seed = deal from this seed: the same seed deals the same game
cli-option = an option of the game as NAME=VALUE; deck=FILE takes another deck; may be repeated
cli-resume = go on with a saved game
cli-coverage = list each rule with the tests that prove it (needs a checkout with tests/)
cli-ids = only these rules, by ID
cli-markdown = write the whole text as Markdown
cli-games = how many games to simulate
cli-deck = a deck file
cli-commitment = the table’s promise (SHA-256) as you saw it before the game
cli-log = the file with the finished game
cli-help = show this and stop
cli-version = show the version and stop

cli-bad-arguments = I do not understand these arguments: { $problem }.
cli-unknown-option = I do not know the option “{ $option }”.
cli-no-value = “{ $option }” needs a value.
cli-no-game = Say which game: { $games }.
cli-see-help = “{ $command } --help” shows what you can type.
cli-bad-bot = There is no bot “{ $bot }”. The bots are: { $known }.
cli-too-many-bots =
    { $free ->
        [one] { $bots } bots do not fit: with { $seats } players there is { $free } free seat.
       *[other] { $bots } bots do not fit: with { $seats } players there are { $free } free seats.
    }
cli-bad-language = There is no language “{ $language }”. The languages are: { $known }.
cli-bad-option = Option “{ $text }”: write it as NAME=VALUE.
cli-bad-number = “{ $text }” is not a number from { $low } to { $high }.
cli-bad-rule = There is no rule “{ $rule }”.
cli-file = { $file }: { $problem }
cli-file-missing = There is no such file.
cli-file-forbidden = This file may not be read.
cli-file-folder = This is a folder, not a file.
cli-resume-alone = --resume goes on with the game as it was; { $option } cannot be changed any more.
cli-other-game = { $file } is a saved game of { $saved }, not of { $game }.
cli-no-tests = --coverage needs a checkout of Kartenhaus: there is no folder tests/ beside src/.

cli-saved = The game is saved: { $file }
cli-resume-hint = Go on with: { $command }
cli-not-saved = The game could not be saved: { $error }.
cli-nothing-to-save = Nothing was played yet, so nothing was saved.
cli-good-bye = Good-bye!
cli-resumed = The game goes on after move { $count }.
cli-finished = This game has been played to its end.

coverage-rule = rule
coverage-allows = what it allows
coverage-forbids = what it forbids
coverage-none = none
coverage-sum = { $covered } of { $rules } rules are proved both ways, by { $tests } tests.

odds-progress = { $done } of { $games } games
odds-composition = composition
odds-points = points
odds-per-turns = per 100 turns

verify-no-log = Say which file holds the finished game.
verify-promise = The table kept its promise: the secret it shows has the SHA-256 { $commitment }.
verify-seed = The cards were dealt from that secret and what the players shared; the seed is { $seed }.
verify-moves =
    { $moves ->
        [one] { $game }: { $moves } move, played by the rules to the end.
       *[other] { $game }: { $moves } moves, played by the rules to the end.
    }
verify-calls = Calls judged by the measure: { $calls }. Pressed faster than people can: { $implausible }.
verify-place = Place { $place }: { $name }, points: { $points }
