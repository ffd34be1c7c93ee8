"""The bots of Monster Roll."""

from collections.abc import Callable, Mapping
from typing import Final

from kartenhaus.bots.bot import Bot, RandomBot
from kartenhaus.bots.monster_roll.easy import EasyMonsterRoll
from kartenhaus.bots.monster_roll.greedy import GreedyMonsterRoll
from kartenhaus.bots.monster_roll.levels import HardMonsterRoll, MediumMonsterRoll

BOTS: Final[Mapping[str, Callable[[], Bot]]] = {
    "easy": EasyMonsterRoll,
    "medium": MediumMonsterRoll,
    "hard": HardMonsterRoll,
    "random": RandomBot,
    "greedy": GreedyMonsterRoll,
}
