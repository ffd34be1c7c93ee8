"""What is chosen before a game of The Great Wall."""

from __future__ import annotations

from dataclasses import dataclass

from kartenhaus.engine import Seat


@dataclass(frozen=True, slots=True)
class Options:
    """What is chosen before the game: who begins, the text of another deck file, the camera lock in seconds."""

    begins: Seat | None = None
    deck: str = ""
    camera_lock: int = 3
