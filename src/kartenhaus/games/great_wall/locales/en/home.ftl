### What the home page and the top of every page say of the game.

gw-name = The Great Wall
gw-pitch = Shift the cards of the wall until your picture appears, then be the first to call CLICK!

## This game’s own words about calls

gw-web-pace = Time to call CLICK
gw-web-pace-explained =
    { $seconds ->
        [0] After each move the game waits until you have looked for a photo.
       *[other] After each move you have this long to call CLICK.
    }
