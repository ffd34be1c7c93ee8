"""A position as the solver sees it: bits instead of cards, and which successors the jokers on the table need.

Photos are bits of one long number, each in the place of its own number, so that every city has six bits in a row. A
line is what `combinations.kind_of` calls a kind: the rows of a city or the sets of a category.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from kartenhaus.games.photo_rummy.cards import CATEGORIES, CITIES, PHOTOS, category_of, city_of, jokers_in, photos_in
from kartenhaus.games.photo_rummy.combinations import row_of, set_of
from kartenhaus.games.photo_rummy.solver.lanes import BIT

ALL_CATEGORIES: Final = 2**CATEGORIES - 1
POPULATION: Final = bytes(mask.bit_count() for mask in range(2**CATEGORIES))
# Of each photo its city, and its category as a bit: looked up so often that it should not be worked out.
CITY: Final = bytes(city_of(photo) for photo in range(PHOTOS))
CATEGORY_BIT: Final = bytes(BIT[category_of(photo)] for photo in range(PHOTOS))
# The lowest bit of every city; and for each choice of categories all their photos.
_EVERY_CITY: Final = sum(BIT[CATEGORIES * city] for city in range(CITIES))
PHOTOS_OF: Final[tuple[int, ...]] = tuple(_EVERY_CITY * mask for mask in range(2**CATEGORIES))


@dataclass(slots=True)
class Pin:
    """PR-J3: an old combination with jokers; it needs a successor of its own in the same line."""

    place: int
    line: int
    # The photos that cannot free a joker here: those that lay here, and those that have done so already.
    old: bytes
    # PR-J1: the photos that took a joker's place in this turn, and stay.
    settled: bytes
    jokers: int
    # The jokers that do not leave: those laid in this turn.
    stuck: int

    def masks(self) -> tuple[int, int]:
        """A row's old and settled photos, as bits of its city."""
        old = settled = 0
        for photo in self.old:
            old |= CATEGORY_BIT[photo]
        for photo in self.settled:
            settled |= CATEGORY_BIT[photo]
        return old, settled


class Problem:
    """What must lie on the table when the turn ends, what may, and which successors the old jokers need."""

    __slots__ = ("cities", "forced", "hand", "hands", "jokers", "pins", "rows", "sets", "table", "tables")

    def __init__(self, table: int, hand: int, rows: int, sets: int, pins: list[Pin], jokers: int) -> None:
        # The photos on the table and those on the rack. (Photos settled in a set are not free to lie anywhere else;
        # they are known to their pin alone.)
        self.table = table
        self.hand = hand
        # Those on the table that lie in rows, and in sets: to change as few of them as possible.
        self.rows = rows
        self.sets = sets
        self.pins = pins
        self.jokers = jokers
        # The cities that may have rows, having two photos or an old row with jokers, and their photos.
        here = table | hand
        some = _cities_of(here)
        with_rows = _cities_of(here & (here - some))
        # The categories that must have sets, for photos on the table that have no other of their city.
        self.forced = _categories_of(table & ~(with_rows * ALL_CATEGORIES))
        for pin in pins:
            if pin.line < CITIES:
                with_rows |= BIT[CATEGORIES * pin.line]
        cities: list[int] = []
        self.cities = cities
        self.tables = tables = [0] * CITIES
        self.hands = hands = [0] * CITIES
        while with_rows:
            place = with_rows.bit_length() - 1
            with_rows ^= BIT[place]
            city = CITY[place]
            cities.append(city)
            tables[city] = table >> place & ALL_CATEGORIES
            hands[city] = hand >> place & ALL_CATEGORIES

    def rows_of(self, city: int) -> int:
        """The photos of a city that lie in its rows now."""
        return self.rows >> CATEGORIES * city & ALL_CATEGORIES

    def sets_of(self, city: int) -> int:
        """The photos of a city that lie in sets now."""
        return self.sets >> CATEGORIES * city & ALL_CATEGORIES


def _cities_of(photos: int) -> int:
    """The lowest bit of every city of which there is a photo."""
    photos |= photos >> 3
    return (photos | photos >> 1 | photos >> 2) & _EVERY_CITY


def _categories_of(photos: int) -> int:
    """The categories of these photos: the six bits of all cities folded into one, 17 cities to 9, to 5, to 3, to 1."""
    photos |= photos >> 9 * CATEGORIES
    photos |= photos >> 5 * CATEGORIES
    photos |= photos >> 3 * CATEGORIES
    return (photos | photos >> CATEGORIES | photos >> 2 * CATEGORIES) & ALL_CATEGORIES


def problem_of(table: Sequence[bytes], hand: bytes, first: bytes = b"") -> Problem:
    """The problem at the beginning of a turn; `first` is the combination of PR-L1, laid from this hand just now.

    It is old from then on, at the place behind the table, and the jokers in it stay.
    """
    rows, sets, pins = _lying(tuple(table), first)
    jokers = jokers_in(hand) - jokers_in(first)
    for pin in pins:
        jokers += pin.jokers
    in_hand = bits_of(photos_in(hand)) - bits_of(photos_in(first))
    return Problem(rows + sets, in_hand, rows, sets, pins, jokers)


# Rollouts ask about many hands at the same table.
@lru_cache(maxsize=256)
def _lying(table: tuple[bytes, ...], first: bytes) -> tuple[int, int, list[Pin]]:
    """The photos in rows and those in sets, and what needs a successor; not to be changed."""
    rows = sets = 0
    pins: list[Pin] = []
    for place, cards in enumerate((*table, first) if first else table):
        if not cards:
            continue
        # Between turns only rows and sets lie on the table, so that two photos tell which it is.
        photos = photos_in(cards)
        is_row = CITY[photos[0]] == CITY[photos[1]]
        if is_row:
            rows += bits_of(photos)
        else:
            sets += bits_of(photos)
        here = len(cards) - len(photos)
        if here:
            line = row_of(CITY[photos[0]]) if is_row else set_of(category_of(photos[0]))
            pins.append(Pin(place, line, photos, b"", here, here if place == len(table) else 0))
    return rows, sets, pins


def bits_of(photos: bytes) -> int:
    """Different photos as bits."""
    return sum(map(BIT.__getitem__, photos))
