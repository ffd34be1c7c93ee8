"""How the terminal draws the table of each game in the catalog."""

from __future__ import annotations

from functools import cache

from kartenhaus.catalog import PACKAGES, loaded
from kartenhaus.terminal.face import Face
from kartenhaus.terminal.plain import PlainFace


@cache
def face_of(game: str) -> type[Face]:
    named = PACKAGES[game].face
    face: type[Face] = loaded(named) if named else PlainFace
    return face
