"""Playing in a terminal, in plain text.

Nothing is imported here: a command that only prints needs the console and not the game.
"""
