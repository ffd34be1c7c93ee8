"""The features by which a row is evaluated: what it scores, what a tear would leave of it, what mending would give."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from kartenhaus.games.monster_roll.cards import COLOURS, PROTECTED, STAR, TEAR

# Points of a top card: nothing where the strip is torn.
POINTS: Final = bytes((2 if top & STAR else 1) if top < TEAR else 0 for top in range(256))
# The probability that a torn place is mended within a turn: at an end of the row, where one colour has to match;
# elsewhere, where both have to; and in addition for each neighbour that could be covered together with it.
MENDED_AT_END: Final = 0.75
MENDED_BETWEEN: Final = 0.25
MENDED_WITH_NEIGHBOUR: Final = 0.12


class RowFeatures:
    __slots__ = ("after_tear", "best", "mended", "tail")

    def __init__(self, best: int, tail: int, mended: float, after_tear: list[int]) -> None:
        # The points of the best section, and of the one at the open end.
        self.best = best
        self.tail = tail
        # The expected points of the best section after mending one torn place.
        self.mended = mended
        # For each colour, the points of the best section after the worst tear of this colour.
        self.after_tear = after_tear


@lru_cache(maxsize=30000)
def row_features(row: bytes) -> RowFeatures:
    points = row.translate(POINTS)
    # The sections between tears: from where, up to where, and their points.
    starts: list[int] = []
    ends: list[int] = []
    sums: list[int] = []
    start = 0
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
    last = len(row) - 1
    for number in range(len(sums) - 1):
        # The card that mends counts one point.
        more = sums[number] + sums[number + 1] + 1 - best
        if more > 0:
            mended = max(mended, best + more * _mend_chance(row, ends[number], last))
    after_tear = [best] * len(COLOURS)
    if sums.count(best) == 1:
        number = sums.index(best)
        others = max(sums[:number] + sums[number + 1 :], default=0)
        _tear_everywhere(row, points, starts[number], ends[number], others, after_tear)
    return RowFeatures(best, sums[-1], mended, after_tear)


def _tear_everywhere(row: bytes, points: bytes, start: int, end: int, others: int, after_tear: list[int]) -> None:
    """Lowers `after_tear` to what the worst tear of each colour leaves of the best section, which is the one from
    `start` to `end`; `others`: the points of the second best section."""
    best = sum(points[start:end])
    left = 0
    for place in range(start, end):
        top = row[place]
        if top < PROTECTED:
            after = max(left, best - left - points[place], others)
            # A tear has to match one of the two colours of the card that it covers.
            after_tear[(top >> 2) & 3] = min(after_tear[(top >> 2) & 3], after)
            after_tear[top & 3] = min(after_tear[top & 3], after)
        left += points[place]


def _mend_chance(row: bytes, place: int, last: int) -> float:
    """The probability that this torn place can be covered in a turn."""
    if place == last or place == 0 or row[place - 1] >= TEAR or row[place + 1] >= TEAR:
        return MENDED_AT_END
    chance = MENDED_BETWEEN
    if row[place - 1] < PROTECTED:
        chance += MENDED_WITH_NEIGHBOUR
    if row[place + 1] < PROTECTED:
        chance += MENDED_WITH_NEIGHBOUR
    return chance
