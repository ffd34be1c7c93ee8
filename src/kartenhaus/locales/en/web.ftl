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
web-skip = Skip to the content
web-rules = Rules
web-settings = Settings
web-about = About
web-menu = Menu
web-more = More
web-less = Less
web-not-loaded = This part could not be loaded. Check your connection.
web-load-again = Load again
web-no-server = The server does not answer. Check your connection and try again.
web-not-done = That did not work.
# $what: page or table.
web-nowhere =
    { $what ->
        [table] Perhaps the link was cut off when it was copied. Ask for it again, or open a table of your own.
       *[page] Perhaps the address was cut off when it was copied. All games are on the home page.
    }

## Home

web-welcome = What shall we play?
web-game-great-wall = The Great Wall
web-game-monster-roll = Monster Roll
web-game-photo-rummy = Photo Rummy
web-pitch-great-wall = Shift the cards of the wall until your picture stands there, and be the first to call CLICK!
web-pitch-monster-roll = Four monsters, one bathroom: unroll the longest strip of paper, and tear the strips of the others.
web-pitch-photo-rummy = Collect holiday photos from 17 capitals and rebuild the table until your rack is empty.
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
web-pace = Time for CLICK
# $seconds is 0 where nobody is in a hurry.
web-pace-of =
    { $seconds ->
        [0] No hurry
       *[other] { $seconds } s
    }
web-pace-explained =
    { $seconds ->
        [0] After each move the game waits until you have looked for a photo.
       *[other] After each move you have this long to call CLICK.
    }
web-rules-of = Rules of { $game }
web-tables-mine = Come back to
web-tables-open = Open tables
web-tables-none = No table is open to everybody just now.
web-nobody-yet = Nobody yet
web-phase-gathering = gathering
web-phase-playing = being played
web-phase-paused = paused
web-player-number = Player { $number }
web-players-here = Players on this device
web-pass-explained = Several of you play on one device and hand it round. A curtain hides each hand from the others.
web-begin = Begin
# What somebody is called who has not given a name.
web-guest = Guest

## Before the game

web-laying-out = Laying out the cards …
web-who-plays = Who plays?
web-your-name = Your name
web-name-empty = Type a name so that the others know who you are.
web-name-long = That is too long: { $most } characters at most.
web-name-unseen = There is a character in it that nobody can see. Please type it again.
web-sit-down = Sit down
web-stand-up = Stand up
web-watch = Watch
web-free-seat = Free seat
web-no-seat = Every seat is taken, but you can watch.
web-seat-number = Seat { $number }
web-bot = Bot
web-bot-number = Bot { $number }
web-host = Host
web-you = You
web-send-away = Send { $name } away
web-new-bots = New bots are
web-fill-with-bots = Fill with bots
web-host-begins = The host begins the game.
web-invite = Invite friends
web-invite-explained = Whoever opens this link can sit down at your table.
web-qr = QR code of the link to this table
web-link = Link to this table
web-copy = Copy link
web-copied = Copied
web-share = Share
web-agreed = What you agree on
web-seats-at-table = Seats at the table
web-by-chance = By chance
web-deck-ours = Deck: ours
web-deck-own = Deck: a file of your own
web-window = How long everybody has to call CLICK before the game goes on.
web-window-none = No hurry: everybody answers
web-turn-time = Time for a turn. When it is over, a bot finishes the turn.
web-no-limit = No limit
web-public = Everybody may find this table on the home page.

## At the table

web-seats = Seats
web-on-turn = on turn
web-points = Points:
web-cards-in-hand = Cards in hand:
web-away = away
web-level-bot =
    { $level ->
        [easy] Bot, easy
        [medium] Bot, medium
       *[hard] Bot, hard
    }
web-turn-of = It is { $name }’s turn.
web-bot-thinks = { $name } is thinking …
web-step-waits = Your move waits until everybody has had time to call.
web-watching = You are watching.
web-take-over = Play on yourself
web-mind = Let a bot play
web-mind-name = Let a bot play for { $name }
web-mind-explained = The connection to { $name } is gone. A bot can play on until { $name } comes back.
web-mind-wait = Wait a little longer
web-paused = The game is paused.
web-resume = Go on
web-result = Result
web-log = What happened
web-log-empty = What happens is told here.
web-chat = Chat
web-chat-watcher = looking on
web-chat-empty = Nobody has said anything yet.
web-log-and-chat = Log and chat
web-say-something = Say something
web-send = Send
web-why = Rule { $rule }
web-all-rules = All the rules
web-pause = Pause
web-pause-asked = { $names } would like a pause.
web-agree = Agree
web-leave = Leave the table
web-leave-explained = A bot will play on for you. You can come back and take over at any time.
web-stay = Stay
web-watchers = Looking on: { $names }
web-pass-to = Pass the device to { $name }
web-i-am = I am { $name }
web-tip-next = Got it
web-tips-off = No more tips
web-tips-explained = Tips in your first game
web-tips-again = Show them again
web-tips-on = They will come

## The end

web-rematch = Play again
web-rematch-asked = Wants to play again: { $names }
web-replay = Watch the game again
web-replay-first = The game begins.
web-to-table = Back to the table
web-step = Move
web-step-back = One move back
web-step-on = One move on
web-run = Play
web-stop = Stop
web-fair = Were the cards shuffled fairly?
web-fair-during = Before the game the server locked its share of the chance into this number, and every player has added some. When the game is over it shows the secret, and anybody can check the shuffle.
web-fair-over = The secret is out: anybody can now check the shuffle with the command “kartenhaus verify” and the file below.
web-fair-promise = Promise (SHA-256)
web-fair-secret = Secret
web-fair-seed = Seed
web-fair-log = Save the game with its proof

## The connection

web-link-first = Looking for the table …
web-link-coming-back = Coming back to the table …
web-link-lost = The connection is lost. Your game is kept.
web-link-restarting = The server is starting again. Your game is kept.
web-link-now = Try now

## Rules and about

web-search = Search the rules
web-nothing-found = No rule has these words.
web-ruling = A ruling of ours
web-about-house = Kartenhaus is a card table for three family games, against bots, with friends or round one device.
web-about-fair = The server shuffles and keeps the secrets; your browser is never told what you may not know. Every shuffle can be checked afterwards.
web-about-kept = No account, no advertising. One cookie says that you are you, so that you find your games again.
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
        [one] { $free } seat is still free: wait for a friend, or put a bot there.
       *[other] { $free } seats are still free: wait for friends, or put bots there.
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
        [left] has left, a bot plays
        [gone] connection lost, a bot plays
       *[clock] out of time, a bot plays
    }
web-minded-you =
    { $why ->
        [left] You have left; a bot plays for you.
        [gone] You were away; a bot plays for you.
       *[clock] Your time ran out twice; a bot plays for you.
    }

## Cards

web-face-down = Face-down card
# $card is the name of a wall card.
web-under-rickshaw = { $card }, under a rickshaw
