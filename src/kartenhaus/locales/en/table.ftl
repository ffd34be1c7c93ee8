### The table: why something is not done there, and what a person is told of a race. The id is the code of the refusal.

table-name = A name needs 1 to { $most } visible characters.
table-name-invisible = There’s a character in that name that nobody can see. Please type it again.
table-name-accents = That name has too many accents on one letter. Please use { $most } at most.
table-name-taken = Someone at this table already has a name like “{ $name }”. Please pick another.
table-not-gathering = The game has started, so this can’t be changed now.
table-full = Every seat is taken.
table-no-such-seat = That seat doesn’t exist; this table has { $seats }.
table-seat-taken = Someone is already sitting there.
table-not-host = Only the host can do that.
table-level = There’s no bot called “{ $level }”. Choose from: { $known }.
table-seat-empty = That seat is empty.
table-is-here = This player is connected and isn’t keeping anyone waiting.
table-not-idle =
    { $seconds ->
        [one] This player may just be thinking. If nothing happens, a bot can take over in { $seconds } second.
       *[other] This player may just be thinking. If nothing happens, a bot can take over in { $seconds } seconds.
    }
table-bot-plays = A bot is playing there already.
table-seats = This game is for { $low } to { $high } players.
table-setting = Setting “{ $field }”: choose { $low } to { $high } milliseconds.
table-setting-or-none = Setting “{ $field }”: choose { $low } to { $high } milliseconds, or 0 for none.
table-not-seated = You don’t have a seat at this table.
table-chance = Please share 1 to { $most } random bytes as hexadecimal digits.
table-seats-free =
    { $free ->
        [one] { $free } seat is still free. Add a bot, or play with fewer seats.
       *[other] { $free } seats are still free. Add bots, or play with fewer seats.
    }
table-nothing-to-pick = There is nothing to pick before this game.
table-no-such-pick = There is no such thing to pick. There are: { $known }.
table-pick-taken = { $player } was faster and has that one already. Pick another.
table-not-here = Take a seat or watch before you write in the chat.
table-chat-text = A message needs 1 to { $most } visible characters.
table-chat-fast = Slow down, please: you can send up to { $most } messages a minute.
table-chat-full = Everyone watching has been very chatty: up to { $most } messages a minute from all of them together.
table-seated = You already have a seat at this table.
table-watchers = { $most } people are already watching; there’s no room for more.

table-not-playing = No game is being played at this table right now.
table-paused = The game is paused.
table-not-paused = The game isn’t paused.
table-not-over = The game isn’t over yet.
table-minded = A bot is playing for you. Take over again to make your own moves.
table-resigned = You’ve resigned from this game. A bot is playing it to the end for you; you can join the next one.
table-moved-on = The table has changed in the meantime. Take another look.
table-is-call = That’s a call, not a move.
table-not-call = You can’t call that. Play it as a move when it’s your turn.
table-time-over = A bot is finishing this turn for you; you’re back in control next turn.
table-step-waits = You’ve already made a move; it will be played once everyone has had time to call.
table-call-waits = Your first call is still being checked.
table-call-locked =
    { $seconds ->
        [one] That call was wrong: you can call again in { $seconds } second.
       *[other] That call was wrong: you can call again in { $seconds } seconds.
    }
table-id-used = Your app used the same id for two commands, so only the first one was carried out.
table-judged = That call has already been decided.
table-turn-long = That was { $most } steps in one turn, so the turn was ended for you.
table-often = You’ve done that { $most } times now. You can do it again after this game.
table-long-played = People have been playing at this table for a very long time. Please open a new one for your next game.
table-full-of-games = This table is full and can’t go on. Please open a new one.

# Told together with the reason why the move is no longer possible.
table-step-back = Your move wasn’t played. Please choose again.
table-race-behind = You were { $behind } ms behind the first caller (± { $error } ms).
table-race-tied = Too close to call (± { $error } ms): the first of the callers clockwise from the player whose turn it is wins.

### The proof of a finished game.

proof-missing = This file has no proof of the shuffle.
proof-secret = The table’s secret isn’t 64 hexadecimal digits.
proof-shared = The random bytes listed for seat { $seat } aren’t hexadecimal digits.
proof-commitment = The table broke its commitment: it committed to a secret with the SHA-256 { $promised }, but the one it reveals has { $found }.
proof-other-promise = This isn’t the game the table committed to: before it, you were shown { $seen }, but this file says { $promised }.
proof-seed = The cards weren’t dealt from the secret and the players’ random bytes: those give the seed { $found }, but { $used } was used.
proof-unfinished =
    { $moves ->
        [one] This game isn’t finished: it stops after { $moves } move.
       *[other] This game isn’t finished: it stops after { $moves } moves.
    }
proof-call = The call “{ $move }” after move { $number } wasn’t decided by the measured times.
