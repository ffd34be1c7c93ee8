### La table dans le navigateur.

web-language = Langue
web-theme = Thème
web-theme-auto = Auto
web-theme-light = Clair
web-theme-dark = Sombre
web-close = Fermer
web-all-cards = Toutes les cartes

## Cartes

web-face-down = Carte face cachée
# $card est le nom d’une carte de la muraille.
web-under-rickshaw = { $card }, sous un pousse-pousse
