"""What one city can do: which of its photos lie in rows, and what that takes from the sets."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import TypeAlias

from kartenhaus.games.photo_rummy.cards import PHOTOS
from kartenhaus.games.photo_rummy.solver.lanes import CHANGE_UNIT, JOKER_UNIT, ONE_EACH
from kartenhaus.games.photo_rummy.solver.question import ALL_CATEGORIES, POPULATION
from kartenhaus.games.photo_rummy.solver.spans import ROW_FEWEST, ROW_SPANS, Span, row_span

# An old joker row of the city: its old and its settled photos as bits, its jokers, those that do not leave.
RowPin: TypeAlias = tuple[int, int, int, int]
# The rows of a city are made of these photos; those of them that could lie in open sets, and so are fetched; how many
# hand photos of closed categories are laid; the jokers these rows hold, at least and at most; and the changes: photos
# that go from row to set or back, and jokers that leave. (Plain numbers, because thousands of them are remembered, and
# the garbage collector passes over those.)
Option: TypeAlias = tuple[int, int, int, int, int, int]
# What an option costs (all lanes of `sets` in one number), its merit, and the photos of the rows.
Choice: TypeAlias = tuple[int, int, int]
# The merit of the best choice, and all of them.
Choices: TypeAlias = tuple[int, tuple[Choice, ...]]


class Offer:
    """The options of one city, and what is true of all of them."""

    __slots__ = ("_choices", "_within", "changes", "fetched", "idle", "laid", "options", "room")

    def __init__(self, options: tuple[Option, ...]) -> None:
        self.options = options
        # Whether there is nothing to decide and nothing to do.
        self.idle = len(options) == 1 and not options[0][0] and not options[0][5]
        # Whatever any of them fetches; the most that one lays, and the most changes.
        self.fetched = self.laid = self.changes = 0
        # The room for jokers that each has, if a change makes room for one.
        self.room = min([high + changes for _, _, _, _, high, changes in options], default=0)
        for _, fetched, laid, _, _, changes in options:
            self.fetched |= fetched
            self.laid = max(self.laid, laid)
            self.changes = max(self.changes, changes)
        self._within: dict[int, Offer] = {}
        self._choices: dict[tuple[int, int, int], Choices] = {}

    def within(self, changes: int) -> Offer:
        """Only the options with at most so many changes."""
        if self.changes <= changes:
            return self
        fewer = self._within.get(changes)
        if fewer is None:
            fewer = Offer(tuple([option for option in self.options if option[5] <= changes]))
            self._within[changes] = fewer
        return fewer

    def choices(self, tracked: int, photo: int, change: int) -> Choices:
        """The options by what they cost and gain, if taking photos costs in the tracked categories only."""
        asked = tracked & self.fetched, photo, change
        found = self._choices.get(asked)
        if found is None:
            found = self._choices[asked] = choices(self.options, tracked, (), 0, photo, change)
        return found


def choices(
    options: tuple[Option, ...],
    tracked: int,
    elsewhere: tuple[tuple[int, int], ...],
    room: int,
    photo: int,
    change: int,
) -> Choices:
    """The options by what they cost and gain; of those that cost the same the best.

    `elsewhere` are photos that cost otherwise (see `Sets`). `room` is the unit of the room for jokers, if that counts.
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
        # The best of all costs nothing: there is nothing to choose.
        return most, (free,)
    return most, tuple(found.values())


@lru_cache(maxsize=4096)
def plain_offer(table: int, hand: int, fetchable: int) -> Offer:
    """All that a city can usefully do, if only laying counts, and there are no old joker rows and jokers need no room.

    Of closed categories the city has photos on table and hand. They lie in one row together, with as many others as
    that takes, or one less and a joker; or nothing lies.
    """
    own = table | hand
    missing = ROW_FEWEST - POPULATION[own]
    found: list[Option] = [] if table or missing <= 0 else [(0, 0, 0, 0, 0, 0)]
    for fetched in _choices(fetchable if missing > 0 else 0, 0, ()):
        span = ROW_SPANS[POPULATION[own | fetched]]
        if span is not None and POPULATION[fetched] <= max(0, missing):
            found.append((own | fetched, fetched, POPULATION[hand], span[0], span[1], 0))
    return Offer(tuple(found))


@lru_cache(maxsize=4096)
def city_offer(table: int, hand: int, open_sets: int, pins: tuple[RowPin, ...], capacity: bool) -> Offer:
    """All that a city can usefully do, if only laying counts."""
    closed = ALL_CATEGORIES ^ open_sets
    found: list[Option] = []
    for photos in _choices(table | hand, table & closed, pins):
        span = _span(photos, pins)
        if span is not None:
            laid = POPULATION[photos & hand & closed]
            found.append((photos, photos & open_sets, laid, span[0], span[1], 0))
    return _unbeaten(found, capacity)


@lru_cache(maxsize=4096)
def careful_offer(
    rows: int, sets: int, hand: int, open_sets: int, pins: tuple[RowPin, ...], capacity: bool, most: int
) -> Offer:
    """All that a city can usefully do with at most so many changes, the fewest first."""
    closed = ALL_CATEGORIES ^ open_sets
    table = rows | sets
    held = 0
    movable = open_sets & ~rows
    for _, settled, jokers, _ in pins:
        held += jokers
        movable &= ~settled
    found: list[Option] = []
    for photos in _choices(table | hand, table & closed, pins):
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
    return _unbeaten(found, capacity)


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


def _choices(photos: int, forced: int, pins: tuple[RowPin, ...]) -> Iterator[int]:
    """Every choice of these photos that holds the forced ones, the smaller of two nested ones first."""
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


def _unbeaten(found: list[Option], capacity: bool) -> Offer:
    """Those for which no other is as good in everything; sorted such that only earlier ones can be."""
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
    return Offer(tuple(kept))


def _order(option: Option) -> tuple[int, int, int, int, int]:
    _, fetched, laid, low, high, changes = option
    return changes, POPULATION[fetched], -laid, low, -high
