# Die Regeln von Photo Rummy in eigenen Worten. (R) steht vor jeder Festlegung von uns.

rules-pr-intro = Zu zweit, zu dritt oder zu viert reist ihr durch die Hauptstädte Europas. Sammelt Fotos einer Stadt oder einer Kategorie, legt sie aus, baut um, was auf dem Tisch liegt, und räumt eure Ablagebank vor allen anderen leer. Wie viele Runden ihr spielt, bestimmt ihr selbst.
rules-pr-c = Die Karten
rules-pr-s = Der Aufbau
rules-pr-t = Dein Zug
rules-pr-k = Reihen und Sets
rules-pr-l = Anlegen und Umbauen
rules-pr-j = Joker
rules-pr-e = Das Ende der Runde und der Partie

## Die Karten

rule-pr-c1 = Gespielt wird mit 108 Karten: 102 Fotos und 6 Jokern. Jedes Foto gehört zu einer von 17 europäischen Hauptstädten und zu einer von 6 Kategorien; jede Verbindung der beiden gibt es genau einmal.
rule-pr-c2 = Jedes Foto trägt zwei Zeichen: Das Länderkennzeichen verrät die Stadt, ein Piktogramm die Kategorie.
rule-pr-c3 = Die sechs Kategorien sind Paläste und Parlamente, Kirchen, Sehenswürdigkeiten, Symbole, Landestypische Leckereien und Briefkästen.
rule-pr-c4 = Die Städte sind London (GB), Dublin (IRL), Oslo (N), Rom (I), Paris (F), Bern (CH), Lissabon (P), Berlin (D) und Madrid (E), (R) dazu Wien (A), Brüssel (B), Kopenhagen (DK), Amsterdam (NL), Stockholm (S), Athen (GR), Prag (CZ) und Helsinki (FIN).

## Der Aufbau

rule-pr-s1 = Zuerst vereinbart ihr, wie viele Runden ihr spielt.
rule-pr-s2 = Alle ziehen 8 Karten und stellen sie so auf ihre Ablagebank, dass die anderen sie nicht sehen. (R) Auch Joker können dabei sein.
rule-pr-s3 = Die übrigen Karten liegen verdeckt in 5 ungefähr gleich hohen Stapeln bereit.
rule-pr-s4 = Die jüngste Person fängt an, danach geht es im Uhrzeigersinn weiter. (R) Online entscheidet das Los nach dem Startwert der Partie, oder der Gastgeber bestimmt es. (R) Jede weitere Runde beginnt die nächste Person im Uhrzeigersinn.

## Ein Zug

rule-pr-t0 = (R) Nur wer am Zug ist, tut etwas; die anderen schauen zu.
rule-pr-t1 = Dein Zug beginnt damit, dass du eine Karte ziehst, von welchem der 5 Stapel du willst. Das ist Pflicht.
rule-pr-t2 = Danach darfst du auslegen, wenn du kannst und magst, und zwar so viele Kombinationen, wie du willst.
rule-pr-t3 = Am Ende deines Zuges dürfen nur fehlerfreie Reihen und Sets auf dem Tisch liegen; vorher kannst du ihn nicht beenden. Zwischendurch darf alles durcheinander sein, und du kannst Schritte zurücknehmen, bis zurück zum Ziehen. (R) Läuft deine Zeit ab, wird dein ganzer Zug zurückgenommen; die gezogene Karte behältst du.
rule-pr-t4 = (R) Ein Zug hat höchstens 200 Schritte. (R) Jede Karte, die du legst oder verschiebst, ist ein Schritt. Er zählt auch dann, wenn du ihn zurücknimmst; das Zurücknehmen selbst zählt nicht.

## Reihen und Sets

rule-pr-k1 = Eine Reihe besteht aus mindestens 3 Fotos einer Stadt.
rule-pr-k2 = Ein Set besteht aus mindestens 4 Fotos einer Kategorie.
rule-pr-k3 = Ein Joker kann für jedes Foto einspringen.
rule-pr-k4 = In jeder Kombination liegen mehr Fotos als Joker. Aus 2 Fotos und 1 Joker wird also eine Reihe, aus 3 Fotos und 1 Joker ein Set.
rule-pr-k5 = (R) Ein Joker steht für eine Karte, die seiner Kombination noch fehlt. (R) Deshalb hat eine Reihe nie mehr als 6 und ein Set nie mehr als 17 Karten.
rule-pr-k6 = (R) Zwei Reihen derselben Stadt oder zwei Sets derselben Kategorie dürfen nebeneinander liegen.

## Anlegen und Umbauen

rule-pr-l1 = Deine erste Kombination in einer Runde legst du ganz von deiner eigenen Ablagebank, (R) eigene Joker eingeschlossen, aber nie mit einem eingetauschten Joker.
rule-pr-l2 = Liegt sie, darfst du Karten, auch Joker, an jede Kombination auf dem Tisch anlegen, egal, wer sie ausgelegt hat. Das geht schon im selben Zug, (R) und auch was du gerade erst ausgelegt hast, darf umgebaut werden.
rule-pr-l3 = Umbauen heißt: Du nimmst Fotos aus Kombinationen auf dem Tisch, einige oder alle, und verwendest sie in anderen. (R) Das geht erst, wenn du in dieser Runde deine erste Kombination ausgelegt hast.
rule-pr-l4 = Was du zurücklässt, muss wieder eine Reihe aus mindestens 3 oder ein Set aus mindestens 4 Karten sein. (R) Geprüft wird das am Ende deines Zuges; zwischendurch dürfen es weniger sein.
rule-pr-l5 = Was auf dem Tisch liegt, bleibt auf dem Tisch: Auf deine Ablagebank kannst du es nicht nehmen. Eine Ausnahme gibt es nur beim Eintauschen von Jokern (PR-J1).

## Joker

rule-pr-j1 = Einen Joker kannst du eintauschen, indem ein Foto seinen Platz einnimmt, das dorthin gehört: in einer Reihe eines derselben Stadt, in einem Set eines derselben Kategorie. Anders verlässt er seine Kombination nicht. (R) Dieses Foto kommt von deiner Ablagebank oder aus einer anderen Kombination, lag zu Beginn deines Zuges nicht in dieser hier und bleibt für den Rest des Zuges darin. (R) Die übrigen Fotos der Kombination darfst du wegnehmen.
rule-pr-j2 = Der eingetauschte Joker kommt auf deine Ablagebank. Behalt ihn dort oder setz ihn noch im selben Zug wieder ein.
rule-pr-j3 = (R) Eine Kombination mit Joker behält den ganzen Zug lang ihre Stadt oder ihre Kategorie, und zwei solche Kombinationen werden nie zusammengeschoben. (R) Vergleich den Tisch vorher und nachher: Jede Kombination, die Joker hatte, liegt noch da, als Reihe derselben Stadt oder als Set derselben Kategorie, und sie enthält zusammen mindestens so viele Joker und neue Fotos, wie sie vorher Joker hatte. (R) Deine erste Kombination der Runde zählt wie eine von vorher, sobald sie liegt. (R) Einen Joker, den du in diesem Zug gelegt hast, bewegst du nur, indem du den Schritt zurücknimmst.
rule-pr-j4 = (R) Einen Joker kannst du erst eintauschen, wenn du in dieser Runde deine erste Kombination ausgelegt hast, früher oder in diesem Zug.

## Das Ende

rule-pr-e1 = Wer die letzte Karte von der Ablagebank legt, gewinnt die Runde sofort, (R) das heißt: sobald die Ablagebank leer und der Tisch fehlerfrei ist.
rule-pr-e2 = Alle anderen bekommen Minuspunkte: 1 für jedes Foto auf ihrer Ablagebank und 10 für jeden Joker.
rule-pr-e3 = Wer die Runde gewinnt, bekommt die Summe aller Minuspunkte der anderen als Pluspunkte gutgeschrieben.
rule-pr-e4 = Sind die Stapel aufgebraucht, bevor jemand fertig ist, endet die Runde unentschieden, und niemand bekommt Punkte. (R) Sie endet, wenn jemand ziehen muss und alle fünf Stapel leer sind; wer die letzte Karte gezogen hat, spielt diesen Zug also noch zu Ende. (R) Auch eine unentschiedene Runde zählt zu den vereinbarten Runden.
rule-pr-e5 = Nach der vereinbarten Zahl von Runden, unentschiedene mitgezählt, gewinnt die höchste Punktzahl. (R) Bei Gleichstand teilt ihr euch den Sieg.
