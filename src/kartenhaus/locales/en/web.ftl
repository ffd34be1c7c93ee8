### The table in the browser.

## Finding one's way

web-language = Language
web-theme = Theme
web-theme-auto = Auto
web-theme-light = Light
web-theme-dark = Dark
web-sound = Sounds
web-close = Close
web-all-cards = All cards
web-home = Home
web-skip = Skip to content
web-rules = Rules
web-settings = Settings
web-about = About
web-menu = Menu
web-more = More
web-less = Less
web-not-loaded = This part didn’t load. Check your connection.
web-load-again = Reload
web-no-server = The server isn’t answering. Check your connection and try again.
web-not-done = That didn’t work.
# $what: page or table.
web-nowhere =
    { $what ->
        [table] Perhaps the link was cut off when it was copied. Ask for it again, or open a table of your own.
       *[page] Perhaps the address was cut off when it was copied. All games are on the home page.
    }

## Home

web-welcome = What shall we play?
web-play-now = Play now
web-with-friends = With friends
web-pass-and-play = Pass and play
web-players = Players
web-bots = Bots
web-level =
    { $level ->
        [easy] Easy
        [medium] Medium
       *[hard] Hard
    }
web-pace = Time for calls
# $seconds is 0 where nobody is in a hurry.
web-pace-of =
    { $seconds ->
        [0] No hurry
       *[other] { $seconds } s
    }
web-pace-explained =
    { $seconds ->
        [0] After each move the game waits until you have decided whether to call.
       *[other] After each move you have this long to make a call.
    }
web-rules-of = Rules of { $game }
web-tables-mine = Your games
web-tables-open = Open tables
web-tables-none = No public tables right now.
web-nobody-yet = No one yet
web-phase-gathering = waiting for players
web-phase-playing = in progress
web-phase-paused = paused
web-player-number = Player { $number }
web-players-here = Players on this device
web-pass-explained = Share one device and pass it around. A curtain hides your hand from the others.
web-begin = Start
# What a player without a name is called.
web-guest = Guest

## Before the game

web-laying-out = Setting up the table …
web-who-plays = Who’s playing?
web-your-name = Your name
web-name-empty = Type a name so that the others know who you are.
web-name-long = That is too long: { $most } characters at most.
web-name-unseen = There is a character in it that nobody can see. Please type it again.
web-sit-down = Sit down
web-stand-up = Stand up
web-watch = Watch
web-free-seat = Free seat
web-no-seat = Every seat is taken, but you can watch.
# Of something that players pick for themselves in the lobby.
web-pick-taken = { $player } has it
web-pick-yours = Yours
# $title: what to do, such as “Pick your monster”; on one device, one player after the other.
web-pick-of = { $title }: { $player }
web-seat-number = Seat { $number }
web-bot = Bot
web-bot-number = Bot { $number }
web-host = Host
web-you = You
web-send-away = Remove { $name }
web-new-bots = Level of new bots
web-fill-with-bots = Fill with bots
web-host-begins = The host starts the game.
web-older-rules = Your last game was started with an older version of the rules, so it can’t go on. You’re all set for a new one.
web-invite = Invite friends
web-invite-explained = Anyone with this link can join your table.
web-qr = QR code with the link to this table
web-link = Link to this table
web-copy = Copy link
web-copied = Copied
web-share = Share
web-agreed = Game settings
web-seats-at-table = Seats at the table
web-by-chance = Random
web-deck-ours = Deck: standard
web-deck-own = Deck: your own file
web-window = How long everyone has to make a call before the game goes on.
web-window-none = No timer: wait for everyone’s answer
web-turn-time = Time per turn. When it runs out, the turn is ended for you.
web-no-limit = No limit
web-public = Show this table on the home page, so that anyone can join.

## At the table

web-seats = Seats
web-on-turn = playing now
web-points = Points:
web-cards-in-hand = Cards in hand:
web-away = away
web-level-bot =
    { $level ->
        [easy] Bot, easy
        [medium] Bot, medium
       *[hard] Bot, hard
    }
web-turn-of = It’s { $name }’s turn.
web-bot-thinks = { $name } is thinking …
web-step-waits = Your move will be played once everyone has had time to call.
web-watching = You are watching.
web-take-over = Take over again
web-mind = Let a bot play
web-mind-name = Let a bot play for { $name }
web-mind-explained = The connection to { $name } is gone. A bot can play on until { $name } comes back.
web-idle-explained = { $name } is connected but hasn’t done anything for a while. A bot can play on until { $name } is back.
web-mind-wait = Wait a little longer
web-paused = The game is paused.
web-resume = Resume
web-result = Result
web-log = What happened
web-log-empty = Moves will be listed here.
web-chat = Chat
web-chat-watcher = watching
web-chat-empty = No messages yet.
web-log-and-chat = Log and chat
web-say-something = Write a message
web-send = Send
web-why = Rule { $rule }
web-all-rules = All rules
web-pause = Pause
web-pause-asked = { $names } would like to pause.
web-agree = Agree
web-leave = Leave the table
web-leave-explained = A bot will play for you. You can come back and take over at any time.
web-stay = Stay
web-resign = Resign
web-resign-explained = A bot will play this game to the end for you, and you can’t take over again. You can watch, chat and join the next game.
web-play-on = Keep playing
web-resigned = { $name } has resigned. A bot is playing on.
web-has-resigned = resigned
web-clock = Time per turn
web-clock-explained = A new time applies once everyone playing wants the same.
web-clock-asked = { $names } would like { $time } per turn.
web-clock-none-asked = { $names } would like to play without a clock.
web-watchers = Watching: { $names }
web-pass-to = Pass the device to { $name }
web-i-am = I’m { $name }
web-tip-next = Got it
web-tips-off = No more tips
web-tips-explained = Tips for your first game
web-tips-again = Show them again
web-forget-explained = A cookie remembers you
web-forget = Forget me on all devices
web-forget-question = Forget you everywhere?
web-forget-what = Kartenhaus will no longer know you, here or on any other device. Your list of games will be empty, and your seats won’t be yours any more: bots will play on for you, so that the others can finish. There’s no way back.
web-forget-yes = Yes, forget me
web-forget-no = No, stay
web-forgotten = You’re a new guest now. Have fun!
web-tips-on = Tips are back on

## The end

web-rematch = Play again
web-rematch-asked = Ready to play again: { $names }
web-replay = Watch the replay
web-replay-first = The game begins.
web-to-table = Back to the table
web-step = Move
web-step-back = One move back
web-step-on = One move forward
web-run = Play
web-stop = Stop
web-fair = Were the cards shuffled fairly?
web-fair-during = Before the game, the server committed to its part of the shuffle with this number; each player then added randomness of their own. When the game is over, the server reveals its secret, and anyone can check the shuffle.
web-fair-over = The secret is out: anyone can now check the shuffle with the command “kartenhaus verify” and the file below.
web-fair-promise = Commitment (SHA-256)
web-fair-secret = Secret
web-fair-seed = Seed
web-fair-log = Save the game with its proof

## The connection

web-link-first = Looking for the table …
web-link-coming-back = Getting back to the table …
web-link-lost = Connection lost. Your game is safe.
web-link-restarting = The server is restarting. Your game is safe.
web-link-now = Try now
web-link-here = Go on here

## Rules and about

web-search = Search the rules
web-nothing-found = No rule contains these words.
web-ruling = Our own ruling
web-about-house = Kartenhaus is a card table for three family games: play against bots, with friends, or together on one device.
web-about-fair = The server shuffles and keeps the secrets; your browser never receives what you aren’t allowed to see. Every shuffle can be checked afterwards.
web-about-kept = No account, no ads. One cookie remembers you, so you can find your games again.
web-about-cards = All cards were drawn for Kartenhaus.

## With numbers

# $level is the bots’ level: easy, medium or hard.
web-against =
    { $bots ->
        [one] Against { $bots } bot, { $level ->
            [easy] easy
            [medium] medium
           *[hard] hard
        }
       *[other] Against { $bots } bots, { $level ->
            [easy] easy
            [medium] medium
           *[hard] hard
        }
    }
web-seats-free =
    { $free ->
        [one] { $free } seat is still free: wait for a friend, or add a bot.
       *[other] { $free } seats are still free: wait for friends, or add bots.
    }
web-seconds =
    { $seconds ->
        [one] { $seconds } second
       *[other] { $seconds } seconds
    }
web-minutes =
    { $minutes ->
        [one] { $minutes } minute
       *[other] { $minutes } minutes
    }
web-time-left =
    { $seconds ->
        [one] { $seconds } second left
       *[other] { $seconds } seconds left
    }
web-link-again =
    { $seconds ->
        [one] Trying again in { $seconds } second.
       *[other] Trying again in { $seconds } seconds.
    }
# $why: the person left, their connection is gone, or their time ran out.
web-minded =
    { $why ->
        [left] left, a bot is playing
        [gone] connection lost, a bot is playing
        [idle] kept everyone waiting, a bot is playing
        [resigned] resigned, a bot is playing
       *[clock] out of time, a bot is playing
    }
web-minded-you =
    { $why ->
        [left] You left; a bot is playing for you.
        [gone] You were away; a bot is playing for you.
        [idle] The others had to wait a while; a bot is playing for you.
        [resigned] You’ve resigned; a bot is playing to the end for you.
       *[clock] Your time ran out twice; a bot is playing for you.
    }

## Cards

web-face-down = Face-down card

## Hints, where a game has them

web-hint = Hint
# Makes the step that is advised.
web-hint-follow = Do it

## The board of a game that has none of its own

web-offers = What you can do now
web-card-not-now = This card can’t be played now.
# Several moves lead to this zone, and buttons ask which.
web-zone-choose = { $zone }: choose how
# A zone as a screen reader names it. $owner: whose it is, or none; $cards: those that are seen, or none.
web-zone =
    { $zone }{ $owner ->
        [none] { "" }
       *[other] { " " }({ $owner })
    }: { $count ->
        [0] empty
        [one] { $count } card
       *[other] { $count } cards
    }{ $cards ->
        [none] { "" }
       *[other] { "" }. { $cards }
    }
