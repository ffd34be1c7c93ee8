"""How many jokers the rows of one city, or the sets of one category, can hold.

The combinations of one city (or of one category) make a line. What a line can hold depends on counts alone: how many
photos lie in it and, for each old combination with jokers, how many of them lay in that one before. Every answer is an
unbroken span of joker counts, and more photos never make the span of a line of sets smaller.
"""

from __future__ import annotations

from functools import lru_cache
from itertools import product
from typing import Final, TypeAlias

from kartenhaus.games.photo_rummy.cards import CATEGORIES, CITIES, JOKERS

# The fewest and the most jokers.
Span: TypeAlias = tuple[int, int]
# An old combination with jokers, in counts: photos that lay in it and lie in this line, those among them that may not
# leave it, jokers, and jokers that may not leave it.
Claim: TypeAlias = tuple[int, int, int, int]

# PR-K1, PR-K2: the fewest cards of a row and of a set; PR-K5: the most.
ROW_FEWEST: Final = 3
SET_FEWEST: Final = 4
ROW_MOST: Final = CATEGORIES
SET_MOST: Final = CITIES

# Lines without old jokers, by their number of photos. One photo alone, or two in a set, cannot lie.
ROW_SPANS: Final[tuple[Span | None, ...]] = ((0, 0), None, (1, 1), (0, 2), (0, 2), (0, 3), (0, 4))
SET_SPANS: Final[tuple[Span | None, ...]] = (
    (0, 0),
    None,
    None,
    (1, 2),
    *((0, min(JOKERS, photos - 1)) for photos in range(4, CITIES + 1)),
)


def combination_span(photos: int, fewest: int, most: int) -> Span:
    """PR-K1 to PR-K5: the jokers one combination can hold besides its photos; none if the span is upside down."""
    return max(0, fewest - photos), min(photos - 1, most - photos)


@lru_cache(maxsize=65536)
def row_span(others: int, claims: tuple[Claim, ...]) -> Span | None:
    """PR-J3: the jokers that the rows of a city can hold, each old joker row with a successor of its own."""
    return _line_span(others, claims, ROW_FEWEST, ROW_MOST, ROW_SPANS)


@lru_cache(maxsize=65536)
def set_span(others: int, claims: tuple[Claim, ...]) -> Span | None:
    """PR-J3: the jokers that the sets of a category can hold, each old joker set with a successor of its own."""
    return _line_span(others, claims, SET_FEWEST, SET_MOST, SET_SPANS)


def _line_span(
    others: int, claims: tuple[Claim, ...], fewest: int, most: int, free: tuple[Span | None, ...]
) -> Span | None:
    """Tries every way to share the photos out among the successors and the rest of the line."""
    if not claims:
        return free[others]
    photos = others
    least = 0
    for own, _, _, stuck in claims:
        photos += own
        least += stuck
    # However they are shared out, there are not fewer and not more jokers than these.
    least = max(least, fewest * len(claims) - photos)
    greatest = min(JOKERS, photos - len(claims))
    lowest, highest = JOKERS + 1, -1
    for kept in product(*(range(own, locked - 1, -1) for own, locked, _, _ in claims)):
        pool = photos - sum(kept)
        # For every number of photos not shared out yet: the fewest and the most jokers of the successors so far.
        reached: dict[int, Span] = {pool: (0, 0)}
        for claim, keep in zip(claims, kept, strict=True):
            reached = _with_successor(reached, claim, keep, pool, fewest, most)
        for rest, (low, high) in reached.items():
            span = free[rest]
            if span is not None:
                lowest = min(lowest, low + span[0])
                highest = max(highest, high + span[1])
        if lowest <= least and highest >= greatest:
            break
    return (lowest, min(highest, JOKERS)) if lowest <= JOKERS else None


def _with_successor(
    reached: dict[int, Span], claim: Claim, keep: int, pool: int, fewest: int, most: int
) -> dict[int, Span]:
    """The same with one more successor, that keeps so many photos and takes others from the pool."""
    own, _, jokers, stuck = claim
    extended: dict[int, Span] = {}
    # The photos that it gave away do not come back to it.
    for new in range(pool - (own - keep) + 1):
        floor = max(fewest - keep - new, stuck, jokers - new)
        ceiling = min(keep + new - 1, most - keep - new)
        if floor > ceiling:
            continue
        for left, (low, high) in reached.items():
            if left >= new:
                before = extended.get(left - new, (low + floor, high + ceiling))
                extended[left - new] = (min(before[0], low + floor), max(before[1], high + ceiling))
    return extended
