### What the home page and the top of every page say of the game.

mr-name = Monster Roll
mr-pitch = Four monsters, one bathroom: unroll the best strip of toilet paper and tear everyone else’s.
