"""What is chosen before a game of Monster Roll."""

from __future__ import annotations

from dataclasses import dataclass

from kartenhaus.engine import Seat


@dataclass(frozen=True, slots=True)
class Options:
    """What is chosen before the game: who begins, the text of another deck file, whether cards may be turned round, and
    the monsters that were picked, by seat (engine.Picks)."""

    begins: Seat | None = None
    deck: str = ""
    turn_cards: bool = False
    monsters: str = ""
