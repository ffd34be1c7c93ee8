### The table: why something is not done there, and what a person is told of a race. The id is the code of the refusal.

table-name = A name has 1 to { $most } characters, all of them visible.
table-not-gathering = The game has begun; this can only be changed before it.
table-full = Every seat is taken.
table-no-such-seat = There is no such seat; this table has { $seats }.
table-seat-taken = Somebody is sitting there.
table-not-host = Only the host can do that.
table-level = There is no bot “{ $level }”. The bots are: { $known }.
table-seat-empty = Nobody is sitting there.
table-is-here = This player is connected, so nobody else can play for that seat.
table-bot-plays = A bot is playing there already.
table-seats = This game is for { $low } to { $high } players.
table-setting = Setting “{ $field }”: please choose { $low } to { $high } milliseconds.
table-setting-or-none = Setting “{ $field }”: please choose { $low } to { $high } milliseconds, or 0 for none.
table-not-seated = You have no seat at this table.
table-chance = Please share 1 to { $most } random bytes, written in hexadecimal digits.
table-seats-free =
    { $free ->
        [one] { $free } seat is still free. Put a bot on it, or play with fewer seats.
       *[other] { $free } seats are still free. Put bots on them, or play with fewer seats.
    }
table-not-here = Sit down or look on before you say something.
table-chat-text = A message has 1 to { $most } characters, all of them visible.
table-chat-fast = Slow down, please: at most { $most } messages a minute.
table-chat-full = A lot is being said here: at most { $most } messages a minute at one table.
table-seated = You have a seat at this table.
table-watchers = There are { $most } people looking on already; there is no room for more.

table-not-playing = No game is being played at this table now.
table-paused = The game is paused.
table-not-paused = The game is not paused.
table-not-over = The game is not over yet.
table-minded = A bot is playing for you. Sit down again to take over.
table-moved-on = The table has changed in the meantime. Have another look.
table-is-call = That is a call: press the button for it.
table-not-call = That cannot be called; make it as a move when it is your turn.
table-time-over = A bot is finishing this turn for you; with the next one you are back.
table-step-waits = A move of yours is waiting already, until everybody has had time to call.
table-call-waits = A call of yours is being judged already.
table-camera-locked =
    { $seconds ->
        [one] That was a wrong call: you can call again in { $seconds } second.
       *[other] That was a wrong call: you can call again in { $seconds } seconds.
    }
table-id-used = Your program has used the same name for two commands; only the first one was done.
table-judged = That call has been judged already.

# Told together with the reason why the move is no longer possible.
table-step-back = Your move comes back to you; nothing was played for you.
table-race-behind = You were { $behind } ms behind the first caller (± { $error } ms).
table-race-tied = Too close to call (± { $error } ms): the seat that comes first after the player on turn wins.

### The proof of a finished game.

proof-missing = There is no proof of the shuffle in this file.
proof-secret = The secret of the table is not 64 hexadecimal digits.
proof-shared = What seat { $seat } is said to have shared is not hexadecimal digits.
proof-commitment = The table broke its promise: it had promised a secret with the SHA-256 { $promised }, but the one it shows has { $found }.
proof-other-promise = This is not the game that was promised: before it the table showed { $seen }, this file says { $promised }.
proof-seed = The cards were not dealt from the secret and what the players shared: that makes the seed { $found }, but { $used } was used.
proof-unfinished =
    { $moves ->
        [one] This game does not end: it stops after { $moves } move.
       *[other] This game does not end: it stops after { $moves } moves.
    }
proof-call = The call “{ $move }” after move { $number } was not judged by the measure.
