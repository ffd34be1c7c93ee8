"""The cards of Photo Rummy, and the bytes that hold them.

A photo is the int 6 * city + category, from 0 to 101; every joker is the int 102. Piles, racks and combinations are
`bytes` of these ints: stacks with their top card last, racks and combinations in rising order, jokers at their end.
In notation a photo is its country's car sign and a small letter for its category, `Fc` for the church of Paris; `J`
is a joker.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from kartenhaus.engine import ONE_CARD

CITIES: Final = 17
CATEGORIES: Final = 6
PHOTOS: Final = CITIES * CATEGORIES
JOKER: Final = 102
JOKERS: Final = 6

FEWEST_SEATS: Final = 2
MOST_SEATS: Final = 4
RACK_AT_START: Final = 8
STACKS: Final = 5

# fmt: off
CITY_NAMES: Final = (
    "london", "dublin", "oslo", "rome", "paris", "bern", "lisbon", "berlin", "madrid", "vienna", "brussels",
    "copenhagen", "amsterdam", "stockholm", "athens", "prague", "helsinki",
)
CAR_SIGNS: Final = ("GB", "IRL", "N", "I", "F", "CH", "P", "D", "E", "A", "B", "DK", "NL", "S", "GR", "CZ", "FIN")
CATEGORY_NAMES: Final = ("palaces", "churches", "sights", "symbols", "treats", "letterboxes")
# fmt: on
CATEGORY_LETTERS: Final = "pcsytl"

ALL_CARDS: Final = bytes(range(PHOTOS)) + bytes((JOKER,)) * JOKERS

# The text of each card by its number, and back; texts are read in small letters.
CARD_TEXTS: Final = (*(sign + letter for sign in CAR_SIGNS for letter in CATEGORY_LETTERS), "J")
CARDS_BY_TEXT: Final[Mapping[str, int]] = {text.lower(): card for card, text in enumerate(CARD_TEXTS)}

assert JOKER == PHOTOS, "jokers sort behind all photos, so that they stand at the end of every combination"


def city_of(photo: int) -> int:
    return photo // CATEGORIES


def category_of(photo: int) -> int:
    return photo % CATEGORIES


def with_card(cards: bytes, card: int) -> bytes:
    """A rack or combination with one more card, in rising order."""
    place = len(cards)
    while place and cards[place - 1] > card:
        place -= 1
    return cards[:place] + ONE_CARD[card] + cards[place:]


def without_card(cards: bytes, card: int) -> bytes:
    """A rack or combination with one card of this kind less."""
    return cards.replace(ONE_CARD[card], b"", 1)


def photo_count(cards: bytes) -> int:
    """How many photos a rack or combination has: jokers stand at its end."""
    count = len(cards)
    while count and cards[count - 1] == JOKER:
        count -= 1
    return count


def photos_in(cards: bytes) -> bytes:
    """The photos of a rack or combination, without its jokers."""
    return cards[: photo_count(cards)]


def kinds_in(cards: bytes) -> bytes:
    """The cards of a rack or combination, but no more than one joker."""
    return cards[: photo_count(cards) + 1]


def jokers_in(cards: bytes) -> int:
    return cards.count(JOKER)


def has_joker(cards: bytes) -> bool:
    """Whether there is a joker in a rack or combination; there is none in an empty one."""
    return cards != b"" and cards[-1] == JOKER
