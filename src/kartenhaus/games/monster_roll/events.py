"""What happens in Monster Roll, in enough detail to animate and to tell. Cards are named by their words (cards.py)."""

from __future__ import annotations

from dataclasses import dataclass

from kartenhaus.engine import Event, Seat, Secret


@dataclass(frozen=True, slots=True)
class MonsterTaken(Event):
    """MR-S1. The monster that a seat plays with, told once before the first turn."""

    seat: Seat
    monster: str


@dataclass(frozen=True, slots=True)
class TurnBegan(Event):
    seat: Seat


@dataclass(frozen=True, slots=True)
class CardDrawn(Event):
    """A card of the deck went to a hand."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class CardSeen(Secret):
    """Which one it is."""

    card: str


@dataclass(frozen=True, slots=True)
class CardPicked(Event):
    """The top card of the discard pile went to a hand."""

    seat: Seat
    card: str


@dataclass(frozen=True, slots=True)
class CardTurnedUp(Event):
    """MR-T2. The discard pile was empty; this card of the deck begins it anew."""

    card: str


@dataclass(frozen=True, slots=True)
class PaperLaid(Event):
    """`card` as it shows now; `over`: the card it covers, empty at the right end of the row."""

    seat: Seat
    card: str
    place: int
    over: str


@dataclass(frozen=True, slots=True)
class StopLaid(Event):
    seat: Seat
    place: int


@dataclass(frozen=True, slots=True)
class TearLaid(Event):
    """`row`: the seat whose strip was torn."""

    seat: Seat
    card: str
    row: Seat
    place: int


@dataclass(frozen=True, slots=True)
class CardDiscarded(Event):
    seat: Seat
    card: str


@dataclass(frozen=True, slots=True)
class StepTakenBack(Event):
    """MR-T5. A card is back in the hand, from this place in this seat's row; both None: from the discard pile."""

    seat: Seat
    card: str
    row: Seat | None
    place: int | None


@dataclass(frozen=True, slots=True)
class TurnEnded(Event):
    seat: Seat


@dataclass(frozen=True, slots=True)
class ScoringCame(Event):
    """MR-W1. Scoring number 1, 2 or 3. `turned_up`: onto the discard pile, not drawn by the seat on turn."""

    number: int
    turned_up: bool


@dataclass(frozen=True, slots=True)
class SectionScored(Event):
    """MR-W2, MR-W3. One unbroken section: its papers from `place` on, as they show, and what each is worth.

    `best`: it is the one that counts for its seat.
    """

    seat: Seat
    place: int
    cards: tuple[str, ...]
    card_points: tuple[int, ...]
    points: int
    best: bool


@dataclass(frozen=True, slots=True)
class PointsWritten(Event):
    """MR-W3. What a seat gets in this scoring, and what it has now."""

    seat: Seat
    points: int
    total: int


@dataclass(frozen=True, slots=True)
class GameEnded(Event):
    """`rule`: MR-E1."""

    rule: str
