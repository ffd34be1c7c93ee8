"""What a seat can ask for in The Great Wall. Places on the wall count from 0 at the left end."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, TypeAlias

from kartenhaus.engine import Move

LEFT: Final = 0
RIGHT: Final = 1


@dataclass(frozen=True, slots=True)
class PlaceCard(Move):
    """Place a card of the market, or the one just drawn, at an end of the wall (GW-T2, GW-A6)."""

    card: int
    end: int


@dataclass(frozen=True, slots=True)
class DrawCard(Move):
    """Look at the top card of the face-down deck, to place it next (GW-T2)."""


@dataclass(frozen=True, slots=True)
class MoveCard(Move):
    """Play Move 1 or Move 2, whichever fits the distance (GW-A1, GW-A2)."""

    origin: int
    target: int


@dataclass(frozen=True, slots=True)
class SwapCards(Move):
    """Play Swap (GW-A3). The left place comes first."""

    left: int
    right: int


@dataclass(frozen=True, slots=True)
class RemoveCard(Move):
    """Play Remove (GW-A4)."""

    place: int


@dataclass(frozen=True, slots=True)
class ExtraComposition(Move):
    """Play Extra composition (GW-A5)."""


@dataclass(frozen=True, slots=True)
class NewMarket(Move):
    """Play New market (GW-A6); a PlaceCard follows."""


@dataclass(frozen=True, slots=True)
class ReturnCard(Move):
    """Play Take back (GW-A7): a card of the wall discard pile comes to stand at this place."""

    card: int
    place: int


@dataclass(frozen=True, slots=True)
class NewHand(Move):
    """Discard the whole hand and take a new one, instead of any action (GW-T5)."""


@dataclass(frozen=True, slots=True)
class EndTurn(Move):
    """End the turn: draw up to three action cards (GW-T4). Without an action only if none can be played (GW-T5)."""


@dataclass(frozen=True, slots=True)
class Claim(Move):
    """CLICK: photograph a composition, at this place or, with None, at its leftmost match (GW-P1)."""

    composition: str
    place: int | None = None


GreatWallMove: TypeAlias = (
    PlaceCard
    | DrawCard
    | MoveCard
    | SwapCards
    | RemoveCard
    | ExtraComposition
    | NewMarket
    | ReturnCard
    | NewHand
    | EndTurn
    | Claim
)
