"""How a row looks to somebody who plans ahead: what it scores, what tears would leave, what mending would give."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from kartenhaus.games.monster_roll.cards import COLOURS, PROTECTED, STAR, TEAR

# Points of a top card: nothing where the strip is torn.
POINTS: Final = bytes((2 if top & STAR else 1) if top < TEAR else 0 for top in range(256))
# How likely a torn place is mended within a turn: at an end of the row, where one colour has to match; elsewhere, where
# both have to, and for each neighbour that could be covered together with it.
MENDED_AT_END: Final = 0.75
MENDED_BETWEEN: Final = 0.25
MENDED_WITH_NEIGHBOUR: Final = 0.12


class Outlook:
    """What counts about one row."""

    __slots__ = ("best", "mended", "shaken", "tail")

    def __init__(self, best: int, tail: int, mended: float, shaken: list[int]) -> None:
        # The points of the best section, and of the one at the open end.
        self.best = best
        self.tail = tail
        # The best section that mending can be hoped to give.
        self.mended = mended
        # For each colour, the best section after the worst tear of this colour.
        self.shaken = shaken


@lru_cache(maxsize=30000)
def outlook(row: bytes) -> Outlook:
    points = row.translate(POINTS)
    starts: list[int] = []
    ends: list[int] = []
    sums: list[int] = []
    start = 0
    last = len(row) - 1
    for place, top in enumerate(row):
        if top >= TEAR:
            starts.append(start)
            ends.append(place)
            sums.append(sum(points[start:place]))
            start = place + 1
    starts.append(start)
    ends.append(len(row))
    sums.append(sum(points[start:]))
    best = max(sums)
    mended = float(best)
    for number in range(len(sums) - 1):
        more = sums[number] + sums[number + 1] + 1 - best
        if more > 0:
            mended = max(mended, best + more * _hope(row, ends[number], last))
    shaken = [best] * len(COLOURS)
    if sums.count(best) == 1:
        number = sums.index(best)
        others = max(sums[:number] + sums[number + 1 :], default=0)
        left = 0
        for place in range(starts[number], ends[number]):
            top = row[place]
            if top < PROTECTED:
                after = max(left, best - left - points[place], others)
                shaken[(top >> 2) & 3] = min(shaken[(top >> 2) & 3], after)
                shaken[top & 3] = min(shaken[top & 3], after)
            left += points[place]
    return Outlook(best, sums[-1], mended, shaken)


def _hope(row: bytes, place: int, last: int) -> float:
    """How likely this torn place can be covered in a turn."""
    if place == last or place == 0 or row[place - 1] >= TEAR or row[place + 1] >= TEAR:
        return MENDED_AT_END
    hope = MENDED_BETWEEN
    if row[place - 1] < PROTECTED:
        hope += MENDED_WITH_NEIGHBOUR
    if row[place + 1] < PROTECTED:
        hope += MENDED_WITH_NEIGHBOUR
    return hope
