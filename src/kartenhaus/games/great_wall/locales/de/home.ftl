### Was die Startseite und der Kopf jeder Seite vom Spiel sagen.

gw-name = Die Große Mauer
gw-pitch = Bau die Große Mauer um, bis dein Foto stimmt, und ruf vor allen anderen KLICK!
