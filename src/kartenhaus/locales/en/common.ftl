### Refusals that any game can give. The id is the code of the refusal.

not-your-turn = It isn’t your turn.
game-over = The game is over.
hint-none = This game has no hints.

option-unknown = There’s no option “{ $field }”. The options are: { $known }.
option-number = Option “{ $field }”: please use a whole number from { $low } to { $high }.
option-flag = Option “{ $field }”: please use yes or no.
option-seat = Option “{ $field }”: please use a seat from 0 to { $last }, or none for a random one.
option-text = Option “{ $field }”: please use text.
option-picks = Option “{ $field }”: one for each seat with commas between them, “-” for none, each at most once, please. There are: { $known }.

deck-too-long = The deck file is too long; the limit is { $most } characters.
deck-too-deep = Line { $line } of the deck file has too many dots; the limit is { $most }.
deck-too-many-lines = The deck file has too many lines; the limit is { $most }.
deck-too-many-marks = The deck file has “{ $mark }” in it too many times; the limit is { $most }.
deck-too-nested = Too many brackets are open in line { $line } of the deck file; the limit is { $most }.
deck-syntax = The deck file isn’t valid TOML: { $error }.
deck-unknown-field = The deck file has an unknown field “{ $field }”. Known fields: { $known }.
deck-missing-field = The deck file has no “{ $field }”, or it has the wrong type.
deck-unknown-kind = “{ $field }” in the deck file isn’t a kind of card. Known kinds: { $known }.
deck-count = “{ $field }” in the deck file must be a number from 0 to { $most }.
deck-number = “{ $field }” in the deck file must be a number from { $low } to { $high }.

log-not-json = This isn’t a saved game: it isn’t valid JSON. It may be damaged.
log-not-ours = This isn’t a Kartenhaus saved game.
log-field = The saved game is damaged: “{ $field }” is missing or makes no sense.
log-other-game = The saved game is from another game ({ $game }, not { $expected }).
log-rules-version = The saved game was played with version { $version } of the rules; this Kartenhaus has version { $known }.
log-seats = The saved game is damaged: this game is for { $low } to { $high } players.
log-move = The saved game can’t be replayed: move { $number } (“{ $move }”) isn’t possible there.
save-too-large = This file is too large to be a saved game.
save-unreadable = The file can’t be read: { $error }.
game-unknown = There’s no game called “{ $game }”. The games are: { $known }.

move-unknown = I don’t know the move “{ $text }”. Moves begin with one of these words: { $known }.
move-word = I don’t understand “{ $word }” after “{ $verb }”.
position-field = The position can’t be read: “{ $field }” isn’t right.

rules-legend = (R) marks our own rulings: where the printed rules leave something open, this is how we play.
