### Der Tisch im Browser.

web-language = Sprache
web-theme = Farben
web-theme-auto = Auto
web-theme-light = Hell
web-theme-dark = Dunkel
web-close = Schließen
web-all-cards = Alle Karten

## Karten

web-face-down = Verdeckte Karte
# $card ist der Name einer Mauerkarte.
web-under-rickshaw = { $card }, unter einer Rikscha
