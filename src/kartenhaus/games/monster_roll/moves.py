"""What a seat can ask for in Monster Roll. Places in a row count from 0 beside the monster."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import product
from typing import TypeAlias

from kartenhaus.engine import Move, Seat
from kartenhaus.games.monster_roll.cards import STOP, TEAR, Deck


@dataclass(frozen=True, slots=True)
class DrawCard(Move):
    """Draw the top card of the deck (MR-T1)."""


@dataclass(frozen=True, slots=True)
class PickCard(Move):
    """Take the top card of the discard pile instead (MR-T1)."""


@dataclass(frozen=True, slots=True)
class LayPaper(Move):
    """Lay paper in the own row: at its right end, or over the card at a place (MR-L1, MR-L5)."""

    card: int
    place: int
    turned: bool = False


@dataclass(frozen=True, slots=True)
class LayStop(Move):
    """Lay a stop card over the paper that was laid in this turn (MR-L3)."""

    place: int


@dataclass(frozen=True, slots=True)
class LayTear(Move):
    """Lay a tear card on paper in another row (MR-L4)."""

    card: int
    seat: Seat
    place: int


@dataclass(frozen=True, slots=True)
class Discard(Move):
    """Put a card of the hand onto the discard pile (MR-T4)."""

    card: int


@dataclass(frozen=True, slots=True)
class TakeBack(Move):
    """Undo the latest step of the turn (MR-T5)."""


@dataclass(frozen=True, slots=True)
class EndTurn(Move):
    """Leave the table as it is; the next player's turn (MR-T5)."""


# The steps that can be taken back.
Step: TypeAlias = LayPaper | LayStop | LayTear | Discard
MonsterRollMove: TypeAlias = DrawCard | PickCard | Step | TakeBack | EndTurn


def all_moves(deck: Deck, seats: int, turn_cards: bool) -> Iterator[MonsterRollMove]:
    """In the order of their numbers. A row has no more places than the deck has paper."""
    kinds = sorted(set(deck.cards))
    papers = [card for card in kinds if card < TEAR]
    tears = [card for card in kinds if TEAR <= card < STOP]
    places = range(sum(card < TEAR for card in deck.cards))
    yield DrawCard()
    yield PickCard()
    for card, place, turned in product(papers, places, (False, True) if turn_cards else (False,)):
        yield LayPaper(card, place, turned)
    for place in places:
        yield LayStop(place)
    for card, seat, place in product(tears, range(seats), places):
        yield LayTear(card, seat, place)
    for card in kinds:
        yield Discard(card)
    yield TakeBack()
    yield EndTurn()
