"""Players that see views only."""

from kartenhaus.bots.bot import Bot, RandomBot
from kartenhaus.bots.choice import LEVELS, bot_for, bot_names
from kartenhaus.bots.search import Heuristics, search
from kartenhaus.bots.untimed import first_call, next_move

__all__ = ["LEVELS", "Bot", "Heuristics", "RandomBot", "bot_for", "bot_names", "first_call", "next_move", "search"]
