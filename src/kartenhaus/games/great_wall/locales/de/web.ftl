### Die Große Mauer im Browser.

## Der Tisch

gw-web-wall = Die Mauer
gw-web-wall-card = Platz { $place }: { $card }
gw-web-aimed = { $card } – Fotos beginnen hier
gw-web-end =
    { $end ->
        [left] Linkes Ende der Mauer
       *[right] Rechtes Ende der Mauer
    }
gw-web-gap = Lücke auf Platz { $place }
gw-web-market = Markt
gw-web-deck = Verdeckte Mauerkarten: { $count }. Eine ziehen
gw-web-discard = Mauerablage: { $count }
gw-web-action-deck = Verdeckte Aktionskarten: { $count }
gw-web-action-discard = Aktionsablage: { $count }
gw-web-composition-deck = Arrangements im Stapel: { $count }
gw-web-open = Offene Arrangements
gw-web-actions = Deine Aktionskarten

## Fotos

# Auf dem Knopf eines Arrangements.
gw-web-click = KLICK
gw-web-photos = Fotos
gw-web-album = Wer was fotografiert hat
gw-web-no-photo = Noch kein Foto.
gw-web-album-line = { $player }: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
# Wer eben was fotografiert hat. $worth: wie viele Punkte.
gw-web-last-photo = Letztes Foto: { $player }, { $composition }, { $worth }
gw-web-out = Aus dem Spiel
gw-web-discard-empty = Hier liegt noch nichts.

# Die Zeit, in der alle rufen dürfen, in Sekunden.
gw-web-moment = Siehst du ein Foto? { $seconds } s
gw-web-moment-mine = Fotozeit für alle: { $seconds } s
# Ohne Eile: Es werden keine Sekunden gezählt.
gw-web-moment-calm = Siehst du ein Foto? Tipp darauf.
gw-web-nothing = Kein Foto
gw-web-locked = Fehlruf. Kamera gesperrt: { $seconds } s

# Mehrere an einem Gerät: Wer ruft, bekommt es dafür.
gw-web-who-calls = Wer ruft KLICK?
gw-web-who-calls-explained = Hat jemand anderes ein Foto gesehen? Gib das Gerät weiter. Danach geht der Zug weiter.
gw-web-calling = { $player }: Tipp auf das Arrangement, das du auf der Mauer siehst.
gw-web-give-back = Zurückgeben

# Eine Zeile eines Wettlaufs: wer wie schnell war. $rank ist 1 bis 4.
gw-web-race =
    { $rank ->
        [1] { $player }: am schnellsten
        [2] { $player }: Platz zwei, { $behind } ms später
        [3] { $player }: Platz drei, { $behind } ms später
       *[other] { $player }: letzter Platz, { $behind } ms später
    }
# Knapper, als sich messen lässt: Der Sitzplatz entscheidet.
gw-web-race-tied = { $player }: zu knapp zum Messen
gw-web-race-error = (± { $error } ms)
# Was für die Zeit unterwegs abgezogen wurde.
gw-web-race-credit = Verbindung: −{ $credit } ms
# Was an einem Ruf auffällt. Er zählt trotzdem.
gw-web-race-mark =
    { $mark ->
        [too-fast] schneller gedrückt, als ein Mensch kann
        [held-back] dieses Gerät antwortet später, als es seine Verbindung erlaubt
       *[unchecked] wie langsam diese Verbindung ist, ließ sich nicht prüfen
    }

## Auswählen

gw-web-turn = Zug beenden
gw-web-new-hand = Neue Hand
gw-web-play = Ausspielen
gw-web-cancel = Abbrechen
gw-web-choose-end = Tipp jetzt auf das linke oder das rechte Ende der Mauer.
gw-web-choose-place = Tipp jetzt auf den Platz, an den sie soll.
gw-web-choose-second = Tipp jetzt auf die Karte, mit der sie tauscht.
gw-web-choose-gap = Tipp jetzt auf die Lücke, in die sie soll.
# Eine Mauerkarte wurde angetippt, um zu sagen, wo ein Foto beginnt.
gw-web-aim = Dein Foto beginnt auf Platz { $place }. Tipp jetzt auf ein Arrangement.
# Wenn auf etwas getippt wird, das zu nichts führt.
gw-web-card-first = Tipp zuerst auf die Karte, die du anlegen willst, dann auf das Ende der Mauer.
gw-web-extra-first = Arrangements ziehst du mit der Aktionskarte „{ gw-action-extra-composition }“.
gw-web-action-piles = Aktionskarten ziehst du am Ende deines Zuges nach, bis du drei hast.

## Ein falscher Ruf, Karte für Karte

# $wanted ist die Karte auf dem Arrangement, $there die auf der Mauer.
gw-web-differs = Verglichen ab Platz { $place }
gw-web-differs-same = Platz { $place }: { $wanted }, passt genau
gw-web-differs-other = Platz { $place }: Du brauchst { $wanted }, da liegt { $there }
gw-web-differs-rickshaw = Platz { $place }: { $wanted }, aber unter einer Rikscha
gw-web-differs-dragon = Platz { $place }: Du brauchst { $wanted }, da liegt ein anderer Teil des Drachen: { $there }
gw-web-differs-nothing = Platz { $place }: Du brauchst { $wanted }, aber dort liegt keine Karte
# Dasselbe, in ein, zwei Wörtern unter den Karten.
gw-web-mark-same = passt
gw-web-mark-other = andere Karte
gw-web-mark-rickshaw = Rikscha
gw-web-mark-dragon = anderer Teil
gw-web-mark-nothing = keine Karte

## Die geführte erste Partie

gw-tip-photos = Diese Fotos willst du schießen. Liegen die Karten auf der Mauer direkt nebeneinander und in dieser Reihenfolge, tipp auf das Foto: KLICK! Du musst dafür nicht am Zug sein, nur schneller als die anderen.
gw-tip-place = Dein Zug beginnt mit einer neuen Mauerkarte: Tipp auf eine im Markt oder auf den verdeckten Stapel. Dann tipp auf ein Ende der Mauer.
gw-tip-drawn = Das ist deine Karte. Tipp auf das Ende der Mauer, an das sie soll.
gw-tip-act = Jetzt spiel eine Aktionskarte und bring die Mauer in deine Reihenfolge. Tipp auf die Karte und dann auf das, was sie verändern soll.
gw-tip-open = Diese Fotos stehen allen offen, aber nur im eigenen Zug. Ist das letzte davon geschossen, endet die Partie.
gw-tip-end = Nichts mehr zu fotografieren? Dann beende deinen Zug.
gw-tip-others = Behalt die Mauer im Auge, auch wenn andere am Zug sind: Deine eigenen Fotos kannst du auch dann schießen.
gw-tip-rickshaw = Eine Rikscha blockiert ihre Karte: kein Foto, keine Aktion. In jedem Zug rollt sie eine Karte weiter nach rechts.
gw-tip-last-round = Der Arrangement-Stapel ist leer: Alle sind noch ein letztes Mal dran.

## Was sonst vom Rufen gesagt wird, in den Worten des Spiels

gw-web-window = So lange könnt ihr KLICK rufen, bevor es weitergeht.
gw-web-step-waits = Moment noch: Erst dürfen alle KLICK rufen.
