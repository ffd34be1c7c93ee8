"""One-line texts of moves, as docs/notation.md describes them. What is written reads back the same."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from kartenhaus.engine import Refused
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
_LONGEST_TEXT: Final = 2000


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


class _Unreadable(Exception):  # noqa: N818 - never leaves this file
    """A word that does not belong where it stands."""


def _place(word: str) -> int:
    if not (word.isascii() and word.isdigit()) or not 1 <= len(word) <= 3 or int(word) == 0:
        raise _Unreadable(word)
    return int(word) - 1


def _card(word: str) -> int:
    if CARD_NAMES.get(word.upper(), "rickshaw") == "rickshaw":
        raise _Unreadable(word)
    return ord(word.upper())


def _end(word: str) -> int:
    if word not in _ENDS:
        raise _Unreadable(word)
    return LEFT if word == "left" else RIGHT


def _composition(word: str) -> str:
    name = word.upper()
    if not 2 <= len(name) <= 8 or any(CARD_NAMES.get(letter, "rickshaw") == "rickshaw" for letter in name):
        raise _Unreadable(word)
    return name


def _read_swap(words: list[str]) -> SwapCards:
    first, second = _place(words[0]), _place(words[1])
    return SwapCards(min(first, second), max(first, second))


def _read_claim(words: list[str]) -> Claim:
    return Claim(_composition(words[0]), _place(words[1]) if len(words) == 2 else None)


# For each verb: how many words may follow, and how they are read.
_VERBS: Final[Mapping[str, tuple[tuple[int, ...], Callable[[list[str]], GreatWallMove]]]] = {
    "place": ((2,), lambda words: PlaceCard(_card(words[0]), _end(words[1]))),
    "draw": ((0,), lambda words: DrawCard()),
    "move": ((2,), lambda words: MoveCard(_place(words[0]), _place(words[1]))),
    "swap": ((2,), _read_swap),
    "remove": ((1,), lambda words: RemoveCard(_place(words[0]))),
    "extra": ((0,), lambda words: ExtraComposition()),
    "market": ((0,), lambda words: NewMarket()),
    "return": ((2,), lambda words: ReturnCard(_card(words[0]), _place(words[1]))),
    "hand": ((0,), lambda words: NewHand()),
    "end": ((0,), lambda words: EndTurn()),
    "click": ((1, 2), _read_claim),
}


def read_move(text: str) -> GreatWallMove | Refused:
    words = text[:_LONGEST_TEXT].lower().split()
    if not words or words[0] not in _VERBS:
        return Refused("move-unknown", "", {"text": text[:40], "known": ", ".join(_VERBS)})
    counts, reader = _VERBS[words[0]]
    if len(words) - 1 not in counts:
        return Refused("gw-move-form", "", {"verb": words[0]})
    try:
        return reader(words[1:])
    except _Unreadable as unreadable:
        return Refused("move-word", "", {"word": str(unreadable)[:40], "verb": words[0]})
