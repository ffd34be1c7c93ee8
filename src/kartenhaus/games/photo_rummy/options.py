"""What is chosen before a game of Photo Rummy."""

from __future__ import annotations

from dataclasses import dataclass

from kartenhaus.engine import Seat


@dataclass(frozen=True, slots=True)
class Options:
    """What is agreed before the game: how many rounds, who begins, the text of another deck file."""

    rounds: int = 3
    begins: Seat | None = None
    deck: str = ""
