"""What happens in The Great Wall, in enough detail to animate and to tell. Cards are named by their letters."""

from __future__ import annotations

from dataclasses import dataclass

from kartenhaus.engine import Event, Seat, Secret


@dataclass(frozen=True, slots=True)
class TurnBegan(Event):
    seat: Seat


@dataclass(frozen=True, slots=True)
class RickshawsRolled(Event):
    """GW-T1. Where rickshaws stand now; `left_the_wall` of them went to the discard pile."""

    places: tuple[int, ...]
    left_the_wall: int


@dataclass(frozen=True, slots=True)
class RickshawCame(Event):
    """GW-R1. The card it was put on; None: no card was free, it went to the discard pile."""

    place: int | None


@dataclass(frozen=True, slots=True)
class WallDeckRemade(Event):
    """GW-T6. The wall discard pile was shuffled into a deck of this many cards."""

    cards: int


@dataclass(frozen=True, slots=True)
class ActionDeckRemade(Event):
    cards: int


@dataclass(frozen=True, slots=True)
class PlacingSkipped(Event):
    """GW-T2. No wall card was to be had."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class CardDrawn(Event):
    """A face-down wall card is being looked at."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class CardSeen(Secret):
    """Which one it is."""

    card: str


@dataclass(frozen=True, slots=True)
class CardPlaced(Event):
    """`slot`: where it lay in the market; None: it was drawn face down."""

    seat: Seat
    card: str
    end: int
    slot: int | None


@dataclass(frozen=True, slots=True)
class MarketFilled(Event):
    """A card was turned up for the market, in its last slot."""

    card: str


@dataclass(frozen=True, slots=True)
class MarketDiscarded(Event):
    cards: str


@dataclass(frozen=True, slots=True)
class ActionPlayed(Event):
    seat: Seat
    action: str


@dataclass(frozen=True, slots=True)
class CardMoved(Event):
    card: str
    origin: int
    target: int


@dataclass(frozen=True, slots=True)
class CardsSwapped(Event):
    """The cards that were at these places before."""

    left: int
    right: int
    left_card: str
    right_card: str


@dataclass(frozen=True, slots=True)
class CardRemoved(Event):
    card: str
    place: int


@dataclass(frozen=True, slots=True)
class CardReturned(Event):
    card: str
    place: int


@dataclass(frozen=True, slots=True)
class HandDiscarded(Event):
    """GW-T5. All the cards of the hand, open for everybody to see."""

    seat: Seat
    actions: str
    compositions: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class ActionsShown(Event):
    """GW-T5. All the action cards of a hand, none of which can be played. They stay in the hand."""

    seat: Seat
    actions: str


@dataclass(frozen=True, slots=True)
class ActionsDrawn(Event):
    seat: Seat
    count: int


@dataclass(frozen=True, slots=True)
class ActionsSeen(Secret):
    actions: str


@dataclass(frozen=True, slots=True)
class CompositionsDrawn(Event):
    seat: Seat
    count: int


@dataclass(frozen=True, slots=True)
class CompositionsSeen(Secret):
    compositions: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class PhotoTaken(Event):
    """`was_open`: one of the open compositions, not one of the hand."""

    seat: Seat
    composition: str
    points: int
    place: int
    was_open: bool


@dataclass(frozen=True, slots=True)
class WallRefilled(Event):
    """GW-P6. A card was laid to the left end."""

    card: str


@dataclass(frozen=True, slots=True)
class LastRoundCame(Event):
    """GW-E2. The last composition was drawn; after this turn everybody has one more, this seat the last."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class TurnEnded(Event):
    seat: Seat


@dataclass(frozen=True, slots=True)
class GameEnded(Event):
    """`rule`: GW-E1 or GW-E2."""

    rule: str
