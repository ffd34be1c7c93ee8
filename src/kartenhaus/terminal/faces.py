"""How the terminal draws the table of each game in the catalog."""

from __future__ import annotations

from typing import Final

from kartenhaus.catalog import PACKAGES, in_one_line, leave_out, loaded
from kartenhaus.terminal.face import Face
from kartenhaus.terminal.plain import PlainFace

_FACES: Final[dict[str, type[Face]]] = {}
for _name, _package in list(PACKAGES.items()):
    try:
        _FACES[_name] = loaded(_package.face) if _package.face else PlainFace
    except Exception as error:
        leave_out(_name, in_one_line(error))


def face_of(game: str) -> type[Face]:
    return _FACES[game]
