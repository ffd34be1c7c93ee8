# Monster Roll: Namen und Ablehnungen in Worten.

## Karten

mr-colour-purple = lila
mr-colour-orange = orange
mr-colour-green = grün
mr-colour-blue = blau

# $left, $right und $colour sind Namen von Farben von oben.
mr-card-paper = Klopapier, links { $left }, rechts { $right }
mr-card-paper-star = Klopapier mit Stern, links { $left }, rechts { $right }
mr-card-tear = Riss, { $colour }
mr-card-stop = Stopp
mr-card-scoring = Wertung

mr-monster-fuzz = Zottel
mr-monster-gulp = Happs
mr-monster-wobble = Wabbel
mr-monster-snuffle = Schnüffel

## Der Tisch

mr-table-hand = Deine Hand

## Optionen

mr-option-begins = Wer beginnt? Sucht jemanden aus oder lasst das Los entscheiden. Laut Anleitung beginnt, wer zuletzt im Bad war.
mr-option-deck = Womit ihr spielt: mit den Karten des Spiels oder mit einer eigenen Kartendatei.
mr-option-turn_cards = Klopapier-Karten dürfen beim Legen gedreht werden, sodass links und rechts vertauscht sind.
mr-option-monsters = Welcher Sitzplatz mit welchem Monster spielt, etwa monsters=gulp oder monsters=gulp,fuzz. Es gibt: fuzz (Zottel), gulp (Happs), wobble (Wabbel), snuffle (Schnüffel).

## Ablehnungen: Ziehen

# Sie richten sich an die Person, deren Spielzug abgelehnt wurde. Plätze zählen ab 1, vom Monster aus.
mr-draw-first =
    { $missing ->
        [one] Zieh zuerst nach: Dir fehlt noch { $missing } Karte.
       *[other] Zieh zuerst nach: Dir fehlen noch { $missing } Karten.
    }
mr-hand-full = Mit { $count } Karten ist deine Hand voll. Jetzt leg Karten oder wirf welche ab.
mr-nothing-to-pick = Der Ablagestapel ist leer, bis du fertig gezogen hast. Zieh vom Nachziehstapel.
mr-picked-already = Vom Ablagestapel hast du in diesem Zug schon eine Karte genommen. Zieh vom Nachziehstapel.
mr-last-from-deck = In jedem Zug kommt mindestens eine Karte vom Nachziehstapel. Zieh diese von dort.

## Ablehnungen: die Schritte eines Zuges

mr-not-in-hand = Diese Karte hast du nicht auf der Hand.
mr-two-laid = Du hast schon zwei Karten gespielt; mehr gehen nicht in einem Zug. Beende ihn oder nimm einen Schritt zurück.
mr-discarded-already = Du hast abgeworfen und kannst in diesem Zug nichts mehr legen. Nimm den Abwurf zurück, wenn du doch lieber legen willst.
mr-no-more-discards = Du hast schon zwei Karten gespielt oder abgeworfen; mehr gehen nicht in einem Zug. Beende ihn oder nimm einen Schritt zurück.
mr-nothing-done = Leg mindestens eine Karte oder wirf eine ab, dann kannst du deinen Zug beenden.
mr-nothing-to-take-back = Es gibt nichts zurückzunehmen. Gezogene Karten bleiben auf der Hand.

## Ablehnungen: Papier legen

mr-not-paper = Das ist keine Klopapier-Karte. Dein Streifen besteht nur aus Klopapier.
mr-beyond-end =
    { $last ->
        [1] Platz { $place } ist zu weit weg. Leg dein erstes Klopapier auf Platz 1, gleich neben dein Monster.
       *[other] Platz { $place } ist zu weit weg. Klopapier kannst du auf Platz 1 bis { $last } legen; Platz { $last } ist das Ende deiner Reihe.
    }
mr-cover-stop = Auf Platz { $place } liegt eine Stopp-Karte, und darauf kommt nichts mehr.
mr-no-turning = An diesem Tisch werden Karten nicht gedreht.
mr-same-turned = Diese Karte sieht andersherum genauso aus. Leg sie einfach, wie sie ist.
mr-no-match =
    Deine Reihe ist am rechten Ende { $colour ->
        [purple] { mr-colour-purple }
        [orange] { mr-colour-orange }
        [green] { mr-colour-green }
       *[blue] { mr-colour-blue }
    }. Die nächste Karte muss mit dieser Farbe anfangen, oder eine andere Karte auf deiner Hand muss das noch richten können.
mr-mismatch = Auf Platz { $place } passen die Farben nicht zu dieser Karte, und keine Karte auf deiner Hand kann das noch richten.
mr-still-mismatched = Die Farben in deiner Reihe passen noch nicht zusammen. Bring das mit deiner zweiten Karte in Ordnung oder nimm die erste zurück.

## Ablehnungen: Stopp und Riss

mr-stop-elsewhere = Eine Stopp-Karte kommt nur auf Klopapier, das du im selben Zug gelegt hast.
mr-not-a-tear = Das ist keine Riss-Karte.
mr-tear-own-row = Du willst doch nicht deinen eigenen Streifen zerreißen? Such dir einen anderen aus.
mr-no-paper-there = Auf Platz { $place } dieser Reihe liegt kein Klopapier, das du zerreißen könntest.
mr-torn-already = Auf Platz { $place } ist der Streifen schon gerissen.
mr-protected = Das Klopapier auf Platz { $place } ist durch eine Stopp-Karte geschützt.
mr-tear-colour =
    Die Karte auf Platz { $place } ist an keinem Ende { $colour ->
        [purple] { mr-colour-purple }
        [orange] { mr-colour-orange }
        [green] { mr-colour-green }
       *[blue] { mr-colour-blue }
    }, also passt diese Riss-Karte dort nicht hin.

## Ablehnungen: Texte und Kartensätze

# $verb ist das erste Wort eines getippten Spielzugs; diese Wörter sind in allen Sprachen gleich.
mr-move-form =
    { $verb ->
        [lay] „lay“ braucht eine Karte und einen Platz, und „turned“, wenn du sie drehen willst, zum Beispiel: lay po 3
        [stop] „stop“ braucht einen Platz, zum Beispiel: stop 3
        [tear] „tear“ braucht eine Farbe, einen Sitzplatz und einen Platz in der Reihe, zum Beispiel: tear o 1 3
        [discard] „discard“ braucht eine Karte, zum Beispiel: discard po
       *[other] „{ $verb }“ steht allein: Schreib nichts dahinter.
    }
mr-deck-scorings = Ein Kartensatz hat genau { $needed } Wertungskarten; in diesem sind es { $there }.
mr-deck-monsters = Ein Kartensatz braucht { $needed } Monster, damit an einem vollen Tisch alle eines haben.
mr-deck-too-few = Die Karten reichen nicht für vier Personen: Außer Monstern und Wertungskarten braucht ein Kartensatz mindestens { $needed } weitere; hier gibt es nur { $there }.
mr-deck-too-many = Neben Monstern und Wertungskarten darf ein Kartensatz höchstens { $most } Karten haben.
