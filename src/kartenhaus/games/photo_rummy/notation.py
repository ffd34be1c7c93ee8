"""One-line texts of moves, as docs/notation.md describes them. What is written reads back the same.

    draw 3          take the top card of the third stack
    lay Fc new      lay a card of the rack as a new combination (`new` may be left out)
    lay J 2         lay it to the second combination
    move Dt new     make a new combination of a photo that lies on the table (`new` may be left out)
    move Dt 2       take it to the second combination
    free GBs 4      put a photo in the place of a joker of the fourth combination
    back            take back the last step
    back all        take back all steps of this turn
    end             end the turn

A photo is the car sign of its city (GB IRL N I F CH P D E A B DK NL S GR CZ FIN) and the letter of its category:
p palaces, c churches, s sights, y symbols, t treats, l letterboxes. J is a joker. Capital and small letters are read
alike. Stacks and combinations count from 1; a combination keeps its number for as long as it lies on the table, and a
new one takes the lowest number that is free.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import Final

from kartenhaus.engine import Refused, Verb, WrongWord, read_place, read_words
from kartenhaus.games.photo_rummy.cards import CARD_TEXTS, CARDS_BY_TEXT
from kartenhaus.games.photo_rummy.moves import (
    DrawCard,
    EndTurn,
    FreeJoker,
    LayCard,
    MovePhoto,
    PhotoRummyMove,
    TakeBack,
)

NEW: Final = "new"
ALL: Final = "all"


def write_move(move: PhotoRummyMove) -> str:
    match move:
        case DrawCard(stack):
            return f"draw {stack + 1}"
        case LayCard(card, target):
            return f"lay {CARD_TEXTS[card]} {_place_text(target)}"
        case MovePhoto(photo, target):
            return f"move {CARD_TEXTS[photo]} {_place_text(target)}"
        case FreeJoker(photo, target):
            return f"free {CARD_TEXTS[photo]} {target + 1}"
        case TakeBack(whole):
            return f"back {ALL}" if whole else "back"
        case EndTurn():
            return "end"


def _place_text(place: int | None) -> str:
    return NEW if place is None else str(place + 1)


def _card(word: str) -> int:
    card = CARDS_BY_TEXT.get(word)
    if card is None:
        raise WrongWord(word)
    return card


def _target(words: list[str]) -> int | None:
    return None if len(words) == 1 or words[1] == NEW else read_place(words[1])


def _read_back(words: list[str]) -> TakeBack:
    if words and words[0] != ALL:
        raise WrongWord(words[0])
    return TakeBack(bool(words))


_VERBS: Final[Mapping[str, Verb[PhotoRummyMove]]] = {
    "draw": ((1,), lambda words: DrawCard(read_place(words[0]))),
    "lay": ((1, 2), lambda words: LayCard(_card(words[0]), _target(words))),
    "move": ((1, 2), lambda words: MovePhoto(_card(words[0]), _target(words))),
    "free": ((2,), lambda words: FreeJoker(_card(words[0]), read_place(words[1]))),
    "back": ((0, 1), _read_back),
    "end": ((0,), lambda words: EndTurn()),
}


# The same texts come again and again.
@lru_cache(maxsize=1024)
def read_move(text: str) -> PhotoRummyMove | Refused:
    return read_words(text, _VERBS, "pr-move-form")
