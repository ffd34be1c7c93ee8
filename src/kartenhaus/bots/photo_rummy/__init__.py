"""The bots of one game."""

from collections.abc import Callable, Mapping
from typing import Final

from kartenhaus.bots.bot import Bot
from kartenhaus.bots.photo_rummy.greedy import GreedyPhotoRummy, RandomPhotoRummy

BOTS: Final[Mapping[str, Callable[[], Bot]]] = {
    "easy": GreedyPhotoRummy,
    "medium": GreedyPhotoRummy,
    "hard": GreedyPhotoRummy,
    "random": RandomPhotoRummy,
    "greedy": GreedyPhotoRummy,
}
