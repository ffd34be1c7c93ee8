"""Which bots there are for which game."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from kartenhaus.bots.bot import Bot, RandomBot
from kartenhaus.bots.great_wall import GreedyGreatWall
from kartenhaus.bots.monster_roll import GreedyMonsterRoll
from kartenhaus.bots.photo_rummy import GreedyPhotoRummy, RandomPhotoRummy

BOT_NAMES: Final = ("greedy", "random")

_BOTS: Final[Mapping[tuple[str, str], type[Bot]]] = {
    ("great-wall", "greedy"): GreedyGreatWall,
    ("great-wall", "random"): RandomBot,
    ("monster-roll", "greedy"): GreedyMonsterRoll,
    ("monster-roll", "random"): RandomBot,
    ("photo-rummy", "greedy"): GreedyPhotoRummy,
    ("photo-rummy", "random"): RandomPhotoRummy,
}


def bot_for(game: str, name: str) -> Bot:
    """The bot of that name for that game; both names are known good."""
    return _BOTS[game, name]()
