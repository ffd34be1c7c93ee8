"""The bots of one game."""

from collections.abc import Callable, Mapping
from typing import Final

from kartenhaus.bots.bot import Bot, RandomBot
from kartenhaus.bots.great_wall.greedy import GreedyGreatWall

BOTS: Final[Mapping[str, Callable[[], Bot]]] = {
    "easy": GreedyGreatWall,
    "medium": GreedyGreatWall,
    "hard": GreedyGreatWall,
    "random": RandomBot,
    "greedy": GreedyGreatWall,
}
