# Die Regeln von Monster Roll in eigenen Worten. (R) steht vor jeder Festlegung von uns.

rules-mr-intro = Zwei bis vier Monster haben das Klopapier entdeckt. Rollt einen möglichst langen Streifen aus, zerreißt die Streifen der anderen und seid bereit, wenn eine Wertungskarte auftaucht: Das passiert dreimal, und jedes Mal zählt nur euer bestes Stück ohne Riss.
rules-mr-c = Die Karten
rules-mr-s = Der Aufbau
rules-mr-t = Dein Zug
rules-mr-l = Karten legen
rules-mr-w = Die Wertung
rules-mr-e = Das Ende der Partie

## Die Karten

rule-mr-c1 = Das Spiel hat 93 Karten: Monster, Klopapier, Stopp-Karten, 12 Riss-Karten und 3 Wertungskarten. (R) In unserem Kartensatz sind es 4 Monster, 64 Klopapier-Karten und 10 Stopp-Karten.
rule-mr-c2 = Eine Klopapier-Karte hat am linken und am rechten Ende je eine Farbe, und manche tragen einen Stern. (R) Es gibt vier Farben: Lila, Orange, Grün und Blau. Jedes der 16 Paare aus links und rechts kommt viermal vor, einmal davon mit Stern.
rule-mr-c3 = Eine Riss-Karte hat eine einzige Farbe. (R) Von jeder Farbe gibt es 3.
rule-mr-c4 = (R) Karten werden so gelegt, wie sie gedruckt sind. Euer Tisch kann erlauben, Klopapier beim Legen zu drehen, sodass links und rechts vertauscht sind; bei einer Karte mit zweimal derselben Farbe gibt es nichts zu drehen.
rule-mr-c5 = (R) Ein Kartensatz ist eine Datei, die beim Laden geprüft wird; so könnt ihr an eurem Tisch auch mit einem eigenen spielen. (R) Er wird abgelehnt, und ihr erfahrt den Grund, wenn er mehr oder weniger als drei Wertungskarten hat, wenn er eine Farbe nennt, die es nicht gibt, oder wenn er nicht für vier Personen reicht: Dazu gehören 4 Monster und neben Monstern und Wertungskarten mindestens 23 Karten, damit für jeden der drei Stapel noch eine übrig ist. (R) Auch mehr als 500 Karten werden abgelehnt.

## Der Aufbau

rule-mr-s1 = Such dir ein Monster aus und leg es ganz nach links: Dort beginnt deine Reihe. (R) Ausgesucht wird, während ihr euch am Tisch versammelt; wer zuerst kommt, wählt zuerst. Wer sich keines aussucht, bekommt eines der übrigen, und jeder Bot auch. (R) Monster, mit denen niemand spielt, bleiben aus dem Spiel.
rule-mr-s2 = Die Wertungskarten kommen zur Seite, die übrigen Karten werden gemischt. Alle bekommen 5 und halten sie geheim.
rule-mr-s3 = Aus dem Rest werden drei etwa gleich hohe Stapel. In den unteren Teil von jedem kommt eine Wertungskarte, dann werden die Stapel zum Nachziehstapel aufeinandergesetzt. (R) Überzählige Karten kommen zu den oberen Stapeln. (R) Wo genau die Wertungskarte steckt, entscheidet der Zufall; mindestens die Hälfte der anderen Karten ihres Stapels liegt aber über ihr.
rule-mr-s4 = Die oberste Karte wird aufgedeckt und daneben gelegt: Mit ihr beginnt der Ablagestapel.
rule-mr-s5 = Wer zuletzt im Bad war, fängt an; danach geht es im Uhrzeigersinn weiter. (R) Online entscheidet das Los nach dem Startwert der Partie, oder der Gastgeber bestimmt es.

## Ein Zug

rule-mr-t0 = (R) Nur wer am Zug ist, tut etwas; alle anderen warten.
rule-mr-t1 = Zu Beginn deines Zuges ziehst du auf 5 Karten nach. Meist fehlen 2: Nimm beide vom Nachziehstapel, oder nimm eine von dort und dazu die oberste vom Ablagestapel. (R) Du ziehst Karte für Karte und siehst jede, bevor du die nächste ziehst. (R) In jedem Zug kommt mindestens eine Karte vom Nachziehstapel und höchstens eine vom Ablagestapel. Fehlt dir nur eine Karte, kommt sie also vom Nachziehstapel; und hast du von dort noch keine genommen, dann kommt deine letzte von dort. (R) Eine Wertungskarte zählt nicht als gezogen: Zieh nach derselben Regel eine andere dafür. (R) So wird der Nachziehstapel in jedem Zug kleiner, außer in eurem jeweils ersten, und jede Partie geht einmal zu Ende.
rule-mr-t2 = Ist der Ablagestapel leer, wenn du fertig gezogen hast, wird die oberste Karte des Nachziehstapels aufgedeckt und beginnt einen neuen. (R) Ist das eine Wertungskarte, wird gewertet und danach die nächste Karte aufgedeckt.
rule-mr-t3 = Danach legst du 2 Karten nach den Regeln zum Legen.
rule-mr-t4 = Wenn du nicht legen kannst oder willst, wirfst du stattdessen 1 oder 2 Karten ab, und dein Zug ist vorbei. Legst du nur eine, darfst du noch eine abwerfen. (R) Für einen Zug hast du also fünf Möglichkeiten: 2 legen; 1 legen und 1 abwerfen; nur 1 legen; 1 abwerfen; 2 abwerfen. (R) Mindestens eine Karte verlässt deine Hand, und nach dem Abwerfen legst du nichts mehr.
rule-mr-t5 = (R) Die Schritte deines Zuges kannst du einzeln zurücknehmen, bis zur letzten gezogenen Karte. Hast du den Zug beendet, geht das nicht mehr. (R) Läuft deine Zeit ab, werden deine Schritte zurückgenommen, deine Hand wird vom Nachziehstapel aufgefüllt, und eine Karte daraus, die das Los bestimmt, wird abgeworfen.

## Legen

rule-mr-l1 = Klopapier kommt an das rechte Ende deiner eigenen Reihe. Die erste Karte, gleich neben dem Monster, darf beliebige Farben haben. Jede weitere muss passen: Links hat sie die Farbe, mit der die Karte davor rechts aufhört. Wann das geprüft wird, steht in MR-L6.
rule-mr-l2 = (R) Neben einer gerissenen Stelle passt jede Farbe, denn dort ist der Streifen unterbrochen.
rule-mr-l3 = Eine Stopp-Karte kommt über eine Klopapier-Karte, die du im selben Zug gelegt hast, und sonst nirgendwohin. Sie schützt dieses Klopapier für immer vor Riss-Karten. Seine Farben gelten zum Anlegen weiter.
rule-mr-l4 = Eine Riss-Karte kommt auf eine Klopapier-Karte in der Reihe von jemand anderem, nie in deine eigene. Mindestens ein Ende des Klopapiers muss die Farbe der Riss-Karte haben, und es darf weder geschützt noch schon gerissen sein. (R) Eine geflickte Stelle darf erneut reißen.
rule-mr-l5 = In deiner eigenen Reihe darfst du Klopapier auf eine Riss-Karte oder auf anderes Klopapier legen, (R) aber nicht auf eine Stopp-Karte. (R) Auch eine Karte, die du im selben Zug gelegt hast, darfst du überdecken. (R) Von da an zählt nur noch das oberste Klopapier: beim Anlegen, für Riss-Karten und für die Punkte. Was darunter liegt, bleibt für alle sichtbar.
rule-mr-l6 = Am Ende deines Zuges muss in deiner Reihe alles Klopapier, das nebeneinanderliegt, farblich passen, von gerissenen Stellen abgesehen; Klopapier auf einem Riss muss zu beiden Seiten passen. Zwischendurch muss es das nicht: Deine erste Karte darf unpassend liegen, wenn eine Karte auf deiner Hand das noch richten kann. (R) Kann das keine, wird die erste Karte sofort abgelehnt, ebenso eine zweite Karte oder ein Abwurf, nach dem etwas nicht passt.

## Die Wertung

rule-mr-w1 = Zieht jemand eine Wertungskarte, wird das Spiel unterbrochen und für alle sofort gewertet. (R) Das gilt auch für eine Wertungskarte, die für den Ablagestapel aufgedeckt wird.
rule-mr-w2 = Gerissene Stellen teilen eine Reihe in Abschnitte. Ein Abschnitt bringt 1 Punkt für jede Klopapier-Karte und 1 für jeden Stern; Stopp- und Riss-Karten bringen nichts. (R) Geschütztes Klopapier zählt mit, samt Stern. Gerissenes oder überdecktes zählt nicht.
rule-mr-w3 = Bei allen zählt nur der Abschnitt mit den meisten Punkten; diese Punkte werden aufgeschrieben.
rule-mr-w4 = Die Wertungskarte kommt aus dem Spiel, und wer am Zug ist, zieht weiter. Alle Reihen bleiben, wie sie sind.

## Das Ende

rule-mr-e1 = Mit der dritten Wertung ist die Partie sofort zu Ende. (R) Es wird nichts mehr gezogen oder aufgedeckt.
rule-mr-e2 = Die Punkte der drei Wertungen werden zusammengezählt; wer die meisten hat, gewinnt. (R) Bei Gleichstand teilt ihr euch den Sieg.
