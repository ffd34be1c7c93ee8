### The plain terminal game: prompts and what surrounds a game.

player-you = Du
player-bot = Bot { $number } ({ $kind ->
    [greedy] gierig
   *[random] zufällig
})

welcome = Willkommen bei { $game }!
welcome-help = Mit „hilfe“ siehst du jederzeit, was du eingeben kannst. Strg-C speichert die Partie für später.

command-help = hilfe
command-why = warum
command-rule = regel
command-table = tisch
command-hint = tipp
command-click = klick
command-quit = ende

help =
    Das kannst du eingeben:
      eine Zahl           den Zug mit dieser Nummer aus der Liste
      einen Zug           in seinen eigenen (englischen) Worten
      tisch               den Tisch noch einmal zeigen
      tipp                was du tun könntest (Photo Rummy)
      warum               die Regel hinter der letzten Ablehnung
      regel ID            eine beliebige Regel, zum Beispiel regel GW-P2
      ende oder Strg-C    aufhören; die Partie wird für später gespeichert

prompt = Dein Zug >{" "}
prompt-call = Enter: weiter · klick: Foto machen >{" "}
prompt-pick = Welche Nummer? (Enter: zurück) >{" "}
choose-number = Bitte wähle eine Nummer von 1 bis { $last }.
not-your-list = Du bist nicht am Zug, darum gibt es gerade keine Liste. Drück Enter, um weiterzuspielen, oder mach mit „klick“ ein Foto.
why-offer = („warum“ zeigt die Regel.)
why-nothing = Bisher wurde nichts abgelehnt.
why-no-rule = Dahinter steckt keine Spielregel; nur die Eingabe war nicht zu verstehen.
no-such-rule = Diese Regel gibt es nicht. Die Regeln gehen von { $first } bis { $last }.
hint-none = In diesem Spiel gibt es keine Tipps.
nothing-to-call = Es gibt nichts, was du rufen könntest.
step-came-back = Das kam deinem Zug zuvor. Sieh dir den Tisch an und wähle noch einmal.

points = { $count ->
    [one] { $count } Punkt
   *[other] { $count } Punkte
}
end-title = Die Partie ist zu Ende.
end-you-win = Du gewinnst. Herzlichen Glückwunsch!
end-you-share = Du teilst dir den Sieg. Herzlichen Glückwunsch!
end-other-wins = { $player } gewinnt.
end-others-share = { $players } teilen sich den Sieg.

nothing = nichts
