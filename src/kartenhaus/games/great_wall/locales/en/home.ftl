### What the home page and the top of every page say of the game.

gw-name = The Great Wall
gw-pitch = Shift the cards of the wall until your picture appears, then be the first to call CLICK!
