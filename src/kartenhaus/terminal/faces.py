"""The face of each game in the catalog."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from kartenhaus.terminal.face import Face
from kartenhaus.terminal.great_wall import GreatWallFace
from kartenhaus.terminal.monster_roll import MonsterRollFace
from kartenhaus.terminal.photo_rummy import PhotoRummyFace

FACES: Final[Mapping[str, type[Face]]] = {
    "great-wall": GreatWallFace,
    "monster-roll": MonsterRollFace,
    "photo-rummy": PhotoRummyFace,
}
