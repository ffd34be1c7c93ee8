### The plain terminal game: prompts and what surrounds a game.

player-bot = Bot { $number } ({ $kind ->
    [easy] easy
    [medium] medium
    [hard] hard
    [greedy] greedy
    [patient] patient
   *[random] random
})

welcome = Welcome to { $game }!
welcome-help = Type “help” at any prompt to see what you can type. Ctrl-C saves the game for later.

command-help = help
command-why = why
command-rule = rule
command-table = table
command-hint = hint
command-call = call
command-quit = quit

help =
    What you can type:
      a number          the move with that number in the list
      a move            in words, see below
      table             show the table again
      why               the rule behind the last refusal
      rule ID           any rule, for example rule { $example }
      quit, or Ctrl-C   stop; the game is saved for later
# A further line of the same list, for a game with hints.
help-hint = {"  "}hint              what you could do

prompt = Your move >{" "}
prompt-call = { $player } is playing. Enter: continue · call: make a call >{" "}
prompt-pick = Which one? (Enter: back) >{" "}
choose-number = Please choose a number from 1 to { $last }.
not-your-list = It isn’t your turn, so there’s no list. Press Enter to continue, or type call to make a call.
why-offer = (Type “why” to see the rule.)
why-nothing = Nothing has been refused yet.
why-no-rule = That isn’t a rule problem; I just didn’t understand what you typed.
rule-shown = { $rule }: { $text }
no-such-rule = That rule doesn’t exist. The rules go from { $first } to { $last }.
all-rules = All rules: { $command }
nothing-to-call = There’s nothing for you to call.
step-came-back = Someone got in first. Look at the table and choose again.

## Games without a face of their own

plain-hand = Your hand:
# $zone is the name of a place where cards lie; $cards are those that can be seen there.
plain-zone =
    { $zone }: { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
plain-zone-cards = { $zone }: { $cards } ({ $count })
