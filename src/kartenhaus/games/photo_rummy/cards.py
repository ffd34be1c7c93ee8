"""The cards of Photo Rummy, and decks that say what their photos show.

A photo is the int 6 * city + category, from 0 to 101; every joker is the int 102. Piles, racks and combinations are
`bytes` of these ints: stacks with their top card last, racks and combinations in rising order, jokers at their end.
In notation a photo is its country's car sign and a small letter for its category, `Fc` for the church of Paris; `J`
is a joker.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from kartenhaus.engine import DeckReader, Decks, Refused, packaged_deck

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
LANGUAGES: Final = ("en", "de", "fr")

ALL_CARDS: Final = bytes(range(PHOTOS)) + bytes((JOKER,)) * JOKERS

# The text of each card by its number, and back; texts are read in small letters.
CARD_TEXTS: Final = (*(sign + letter for sign in CAR_SIGNS for letter in CATEGORY_LETTERS), "J")
CARDS_BY_TEXT: Final[Mapping[str, int]] = {text.lower(): card for card, text in enumerate(CARD_TEXTS)}

_LONGEST_NAME: Final = 60


def city_of(photo: int) -> int:
    return photo // CATEGORIES


def category_of(photo: int) -> int:
    return photo % CATEGORIES


def with_card(cards: bytes, card: int) -> bytes:
    """A rack or combination with one more card, in rising order."""
    return bytes(sorted((*cards, card)))


def without_card(cards: bytes, card: int) -> bytes:
    """A rack or combination with one card of this kind less."""
    return cards.replace(bytes((card,)), b"", 1)


@dataclass(frozen=True, slots=True)
class Photo:
    """What one photo shows, in each language."""

    city: str
    category: str
    en: str
    de: str
    fr: str


@dataclass(frozen=True, slots=True, weakref_slot=True)
class Deck:
    """The pictures of one deck file; a photo is known by its place among them. The rules do not depend on it."""

    photos: tuple[Photo, ...]


@Decks
def read_deck(text: str) -> Deck | Refused:
    """PR-C1: the deck that a deck file holds (empty text: ours), or what is wrong with it.

    A deck may name other pictures, but has one photo for each pair of city and category, and six jokers.
    """
    reader = DeckReader(text or packaged_deck("kartenhaus.games.photo_rummy"), "PR-C1")
    reader.only("jokers", "photo")
    reader.take_number("jokers", JOKERS, JOKERS)
    photos: dict[int, Photo] = {}
    for number, entry in enumerate(reader.take_entries("photo"), start=1):
        place = f"photo {number}"
        fields = ("city", "category", *LANGUAGES)
        for field in entry:
            if field not in fields:
                reader.refuse("deck-unknown-field", {"field": f"{place}.{field}", "known": ", ".join(fields)})
        city = _known_word(reader, entry, "city", place, CITY_NAMES, "PR-C4")
        category = _known_word(reader, entry, "category", place, CATEGORY_NAMES, "PR-C3")
        card = CATEGORIES * city + category
        if card in photos:
            reader.refuse("pr-deck-twice", {"field": place, "photo": CARD_TEXTS[card]})
        en, de, fr = (_name(reader, entry, language, place) for language in LANGUAGES)
        photos[card] = Photo(CITY_NAMES[city], CATEGORY_NAMES[category], en, de, fr)
    for card in range(PHOTOS):
        if card not in photos:
            reader.refuse("pr-deck-missing", {"photo": CARD_TEXTS[card]})
    if reader.fault is not None:
        return reader.fault
    return Deck(tuple(photos[card] for card in range(PHOTOS)))


def _known_word(
    reader: DeckReader, entry: Mapping[str, object], field: str, place: str, known: tuple[str, ...], rule: str
) -> int:
    """The number of one of the known words; 0 and a fault for any other."""
    word = entry.get(field)
    if not isinstance(word, str):
        reader.refuse("deck-missing-field", {"field": f"{place}.{field}"}, rule)
        return 0
    if word not in known:
        reader.refuse("deck-unknown-kind", {"field": f"{place}.{field}", "known": ", ".join(known)}, rule)
        return 0
    return known.index(word)


def _name(reader: DeckReader, entry: Mapping[str, object], language: str, place: str) -> str:
    name = entry.get(language)
    if not isinstance(name, str) or not name.strip() or len(name) > _LONGEST_NAME:
        reader.refuse("pr-deck-name", {"field": f"{place}.{language}", "most": _LONGEST_NAME})
        return ""
    return name
