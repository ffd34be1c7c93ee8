"""What a bot is, and the simplest one."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import Any

from kartenhaus.engine import Move, Rng


class Bot(ABC):
    """Chooses moves from what its seat may know. It never gets a state."""

    @abstractmethod
    def choose(self, view: Any, legal_moves: Sequence[Move], rng: Rng) -> Move | None:
        """One of the legal moves; None to let a chance to call out of turn go by."""


class RandomBot(Bot):
    """Any legal move, each equally likely."""

    def choose(self, view: Any, legal_moves: Sequence[Move], rng: Rng) -> Move | None:
        return legal_moves[rng.below(len(legal_moves))] if legal_moves else None
