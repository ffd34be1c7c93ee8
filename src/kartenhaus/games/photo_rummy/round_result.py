"""What a round of Photo Rummy came to."""

from __future__ import annotations

from dataclasses import dataclass

from kartenhaus.engine import Seat


@dataclass(frozen=True, slots=True)
class Round:
    """A round that is over: who laid the last card (None: a draw), and what it brought each seat."""

    winner: Seat | None
    points: tuple[int, ...]
