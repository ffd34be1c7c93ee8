### Was die Startseite und der Kopf jeder Seite vom Spiel sagen.

gw-name = Die Große Mauer
gw-pitch = Bau die Große Mauer um, bis dein Foto stimmt, und ruf vor allen anderen KLICK!

## Was sonst vom Rufen gesagt wird, in den Worten des Spiels

gw-web-pace = Zeit für KLICK
gw-web-pace-explained =
    { $seconds ->
        [0] Nach jedem Zug wartet das Spiel, bis du nach einem Foto geschaut hast.
       *[other] Nach jedem Zug hast du so lange Zeit, KLICK zu rufen.
    }
