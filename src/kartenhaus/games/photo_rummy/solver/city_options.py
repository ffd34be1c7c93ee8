"""The options of one city: which of its photos lie in rows, and what that takes from the sets.

Options that another one dominates (it is at least as good in everything) are left out.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import NamedTuple, TypeAlias

from kartenhaus.games.photo_rummy.cards import PHOTOS
from kartenhaus.games.photo_rummy.solver.lanes import CHANGE_UNIT, JOKER_UNIT, ONE_EACH
from kartenhaus.games.photo_rummy.solver.problem import ALL_CATEGORIES, POPULATION
from kartenhaus.games.photo_rummy.solver.spans import ROW_FEWEST, ROW_SPANS, Span, row_span


class RowPin(NamedTuple):
    """An old joker row of the city: its old and its settled photos as bits, its jokers, those that do not leave."""

    old: int
    settled: int
    jokers: int
    stuck: int


# The rows of a city are made of these photos; those of them that could lie in open sets, and so are fetched; how many
# hand photos of closed categories are laid; the jokers these rows hold, at least and at most; and the changes: photos
# that go from row to set or back, and jokers that leave. (Plain numbers, because thousands of them are remembered, and
# the garbage collector passes over those.)
Option: TypeAlias = tuple[int, int, int, int, int, int]
# An option for the search: what it costs (all lanes of `sets` in one number), its value, and the photos of the rows.
Choice: TypeAlias = tuple[int, int, int]
# The value of the best choice, and all of them.
Choices: TypeAlias = tuple[int, tuple[Choice, ...]]


class CityOptions:
    """The options of one city, and what is true of all of them."""

    __slots__ = ("_choices", "_within", "all", "changes", "fetched", "idle", "laid", "room")

    def __init__(self, options: tuple[Option, ...]) -> None:
        self.all = options
        # Whether there is nothing to decide and nothing to do.
        self.idle = len(options) == 1 and not options[0][0] and not options[0][5]
        # All photos that any of them fetches; the most that one of them lays, and the most changes.
        self.fetched = self.laid = self.changes = 0
        # The room for jokers that each of them has, if a change makes room for one.
        self.room = min([high + changes for _, _, _, _, high, changes in options], default=0)
        for _, fetched, laid, _, _, changes in options:
            self.fetched |= fetched
            self.laid = max(self.laid, laid)
            self.changes = max(self.changes, changes)
        self._within: dict[int, CityOptions] = {}
        self._choices: dict[tuple[int, int, int], Choices] = {}

    def within(self, changes: int) -> CityOptions:
        """Only the options with at most so many changes."""
        if self.changes <= changes:
            return self
        fewer = self._within.get(changes)
        if fewer is None:
            fewer = CityOptions(tuple([option for option in self.all if option[5] <= changes]))
            self._within[changes] = fewer
        return fewer

    def choices(self, tracked: int, photo: int, change: int) -> Choices:
        """The options by cost and gain, where photos of the tracked categories alone cost anything."""
        asked = tracked & self.fetched, photo, change
        found = self._choices.get(asked)
        if found is None:
            found = self._choices[asked] = choices(self.all, tracked, (), 0, photo, change)
        return found


def choices(
    options: tuple[Option, ...],
    tracked: int,
    elsewhere: tuple[tuple[int, int], ...],
    room: int,
    photo: int,
    change: int,
) -> Choices:
    """The options by cost and gain; of those with the same cost, the best.

    `elsewhere` are photos that are counted in another lane (see `Sets`). `room` is the unit of the room for jokers, if
    that counts.
    """
    found: dict[int, Choice] = {}
    most = -PHOTOS * change
    for photos, fetched, laid, low, high, changes in options:
        cost = low * JOKER_UNIT + changes * CHANGE_UNIT - high * room + ONE_EACH[fetched & tracked]
        for bit, off in elsewhere:
            if fetched & tracked & bit:
                cost += off
        gain = laid * photo - changes * change
        if gain > most:
            most = gain
        other = found.get(cost)
        if other is None or other[1] < gain:
            found[cost] = (cost, gain, photos)
    free = found.get(0)
    if free is not None and free[1] == most and not room:
        # The best one costs nothing and dominates all others.
        return most, (free,)
    return most, tuple(found.values())


@lru_cache(maxsize=4096)
def options_without_pins(table: int, hand: int, fetchable: int) -> CityOptions:
    """The options if only laying counts, where there are no old joker rows and jokers need no room.

    Of closed categories the city has photos on table and hand. They lie in one row together, with as many others as
    that takes, or one less and a joker; or nothing lies.
    """
    own = table | hand
    missing = ROW_FEWEST - POPULATION[own]
    found: list[Option] = [] if table or missing <= 0 else [(0, 0, 0, 0, 0, 0)]
    for fetched in _subsets(fetchable if missing > 0 else 0, 0, ()):
        span = ROW_SPANS[POPULATION[own | fetched]]
        if span is not None and POPULATION[fetched] <= max(0, missing):
            found.append((own | fetched, fetched, POPULATION[hand], span[0], span[1], 0))
    return CityOptions(tuple(found))


@lru_cache(maxsize=4096)
def options_to_lay(table: int, hand: int, open_sets: int, pins: tuple[RowPin, ...], capacity: bool) -> CityOptions:
    """The options if only laying counts. `capacity`: room for jokers counts too."""
    closed = ALL_CATEGORIES ^ open_sets
    found: list[Option] = []
    for photos in _subsets(table | hand, table & closed, pins):
        span = _span(photos, pins)
        if span is not None:
            laid = POPULATION[photos & hand & closed]
            found.append((photos, photos & open_sets, laid, span[0], span[1], 0))
    return _pareto_front(found, capacity)


@lru_cache(maxsize=4096)
def options_with_changes(
    rows: int, sets: int, hand: int, open_sets: int, pins: tuple[RowPin, ...], capacity: bool, most: int
) -> CityOptions:
    """The options with at most so many changes, the fewest first."""
    closed = ALL_CATEGORIES ^ open_sets
    table = rows | sets
    held = 0
    movable = open_sets & ~rows
    for _, settled, jokers, _ in pins:
        held += jokers
        movable &= ~settled
    found: list[Option] = []
    for photos in _subsets(table | hand, table & closed, pins):
        moved = POPULATION[rows & ~photos] + POPULATION[sets & photos]
        if moved > most:
            continue
        # A row is there to lay all that the hand has, and nothing is fetched to a row of four.
        idle = not capacity and photos & movable and POPULATION[photos] > ROW_FEWEST
        if not pins and photos and (hand & closed & ~photos or idle):
            continue
        span = _span(photos, pins)
        if span is None or (pins and _has_idle_photo(photos, photos & movable, pins, span, held, capacity)):
            continue
        low, high = span
        laid = POPULATION[photos & hand & closed]
        for kept in range(low, max(low, min(held, high)) + 1):
            changes = moved + max(0, held - kept)
            if changes <= most:
                found.append((photos, photos & open_sets, laid, kept, high, changes))
    return _pareto_front(found, capacity)


def _has_idle_photo(photos: int, fetched: int, pins: tuple[RowPin, ...], span: Span, held: int, capacity: bool) -> bool:
    """Whether the rows could do as well without one of the fetched photos."""
    while fetched:
        rest = fetched & (fetched - 1)
        without = _span(photos ^ fetched ^ rest, pins)
        room = span[1] if capacity else min(held, span[1])
        if without is not None and without[0] <= span[0] and without[1] >= room:
            return True
        fetched = rest
    return False


def _subsets(photos: int, forced: int, pins: tuple[RowPin, ...]) -> Iterator[int]:
    """Every subset of these photos that holds the forced ones, a subset of another one first.

    The usual enumeration of the subsets of a bit mask: subtracting the mask counts through its bits alone.
    """
    for _, settled, _, _ in pins:
        forced |= settled
    free = photos & ~forced
    part = 0
    while True:
        yield forced | part
        part = (part - free) & free
        if not part:
            return


def _span(photos: int, pins: tuple[RowPin, ...]) -> Span | None:
    if not pins:
        return ROW_SPANS[POPULATION[photos]]
    if len(pins) == 1:
        old, settled, jokers, stuck = pins[0]
        return row_span(POPULATION[photos & ~old], ((POPULATION[photos & old], POPULATION[settled], jokers, stuck),))
    others = photos
    for old, _, _, _ in pins:
        others &= ~old
    claims = tuple(
        [(POPULATION[photos & old], POPULATION[settled], jokers, stuck) for old, settled, jokers, stuck in pins]
    )
    return row_span(POPULATION[others], claims)


def _pareto_front(found: list[Option], capacity: bool) -> CityOptions:
    """The options that no other dominates. They are sorted such that only an earlier one can."""
    found.sort(key=_order)
    kept: list[Option] = []
    for option in found:
        _, fetched, laid, low, high, changes = option
        for _, other_fetched, other_laid, other_low, other_high, other_changes in kept:
            if (
                other_fetched | fetched == fetched
                and other_laid >= laid
                and other_low <= low
                and other_changes <= changes
                and (not capacity or other_high >= high)
            ):
                break
        else:
            kept.append(option)
    return CityOptions(tuple(kept))


def _order(option: Option) -> tuple[int, int, int, int, int]:
    _, fetched, laid, low, high, changes = option
    return changes, POPULATION[fetched], -laid, low, -high
