"""The bots of one game."""

from collections.abc import Callable, Mapping
from typing import Final

from kartenhaus.bots.bot import Bot, RandomBot
from kartenhaus.bots.monster_roll.greedy import GreedyMonsterRoll

BOTS: Final[Mapping[str, Callable[[], Bot]]] = {
    "easy": GreedyMonsterRoll,
    "medium": GreedyMonsterRoll,
    "hard": GreedyMonsterRoll,
    "random": RandomBot,
    "greedy": GreedyMonsterRoll,
}
