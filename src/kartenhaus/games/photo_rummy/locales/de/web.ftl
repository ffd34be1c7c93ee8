### Photo Rummy im Browser.

## Der Tisch

pr-web-stacks = Stapel zum Ziehen
# Die Zahl auf dem Stapel gehört zu seinem Namen.
pr-web-draw =
    { $count ->
        [0] Stapel { $stack }: { $count } Karten, aufgebraucht
        [one] Von Stapel { $stack } ziehen: { $count } Karte
       *[other] Von Stapel { $stack } ziehen: { $count } Karten
    }
pr-web-empty = Noch liegt nichts aus.
# $kind ist eine Stadt, eine Kategorie oder "none".
pr-web-combination =
    Kombination { $number }{ $kind ->
        [none] { "" }
       *[other] , { $kind }
    }, { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    }.
pr-web-new = Neu: Platz für noch eine Kombination
pr-web-new-short = neu
pr-web-pick-first = Tipp zuerst auf die Fotos, die du auslegen willst, dann hierher.

## Die Bank

pr-web-rack =
    Deine Ablagebank: { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    }
pr-web-drawn = { $card } (gerade gezogen)
pr-web-sorting = Ablagebank sortieren
pr-web-sorting-city = Nach Städten
pr-web-sorting-category = Nach Kategorien
pr-web-sorting-hand = Von Hand
pr-web-earlier = Einen Platz nach links
pr-web-later = Einen Platz nach rechts

## Bauen

pr-web-end = Zug beenden
pr-web-cancel = Abbrechen
# $there ist die Karte, auf die getippt wurde.
pr-web-put-to = { $card } hierher legen, zu Kombination { $number } ({ $there })
pr-web-put-new = Neu: mit { $card } eine Kombination beginnen
pr-web-where =
    { $count ->
        [one] { $card }: Tipp an, wohin damit, oder wähl noch mehr Karten.
       *[other] { $count } Karten: Tipp an, wohin damit.
    }
pr-web-where-joker = Tipp auf den Joker, um ihn einzutauschen, oder auf eine Kombination.
pr-web-first = Deine erste Kombination kommt ganz von deiner Ablagebank.
# $fault ist ein Satz aus pr-web-fault.
pr-web-faulty = Kombination { $number }: { $fault }
pr-web-fault =
    { $rule ->
        [PR-K1] Zu kurz: Eine Reihe braucht 3 Fotos einer Stadt, ein Set 4 einer Kategorie.
        [PR-K2] Ein Set braucht mindestens 4 Fotos einer Kategorie.
        [PR-K4] Es müssen mehr Fotos als Joker sein.
        [PR-K5] Hier liegen mehr Karten, als es geben kann.
        [PR-L4] Was du liegen lässt, ist zu kurz.
        [PR-J3] Hier lag ein Joker, also muss es die Reihe oder das Set von vorher bleiben.
       *[other] Die Fotos haben weder Stadt noch Kategorie gemeinsam.
    }
pr-web-fault-short =
    { $rule ->
        [PR-K1] zu kurz
        [PR-K2] zu kurz
        [PR-K4] zu viele Joker
        [PR-K5] zu lang
        [PR-L4] zu kurz
        [PR-J3] wegen Joker
       *[other] gemischt
    }

## Tipps

pr-web-plan = Alle Schritte dieses Tipps

## Runden und Ende

pr-web-rounds = Die Runden
pr-web-round = Runde
pr-web-total = Gesamt
pr-web-next-round = Weiter

## Die erste Partie, mit Erklärungen

pr-tip-goal = Das ist deine Ablagebank mit deinen Fotos. Werde sie vor allen anderen los: in Reihen aus 3 oder mehr Fotos einer Stadt oder in Sets aus 4 oder mehr einer Kategorie. Das ovale Schild zeigt die Stadt, die Briefmarke die Kategorie.
pr-tip-draw = Jeder Zug beginnt damit, dass du eine Karte ziehst. Tipp auf einen der fünf Stapel.
pr-tip-first = Hast du 3 Fotos einer Stadt oder 4 einer Kategorie? Tipp sie nacheinander an und dann „neu“ auf dem Tisch, oder zieh sie dorthin. Wenn nicht, hol dir einen Tipp oder beende einfach deinen Zug.
pr-tip-sort = Sortier deine Ablagebank nach Städten oder Kategorien, dann siehst du, was zusammenpasst. Oder zieh die Karten in deine eigene Reihenfolge.
pr-tip-end = Liegt alles, was du auslegen willst? Dann beende hier deinen Zug.
pr-tip-mend = Zwischendurch darf auf dem Tisch Unordnung herrschen. Kommst du nicht weiter, nimm einen Schritt zurück oder gleich alle.
pr-tip-rebuild = Jetzt darfst du umbauen, was auf dem Tisch liegt: Leg überall Karten an und verschieb Fotos von einer Kombination zur anderen. Am Ende deines Zuges muss alles wieder eine richtige Reihe oder ein richtiges Set sein.
pr-tip-joker = Einen Joker auf dem Tisch kannst du eintauschen: Leg das passende Foto an seine Stelle, und er kommt auf deine Ablagebank.
