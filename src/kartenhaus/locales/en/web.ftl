### The table in the browser.

web-language = Language
web-theme = Theme
web-theme-auto = Auto
web-theme-light = Light
web-theme-dark = Dark
web-close = Close
web-all-cards = All cards

## Cards

web-face-down = Face-down card
# $card is the name of a wall card.
web-under-rickshaw = { $card }, under a rickshaw
