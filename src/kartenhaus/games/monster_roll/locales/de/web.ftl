### Monster Roll im Browser.

## Ein Monster aussuchen

mr-web-pick = Such dir dein Monster aus
mr-web-pick-explained = Wer zuerst kommt, wählt zuerst. Suchst du dir keines aus, bekommst du eines der übrigen.

## Der Tisch

# $points ist, was der beste Abschnitt des Streifens gerade zählt.
mr-web-strip = { $player } mit { $monster }: { $count ->
    [0] noch kein Klopapier
    [one] ein Streifen aus { $count } Karte, zählt gerade { $points }
   *[other] ein Streifen aus { $count } Karten, zählt gerade { $points }
}
mr-web-place = Platz { $place }: { $card }.
mr-web-protected = Eine Stopp-Karte schützt sie.
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
mr-web-other-row = Klopapier- und Stopp-Karten kommen auf deinen eigenen Streifen. Auf die der anderen kommen nur Riss-Karten.

## Das Ende

mr-web-scoring = Wertung { $number }
# Über den Namen; daneben stehen die Nummern der Wertungen.
mr-web-scoring-numbers = Wertung
mr-web-sum = Summe

## Tipps für die erste Partie

mr-tip-strip = Das ist dein Monster. Von ihm aus wächst dein Klopapierstreifen nach rechts. Jede Karte bringt einen Punkt und jeder Stern noch einen; gewertet wird nur das Stück ohne Riss, das die meisten Punkte hat.
mr-tip-draw = Zieh auf fünf Karten nach: Tipp auf den Nachziehstapel. Fehlen dir zwei, darf eine davon die oberste vom Ablagestapel sein.
mr-tip-torn = Jemand hat deinen Streifen zerrissen! Überdeck die Stelle mit Klopapier, das auf beiden Seiten passt, oder leg dahinter weiter.
mr-tip-lay = Tipp auf eine leuchtende Karte und dann auf einen leuchtenden Platz, oder zieh sie hinüber. Wo sich Farben treffen, müssen sie gleich sein. Zwei Karten darfst du legen.
mr-tip-stop = Eine Stopp-Karte schützt Klopapier, das du in diesem Zug gelegt hast, für immer vor Rissen.
mr-tip-tear = Mit einer Riss-Karte zerreißt du den Streifen von jemand anderem, und zwar dort, wo das Klopapier ihre Farbe zeigt.
mr-tip-discard = Nichts passt? Dann leg eine oder zwei Karten auf den Ablagestapel.
mr-tip-undo = Noch ist nichts endgültig: Nimm zurück, was du willst. Dein Zug endet erst, wenn du ihn beendest.
mr-tip-scoring = Eine Wertung! Davon gibt es drei, und jedes Mal wird dein bestes Stück aufgeschrieben. Nach der dritten ist die Partie zu Ende.
