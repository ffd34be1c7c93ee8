"""A position as the solver sees it: bits instead of cards, and what the jokers on the table ask for.

A photo of city c and category g is bit g of the c-th mask. A line is what `combinations.kind_of` calls a kind: the
rows of a city or the sets of a category.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from operator import or_
from typing import Final

from kartenhaus.games.photo_rummy.cards import CATEGORIES, CITIES, JOKER, PHOTOS, category_of, city_of
from kartenhaus.games.photo_rummy.combinations import jokers_in, photos_in, row_of, set_of

# The solver is compiled, and there a shifted constant may wrap: bits come from this table.
BIT: Final[tuple[int, ...]] = tuple(2**place for place in range(128))
ALL_CATEGORIES: Final = 2**CATEGORIES - 1
POPULATION: Final = bytes(mask.bit_count() for mask in range(2**CATEGORIES))
# Of each photo its city, and its category as a bit: looked up so often that it should not be worked out.
CITY: Final = bytes(city_of(photo) for photo in range(PHOTOS))
CATEGORY: Final = bytes(BIT[category_of(photo)] for photo in range(PHOTOS))


@dataclass(slots=True)
class Pin:
    """PR-J3: an old combination with jokers; it asks for a successor of its own in the same line."""

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
            old |= CATEGORY[photo]
        for photo in self.settled:
            settled |= CATEGORY[photo]
        return old, settled


@dataclass(slots=True)
class Question:
    """What must lie on the table when the turn ends, what may, and what the jokers ask for."""

    # For each city the photos that lie on the table, and those on the rack. (Photos settled in a set are not free to
    # lie anywhere else; they are known to their pin alone.)
    table: list[int]
    hand: list[int]
    # Those on the table that lie in rows, and in sets: to change as few of them as possible.
    rows: list[int]
    sets: list[int]
    pins: list[Pin]
    jokers_out: int
    jokers_in_hand: int
    # The cities of which there is anything.
    cities: list[int]


def ask(table: Sequence[bytes], hand: bytes, first: bytes = b"") -> Question:
    """The question of a turn that begins; `first` is the combination of PR-L1, laid from this hand just now.

    It is old from then on, at the place behind the table, and the jokers in it stay.
    """
    rows, sets = [0] * CITIES, [0] * CITIES
    in_hand = masks_of(hand)
    jokers_in_hand = jokers_in(hand)
    jokers_out = 0
    pins: list[Pin] = []
    for place, cards in enumerate((*table, first) if first else table):
        if not cards:
            continue
        # Between turns only rows and sets lie on the table, so that two photos tell which it is.
        photos = photos_in(cards)
        city = CITY[photos[0]]
        if CITY[photos[1]] == city:
            kind = row_of(city)
            for photo in photos:
                rows[city] |= CATEGORY[photo]
        else:
            kind = set_of(category_of(photos[0]))
            bit = CATEGORY[photos[0]]
            for photo in photos:
                sets[CITY[photo]] |= bit
        jokers = len(cards) - len(photos)
        if jokers:
            jokers_out += jokers
            pins.append(Pin(place, kind, photos, b"", jokers, jokers if place == len(table) else 0))
    for photo in photos_in(first):
        in_hand[CITY[photo]] ^= CATEGORY[photo]
    on_table = list(map(or_, rows, sets))
    cities = [city for city in range(CITIES) if on_table[city] | in_hand[city]]
    return Question(on_table, in_hand, rows, sets, pins, jokers_out, jokers_in_hand - jokers_in(first), cities)


def masks_of(cards: bytes) -> list[int]:
    """The photos among these cards, as one mask for each city."""
    masks = [0] * CITIES
    for card in cards:
        if card != JOKER:
            masks[CITY[card]] |= CATEGORY[card]
    return masks
