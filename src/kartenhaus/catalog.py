"""The one list of games."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from kartenhaus.engine import AnyGame
from kartenhaus.games.great_wall import GreatWall
from kartenhaus.games.monster_roll import MonsterRoll
from kartenhaus.games.photo_rummy import PhotoRummy

GAMES: Final[Mapping[str, AnyGame]] = {game.name: game for game in (GreatWall(), MonsterRoll(), PhotoRummy())}
