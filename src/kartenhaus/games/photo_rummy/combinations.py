"""Rows and sets: what a combination is made for, and what is wrong with it."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from kartenhaus.games.photo_rummy.cards import CATEGORIES, CITIES, JOKER, PHOTOS, category_of, city_of

SHORTEST_ROW: Final = 3
SHORTEST_SET: Final = 4

FAULTLESS: Final = ""


def row_of(city: int) -> int:
    """The number that stands for the rows of a city: the city itself."""
    return city


def set_of(category: int) -> int:
    """The number that stands for the sets of a category, above those of the rows."""
    return CITIES + category


def belongs(photo: int, kind: int) -> bool:
    """PR-J1: whether a photo is one of this row's city, or of this set's category."""
    return city_of(photo) == kind if kind < CITIES else category_of(photo) == kind - CITIES


@lru_cache(maxsize=65536)
def kind_of(cards: bytes) -> int | None:
    """What the photos of a combination have in common: `row_of` a city or `set_of` a category.

    None with fewer than two photos, and where they share neither. There is one of each photo, so no two of them
    share both.
    """
    photos = cards.rstrip(_JOKER)
    if len(photos) < 2:
        return None
    for kind in (row_of(city_of(photos[0])), set_of(category_of(photos[0]))):
        if all(belongs(photo, kind) for photo in photos):
            return kind
    return None


@lru_cache(maxsize=65536)
def fault_of(cards: bytes) -> str:
    """PR-K1 to PR-K5: the ID of the rule that a combination breaks; empty if it is a faultless row or set.

    PR-T3 where the photos have nothing in common.
    """
    photos = len(cards.rstrip(_JOKER))
    if photos <= len(cards) - photos:
        return "PR-K4"
    kind = kind_of(cards)
    if kind is None:
        return "PR-K1" if photos == 1 else "PR-T3"
    if kind < CITIES:
        return "PR-K1" if len(cards) < SHORTEST_ROW else "PR-K5" if len(cards) > CATEGORIES else FAULTLESS
    return "PR-K2" if len(cards) < SHORTEST_SET else "PR-K5" if len(cards) > CITIES else FAULTLESS


def photos_in(cards: bytes) -> bytes:
    """The photos of a rack or combination, without its jokers."""
    return cards.rstrip(_JOKER)


def jokers_in(cards: bytes) -> int:
    return cards.count(JOKER)


_JOKER: Final = bytes((JOKER,))
assert JOKER == PHOTOS, "jokers sort behind all photos, so that they stand at the end of every combination"
