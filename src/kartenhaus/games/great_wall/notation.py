"""One-line texts of moves, as docs/notation.md describes them. What is written reads back the same."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import Final

from kartenhaus.engine import Refused, Verb, WrongWord, read_place, read_words
from kartenhaus.games.great_wall.cards import CARD_NAMES
from kartenhaus.games.great_wall.moves import (
    LEFT,
    RIGHT,
    Claim,
    DrawCard,
    EndTurn,
    ExtraComposition,
    GreatWallMove,
    MoveCard,
    NewHand,
    NewMarket,
    PlaceCard,
    RemoveCard,
    ReturnCard,
    SwapCards,
)

_ENDS: Final = ("left", "right")


def write_move(move: GreatWallMove) -> str:
    match move:
        case PlaceCard(card, end):
            return f"place {chr(card)} {_ENDS[end]}"
        case DrawCard():
            return "draw"
        case MoveCard(origin, target):
            return f"move {origin + 1} {target + 1}"
        case SwapCards(left, right):
            return f"swap {left + 1} {right + 1}"
        case RemoveCard(place):
            return f"remove {place + 1}"
        case ExtraComposition():
            return "extra"
        case NewMarket():
            return "market"
        case ReturnCard(card, place):
            return f"return {chr(card)} {place + 1}"
        case NewHand():
            return "hand"
        case EndTurn():
            return "end"
        case Claim(composition, place):
            return f"click {composition}" + ("" if place is None else f" {place + 1}")


def _card(word: str) -> int:
    if CARD_NAMES.get(word.upper(), "rickshaw") == "rickshaw":
        raise WrongWord(word)
    return ord(word.upper())


def _end(word: str) -> int:
    if word not in _ENDS:
        raise WrongWord(word)
    return LEFT if word == "left" else RIGHT


def _composition(word: str) -> str:
    name = word.upper()
    if not 2 <= len(name) <= 8 or any(CARD_NAMES.get(letter, "rickshaw") == "rickshaw" for letter in name):
        raise WrongWord(word)
    return name


def _read_swap(words: list[str]) -> SwapCards:
    first, second = read_place(words[0]), read_place(words[1])
    return SwapCards(min(first, second), max(first, second))


def _read_claim(words: list[str]) -> Claim:
    return Claim(_composition(words[0]), read_place(words[1]) if len(words) == 2 else None)


_VERBS: Final[Mapping[str, Verb[GreatWallMove]]] = {
    "place": ((2,), lambda words: PlaceCard(_card(words[0]), _end(words[1]))),
    "draw": ((0,), lambda words: DrawCard()),
    "move": ((2,), lambda words: MoveCard(read_place(words[0]), read_place(words[1]))),
    "swap": ((2,), _read_swap),
    "remove": ((1,), lambda words: RemoveCard(read_place(words[0]))),
    "extra": ((0,), lambda words: ExtraComposition()),
    "market": ((0,), lambda words: NewMarket()),
    "return": ((2,), lambda words: ReturnCard(_card(words[0]), read_place(words[1]))),
    "hand": ((0,), lambda words: NewHand()),
    "end": ((0,), lambda words: EndTurn()),
    "click": ((1, 2), _read_claim),
}


# The same texts come again and again.
@lru_cache(maxsize=1024)
def read_move(text: str) -> GreatWallMove | Refused:
    return read_words(text, _VERBS, "gw-move-form")
