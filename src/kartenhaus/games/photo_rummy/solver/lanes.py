"""Many small counters side by side in one number (SWAR), so that one subtraction takes from all of them.

A lane has six bits. The first two lanes are for the jokers and the changes of the search; then comes one for each
category, and what is behind those is for the old joker sets (see `sets`). The top bit of a lane is its guard: it is
set, and is cleared by the borrow as soon as more is taken than there is.
"""

from __future__ import annotations

from typing import Final

from kartenhaus.games.photo_rummy.cards import CATEGORIES, JOKERS

# The solver is compiled, and there a shifted constant may wrap: bits come from this table.
BIT: Final[tuple[int, ...]] = tuple(2**place for place in range(128))

WIDTH: Final = 6
GUARD: Final = 2 ** (WIDTH - 1)
COUNT: Final = GUARD - 1
LANE: Final = GUARD + COUNT

# One joker, one change, and where the lane of each category begins.
JOKER_UNIT: Final = 1
CHANGE_LANE: Final = WIDTH
CHANGE_UNIT: Final = BIT[CHANGE_LANE]
LANE_OF: Final[tuple[int, ...]] = tuple(WIDTH * (2 + category) for category in range(CATEGORIES))
FIRST_PIN_LANE: Final = WIDTH * (2 + CATEGORIES)

# For each choice of categories: which they are, one of each in its lane, and all bits of their lanes.
CHOSEN: Final[tuple[tuple[int, ...], ...]] = tuple(
    tuple(category for category in range(CATEGORIES) if mask & BIT[category]) for mask in range(2**CATEGORIES)
)
ONE_EACH: Final[tuple[int, ...]] = tuple(sum(BIT[LANE_OF[category]] for category in chosen) for chosen in CHOSEN)
LANES: Final[tuple[int, ...]] = tuple(LANE * ones for ones in ONE_EACH)
# The guards of as many lanes as there can be.
ALL_GUARDS: Final = sum(GUARD * BIT[lane] for lane in range(0, FIRST_PIN_LANE + WIDTH * JOKERS, WIDTH))
