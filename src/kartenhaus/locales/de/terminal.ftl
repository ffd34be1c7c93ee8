### The plain terminal game: prompts and what surrounds a game.

player-bot = Bot { $number } ({ $kind ->
    [easy] leicht
    [medium] mittel
    [hard] schwer
    [greedy] gierig
    [patient] geduldig
   *[random] zufällig
})

welcome = Willkommen bei „{ $game }“!
welcome-help = Mit „hilfe“ siehst du jederzeit, was du eingeben kannst. Strg-C speichert die Partie für später.

command-help = hilfe
command-why = warum
command-rule = regel
command-table = tisch
command-hint = tipp
command-call = rufen
command-quit = verlassen

help =
    Das kannst du eingeben:
      eine Zahl               den Zug mit dieser Nummer aus der Liste
      einen Zug               in seiner englischen Kurzform
      tisch                   den Tisch noch einmal zeigen
      warum                   die Regel hinter der letzten Ablehnung
      regel ID                eine beliebige Regel, zum Beispiel regel { $example }
      verlassen oder Strg-C   aufhören; die Partie wird für später gespeichert
# A further line of the same list, for a game with hints.
help-hint = {"  "}tipp                    was du tun könntest

prompt = Dein Zug >{" "}
prompt-call = { $player } ist am Zug. Enter: weiter · rufen: jetzt rufen >{" "}
prompt-pick = Welche Nummer? (Enter: zurück) >{" "}
choose-number = Bitte wähl eine Nummer von 1 bis { $last }.
not-your-list = Du bist nicht am Zug, darum gibt es gerade keine Liste. Drück Enter, um weiterzuspielen, oder gib „rufen“ ein, wenn du etwas rufen willst.
why-offer = („warum“ zeigt die Regel.)
why-nothing = Bisher wurde nichts abgelehnt.
why-no-rule = Das liegt an keiner Spielregel; ich habe nur deine Eingabe nicht verstanden.
rule-shown = { $rule }: { $text }
no-such-rule = Diese Regel gibt es nicht. Die Regeln gehen von { $first } bis { $last }.
all-rules = Alle Regeln: { $command }
nothing-to-call = Gerade gibt es für dich nichts zu rufen.
step-came-back = Da kam dir jemand zuvor. Sieh dir den Tisch an und wähl neu.

## Games without a face of their own

plain-hand = Deine Hand:
# $zone is the name of a place where cards lie; $cards are those that can be seen there.
plain-zone =
    { $zone }: { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    }
plain-zone-cards = { $zone }: { $cards } ({ $count })
