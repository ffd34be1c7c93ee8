"""The sets of a position, all categories in one number, so that taking photos from them is one subtraction.

The number is made of lanes of six bits. A category without old joker sets has one lane: its photos beyond the three
that a set cannot do without. A category with old joker sets has a lane for the photos that are new to all of them, and
one more for the old photos of each. The top bit of a lane is its guard: it is set, and goes out as soon as more is
taken than there is.
"""

from __future__ import annotations

from typing import Final, TypeAlias

from kartenhaus.games.photo_rummy.cards import CATEGORIES, CITIES, city_of
from kartenhaus.games.photo_rummy.solver.question import BIT, Pin, Question
from kartenhaus.games.photo_rummy.solver.spans import SET_SPANS, Span, set_span

WIDTH: Final = 6
GUARD: Final = 2 ** (WIDTH - 1)
COUNT: Final = GUARD - 1
# PR-K4: the photos of the smallest set that has a joker.
SMALLEST: Final = 3

# An old joker set: the unit of its lane, how many of them are settled, its jokers, those that do not leave.
SetPin: TypeAlias = tuple[int, int, int, int]


class Sets:
    """Where each photo is counted, and what the counts of a category allow."""

    __slots__ = ("counts", "guards", "held", "new_units", "photos", "pins", "top", "units")

    def __init__(self, question: Question) -> None:
        # For each category: its photos on table and rack; the same in its lanes; the guards of its lanes; by city the
        # unit of the lane that counts the photo; the unit of the first lane; its joker sets; the jokers in them.
        self.photos: list[int] = []
        self.counts: list[int] = []
        self.guards: list[int] = []
        self.units: list[list[int]] = []
        self.new_units: list[int] = []
        self.pins: list[tuple[SetPin, ...]] = []
        self.held: list[int] = []
        # The first bit above all lanes.
        self.top = 0
        for category in range(CATEGORIES):
            self._add(category, [pin for pin in question.pins if pin.line == CITIES + category], question)

    def _add(self, category: int, pins: list[Pin], question: Question) -> None:
        new_unit = self._new_lane()
        guards = new_unit * GUARD
        units = [new_unit] * CITIES
        lanes: list[SetPin] = []
        for pin in pins:
            unit = self._new_lane()
            guards |= unit * GUARD
            for photo in pin.old:
                units[city_of(photo)] = unit
            lanes.append((unit, len(pin.settled), pin.jokers, pin.stuck))
        bit = BIT[category]
        photos = 0
        counts = guards
        for unit, settled, _, _ in lanes:
            photos += settled
            counts += settled * unit
        for city in range(CITIES):
            if (question.table[city] | question.hand[city]) & bit:
                photos += 1
                counts += units[city]
        if not pins:
            counts -= SMALLEST * new_unit
        self.photos.append(photos)
        self.counts.append(counts)
        self.guards.append(guards)
        self.units.append(units)
        self.new_units.append(new_unit)
        self.pins.append(tuple(lanes))
        self.held.append(sum(pin.jokers for pin in pins))

    def _new_lane(self) -> int:
        unit = BIT[self.top]
        self.top += WIDTH
        return unit

    def taken(self, city: int, photos: int) -> int:
        """What taking these photos of a city subtracts from the lanes."""
        total = 0
        for category in range(CATEGORIES):
            if photos & BIT[category]:
                total += self.units[category][city]
        return total

    def span(self, category: int, counts: int) -> Span | None:
        """The jokers that the sets of a category can hold when its photos are counted so."""
        if counts & self.guards[category] != self.guards[category]:
            return None
        others = counts // self.new_units[category] & COUNT
        pins = self.pins[category]
        if not pins:
            return SET_SPANS[others + SMALLEST]
        claims = tuple([(counts // unit & COUNT, settled, jokers, stuck) for unit, settled, jokers, stuck in pins])
        return set_span(others, claims)
