"""What is said of a game, before anybody has said it: the key of a sentence and what it speaks of.

A game decides once what an event, a move or a moment says (games/<game>/telling.py). Terminal, browser and log only
turn it into the reader's language, and need nothing for it but the messages of that language, the names of the cards,
the names of the seats, and which seat the reader sits in.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Generic, Literal, TypeAlias, TypeVar

from kartenhaus.engine.seats import Seat
from kartenhaus.engine.words import Event, Move

M = TypeVar("M", bound=Move)
V = TypeVar("V")


@dataclass(frozen=True, slots=True)
class Who:
    """A seat: its name, or "you" to whoever sits there.

    As the param `player`, the one a sentence is about, the message gets `$player`, the name, and `$you`, "yes" or "no".
    As any other param `x` it gets `$x` and `$x-you`.
    """

    seat: Seat


@dataclass(frozen=True, slots=True)
class Card:
    """A card, by the game's word for it; `Telling.card` is its name."""

    word: str


@dataclass(frozen=True, slots=True)
class Listed:
    """Several, one after the other. Of seats the reader's own is not named: `$x-you` says that it is one of them."""

    items: tuple[Said | Card | Who | Listed, ...]
    separator: str = ", "


@dataclass(frozen=True, slots=True)
class Said:
    """A sentence, or a part of one: `code` is its key in the locale files, `params` are its arguments.

    `not_to`: the seat that is not told, because it is told more in the next sentence.
    """

    code: str
    params: Mapping[str, Param] = field(default_factory=dict)
    not_to: Seat | None = None


Param: TypeAlias = int | str | Who | Card | Listed | Said


@dataclass(frozen=True, slots=True)
class Spot:
    """Where a move is made on a board: the card of the hand that it plays, and the zone that it goes to.

    Empty where there is none. `seat`: whose zone it is, if it does not lie in the middle.
    """

    card: str = ""
    zone: str = ""
    seat: Seat | None = None


@dataclass(frozen=True, slots=True)
class Face:
    """What is printed on a card that nobody has drawn a picture for: one to three characters, and their colour."""

    text: str
    colour: Literal["red", "black", "blue", "green", "yellow", "grey"] = "black"


class Telling(ABC, Generic[M, V]):
    """What one game says. Everything here is pure: the same for every reader, in no language yet."""

    # How the ids of the game's messages begin.
    prefix: str

    @abstractmethod
    def card(self, word: str) -> Said:
        """The name of a card, by the word that events, views and moves have for it."""

    @abstractmethod
    def words(self) -> tuple[str, ...]:
        """Every word that `card` has a name for."""

    @abstractmethod
    def event(self, event: Event) -> Said | None:
        """What happened, in one sentence; None if it goes without saying."""

    @abstractmethod
    def move(self, view: V, move: M) -> tuple[Said | Card, ...]:
        """What a move that this view offers would do, from the general to the particular: a menu has a line for each
        first part, below it one for each second part. All parts together name this move and no other."""

    @abstractmethod
    def expected(self, view: V) -> Said:
        """What the viewer, who is on turn, is to do now."""

    @abstractmethod
    def verdict(self, view: V) -> tuple[Said, ...]:
        """Why a game is over and what decided it, sentence by sentence. Before that nothing, or how the last of its
        rounds has ended."""

    def step(self, view: V, move: M) -> Said | Card:
        """A move as one step of a hint, to be made where the steps before it have led."""
        return self.move(view, move)[0]

    def spot(self, view: V, move: M) -> Spot:
        """Where the generic board offers a move: at a card and a zone, besides its sentence."""
        return Spot()

    def face(self, word: str) -> Face:
        """A card on the generic board."""
        return Face(word[:3].upper())

    def turn(self, seat: Seat) -> Said:
        """Whose turn it is."""
        return Said(f"{self.prefix}-event-turn-began", {"player": Who(seat)})


# The telling of a game whose types are not known where it is used.
AnyTelling: TypeAlias = Telling[Any, Any]
