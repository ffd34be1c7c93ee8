### Monster Roll im Browser.

## Der Tisch

# $points ist, was der beste Abschnitt des Streifens gerade zählt.
mr-web-strip = { $player } mit { $monster }: { $count ->
    [0] noch kein Papier
    [one] ein Streifen aus { $count } Karte, zählt gerade { $points }
   *[other] ein Streifen aus { $count } Karten, zählt gerade { $points }
}
mr-web-place = Platz { $place }: { $card }.
mr-web-protected = Eine Stoppkarte schützt sie.
mr-web-covers = Darunter: { $cards }.
mr-web-mismatch = Am linken Ende passen die Farben nicht.
mr-web-peek = Alle { $count } Karten auf Platz { $place } ansehen
mr-web-pile = { $player }: Platz { $place }, von oben
mr-web-section = Abschnitt von Platz { $first } bis Platz { $last }: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
mr-web-deck = Nachziehstapel: { $count ->
    [one] { $count } Karte.
   *[other] { $count } Karten.
}
# $card ist die oberste Karte; "none", wenn der Stapel leer ist.
mr-web-discard = { $card ->
    [none] Der Ablagestapel ist leer.
   *[other] Ablagestapel: { $card }. Karten: { $count }
}
mr-web-discard-title = Ablagestapel, von oben
mr-web-scorings = Wertungen bisher: { $come } von 3

## Knöpfe

mr-web-back = Zurücknehmen
mr-web-end = Zug beenden
mr-web-turn-round = Die Karte drehen
# Wenn auf etwas getippt wird, das zu nichts führt.
mr-web-card-first = Tipp zuerst auf eine Karte in deiner Hand, dann auf den Platz dafür.
mr-web-other-row = Papier- und Stoppkarten kommen auf deinen eigenen Streifen. Auf die der anderen kommen nur Risskarten.

## Das Ende

mr-web-scoring = Wertung { $number }
# Über den Namen; daneben stehen die Nummern der Wertungen.
mr-web-scoring-numbers = Wertung
mr-web-sum = Summe
mr-web-shared = An der Spitze steht es gleich: Der Sieg wird geteilt.
mr-web-decided = Den Ausschlag gab Wertung { $number }: { $points } für { $winner }, nur { $fewer } für { $second }.

## Tipps für die erste Partie

mr-tip-strip = Das ist dein Monster. Von ihm aus wächst dein Papierstreifen nach rechts. Es zählt das längste Stück ohne Riss und jeder Stern darauf.
mr-tip-draw = Zieh auf fünf Karten nach: Tipp auf den Nachziehstapel, oder nimm einmal die oberste Karte vom Ablagestapel.
mr-tip-torn = Jemand hat deinen Streifen zerrissen! Deck die Stelle mit Papier zu, das auf beiden Seiten passt, oder leg dahinter weiter.
mr-tip-lay = Tipp auf eine leuchtende Karte, dann auf einen leuchtenden Platz, oder zieh sie hinüber. Wo Farben sich treffen, müssen sie gleich sein. Zwei Karten darfst du legen.
mr-tip-stop = Eine Stoppkarte schützt Papier, das du in diesem Zug gelegt hast, für immer vor Rissen.
mr-tip-tear = Mit einer Risskarte zerreißt du den Streifen von jemand anderem, dort, wo das Papier ihre Farbe zeigt.
mr-tip-discard = Nichts passt? Dann leg eine oder zwei Karten auf den Ablagestapel.
mr-tip-undo = Noch ist alles ein Entwurf: Nimm zurück, was du willst. Dein Zug endet erst, wenn du ihn beendest.
mr-tip-scoring = Eine Wertung! Das geschieht dreimal, und jedes Mal wird dein bestes Stück aufgeschrieben. Nach der dritten ist die Partie zu Ende.
