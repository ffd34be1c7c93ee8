"""The rules of each game, in a folder of its own. Games do not know each other."""
