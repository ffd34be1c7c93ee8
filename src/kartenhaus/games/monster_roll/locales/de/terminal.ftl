### Monster Roll in the plain terminal.

mr-table-player =
    { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }, der Streifen zählt gerade { $row }
mr-table-covered = überdeckt, nach Platz: { $places }
mr-table-no-paper = (noch kein Klopapier)
mr-table-piles = Nachziehstapel: { $deck } · Ablagestapel: { $top } · ausstehende Wertungen: { $scorings }

mr-help =
    Züge in englischer Kurzform: draw (ziehen), pick (vom Ablagestapel nehmen),
      lay po 3 (Klopapier auf Platz 3), lay po 3 turned (gedreht), stop 3,
      tear o 1 3 (orange, auf den Streifen von Sitzplatz 1), discard po (abwerfen),
      back (zurücknehmen), end (Zug beenden).
    Karten: Zwei Buchstaben sind Klopapier mit linker und rechter Farbe, + ist ein Stern;
      x und ein Buchstabe ist eine Riss-Karte, st eine Stopp-Karte.
    Farben: p lila, o orange, g grün, b blau. Auf dem Tisch ist ■ eine Stopp-Karte, ╳ ein Riss.
