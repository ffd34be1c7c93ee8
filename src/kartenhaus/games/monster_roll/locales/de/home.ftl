### Was die Startseite und der Kopf jeder Seite vom Spiel sagen.

mr-name = Monsterrolle
mr-pitch = Monster im Bad! Roll den besten Klopapierstreifen aus und zerreiß die der anderen.
