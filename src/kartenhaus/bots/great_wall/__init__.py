"""The bots of The Great Wall."""

from collections.abc import Callable, Mapping
from typing import Final

from kartenhaus.bots.bot import Bot, RandomBot
from kartenhaus.bots.great_wall.greedy import GreedyGreatWall
from kartenhaus.bots.great_wall.heuristics import GreatWallHeuristics
from kartenhaus.bots.great_wall.levels import EasyGreatWall, HardGreatWall, MediumGreatWall
from kartenhaus.bots.search_bot import SearchBot

BOTS: Final[Mapping[str, Callable[[], Bot]]] = {
    "easy": EasyGreatWall,
    "medium": MediumGreatWall,
    "hard": HardGreatWall,
    "random": RandomBot,
    "search": lambda: SearchBot(GreatWallHeuristics()),
    "greedy": GreedyGreatWall,
}
