### Was die Startseite und der Kopf jeder Seite vom Spiel sagen.

pr-name = Photo Rummy
pr-pitch = Sammle Urlaubsfotos aus 17 Hauptstädten, leg sie aus und bau um, bis deine Ablagebank leer ist.
