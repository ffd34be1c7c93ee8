"""A bot that chooses its moves by the shared search alone."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from kartenhaus.bots.bot import Bot
from kartenhaus.bots.heuristics import Heuristics
from kartenhaus.bots.search import search
from kartenhaus.engine import Move, Rng


class SearchBot(Bot):
    """Makes the first call it can, and searches for all other moves."""

    steps = 1500

    def __init__(self, heuristics: Heuristics) -> None:
        self.heuristics = heuristics

    def choose(self, view: Any, legal_moves: Sequence[Move], rng: Rng, budget: int) -> Move | None:
        calls = [move for move in legal_moves if self.heuristics.game.is_call(move)]
        if calls:
            return calls[0]
        if view.viewer != view.active or not legal_moves:
            return None
        return search(self.heuristics, view, legal_moves, rng, budget)
