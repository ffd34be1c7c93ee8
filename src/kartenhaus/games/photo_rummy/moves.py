"""What a seat can ask for in Photo Rummy.

Combinations are known by the number of their place on the table, from 0; None asks for a new one, which takes the
lowest free place. There is one of each photo, so a photo says by itself where it lies.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

from kartenhaus.engine import Move


@dataclass(frozen=True, slots=True)
class DrawCard(Move):
    """Take the top card of a stack, 0 to 4, onto the rack (PR-T1)."""

    stack: int


@dataclass(frozen=True, slots=True)
class LayCard(Move):
    """Lay a card of the rack, photo or joker, to a combination or as a new one (PR-T2)."""

    card: int
    target: int | None = None


@dataclass(frozen=True, slots=True)
class MovePhoto(Move):
    """Take a photo that lies on the table to another combination, or make a new one of it (PR-L3)."""

    photo: int
    target: int | None = None


@dataclass(frozen=True, slots=True)
class FreeJoker(Move):
    """Put a photo, from the rack or from another combination, in a joker's place; the joker comes onto the rack
    (PR-J1)."""

    photo: int
    target: int


@dataclass(frozen=True, slots=True)
class TakeBack(Move):
    """Take back the last step of this turn, or all of them back to the draw (PR-T3)."""

    whole: bool = False


@dataclass(frozen=True, slots=True)
class EndTurn(Move):
    """End the turn; only faultless rows and sets may lie on the table (PR-T3)."""


PhotoRummyMove: TypeAlias = DrawCard | LayCard | MovePhoto | FreeJoker | TakeBack | EndTurn
