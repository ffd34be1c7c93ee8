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
# The joker counts from a lowest to a highest as bits.
_SPAN_BITS: Final[tuple[tuple[int, ...], ...]] = tuple(
    tuple(sum(2**jokers for jokers in range(low, high + 1)) for high in range(JOKERS + 1)) for low in range(JOKERS + 1)
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
    least = sum(stuck for _, _, _, stuck in claims)
    wanted = _SPAN_BITS[least][JOKERS]
    reached = 0
    for kept in product(*(range(own, locked - 1, -1) for own, locked, _, _ in claims)):
        pool = others + sum(claim[0] - keep for claim, keep in zip(claims, kept, strict=True))
        for taken in product(
            *(range(pool - claim[0] + keep, -1, -1) for claim, keep in zip(claims, kept, strict=True))
        ):
            rest = pool - sum(taken)
            rest_span = free[rest] if rest >= 0 else None
            if rest_span is None:
                continue
            low, high = rest_span
            for (_, _, jokers, stuck), keep, new in zip(claims, kept, taken, strict=True):
                floor, ceiling = combination_span(keep + new, fewest, most)
                floor = max(floor, stuck, jokers - new)
                if floor > ceiling:
                    break
                low += floor
                high += ceiling
            else:
                if low <= JOKERS:
                    reached |= _SPAN_BITS[low][min(high, JOKERS)]
                if reached & wanted == wanted:
                    return least, JOKERS
    if not reached:
        return None
    return (reached & -reached).bit_length() - 1, reached.bit_length() - 1
