"""What a search knows of a game beyond its rules."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from kartenhaus.engine import AnyGame, Move, Rng, Seat


class Heuristics:
    """These know nothing; a game says more in a class of its own below this one."""

    # The most moves of a rollout.
    rollout_depth: int = 1000

    def __init__(self, game: AnyGame) -> None:
        self.game = game

    def candidates(self, state: Any, seat: Seat) -> Sequence[Move]:
        """The moves of the seat on turn that are worth a try, likely good ones first; some, wherever any is legal."""
        return self.game.legal_moves(state, seat)

    def call(self, state: Any, rng: Rng) -> tuple[Seat, Move] | None:
        """The call out of turn that is made at this moment: here, a random one of the first seat that has any."""
        for seat in self.game.actors(state)[1:]:
            calls = self.game.legal_moves(state, seat)
            if calls:
                return seat, calls[rng.below(len(calls))]
        return None

    def rollout_move(self, state: Any, seat: Seat, rng: Rng) -> Move:
        """The rollout policy: how the seat on turn plays beyond the tree."""
        moves = self.candidates(state, seat)
        return moves[rng.below(len(moves))]

    def evaluate(self, state: Any) -> Sequence[float]:
        """The value of a state for each seat, from 0 (lost) to 1 (won)."""
        outcome = self.game.outcome(state)
        if outcome is None:
            seats = len(self.game.view(state, None).players)
            return [1 / seats] * seats
        winners = outcome.winners
        return [1 / len(winners) if seat in winners else 0.0 for seat in range(len(outcome.places))]
