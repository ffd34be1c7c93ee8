"""Players that see views only."""

from kartenhaus.bots.bot import Bot, RandomBot
from kartenhaus.bots.search import Knowledge, search
from kartenhaus.bots.searcher import Searcher
from kartenhaus.bots.seated import first_call, next_move

# isort: split
# Loads the bots of all packages, which may import all of the above from here.
from kartenhaus.bots.choice import LEVELS, bot_for, bot_names

__all__ = [
    "LEVELS",
    "Bot",
    "Knowledge",
    "RandomBot",
    "Searcher",
    "bot_for",
    "bot_names",
    "first_call",
    "next_move",
    "search",
]
