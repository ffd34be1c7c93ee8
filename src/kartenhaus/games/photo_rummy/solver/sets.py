"""The sets of a position, all categories in one number, so that taking photos from them is one subtraction.

The number is made of lanes of six bits, one for each category. Without old joker sets it counts the photos beyond the
three that a set cannot do without. With old joker sets it counts the photos that are new to all of them, and further
lanes behind those of the categories count the old photos of each. The top bit of a lane is its guard: it is set, and
goes out as soon as more is taken than there is.
"""

from __future__ import annotations

from typing import Final, TypeAlias

from kartenhaus.games.photo_rummy.cards import CATEGORIES, CITIES
from kartenhaus.games.photo_rummy.solver.question import BIT, CATEGORY, CITY, Pin, Question
from kartenhaus.games.photo_rummy.solver.spans import SET_SPANS, Span, set_span

WIDTH: Final = 6
GUARD: Final = 2 ** (WIDTH - 1)
COUNT: Final = GUARD - 1
LANE: Final = GUARD + COUNT
# PR-K4: the photos of the smallest set that has a joker.
SMALLEST: Final = 3

# For each choice of categories: which they are, one of each in its lane, and all bits of their lanes.
CHOSEN: Final[tuple[tuple[int, ...], ...]] = tuple(
    tuple(category for category in range(CATEGORIES) if mask & BIT[category]) for mask in range(2**CATEGORIES)
)
ONE_EACH: Final[tuple[int, ...]] = tuple(sum(BIT[WIDTH * category] for category in chosen) for chosen in CHOSEN)
LANES: Final[tuple[int, ...]] = tuple(LANE * ones for ones in ONE_EACH)
# The guards of as many lanes as there can be.
ALL_GUARDS: Final = sum(GUARD * BIT[lane] for lane in range(0, 2 * WIDTH * CATEGORIES, WIDTH))
_WITHOUT_PHOTOS: Final = (GUARD - SMALLEST) * ONE_EACH[-1]

# An old joker set: the unit of its lane, how many of them are settled, its jokers, those that do not leave.
SetPin: TypeAlias = tuple[int, int, int, int]


class Sets:
    """Where each photo is counted, and what the counts of a category allow."""

    __slots__ = ("_elsewhere", "counts", "held", "photos", "pin_lanes", "pinned", "pins", "top")

    def __init__(self, question: Question) -> None:
        photos = 0
        for city in question.cities:
            photos += ONE_EACH[question.table[city] | question.hand[city]]
        # All lanes, those of joker sets among them, and the first bit above.
        self.counts = photos + _WITHOUT_PHOTOS
        self.pin_lanes = 0
        self.top = WIDTH * CATEGORIES
        # For each category: its photos on table and rack; its joker sets; the jokers in them.
        self.photos = [photos >> WIDTH * category & LANE for category in range(CATEGORIES)]
        self.pins: list[tuple[SetPin, ...]] = [()] * CATEGORIES
        self.held = [0] * CATEGORIES
        # The categories with joker sets.
        self.pinned = 0
        # For each city the photos that do not count in the lane of their category, and how far off theirs is.
        self._elsewhere: list[tuple[tuple[int, int], ...]] = [()] * CITIES
        for pin in question.pins:
            if pin.line >= CITIES:
                self._add(pin.line - CITIES, pin, question)

    def _add(self, category: int, pin: Pin, question: Question) -> None:
        new_unit = BIT[WIDTH * category]
        unit = BIT[self.top]
        self.top += WIDTH
        self.pin_lanes |= LANE * unit
        if not self.pins[category]:
            self.counts += SMALLEST * new_unit
        settled = len(pin.settled)
        self.photos[category] += settled
        self.counts += (GUARD + settled) * unit
        for photo in pin.old:
            city, bit = CITY[photo], CATEGORY[photo]
            if (question.table[city] | question.hand[city]) & bit:
                self.counts += unit - new_unit
                self._elsewhere[city] += ((bit, unit - new_unit),)
        self.pins[category] += ((unit, settled, pin.jokers, pin.stuck),)
        self.held[category] += pin.jokers
        self.pinned |= BIT[category]

    def taken(self, city: int, photos: int) -> int:
        """What taking these photos of a city subtracts from the lanes."""
        total = ONE_EACH[photos]
        for bit, off in self._elsewhere[city]:
            if photos & bit:
                total += off
        return total

    def span(self, category: int, counts: int) -> Span | None:
        """The jokers that the sets of a category can hold when its photos are counted so."""
        there = counts >> WIDTH * category & LANE
        pins = self.pins[category]
        if there < GUARD:
            return None
        if not pins:
            return SET_SPANS[there - GUARD + SMALLEST]
        claims: list[tuple[int, int, int, int]] = []
        for unit, settled, jokers, stuck in pins:
            old = counts // unit & LANE
            if old < GUARD:
                return None
            claims.append((old - GUARD, settled, jokers, stuck))
        return set_span(there - GUARD, tuple(claims))
