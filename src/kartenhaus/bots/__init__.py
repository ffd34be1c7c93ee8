"""Players that see views only."""

from kartenhaus.bots.bot import Bot, RandomBot
from kartenhaus.bots.choice import BOT_NAMES, bot_for
from kartenhaus.bots.seated import next_move

__all__ = ["BOT_NAMES", "Bot", "RandomBot", "bot_for", "next_move"]
