### Refusals that any game can give. The id is the code of the refusal.

not-your-turn = It is not your turn.
game-over = The game is over.

option-unknown = There is no option “{ $field }”. The options are: { $known }.
option-number = Option “{ $field }”: a whole number from { $low } to { $high }, please.
option-flag = Option “{ $field }”: yes or no, please.
option-seat = Option “{ $field }”: a seat from 0 to { $last }, or none for chance, please.
option-text = Option “{ $field }”: a text, please.
option-picks = Option “{ $field }”: one for each seat with commas between them, “-” for none, each at most once, please. There are: { $known }.

deck-too-long = The deck file is too long; { $most } characters are the limit.
deck-too-deep = Line { $line } of the deck file has more than { $most } dots; that is too many.
deck-syntax = The deck file is not proper TOML: { $error }.
deck-unknown-field = The deck file has a field “{ $field }” that means nothing here. Known are: { $known }.
deck-missing-field = The deck file lacks “{ $field }”, or it is not of the right kind.
deck-unknown-kind = “{ $field }” in the deck file is no kind of card. Known are: { $known }.
deck-count = “{ $field }” in the deck file must be a number from 0 to { $most }.
deck-number = “{ $field }” in the deck file must be a number from { $low } to { $high }.

log-not-json = This is not a saved game: it cannot be read as JSON. It may be damaged.
log-not-ours = This is not a saved game of Kartenhaus.
log-field = The saved game is damaged: “{ $field }” is missing or makes no sense.
log-other-game = The saved game is of another game ({ $game }, not { $expected }).
log-rules-version = The saved game was played by version { $version } of the rules; this Kartenhaus knows version { $known }.
log-seats = The saved game is damaged: this game is for { $low } to { $high } players.
log-move = The saved game cannot be replayed: move number { $number } (“{ $move }”) does not fit.
save-too-large = This file is too large to be a saved game.
save-unreadable = The file cannot be read: { $error }.
game-unknown = There is no game “{ $game }”. The games are: { $known }.

move-unknown = “{ $text }” is no move that I know. Moves begin with one of these words: { $known }.
move-word = I do not understand “{ $word }” after “{ $verb }”.
position-field = The position cannot be read: “{ $field }” does not fit.

rules-legend = (R) marks a ruling of ours: where the printed rules leave something open, this is how we play.
