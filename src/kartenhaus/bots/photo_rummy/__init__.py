"""The bots of Photo Rummy."""

from collections.abc import Callable, Mapping
from typing import Final

from kartenhaus.bots.bot import Bot
from kartenhaus.bots.photo_rummy.greedy import EasyPhotoRummy, GreedyPhotoRummy, RandomPhotoRummy
from kartenhaus.bots.photo_rummy.hard import HardPhotoRummy
from kartenhaus.bots.photo_rummy.patient import MediumPhotoRummy, PatientPhotoRummy

BOTS: Final[Mapping[str, Callable[[], Bot]]] = {
    "easy": EasyPhotoRummy,
    "medium": MediumPhotoRummy,
    "hard": HardPhotoRummy,
    "random": RandomPhotoRummy,
    "greedy": GreedyPhotoRummy,
    "patient": PatientPhotoRummy,
}
