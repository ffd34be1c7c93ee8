"""Decks: deck files that say what the photos show, read and checked."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from kartenhaus.engine import DeckReader, Decks, Refused, packaged_deck
from kartenhaus.games.photo_rummy.cards import CARD_TEXTS, CATEGORIES, CATEGORY_NAMES, CITY_NAMES, JOKERS, PHOTOS

LANGUAGES: Final = ("en", "de", "fr")

_LONGEST_NAME: Final = 60


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
