"""What a bot is, and the simplest one."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import Any

from kartenhaus.bots.reaction import reaction_time
from kartenhaus.engine import Move, Rng


class Bot(ABC):
    """Chooses moves from what its seat may know. It never gets a state."""

    # The default search budget for a move. A step is roughly one move tried on a sampled state: counted, not timed, so
    # that the same seed plays the same game on every machine.
    steps: int = 0
    # How long it takes to notice a chance to call out of turn: the median, in milliseconds.
    reaction: int = 1800

    @abstractmethod
    def choose(self, view: Any, legal_moves: Sequence[Move], rng: Rng, budget: int) -> Move | None:
        """One of the legal moves; None to let a chance to call out of turn go by.

        With a budget of 0 it answers without any search.
        """

    def notices_after(self, rng: Rng) -> int:
        """After how many milliseconds it makes a call that it has chosen."""
        return reaction_time(self.reaction, rng)


class RandomBot(Bot):
    """Any legal move, each equally likely."""

    def choose(self, view: Any, legal_moves: Sequence[Move], rng: Rng, budget: int) -> Move | None:
        return legal_moves[rng.below(len(legal_moves))] if legal_moves else None
