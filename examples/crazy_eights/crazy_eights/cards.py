"""The cards, moves and events of Crazy Eights. A card is a word of rank and suit, such as `10h` or `qs`."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

from kartenhaus.engine import Event, Move, Secret, Verb, WrongWord

SUITS = "shdc"
RANKS = ("a", "2", "3", "4", "5", "6", "7", "8", "9", "10", "j", "q", "k")
DECK = tuple(rank + suit for suit in SUITS for rank in RANKS)


def points(card: str) -> int:
    """CE-E2: what a card in the hand costs at the end."""
    rank = card[:-1]
    return {"8": 50, "a": 1, "j": 10, "q": 10, "k": 10}.get(rank) or int(rank)


@dataclass(frozen=True, slots=True)
class Play(Move):
    card: str
    # The suit that an eight asks for; empty for any other card.
    suit: str = ""


@dataclass(frozen=True, slots=True)
class Draw(Move):
    pass


@dataclass(frozen=True, slots=True)
class Pass(Move):
    pass


AnyMove: TypeAlias = Play | Draw | Pass
PLAYS = [Play(card, suit) for card in DECK for suit in (SUITS if card[0] == "8" else ("",))]


def _read_play(words: list[str]) -> Play:
    for word, known in zip(words, (DECK, tuple(SUITS)), strict=False):
        if word not in known:
            raise WrongWord(word)
    return Play(*words)


# How moves are typed: how many words follow each verb, and how they are read.
VERBS: dict[str, Verb[AnyMove]] = {
    "play": ((1, 2), _read_play),
    "draw": ((0,), lambda words: Draw()),
    "pass": ((0,), lambda words: Pass()),
}


@dataclass(frozen=True, slots=True)
class Played(Event):
    seat: int
    card: str
    suit: str


@dataclass(frozen=True, slots=True)
class Drawn(Event):
    seat: int


@dataclass(frozen=True, slots=True)
class Seen(Secret):
    card: str


@dataclass(frozen=True, slots=True)
class Passed(Event):
    seat: int
