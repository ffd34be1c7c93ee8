"""What one city can do: which of its photos lie in rows, and what that takes from the sets."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache
from typing import Final, TypeAlias

from kartenhaus.games.photo_rummy.solver.question import ALL_CATEGORIES, POPULATION
from kartenhaus.games.photo_rummy.solver.spans import ROW_FEWEST, ROW_SPANS, Span, row_span

# An old joker row of the city: its old and its settled photos as bits, its jokers, those that do not leave.
RowPin: TypeAlias = tuple[int, int, int, int]


@dataclass(frozen=True, slots=True)
class Option:
    """The rows of a city are made of `photos`, of which `fetched` could lie in open sets."""

    photos: int
    fetched: int
    # Hand photos of closed categories that are laid in these rows.
    laid: int
    # The jokers that these rows hold, at least and at most.
    low: int
    high: int
    # Photos that change between row and set, and jokers that leave.
    changes: int

    def beats(self, other: Option, capacity: bool) -> bool:
        """Whether whatever can be done with the other one can be done with this one, and no worse."""
        return (
            self.fetched | other.fetched == other.fetched
            and self.laid >= other.laid
            and self.low <= other.low
            and self.changes <= other.changes
            and (not capacity or self.high >= other.high)
        )


@lru_cache(maxsize=16384)
def city_options(table: int, hand: int, open_sets: int, pins: tuple[RowPin, ...], capacity: bool) -> tuple[Option, ...]:
    """All that a city can usefully do, if only laying counts."""
    closed = ALL_CATEGORIES ^ open_sets
    if not pins and not capacity and not (table | hand) & closed:
        return (_NO_ROW,)
    found: list[Option] = []
    for photos in _choices(table | hand, table & closed, pins):
        span = _span(photos, pins)
        if span is not None:
            laid = POPULATION[photos & hand & closed]
            found.append(Option(photos, photos & open_sets, laid, span[0], span[1], 0))
    return _unbeaten(found, capacity)


@lru_cache(maxsize=16384)
def careful_options(
    rows: int, sets: int, hand: int, open_sets: int, pins: tuple[RowPin, ...], capacity: bool, most: int
) -> tuple[Option, ...]:
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
                found.append(Option(photos, photos & open_sets, laid, kept, high, changes))
    found.sort(key=_changes)
    return _unbeaten(found, capacity)


def _changes(option: Option) -> int:
    return option.changes


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
    others = photos
    for old, _, _, _ in pins:
        others &= ~old
    claims = tuple(
        [(POPULATION[photos & old], POPULATION[settled], jokers, stuck) for old, settled, jokers, stuck in pins]
    )
    return row_span(POPULATION[others], claims)


def _unbeaten(found: list[Option], capacity: bool) -> tuple[Option, ...]:
    kept: list[Option] = []
    for option in found:
        if not any(other.beats(option, capacity) for other in kept):
            kept = [other for other in kept if not option.beats(other, capacity)]
            kept.append(option)
    return tuple(kept)


_NO_ROW: Final = Option(0, 0, 0, 0, 0, 0)
# The options of a city of which there is no photo.
NOTHING_TO_DO: Final = (_NO_ROW,)
