### What the home page and the top of every page say of the game.

pr-name = Photo Rummy
pr-pitch = Collect holiday photos from 17 capitals and rebuild the table until your rack is empty.
