# Die Regeln der Großen Mauer in eigenen Worten. (R) steht vor jeder Festlegung von uns.

rules-gw-intro = Zu zweit, zu dritt oder zu viert baut ihr die Große Mauer um und fotografiert die Arrangements, die dabei entstehen. Wer am Ende die meisten Punkte hat, gewinnt, und ein schnelles „KLICK!“ ist dabei so viel wert wie kluges Bauen.
rules-gw-c = Die Karten
rules-gw-s = Der Aufbau
rules-gw-t = Dein Zug
rules-gw-p = Fotos
rules-gw-a = Die sieben Aktionen
rules-gw-r = Rikschas, Türme und Drachen
rules-gw-e = Das Ende der Partie

## Die Karten

rule-gw-c1 = Die Mauer besteht aus 47 Mauerkarten. Sie zeigen einfache Symbole, pinke Pandas, Türme und rote Drachen; eine Drachenkarte ist immer ein Kopf, ein Mittelstück oder ein Schwanz. (R) Unser Kartensatz hat 8 Laternen, 8 Fächer, 7 Teekannen, 6 Lotusblüten, 4 Pandas, 4 Drachenköpfe, 3 Drachenmittelstücke, 4 Drachenschwänze und 3 Türme.
rule-gw-c2 = Dazu kommen 3 Rikschas. Sie tauchen im Lauf der Partie auf und stehen allen im Weg.
rule-gw-c3 = Jedes der 25 Arrangements zeigt eine Reihe von Symbolen und die Punkte, die sein Foto einbringt. (R) In unserem Kartensatz ist eine Reihe 2 bis 5 Symbole lang, 5 sind selten. (R) Ein Foto bringt 1 bis 6 Punkte, und zwar umso mehr, je schwerer es ist: Eine Simulation mit festem Startwert hat gemessen, wie oft jedes Arrangement auf der Mauer liegt, und dabei fällt die Länge stärker ins Gewicht als seltene Symbole. (R) Mindestens 12 der 25 kommen ohne Drachen und Panda aus, mindestens 2 enthalten einen Turm. (R) Drachensymbole stehen zu zweit oder zu dritt nebeneinander, nie einzeln und nie in längeren Folgen.
rule-gw-c4 = Es gibt 35 Aktionskarten in sieben Sorten. (R) Jede Sorte gibt es 5-mal.
rule-gw-c5 = (R) Ein Kartensatz ist eine Datei, die beim Laden geprüft wird; so könnt ihr an eurem Tisch auch mit einem eigenen spielen. (R) Er wird abgelehnt, und ihr erfahrt den Grund, wenn ein Drache darin nicht 2 oder 3 Symbole lang ist, wenn er weniger Arrangements ohne Drachen und Panda hat als zwei pro Person plus 3 oder wenn nach dem Aufbau kein Arrangement mehr übrig wäre. (R) Dasselbe gilt für einen Kartensatz, der ein Arrangement doppelt enthält oder eines, das sich mit seinen Mauerkarten nicht bilden lässt, der zu wenige Mauer- oder Aktionskarten zum Austeilen hat, dessen Arrangements nicht alle 2 bis 8 Symbole lang sind oder der mehr als 120 Mauerkarten, 255 Arrangements oder 3 Rikschas hat.

## Der Aufbau

rule-gw-s1 = Alle bekommen 3 Aktionskarten und 2 Arrangements und halten sie geheim.
rule-gw-s2 = Drei weitere Arrangements liegen offen auf dem Tisch. Zeigt eines davon einen Drachen oder einen Panda, wird es zurückgemischt und ein anderes aufgedeckt, so lange, bis alle drei ohne Drachen und Panda sind.
rule-gw-s3 = Die Rikschas kommen erst einmal zur Seite, die Mauerkarten werden gemischt. Die ersten vier bilden von links nach rechts die Mauer, die nächsten drei den offenen Markt.
rule-gw-s4 = Aus den übrigen 40 Mauerkarten werden drei möglichst gleich hohe Stapel, (R) von oben nach unten mit 14, 13 und 13 Karten. In jeden wird eine Rikscha gemischt, dann kommen sie wieder aufeinander: Das ist der verdeckte Mauerstapel.
rule-gw-s5 = Die restlichen Aktionskarten liegen verdeckt als Aktionsstapel bereit. Wer anfängt, macht ihr unter euch aus. (R) Online entscheidet das Los nach dem Startwert der Partie, oder der Gastgeber bestimmt es.

## Ein Zug

rule-gw-t0 = (R) Gespielt wird reihum im Uhrzeigersinn. (R) Wer nicht am Zug ist, wartet ab; die einzige Ausnahme sind Fotos mit Arrangements aus der eigenen Hand (GW-P2).
rule-gw-t1 = Schritt 1: Jede Rikscha auf der Mauer rollt um eine Karte nach rechts, (R) alle gleichzeitig. Rollt eine über das rechte Ende hinaus, kommt sie auf die Mauerablage.
rule-gw-t2 = Schritt 2: Verlängere die Mauer links oder rechts um eine Karte, entweder aus dem Markt oder von oben vom verdeckten Stapel. Danach wird der Markt wieder auf 3 Karten aufgefüllt. (R) Eine verdeckte Karte siehst du dir an, bevor du dich für ein Ende entscheidest; dazwischen kann niemand fotografieren. (R) Ziehst du eine Rikscha, ziehst du noch einmal vom Stapel; auf den Markt ausweichen kannst du dann nicht mehr. (R) Das Auffüllen des Marktes gehört zu diesem Schritt: Fotos gibt es erst danach, auch wenn dabei eine Rikscha auftaucht. (R) Gibt es in Markt, Stapel und Ablage keine Mauerkarte mehr, entfällt der Schritt. (R) Außer hier wird der Markt nur durch die Aktion „Markt ersetzen“ (GW-A6) aufgefüllt.
rule-gw-t3 = Schritt 3: Spiel eine Aktionskarte. Eine ist Pflicht; zu dritt darfst du eine zweite spielen, zu viert eine zweite und eine dritte. (R) Die Karte kommt erst auf die Aktionsablage und wirkt dann. (R) Spielbar ist eine Karte, wenn es mindestens eine erlaubte Art gibt, sie zu nutzen, auch wenn die Mauer danach genauso aussieht wie vorher.
rule-gw-t4 = Schritt 4: Zieh Aktionskarten nach, bis du wieder 3 hast. (R) Das geschieht erst, wenn du deinen Zug beendest, auch wenn du schon alle erlaubten Aktionskarten gespielt hast; bis dahin kannst du noch fotografieren, mit Arrangements aus deiner Hand und mit offenen.
rule-gw-t5 = Wenn du lieber gar keine Aktionskarte spielst, darfst du deine ganze Hand abwerfen, Aktionen wie Arrangements, und dafür 3 neue Aktionen und 2 neue Arrangements nehmen. Damit ist dein Zug vorbei. (R) Das geht nur in Schritt 3 und nur vor deiner ersten Aktionskarte in diesem Zug. (R) Ist keine deiner Aktionskarten spielbar, hast du die Wahl: Nimm eine neue Hand, oder zeig allen deine Aktionskarten, behalte sie und beende deinen Zug, ohne eine zu spielen. (R) Erst werden alle alten Karten abgeworfen, dann ziehst du neue. (R) Die abgeworfenen Karten sehen alle, auch die Arrangements. (R) Abgeworfene Arrangements sind für den Rest der Partie aus dem Spiel.
rule-gw-t6 = Ist der Mauer- oder der Aktionsstapel leer, wird seine Ablage gemischt und bildet den neuen Stapel, (R) und zwar dann, wenn eine Karte gezogen werden muss. (R) Solange in der Mauerablage nur Rikschas liegen, bleibt sie, wie sie ist. (R) Arrangements werden nie wieder eingemischt. (R) Gibt es nirgends mehr eine Karte, wird eben keine gezogen.

## Fotos

rule-gw-p1 = Ein Arrangement kannst du fotografieren, wenn seine Symbole auf der Mauer direkt nebeneinanderliegen, von links nach rechts und genau in seiner Reihenfolge. (R) Liegt es mehrmals da, darfst du die Stelle nennen; sonst zählt die am weitesten links. (R) Nennst du eine Stelle, an der es nicht liegt, ist das ein Fehlruf (GW-P8).
rule-gw-p2 = Mit einem Arrangement aus deiner Hand kannst du fotografieren, wann du willst, ganz gleich, wer am Zug ist. Nur solange eine Aktion ausgeführt wird, ruhen alle Kameras; zwischen zwei Aktionen dürfen sie klicken. (R) Gelegenheit dazu ist nach Schritt 1, nach Schritt 2 und nach jeder Aktion, bis der Zug beendet wird. (R) Vom Ende eines Zuges bis nach Schritt 1 des nächsten gibt es keine.
rule-gw-p3 = Die offenen Arrangements kannst du nur in deinem eigenen Zug fotografieren.
rule-gw-p4 = Das Arrangement kommt auf deinen Punktestapel, und du ziehst wieder auf 2 Arrangements nach. Abgeben musst du nie welche: Fotografierst du mit 3 Arrangements auf der Hand, behältst du die anderen 2 und ziehst keines. Offene Arrangements werden nicht ersetzt.
rule-gw-p5 = Die fotografierten Mauerkarten kommen auf die Mauerablage, und der Rest der Mauer rückt zusammen.
rule-gw-p6 = Hat die Mauer danach weniger als 4 Karten, kommen vom Stapel neue an ihr linkes Ende, jede links neben die vorige, bis es 4 sind. (R) Nur nach einem Foto wird so aufgefüllt, nach der Aktion „Entfernen“ nicht.
rule-gw-p7 = Bei mehreren Rufen bekommt der früheste sein Foto. Der nächste wird dann an dem geprüft, was von der Mauer noch da ist, und so weiter, ein Ruf nach dem anderen. (R) Jedes Foto wird ganz zu Ende gebracht, mit Auffüllen und Rikschas, bevor der nächste Ruf geprüft wird. (R) Dieser gilt an der genannten Stelle, wenn sein Arrangement dort liegt, und sonst an der Stelle am weitesten links, an der es liegt. (R) War dein Ruf falsch, als du gerufen hast, weil die Mauer oder deine Arrangements nicht dazu passten, dann bleibt er falsch, auch wenn ein früheres Foto ihn jetzt richtig machen würde. (R) Rufe, die weniger als 3 Millisekunden auseinanderliegen, gelten als gleichzeitig. (R) Von gleichzeitigen Rufen geht der vor, der vom ersten Sitzplatz im Uhrzeigersinn nach der Person am Zug kommt; die Person am Zug kommt zuletzt.
rule-gw-p8 = (R) Ein Fehlruf ändert auf dem Tisch nichts. (R) Spielt ihr auf Zeit, sperrt er deine Kamera für 3 Sekunden; jeder Tisch darf dafür einen Wert von 0 bis 10 wählen. (R) Gesperrt wird sie nur, wenn du auf der Mauer, die du gesehen hast, falschlagst: Hat ein anderer Ruf deinen verdorben oder hast du in einem verbotenen Moment gerufen, wird dein Ruf abgelehnt und weiter nichts.

## Die sieben Aktionen

rule-gw-a1 = Bewegen 1: Beweg eine Mauerkarte nach links oder rechts an ihrer Nachbarkarte vorbei, also genau einen Platz weit. Die Nachbarkarte rückt um einen Platz in die Gegenrichtung. Die bewegte Karte muss auf der Mauer bleiben.
rule-gw-a2 = Bewegen 2: Beweg eine Mauerkarte nach links oder rechts an zwei anderen vorbei, (R) also genau zwei Plätze weit und nie nur einen. Die beiden anderen rücken um einen Platz in die Gegenrichtung. Die bewegte Karte muss auf der Mauer bleiben.
rule-gw-a3 = Tauschen: Such dir zwei Mauerkarten aus; jede kommt dorthin, wo die andere lag.
rule-gw-a4 = Entfernen: Eine Mauerkarte deiner Wahl kommt auf die Mauerablage, und die Lücke schließt sich.
rule-gw-a5 = Zusätzliches Arrangement: Du ziehst ein Arrangement und hast vorerst eines mehr auf der Hand. (R) Ist der Arrangement-Stapel leer, kannst du diese Karte nicht spielen.
rule-gw-a6 = Markt ersetzen: Der Markt kommt auf die Mauerablage, 3 neue Karten werden aufgedeckt, und eine davon legst du links oder rechts an die Mauer an. (R) Dann wird der Markt wieder auf 3 aufgefüllt. (R) Zwischen Aufdecken und Anlegen kann niemand fotografieren (GW-P2). (R) Der alte Markt wird zuerst abgelegt; wird die Ablage gemischt, können seine Karten also wiederkommen. (R) Reichen die Karten nicht, werden so viele aufgedeckt, wie es noch gibt. (R) Gibt es in Markt, Stapel und Ablage keine Mauerkarte, kannst du diese Karte nicht spielen.
rule-gw-a7 = Karte zurücknehmen: Nimm eine beliebige Mauerkarte aus der Mauerablage und leg sie, wohin du willst, zwischen zwei Karten der Mauer oder an eines ihrer Enden. (R) Rikschas kannst du nicht zurücknehmen. (R) Liegt keine Mauerkarte in der Ablage, kannst du diese Karte nicht spielen.

## Besondere Karten

rule-gw-r1 = Taucht irgendwo eine Rikscha auf, beim Auffüllen des Marktes, beim verdeckten Ziehen, beim Ersetzen des Marktes oder beim Auffüllen nach einem Foto, kommt sie auf die Mauerkarte, die in dem Moment am weitesten links liegt, (R) auch wenn diese gerade erst angelegt wurde. Ist dort schon eine Rikscha, nimmt die neue die erste freie Karte rechts davon. Dann wird noch eine Karte gezogen, und es geht da weiter, wo die Rikscha unterbrochen hat. (R) Tragen alle Mauerkarten eine Rikscha oder gibt es keine Mauerkarten, kommt die neue auf die Mauerablage.
rule-gw-r2 = An eine Mauerkarte unter einer Rikscha kommt niemand heran: Sie lässt sich nicht fotografieren, bewegen oder entfernen (R) und auch nicht tauschen. (R) Andere Karten dürfen mit Bewegen 1 und Bewegen 2 an ihr vorbei; die Rikscha bleibt auf ihrer Karte. (R) Rückt eine Karte nur deshalb, weil andere vorbeiziehen, wegfallen oder dazukommen, gilt das nicht als Bewegen.
rule-gw-r3 = Rikschas in der Mauerablage kommen wieder ins Spiel, wenn daraus ein neuer Stapel gemischt wird.
rule-gw-w1 = Keine Aktion kann einen Turm bewegen oder entfernen, (R) auch nicht tauschen. (R) Andere Karten dürfen an ihm vorbei. (R) Er darf mit aufs Foto und wird dann abgelegt wie die übrigen Karten.
rule-gw-d1 = Wo zwei Drachensymbole nebeneinanderstehen, braucht das Foto erst einen Kopf und dann einen Schwanz; bei dreien sind es Kopf, Mittelstück und Schwanz. (R) Auch Drachen werden von links nach rechts gelesen. (R) Das gilt nur für Fotos: Auf der Mauer darf eine Drachenkarte überall liegen und überallhin bewegt werden.

## Das Ende

rule-gw-e1 = Ist das letzte offene Arrangement fotografiert, endet die Partie sofort. (R) Es wird nichts mehr aufgefüllt, und Rufe, die noch warten, verfallen.
rule-gw-e2 = Das Ende naht auch, sobald jemand das letzte Arrangement vom Stapel zieht. (R) Der laufende Zug wird zu Ende gespielt; dann sind alle noch einmal dran, zuletzt die Person, deren Zug es war, und die Partie ist zu Ende.
rule-gw-e3 = Wer die meisten Punkte hat, gewinnt. Sind es gleich viele, gewinnt, wer mehr Fotos hat; ist auch das gleich, teilt ihr euch den Sieg. (R) Arrangements, die du noch auf der Hand hast, zählen nicht.
