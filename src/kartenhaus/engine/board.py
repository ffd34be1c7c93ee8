"""What everybody may see of any game: what each view has, and cards lying in zones, for a board that knows no game."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any, Generic, Literal, Protocol, TypeVar

from kartenhaus.engine.rng import Rng
from kartenhaus.engine.said import Card, Said
from kartenhaus.engine.seats import Seat
from kartenhaus.engine.words import Move, Outcome

M_co = TypeVar("M_co", bound=Move, covariant=True)


class AnyView(Protocol):
    """What every view has, whatever else a game shows in its own."""

    # Who looks; None: a spectator.
    @property
    def viewer(self) -> Seat | None: ...

    # Whose turn it is; at the end, whose it was last.
    @property
    def active(self) -> Seat: ...

    # What everybody sees of each player, by seat.
    @property
    def players(self) -> Sequence[Any]: ...

    @property
    def outcome(self) -> Outcome | None: ...

    # What the viewer may do now; nothing for a spectator.
    @property
    def legal_moves(self) -> Sequence[Any]: ...


@dataclass(frozen=True, slots=True)
class Zone:
    """A place where cards lie, as everybody sees it. Its name is the message `<prefix>-zone-<name>`."""

    name: str
    kind: Literal["hand", "pile", "row"]
    # Whose it is; None: it lies in the middle.
    seat: Seat | None
    # The words of the cards that everybody sees, the top of a pile last; empty where they lie face down.
    cards: tuple[str, ...]
    count: int


@dataclass(frozen=True, slots=True)
class BoardView(Generic[M_co]):
    """The view of a game for the generic board; a game adds fields to it if its players see more."""

    viewer: Seat | None
    active: Seat
    # Whatever the game has to say of each player; as many as there are seats.
    players: tuple[Any, ...]
    outcome: Outcome | None
    zones: tuple[Zone, ...]
    # Known to the viewer alone; empty for a spectator.
    hand: tuple[str, ...]
    legal_moves: tuple[M_co, ...]


@dataclass(frozen=True, slots=True)
class Offer:
    """A legal move for a person: its text, what it says, and where on the board it is made."""

    move: str
    said: tuple[Said | Card, ...]
    card: str
    zone: str
    seat: Seat | None


@dataclass(frozen=True, slots=True)
class BoardOwn(Generic[M_co]):
    """The part of a BoardView that is its viewer's alone, with what the generic board needs to offer the moves."""

    viewer: Seat | None
    hand: tuple[str, ...]
    legal_moves: tuple[M_co, ...]
    offers: tuple[Offer, ...]


def unseen(deck: Iterable[str], *seen: Iterable[str]) -> list[str]:
    """The cards of a deck that a viewer has not seen anywhere, in the order of the deck."""
    rest = list(deck)
    for pile in seen:
        for card in pile:
            rest.remove(card)
    return rest


def dealt(cards: Iterable[str], counts: Sequence[int], rng: Rng) -> tuple[list[list[str]], list[str]]:
    """Hands of so many cards each from a pile that is shuffled first, and the rest of the pile."""
    pile = list(cards)
    rng.shuffle(pile)
    return [[pile.pop() for _ in range(count)] for count in counts], pile
