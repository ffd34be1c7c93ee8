"""What a seat can ask for in The Great Wall. Places on the wall count from 0 at the left end."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import combinations, product
from typing import Final, TypeAlias

from kartenhaus.engine import Move
from kartenhaus.games.great_wall.cards import Deck

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


def all_moves(deck: Deck) -> Iterator[GreatWallMove]:
    """In the order of their numbers. The wall has no more places than the deck has wall cards."""
    kinds = sorted(set(deck.wall))
    places = range(len(deck.wall))
    for card, end in product(kinds, (LEFT, RIGHT)):
        yield PlaceCard(card, end)
    yield DrawCard()
    for origin, target in product(places, places):
        if 1 <= abs(target - origin) <= 2:
            yield MoveCard(origin, target)
    for left, right in combinations(places, 2):
        yield SwapCards(left, right)
    for place in places:
        yield RemoveCard(place)
    yield ExtraComposition()
    yield NewMarket()
    for card, place in product(kinds, places):
        yield ReturnCard(card, place)
    yield NewHand()
    yield EndTurn()
    for composition in deck.compositions:
        yield Claim(composition.name)
        for place in places[: len(places) - len(composition.name) + 1]:
            yield Claim(composition.name, place)
