### The command line.

cli-about = A digital card table for family games.
cli-usage = Usage: { $usage }
# What stands for a value in the help.
cli-bots-word = BOTS
cli-command-word = COMMAND
cli-commitment-word = COMMITMENT
cli-file-word = FILE
cli-folder-word = FOLDER
cli-database-word = ADDRESS
cli-url-word = ADDRESS
cli-from-word = FROM
cli-game-word = GAME
cli-host-word = ADDRESS
cli-id-word = ID
cli-lang-word = LANG
cli-networks-word = NETWORKS
cli-number-word = N
cli-option-word = NAME=VALUE
cli-origins-word = ADDRESSES
cli-person-word = PERSON
cli-seed-word = SEED
cli-shell-word = SHELL
cli-to-word = TO
cli-commands = Commands
cli-options = Options
cli-game-options = Options of { $game } (seat 0 is you):
cli-more = For more about a command: “kartenhaus COMMAND --help”.
cli-play = play a game in this terminal
cli-rules = the rules of a game, in our own words
cli-odds = how often each composition comes up in The Great Wall
cli-verify = check a finished game from an online table: cards, moves and calls
cli-identity = make the server forget people, or list those it has forgotten
cli-completion = print the script that lets your shell complete commands with the Tab key
# Stands behind “help” in the list of commands.
cli-help-command = explain a command
cli-game = the game: { $games }
cli-seats = how many players, including you (default: the fewest the game allows)
cli-bots = bots for the other seats; the last one is repeated: { $bots } (default: medium)
cli-lang = the language: { $languages } (default: your system’s; variable KARTENHAUS_LANG)
cli-seed = deal from this seed; the same seed always deals the same game
cli-option = a game option as NAME=VALUE; deck=FILE uses another deck; can be repeated
cli-resume = continue a saved game
cli-coverage = list each rule with the tests that cover it (needs a checkout with tests/)
cli-ids = only these rules, by ID
cli-markdown = write the rules as Markdown
cli-json = write the results as JSON
cli-games = how many games to simulate (default: { $usual })
cli-deck = a deck file
cli-commitment = the table’s commitment (SHA-256), as you saw it before the game
cli-log = the file with the finished game
cli-identity-do = what to do: list (default) or revoke
cli-identity-person = the person, as /api/me shows it in their browser
cli-completion-shell = your shell: { $shells }
cli-help = show this help and exit
cli-version = show the version and exit
# Which build runs, behind the version.
cli-compiled = compiled
cli-interpreted = interpreted

cli-bad-arguments = I don’t understand these arguments: { $problem }.
cli-unknown-command = There’s no command “{ $command }”.
cli-unknown-option = I don’t know the option “{ $option }”.
# Behind one of the two above, or behind a game that isn’t there.
cli-did-you-mean = Did you mean “{ $nearest }”?
# $install is a command that can be copied.
cli-extra-missing = “{ $command }” needs packages that aren’t installed yet. Install them with: { $install }
completion-shell-unknown = Choose one of these shells: { $shells }.
cli-no-value = “{ $option }” needs a value.
cli-no-game = Please name a game: { $games }.
cli-see-help = “{ $command } --help” shows what you can type.
cli-bad-bot = There’s no bot called “{ $bot }”. Choose from: { $known }.
cli-too-many-bots =
    { $free ->
        [one] { $bots } bots are too many: with { $seats } players there is { $free } free seat.
       *[other] { $bots } bots are too many: with { $seats } players there are { $free } free seats.
    }
cli-bad-language = There’s no language “{ $language }” here. Choose from: { $known }.
cli-bad-option = Option “{ $text }”: write it as NAME=VALUE.
cli-bad-number = “{ $text }” isn’t a number from { $low } to { $high }.
cli-bad-rule = There’s no rule “{ $rule }”.
cli-file = { $file }: { $problem }
cli-file-missing = There’s no such file.
cli-file-forbidden = You don’t have permission to read this file.
cli-file-folder = This is a folder, not a file.
cli-resume-alone = --resume continues the game as it was; { $option } can’t be changed now.
cli-other-game = { $file } is a saved game of { $saved }, not { $game }.
cli-no-tests = --coverage needs a checkout of Kartenhaus: there’s no tests/ folder next to src/.

cli-saved = The game is saved: { $file }
cli-resume-hint = Continue with: { $command }
cli-not-saved = The game couldn’t be saved: { $error }.
cli-nothing-to-save = You haven’t made a move yet, so there was nothing to save.
cli-good-bye = Goodbye!
cli-resumed = The game continues after move { $count }.
cli-finished = This game is already over.

coverage-rule = rule
coverage-allows = what it allows
coverage-forbids = what it forbids
coverage-none = none
coverage-sum = Rules tested both ways: { $covered } of { $rules }. Tests: { $tests }.

odds-progress = { $done } of { $games } games
odds-composition = composition
odds-points = points
odds-per-turns = per 100 turns

verify-no-log = Please name the file with the finished game.
verify-promise = The table kept its commitment: the secret it reveals has the SHA-256 { $commitment }.
verify-seed = The cards were dealt from that secret and the players’ random bytes; the seed is { $seed }.
verify-moves =
    { $moves ->
        [one] { $game }: { $moves } move, played by the rules to the end.
       *[other] { $game }: { $moves } moves, played by the rules to the end.
    }
verify-calls = Calls decided by the measured times: { $calls }. Faster than a human could press: { $implausible }.
# What is odd about a call. It counted all the same.
verify-mark =
    { $mark ->
        [too-fast] After move { $after }, { $name }: faster than a human could press.
        [held-back] After move { $after }, { $name }: a device that answered later than its connection needed.
       *[unchecked] After move { $after }, { $name }: { $credit } ms credited for a connection whose delay could not be checked.
    }
verify-place = Place { $place }: { $name }, points: { $points }
identity-no-person = Please name the person: 32 digits from 0 to f, as /api/me shows them in their browser.
identity-revoked = { $person } isn’t known any more. A running server notices within seconds.
identity-known-no-more = { $person } was forgotten before.
identity-nobody = No one has been forgotten yet.

## Games left out

# Why a package that brings a game was left out. $package is the name of its entry point.
package-broken = The game “{ $package }” was left out, because its package can’t be loaded: { $problem }.
package-kind = The game “{ $package }” was left out: its entry point doesn’t lead to a GamePackage with a game and its telling.
package-name = The game “{ $package }” was left out: its game calls itself “{ $game }”. Both names have to be the same, in small letters, digits and hyphens.
package-twice = The game “{ $package }” was left out: another package already brings a game of that name.
package-prefix = The game “{ $package }” was left out: the prefix “{ $prefix }” of its messages belongs to “{ $game }”.
package-seats = The game “{ $package }” was left out: a game is for { $low } to { $high } players.
package-language = The game “{ $package }” was left out: it has no messages in { $languages }.
text-unreadable = { $file }, line { $line }: this text can’t be read. Check its syntax and that the file is UTF-8.
# $feature is what of Fluent’s language is not read.
text-unsupported =
    { $feature ->
        [term] { $file }, line { $line }: Kartenhaus doesn’t read terms. Write a message without the leading hyphen.
        [attribute] { $file }, line { $line }: Kartenhaus doesn’t read attributes. Make it a message of its own.
        [function] { $file }, line { $line }: Kartenhaus doesn’t read functions. Numbers are formatted automatically.
       *[decimal] { $file }, line { $line }: Kartenhaus reads whole numbers only.
    }

## kartenhaus conformance

cli-conformance = check that a game of your own keeps the promises every game makes
cli-conformance-games = how many random games are played with each number of seats (default: { $usual })
conformance-kept = ✓ { $promise }
conformance-broken = ✗ { $promise } Not so with { $seats } seats in game { $game }: { $shown }
# $install is a command that can be copied.
conformance-not-looked = Not checked: { $promise } To check it, install: { $install }
conformance-sum = { $kept } of { $promises } promises are kept.
# What every game promises.
promise-views = A view has all that a view must have.
promise-end = Every game comes to an end, with an outcome for each seat.
promise-cards = No card is lost and none is added.
promise-legal = Every move that is offered is accepted.
promise-played = An offered move leads to the same position when it is played without checks.
promise-others = Every other move is refused by a rule, and changes nothing.
promise-texts = Moves read back from their text and their number.
promise-positions = Positions read back from their text.
promise-options = Options read back, and a wrong one is named.
promise-replay = A replay is the same game again.
promise-copies = Playing on with a copy doesn’t change the original.
promise-seats = A seat that isn’t at the table gets no answer.
promise-sent = Views can be sent, and nobody gets another seat’s part.
promise-secrets = Nobody can see hidden cards, or work them out from a refusal.
promise-events = Events give no hidden card away.
promise-samples = Imagined hidden cards can be played with.
promise-said = All that happens can be said in every language.
promise-refusals = Every refusal can be said in every language.
promise-languages = Every language has all the messages.
promise-bots = The bots play, at every level.
