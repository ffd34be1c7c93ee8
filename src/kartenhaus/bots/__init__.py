"""Players that see views only."""

from kartenhaus.bots.bot import Bot, RandomBot
from kartenhaus.bots.heuristics import Heuristics
from kartenhaus.bots.search import search
from kartenhaus.bots.search_bot import SearchBot
from kartenhaus.bots.untimed import first_call, next_move

# isort: split
# Loads the bots of all packages, which may import all of the above from here.
from kartenhaus.bots.choice import LEVELS, bot_for, bot_names

__all__ = [
    "LEVELS",
    "Bot",
    "Heuristics",
    "RandomBot",
    "SearchBot",
    "bot_for",
    "bot_names",
    "first_call",
    "next_move",
    "search",
]
