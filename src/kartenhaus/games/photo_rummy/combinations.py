"""Rows and sets: what a combination is made for, and what is wrong with it."""

from __future__ import annotations

from typing import Final

from kartenhaus.games.photo_rummy.cards import CATEGORIES, CITIES, category_of, city_of, photo_count

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


def kind_of(cards: bytes) -> int | None:
    """What the photos of a combination have in common: `row_of` a city or `set_of` a category.

    None with fewer than two photos, and where they share neither. There is one of each photo, so no two of them
    share both.
    """
    photos = photo_count(cards)
    if photos < 2:
        return None
    # In rising order the photos of a city lie side by side.
    city = city_of(cards[0])
    if city_of(cards[photos - 1]) == city:
        return row_of(city)
    category = category_of(cards[0])
    for place in range(1, photos):
        if category_of(cards[place]) != category:
            return None
    return set_of(category)


def fault_of(cards: bytes) -> str:
    """PR-K1 to PR-K5: the ID of the rule that a combination breaks; empty if it is a faultless row or set.

    PR-T3 where the photos have nothing in common.
    """
    size = len(cards)
    photos = photo_count(cards)
    if photos <= size - photos:
        return "PR-K4"
    if photos == 1:
        return "PR-K1"
    kind = kind_of(cards)
    if kind is None:
        return "PR-T3"
    if kind < CITIES:
        return "PR-K1" if size < SHORTEST_ROW else "PR-K5" if size > CATEGORIES else FAULTLESS
    return "PR-K2" if size < SHORTEST_SET else "PR-K5" if size > CITIES else FAULTLESS
