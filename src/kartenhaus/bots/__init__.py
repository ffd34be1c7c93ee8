"""Players that see views only."""

from kartenhaus.bots.bot import Bot, RandomBot
from kartenhaus.bots.choice import bot_for, bot_names
from kartenhaus.bots.heuristics import Heuristics
from kartenhaus.bots.search import search
from kartenhaus.bots.search_bot import SearchBot
from kartenhaus.bots.untimed import first_call, next_move
from kartenhaus.catalog import LEVELS

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
