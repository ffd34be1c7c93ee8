# Photo Rummy: Namen und Ablehnungen in Worten.

## Karten

pr-joker = Joker
# $city und $category sind Namen von unten.
pr-photo = { $city }, { $category }

pr-city-london = London
pr-city-dublin = Dublin
pr-city-oslo = Oslo
pr-city-rome = Rom
pr-city-paris = Paris
pr-city-bern = Bern
pr-city-lisbon = Lissabon
pr-city-berlin = Berlin
pr-city-madrid = Madrid
pr-city-vienna = Wien
pr-city-brussels = Brüssel
pr-city-copenhagen = Kopenhagen
pr-city-amsterdam = Amsterdam
pr-city-stockholm = Stockholm
pr-city-athens = Athen
pr-city-prague = Prag
pr-city-helsinki = Helsinki

pr-category-palaces = Paläste und Parlamente
pr-category-churches = Kirchen
pr-category-sights = Sehenswürdigkeiten
pr-category-symbols = Symbole
pr-category-treats = Landestypische Leckereien
pr-category-letterboxes = Briefkästen

## Der Tisch

pr-table-round = Runde { $number } von { $rounds }
pr-table-table = Auf dem Tisch

## Optionen

pr-option-rounds = Wie viele Runden ihr spielt, von 1 bis 20.
pr-option-begins = Wer beginnt die erste Runde? Sucht jemanden aus oder lasst das Los entscheiden. Laut Anleitung beginnt die jüngste Person.
pr-option-deck = Was die Fotos zeigen: die Bilder des Spiels oder die aus einer eigenen Kartendatei.

## Ablehnungen: Ziehen

# Sie richten sich an die Person, deren Zug abgelehnt wurde. Stapel und Kombinationen zählen ab 1.
# $card ist die Kurzform einer Karte, etwa Fc oder J.
pr-draw-first = Zieh zuerst eine Karte von einem der Stapel.
pr-drawn-already = Du hast deine Karte für diesen Zug schon gezogen.
pr-no-stack = Einen Stapel { $stack } gibt es nicht. Wähl einen von 1 bis { $last }.
pr-stack-empty = Stapel { $stack } ist aufgebraucht. Zieh von einem anderen.

## Ablehnungen: Auslegen und Umbauen

pr-no-such-card = So eine Karte gibt es in diesem Spiel nicht.
pr-not-on-rack = „{ $card }“ steht nicht auf deiner Ablagebank.
pr-not-on-table = „{ $card }“ liegt nicht auf dem Tisch.
pr-no-combination = Auf dem Tisch liegt keine Kombination { $combination }.
pr-lies-there = „{ $card }“ liegt schon in Kombination { $combination }. Such dafür eine andere aus.
pr-first-from-rack = Deine erste Kombination der Runde kommt ganz von deiner eigenen Ablagebank. Leg sie zuerst aus, danach darfst du auch bei den anderen anlegen.
pr-first-before-rebuilding = Umbauen darfst du, sobald du in dieser Runde deine erste Kombination ausgelegt hast.
pr-too-many-steps = Du hast in diesem Zug schon { $most } Schritte gemacht, mehr gehen nicht. Nimm bei Bedarf Schritte zurück und beende dann deinen Zug.
pr-nothing-to-take-back = In diesem Zug gibt es nichts zurückzunehmen. Die gezogene Karte bleibt bei dir.
# $combinations und $rules sind Aufzählungen, etwa "2, 5" und "PR-K1, PR-L4".
pr-table-faulty =
    { $count ->
        [one] Kombination { $combinations } ist noch keine richtige Reihe und kein richtiges Set. Bring sie in Ordnung oder nimm Schritte zurück, dann kannst du deinen Zug beenden. Regeln: { $rules }.
       *[other] Die Kombinationen { $combinations } sind noch keine richtigen Reihen oder Sets. Bring sie in Ordnung oder nimm Schritte zurück, dann kannst du deinen Zug beenden. Regeln: { $rules }.
    }

## Ablehnungen: Joker

pr-joker-keeps-kind =
    { $count ->
        [one] Kombination { $combinations } hatte zu Beginn deines Zuges einen Joker und muss deshalb die Reihe oder das Set bleiben, das sie war.
       *[other] Die Kombinationen { $combinations } hatten zu Beginn deines Zuges Joker und müssen deshalb die Reihen oder Sets bleiben, die sie waren.
    }
pr-joker-stays = Ein Joker bleibt liegen, bis ein passendes Foto seinen Platz einnimmt.
pr-first-before-joker = Einen Joker darfst du eintauschen, sobald du in dieser Runde deine erste Kombination ausgelegt hast.
pr-only-a-photo = Nur ein Foto kann den Platz eines Jokers einnehmen.
pr-no-joker-there = In Kombination { $combination } liegt kein Joker, den du eintauschen könntest.
pr-joker-laid-now = Der Joker in Kombination { $combination } liegt erst seit diesem Zug dort. Willst du ihn wiederhaben, nimm den Schritt zurück.
pr-photo-not-at-hand = „{ $card }“ ist weder auf deiner Ablagebank noch auf dem Tisch.
pr-does-not-belong = „{ $card }“ gehört nicht in Kombination { $combination } und kann den Joker dort nicht ersetzen.
pr-not-new-there = „{ $card }“ ist in Kombination { $combination } nicht neu. Das Foto für einen Joker kommt von deiner Ablagebank oder aus einer anderen Kombination.
pr-photo-settled = „{ $card }“ hat in diesem Zug einen Joker ersetzt und bleibt bis zum Ende deines Zuges dort liegen.

## Ablehnungen: Texte und Kartendateien

# $verb ist das erste Wort eines getippten Zuges; diese Wörter sind in allen Sprachen gleich.
pr-move-form =
    { $verb ->
        [draw] „draw“ braucht die Nummer eines Stapels, zum Beispiel: draw 3
        [lay] „lay“ braucht eine Karte und, wenn sie keine neue Kombination beginnt, eine Nummer, zum Beispiel: lay Fc 2
        [move] „move“ braucht ein Foto und, wenn es keine neue Kombination beginnt, eine Nummer, zum Beispiel: move Dt 2
        [free] „free“ braucht ein Foto und eine Nummer, zum Beispiel: free GBs 4
        [back] „back“ steht allein oder mit „all“: back all
       *[other] „{ $verb }“ steht allein: Schreib nichts dahinter.
    }
# $field sagt, welcher Eintrag der Kartendatei gemeint ist, etwa "photo 3".
pr-deck-twice = Kartendatei, { $field }: Das Foto { $photo } ist schon da. Jedes kommt nur einmal vor.
pr-deck-missing = Kartendatei: Das Foto { $photo } fehlt. Zu jeder Stadt und jeder Kategorie gehört eines.
pr-deck-name = Kartendatei, { $field }: Hier fehlt ein Name, oder er hat mehr als { $most } Zeichen.
