# Die Regeln von Monster Roll in eigenen Worten. (R) steht vor jeder Festlegung von uns.

rules-mr-intro = Zwei bis vier Monster haben das Klopapier entdeckt. Rollt einen möglichst langen Streifen aus, reißt die Streifen der anderen entzwei und seid bereit, wenn eine Wertungskarte auftaucht: Das passiert dreimal, und jedes Mal zählt nur euer bestes heiles Stück.
rules-mr-c = Die Karten
rules-mr-s = Der Aufbau
rules-mr-t = Dein Zug
rules-mr-l = Karten legen
rules-mr-w = Die Wertung
rules-mr-e = Das Ende der Partie

## Die Karten

rule-mr-c1 = Das Spiel hat 93 Karten: Monster, Papier, Stoppkarten, 12 Risskarten und 3 Wertungskarten. (R) In unserem Kartensatz sind es 4 Monster, 64 Papierkarten und 10 Stoppkarten.
rule-mr-c2 = Eine Papierkarte hat am linken und am rechten Ende je eine Farbe, und manche tragen einen Stern. (R) Es gibt vier Farben: Lila, Orange, Grün und Blau. Jedes der 16 Paare aus links und rechts kommt viermal vor, einmal davon mit Stern.
rule-mr-c3 = Eine Risskarte hat eine einzige Farbe. (R) Von jeder Farbe gibt es 3.
rule-mr-c4 = (R) Karten werden so gelegt, wie sie gedruckt sind. Euer Tisch kann erlauben, Papier beim Legen zu drehen, sodass links und rechts vertauscht sind; bei einer Karte mit zweimal derselben Farbe gibt es nichts zu drehen.
rule-mr-c5 = (R) Ein Kartensatz ist eine Datei, die beim Laden geprüft wird; euer Tisch kann also mit einem eigenen spielen. (R) Er wird mit Begründung abgelehnt, wenn er mehr oder weniger als drei Wertungskarten hat, wenn er eine Farbe nennt, die es nicht gibt, oder wenn er nicht für vier Personen reicht: Dazu gehören 4 Monster und neben Monstern und Wertungskarten mindestens 23 Karten, damit für jeden der drei Stapel noch eine übrig ist. (R) Auch mehr als 500 Karten werden abgelehnt.

## Der Aufbau

rule-mr-s1 = Such dir ein Monster aus und leg es ganz nach links: Dort beginnt deine Reihe. (R) Ausgesucht wird, während ihr euch am Tisch versammelt; wer zuerst kommt, wählt zuerst. Wer sich keines aussucht, bekommt eines der übrigen, und jeder Bot auch. (R) Monster, mit denen niemand spielt, bleiben aus dem Spiel.
rule-mr-s2 = Die Wertungskarten kommen beiseite, die übrigen Karten werden gemischt. Alle bekommen 5 und halten sie geheim.
rule-mr-s3 = Aus dem Rest werden drei etwa gleich hohe Stapel. In die untere Hälfte von jedem kommt eine Wertungskarte, dann werden die Stapel zum Nachziehstapel aufeinandergesetzt. (R) Überzählige Karten kommen zu den oberen Stapeln. (R) Wo genau die Wertungskarte steckt, entscheidet der Zufall; mindestens die Hälfte der anderen Karten ihres Stapels liegt aber über ihr.
rule-mr-s4 = Die oberste Karte wird aufgedeckt und daneben gelegt: Mit ihr beginnt der Ablagestapel.
rule-mr-s5 = Wer zuletzt im Badezimmer war, fängt an; danach geht es im Uhrzeigersinn weiter. (R) Online entscheidet der Zufall nach dem Startwert der Partie, oder der Gastgeber bestimmt es.

## Ein Zug

rule-mr-t0 = (R) Nur wer am Zug ist, tut etwas; alle anderen warten.
rule-mr-t1 = Zu Beginn deines Zuges ziehst du auf 5 Karten nach. Meist fehlen 2: Nimm beide vom Nachziehstapel, oder nimm eine von dort und dazu die oberste vom Ablagestapel. (R) Du ziehst Karte für Karte und siehst jede, bevor du die nächste ziehst. (R) In jedem Zug kommt mindestens eine Karte vom Nachziehstapel und höchstens eine vom Ablagestapel. Fehlt dir nur eine Karte, kommt sie also vom Nachziehstapel; und hast du von dort noch keine genommen, dann kommt deine letzte von dort. (R) Eine Wertungskarte zählt nicht als gezogen: Zieh nach derselben Regel eine andere dafür. (R) So wird der Nachziehstapel in jedem Zug kleiner, außer in eurem jeweils ersten, und jede Partie geht einmal zu Ende.
rule-mr-t2 = Ist der Ablagestapel leer, wenn du fertig gezogen hast, wird die oberste Karte des Nachziehstapels aufgedeckt und beginnt einen neuen. (R) Ist das eine Wertungskarte, wird gewertet und danach die nächste Karte aufgedeckt.
rule-mr-t3 = Danach legst du 2 Karten, so wie es die Regeln zum Legen sagen.
rule-mr-t4 = Wenn du nicht legen kannst oder willst, wirfst du stattdessen 1 oder 2 Karten ab, und dein Zug ist vorbei. Legst du nur eine, darfst du noch eine abwerfen. (R) In einem Zug legst du also 2 Karten, oder du legst 1 und wirfst 1 ab, oder du legst 1, oder du wirfst 1 ab, oder du wirfst 2 ab. (R) Mindestens eine Karte verlässt deine Hand, und nach dem Abwerfen legst du nichts mehr.
rule-mr-t5 = (R) Die Schritte deines Zuges kannst du einzeln zurücknehmen, bis zur letzten gezogenen Karte. Sobald du den Zug beendet hast, gelten sie. (R) Läuft deine Zeit ab, werden deine Schritte zurückgenommen, deine Hand wird vom Nachziehstapel aufgefüllt, und eine Karte daraus, die das Los bestimmt, wird abgeworfen.

## Legen

rule-mr-l1 = Papier kommt an das rechte Ende deiner eigenen Reihe. Die erste Karte, gleich neben dem Monster, darf beliebige Farben haben. Jede weitere muss passen: Links hat sie die Farbe, mit der die Karte davor rechts aufhört. Wann das geprüft wird, steht in MR-L6.
rule-mr-l2 = (R) Neben einer gerissenen Stelle passt jede Farbe, denn dort ist der Streifen unterbrochen.
rule-mr-l3 = Eine Stoppkarte kommt über eine Papierkarte, die du im selben Zug gelegt hast, und sonst nirgendwohin. Sie schützt dieses Papier für immer vor Risskarten. Seine Farben gelten zum Anlegen weiter.
rule-mr-l4 = Eine Risskarte kommt auf eine Papierkarte in einer fremden Reihe, nie in der eigenen. Mindestens ein Ende des Papiers muss die Farbe der Risskarte haben, und es darf weder geschützt noch schon gerissen sein. (R) Eine geflickte Stelle darf erneut reißen.
rule-mr-l5 = In deiner eigenen Reihe darfst du Papier auf eine Risskarte oder auf anderes Papier legen, (R) aber nicht auf eine Stoppkarte. (R) Auch eine Karte, die du im selben Zug gelegt hast, darfst du überdecken. (R) Von da an zählt nur noch das oberste Papier, beim Anlegen, für Risskarten und für die Punkte; was darunter liegt, bleibt für alle sichtbar.
rule-mr-l6 = Am Ende deines Zuges muss in deiner Reihe alles Papier, das nebeneinanderliegt, farblich passen, von gerissenen Stellen abgesehen; Papier auf einem Riss muss zu beiden Seiten passen. Zwischendurch muss es das nicht: Deine erste Karte darf unpassend liegen, wenn eine Karte auf deiner Hand das noch richten kann. (R) Eine erste Karte, bei der das nichts auf deiner Hand kann, wird sofort abgelehnt, ebenso eine zweite Karte oder ein Abwurf, nach dem etwas nicht passt.

## Die Wertung

rule-mr-w1 = Wird eine Wertungskarte gezogen, ruht das Spiel, und für alle wird sofort gewertet. (R) Das gilt auch für eine Wertungskarte, die für den Ablagestapel aufgedeckt wird.
rule-mr-w2 = Gerissene Stellen teilen eine Reihe in Abschnitte. Ein Abschnitt bringt 1 Punkt für jede Papierkarte und 1 für jeden Stern; Stopp- und Risskarten bringen nichts. (R) Geschütztes Papier zählt mit, samt Stern. Gerissenes oder überdecktes zählt nicht.
rule-mr-w3 = Bei jeder Person zählt nur der beste Abschnitt. Seine Punkte werden aufgeschrieben.
rule-mr-w4 = Die Wertungskarte scheidet aus, und wer am Zug ist, zieht weiter. Alle Reihen bleiben, wie sie sind.

## Das Ende

rule-mr-e1 = Mit der dritten Wertung ist die Partie auf der Stelle zu Ende. (R) Es wird nichts mehr gezogen oder aufgedeckt.
rule-mr-e2 = Die Punkte der drei Wertungen werden zusammengezählt; wer die meisten hat, gewinnt. (R) Bei Gleichstand wird der Sieg geteilt.
