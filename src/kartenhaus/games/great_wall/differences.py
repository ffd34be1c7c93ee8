"""A wrong call, card by card: how the wall differs from the composition, where it comes nearest to it."""

from __future__ import annotations

from typing import Final

from kartenhaus.games.great_wall.cards import DRAGON_HEAD, DRAGON_MIDDLE, DRAGON_TAIL, UNDER

SAME: Final = "same"
OTHER: Final = "other"
# The right card, under a rickshaw (GW-R2).
RICKSHAW: Final = "rickshaw"
# Another part of the dragon (GW-D1).
DRAGON: Final = "dragon"
# The wall has no card there.
NOTHING: Final = "nothing"

_DRAGON_PARTS: Final = (DRAGON_HEAD, DRAGON_MIDDLE, DRAGON_TAIL)


def differences(wall: bytes, pattern: bytes, place: int) -> list[str]:
    """How each card of a composition compares with the wall from this place on."""
    found: list[str] = []
    for offset, wanted in enumerate(pattern):
        at = place + offset
        found.append(_difference(wall[at], wanted) if 0 <= at < len(wall) else NOTHING)
    return found


def _difference(card: int, wanted: int) -> str:
    if card == wanted:
        return SAME
    loose = card & ~UNDER
    if loose == wanted:
        return RICKSHAW
    return DRAGON if loose in _DRAGON_PARTS and wanted in _DRAGON_PARTS else OTHER


def nearest_place(wall: bytes, pattern: bytes) -> int:
    """Where the fewest cards are others, then the fewest wrong parts, then the fewest under rickshaws; the leftmost of
    such places."""

    def distance(place: int) -> tuple[int, int, int]:
        found = differences(wall, pattern, place)
        return found.count(OTHER) + found.count(NOTHING), found.count(DRAGON), found.count(RICKSHAW)

    return min(range(max(1, len(wall) - len(pattern) + 1)), key=distance)
