"""The sets of a position, all categories in one number of `lanes`.

Without old joker sets the lane of a category counts the photos beyond the three that a set cannot do without. With old
joker sets it counts the photos that are new to all of them, and further lanes behind those of the categories count the
old photos of each.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from kartenhaus.games.photo_rummy.cards import CATEGORIES, CITIES
from kartenhaus.games.photo_rummy.solver.lanes import BIT, FIRST_PIN_LANE, GUARD, LANE, LANE_OF, ONE_EACH, WIDTH
from kartenhaus.games.photo_rummy.solver.problem import CATEGORY_BIT, CITY, PHOTOS_OF, Pin, Problem
from kartenhaus.games.photo_rummy.solver.spans import SET_SPANS, Span, set_span

# PR-K4: the photos of the smallest set that has a joker.
SMALLEST: Final = 3
# A lane, guard included, of a category whose set needs no joker.
FULL: Final = GUARD + 1
# By category: all its photos, and one of its lane.
_EACH: Final[tuple[tuple[int, int], ...]] = tuple(
    (PHOTOS_OF[BIT[category]], BIT[LANE_OF[category]]) for category in range(CATEGORIES)
)
_WITHOUT_PHOTOS: Final = (GUARD - SMALLEST) * ONE_EACH[-1]


class SetPin(NamedTuple):
    """An old joker set: the unit of its lane, its settled photos, its jokers, those that do not leave."""

    unit: int
    settled: int
    jokers: int
    stuck: int


class Sets:
    """Where each photo is counted, and what the counts of a category allow."""

    __slots__ = ("counts", "elsewhere", "held", "photos", "pin_lanes", "pinned", "pins", "top")

    def __init__(self, problem: Problem) -> None:
        here = problem.table | problem.hand
        # All lanes, those of joker sets among them, and the first bit above.
        counts = _WITHOUT_PHOTOS
        # For each category: its photos on table and rack; its joker sets; the jokers in them.
        self.photos: list[int] = []
        for photos, unit in _EACH:
            count = (here & photos).bit_count()
            self.photos.append(count)
            counts += count * unit
        self.counts = counts
        self.pins: list[tuple[SetPin, ...]] = [()] * CATEGORIES
        self.held = [0] * CATEGORIES
        self.pin_lanes = 0
        self.top = FIRST_PIN_LANE
        # The categories with joker sets.
        self.pinned = 0
        # For each city the photos that do not count in the lane of their category, and how far off theirs is.
        self.elsewhere: list[tuple[tuple[int, int], ...]] = [()] * CITIES
        for pin in problem.pins:
            if pin.line >= CITIES:
                self._add(pin.line - CITIES, pin, problem)

    def _add(self, category: int, pin: Pin, problem: Problem) -> None:
        new_unit = BIT[LANE_OF[category]]
        unit = BIT[self.top]
        self.top += WIDTH
        self.pin_lanes |= LANE * unit
        if not self.pins[category]:
            self.counts += SMALLEST * new_unit
        settled = len(pin.settled)
        self.photos[category] += settled
        self.counts += (GUARD + settled) * unit
        for photo in pin.old:
            if (problem.table | problem.hand) & BIT[photo]:
                self.counts += unit - new_unit
                self.elsewhere[CITY[photo]] += ((CATEGORY_BIT[photo], unit - new_unit),)
        self.pins[category] += (SetPin(unit, settled, pin.jokers, pin.stuck),)
        self.held[category] += pin.jokers
        self.pinned |= BIT[category]

    def taken(self, city: int, photos: int) -> int:
        """What taking these photos of a city subtracts from the lanes."""
        total = ONE_EACH[photos]
        for bit, off in self.elsewhere[city]:
            if photos & bit:
                total += off
        return total

    def span(self, category: int, counts: int) -> Span | None:
        """The jokers that the sets of a category can hold when its photos are counted so."""
        there = counts >> LANE_OF[category] & LANE
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
