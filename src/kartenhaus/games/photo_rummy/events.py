"""What happens in Photo Rummy, in enough detail to animate and to tell. Cards are named by their texts, `Fc` or `J`;
combinations by their place on the table, from 0."""

from __future__ import annotations

from dataclasses import dataclass

from kartenhaus.engine import Event, Seat, Secret


@dataclass(frozen=True, slots=True)
class RoundBegan(Event):
    """PR-S2 to PR-S4. Everybody has been dealt a rack; `number` counts from 1."""

    number: int
    seat: Seat
    stacks: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class RackSeen(Secret):
    """The cards a seat was dealt."""

    cards: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class TurnBegan(Event):
    seat: Seat


@dataclass(frozen=True, slots=True)
class CardDrawn(Event):
    """PR-T1. `left`: how many cards the stack still has."""

    seat: Seat
    stack: int
    left: int


@dataclass(frozen=True, slots=True)
class CardSeen(Secret):
    """Which card it was."""

    card: str


@dataclass(frozen=True, slots=True)
class CombinationBegan(Event):
    """A new combination; the card for it follows."""

    place: int


@dataclass(frozen=True, slots=True)
class CardLaid(Event):
    """PR-T2. From the rack to a combination."""

    seat: Seat
    card: str
    target: int


@dataclass(frozen=True, slots=True)
class PhotoMoved(Event):
    """PR-L3. From one combination to another."""

    seat: Seat
    photo: str
    origin: int
    target: int


@dataclass(frozen=True, slots=True)
class JokerFreed(Event):
    """PR-J1. A photo took the place of a joker, which came onto the rack; `origin` None: the photo was on the rack."""

    seat: Seat
    photo: str
    origin: int | None
    target: int


@dataclass(frozen=True, slots=True)
class CombinationGone(Event):
    """The last card of a combination has left it."""

    place: int


@dataclass(frozen=True, slots=True)
class FirstCombinationLaid(Event):
    """PR-L1. From now on this seat may lay off and rebuild."""

    seat: Seat
    place: int


@dataclass(frozen=True, slots=True)
class StepTakenBack(Event):
    """PR-T3. A card went back where it came from (`origin` None: the rack); with `freed` the joker went back too, and
    with `opened` the first combination counts as not yet laid."""

    seat: Seat
    card: str
    origin: int | None
    target: int
    freed: bool
    opened: bool


@dataclass(frozen=True, slots=True)
class TurnEnded(Event):
    """`laid`: cards of the rack that lie on the table now. `kept`: jokers that were freed and stay on the rack."""

    seat: Seat
    laid: int
    kept: int


@dataclass(frozen=True, slots=True)
class RackLeft(Event):
    """PR-E2. What a seat was left with when somebody else had laid the last card."""

    seat: Seat
    photos: int
    jokers: int


@dataclass(frozen=True, slots=True)
class RoundEnded(Event):
    """PR-E1, PR-E4. `winner` None: the stacks were used up and nobody scores. `scores`: all rounds together."""

    number: int
    winner: Seat | None
    points: tuple[int, ...]
    scores: tuple[int, ...]
    rule: str


@dataclass(frozen=True, slots=True)
class GameEnded(Event):
    """PR-E5. The agreed rounds are over."""

    rule: str
