"""Which bots there are for which game."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from kartenhaus.bots.bot import Bot, RandomBot
from kartenhaus.bots.great_wall import GreedyGreatWall
from kartenhaus.bots.monster_roll import GreedyMonsterRoll

BOT_NAMES: Final = ("greedy", "random")

_GREEDY: Final[Mapping[str, type[Bot]]] = {"great-wall": GreedyGreatWall, "monster-roll": GreedyMonsterRoll}


def bot_for(game: str, name: str) -> Bot:
    """The bot of that name for that game; both names are known good."""
    return RandomBot() if name == "random" else _GREEDY[game]()
