# Die Große Mauer: Namen, Ablehnungen und was geschieht, in Worten.

## Karten

gw-card-lantern = Laterne
gw-card-fan = Fächer
gw-card-teapot = Teekanne
gw-card-lotus = Lotusblüte
gw-card-panda = Panda
gw-card-dragon-head = Drachenkopf
gw-card-dragon-middle = Drachenmittelstück
gw-card-dragon-tail = Drachenschwanz
gw-card-tower = Turm
gw-card-rickshaw = Rikscha
# $card ist der Name einer Mauerkarte.
gw-card-under-rickshaw = { $card }, unter einer Rikscha

## Aktionskarten

gw-action-move-1 = Bewegen 1
gw-action-move-2 = Bewegen 2
gw-action-swap = Tauschen
gw-action-remove = Entfernen
gw-action-extra-composition = Zusätzliches Arrangement
gw-action-new-market = Markt ersetzen
gw-action-take-back = Karte zurücknehmen

gw-action-move-1-help = Beweg eine Mauerkarte um genau 1 Platz nach links oder rechts.
gw-action-move-2-help = Beweg eine Mauerkarte um genau 2 Plätze nach links oder rechts.
gw-action-swap-help = Vertausch zwei Mauerkarten miteinander.
gw-action-remove-help = Nimm eine Karte aus der Mauer; die Lücke schließt sich.
gw-action-extra-composition-help = Zieh ein weiteres Arrangement auf die Hand.
gw-action-new-market-help = Ersetz den ganzen Markt durch neue Karten und leg eine davon an ein Ende der Mauer.
gw-action-take-back-help = Leg eine Karte aus der Mauerablage an eine beliebige Stelle der Mauer.

## Optionen

gw-option-begins = Wer beginnt? Macht es unter euch aus oder lasst das Los entscheiden.
gw-option-deck = Womit ihr spielt: mit den Karten des Spiels oder mit einer eigenen Kartendatei.
gw-option-camera_lock = Wie viele Sekunden (0 bis 10) deine Kamera nach einem Fehlruf gesperrt ist (nur wenn Rufe auf Zeit gehen).

## Ablehnungen: Karte anlegen

# Sie richten sich an die Person, deren Spielzug abgelehnt wurde. Plätze zählen ab 1 von links.
gw-place-first = Leg zuerst eine Mauerkarte an: eine aus dem Markt oder die oberste vom Stapel.
gw-placed-already = In diesem Zug legst du keine Karte mehr an. Spiel deine Aktionskarten oder beende deinen Zug.
gw-only-at-an-end = Anlegen kannst du eine Karte nur am linken oder am rechten Ende der Mauer.
gw-place-drawn = Leg erst die Karte an, die du gezogen hast.
gw-not-in-market = Diese Karte liegt nicht im Markt. Nimm eine, die dort liegt; in Schritt 2 darfst du auch vom Stapel ziehen.
gw-not-in-new-market = Diese Karte liegt nicht im neuen Markt. Leg eine an, die dort liegt.
gw-no-face-down-card = Verdeckte Karten gibt es nicht mehr. Nimm eine aus dem Markt.
gw-finish-placing = Leg erst noch deine Karte an, links oder rechts an die Mauer.

## Ablehnungen: Aktionskarten und Zugende

gw-no-action-left =
    { $count ->
        [one] Du hast deine Aktionskarte für diesen Zug schon gespielt. Jetzt kannst du ihn beenden.
       *[other] Du hast deine { $count } Aktionskarten für diesen Zug schon gespielt. Jetzt kannst du ihn beenden.
    }
# $action ist der Name einer Aktionskarte.
gw-no-action-card =
    Du hast keine Karte „{ $action ->
        [move-1] { gw-action-move-1 }
        [move-2] { gw-action-move-2 }
        [swap] { gw-action-swap }
        [remove] { gw-action-remove }
        [extra-composition] { gw-action-extra-composition }
        [new-market] { gw-action-new-market }
       *[take-back] { gw-action-take-back }
    }“ auf der Hand. Spiel eine von denen, die du hast.
gw-distance = Du kannst eine Karte genau 1 oder genau 2 Plätze weit bewegen. Wähl einen Platz in diesem Abstand.
gw-exact-distance =
    { $action ->
        [move-1] Mit „{ gw-action-move-1 }“ geht es genau 1 Platz weit. Wähl den Platz daneben.
       *[move-2] Mit „{ gw-action-move-2 }“ geht es genau 2 Plätze weit. Wähl einen Platz in diesem Abstand.
    }
gw-swap-two = Wähl zum Tauschen zwei verschiedene Karten, die linke zuerst.
# $last ist der letzte Platz, der gewählt werden kann.
gw-off-the-wall =
    { $last ->
        [0] Platz { $place } gibt es nicht: In der Mauer liegt zurzeit keine Karte.
        [1] Platz { $place } gibt es nicht: Du kannst nur Platz 1 wählen.
       *[other] Platz { $place } gibt es nicht: Wähl einen von 1 bis { $last }.
    }
gw-under-rickshaw = Die Karte auf Platz { $place } liegt unter einer Rikscha und muss dort bleiben. Wähl eine andere.
gw-tower = Auf Platz { $place } steht ein Turm. Den kann keine Aktion bewegen oder entfernen; wähl eine andere Karte.
gw-no-composition-left = Der Arrangement-Stapel ist leer. Spiel eine andere Aktionskarte.
gw-no-wall-card-left = Um den Markt zu ersetzen, gibt es keine Mauerkarten mehr. Spiel eine andere Aktionskarte.
gw-not-in-discard = Diese Mauerkarte liegt nicht in der Ablage. Wähl eine, die dort liegt; Rikschas kannst du nicht zurücknehmen.
gw-new-hand-too-late = Eine neue Hand gibt es nur vor deiner ersten Aktionskarte im Zug.
gw-action-is-a-must = Mindestens eine deiner Aktionskarten ist spielbar: Spiel eine aus, oder nimm eine neue Hand.

## Ablehnungen: Fotos

gw-photo-moment = Gerade sind keine Fotos möglich: Warte, bis die Karte angelegt ist.
gw-photo-not-yours = „{ $composition }“ ist weder auf deiner Hand noch unter den offenen Arrangements.
gw-photo-open = „{ $composition }“ ist ein offenes Arrangement: Das kannst du nur in deinem eigenen Zug fotografieren.
gw-photo-wrong =
    { $place ->
        [0] „{ $composition }“ liegt nicht auf der Mauer. Die Karten müssen direkt nebeneinanderliegen, von links nach rechts genau in dieser Reihenfolge.
       *[other] „{ $composition }“ beginnt nicht auf Platz { $place }. Von dort an müssen die Karten direkt nebeneinanderliegen, von links nach rechts genau in dieser Reihenfolge.
    }
gw-photo-rickshaw = Eine Rikscha versperrt den Blick auf „{ $composition }“. Warte, bis sie weitergerollt ist.
gw-photo-dragon = Der Drache in „{ $composition }“ liegt nicht richtig: Links gehört der Kopf hin, rechts der Schwanz und bei drei Teilen das Mittelstück dazwischen.
gw-photo-spoiled = Ein früheres Foto hat die Mauer verändert: „{ $composition }“ liegt dort nicht mehr.

## Ablehnungen: Texte und Kartensätze

# $verb ist das erste Wort eines getippten Spielzugs; diese Wörter sind in allen Sprachen gleich.
gw-move-form =
    { $verb ->
        [place] „place“ braucht eine Karte und ein Ende (left oder right), zum Beispiel: place L left
        [move] „move“ braucht zwei Plätze, von und nach, zum Beispiel: move 2 3
        [swap] „swap“ braucht zwei Plätze, zum Beispiel: swap 2 5
        [remove] „remove“ braucht einen Platz, zum Beispiel: remove 3
        [return] „return“ braucht eine Karte und einen Platz, zum Beispiel: return L 1
        [click] „click“ braucht ein Arrangement und, wenn du magst, einen Platz, zum Beispiel: click LFT 2
       *[other] „{ $verb }“ steht allein: Schreib nichts dahinter.
    }
# $field sagt, welcher Eintrag der Kartendatei gemeint ist, zum Beispiel "composition 3".
gw-deck-too-few-plain =
    { $there ->
        [0] Für { $seats } Personen braucht dieser Kartensatz mindestens { $needed } Arrangements ohne Drachen und Panda; er hat keines.
        [one] Für { $seats } Personen braucht dieser Kartensatz mindestens { $needed } Arrangements ohne Drachen und Panda; er hat nur eines.
       *[other] Für { $seats } Personen braucht dieser Kartensatz mindestens { $needed } Arrangements ohne Drachen und Panda; er hat { $there }.
    }
gw-deck-none-left = Für { $seats } Personen braucht dieser Kartensatz mindestens { $needed } Arrangements, damit nach dem Aufbau noch welche übrig sind.
gw-deck-too-few-actions = Für { $seats } Personen braucht dieser Kartensatz mindestens { $needed } Aktionskarten.
gw-deck-too-few-wall-cards = Dieser Kartensatz braucht mindestens { $needed } Mauerkarten.
gw-deck-too-many-wall-cards = Ein Kartensatz darf höchstens { $most } Mauerkarten haben.
gw-deck-too-many-compositions = Ein Kartensatz darf höchstens { $most } Arrangements haben.
gw-deck-twice = Kartendatei, { $field }: Dieses Arrangement ist schon da. Jedes darf nur einmal vorkommen.
gw-deck-impossible = Kartendatei, { $field }: Die Mauerkarten dieses Kartensatzes reichen für dieses Arrangement nicht aus.
gw-deck-length = Kartendatei, { $field }: Ein Arrangement hat { $low } bis { $high } Symbole.
gw-deck-dragon-run =
    { $length ->
        [one] Kartendatei, { $field }: Ein Drache besteht aus 2 oder 3 Teilen nebeneinander; hier ist es nur eines.
       *[other] Kartendatei, { $field }: Ein Drache besteht aus 2 oder 3 Teilen nebeneinander; hier sind es { $length }.
    }

## Was sonst vom Rufen gesagt wird, in den Worten des Spiels

gw-table-is-call = Dafür gibt es den KLICK-Knopf.
gw-table-not-call = Rufen kannst du nur für ein Foto. Alles andere machst du, wenn du am Zug bist.
gw-table-step-waits = Dein Zug wartet schon: Erst dürfen alle KLICK rufen.
gw-table-call-locked =
    { $seconds ->
        [one] Das war ein Fehlruf: In { $seconds } Sekunde kannst du wieder rufen.
       *[other] Das war ein Fehlruf: In { $seconds } Sekunden kannst du wieder rufen.
    }
