"""A bot that goes by the shared search alone: what its Knowledge does not tell it, it finds out by trying."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from kartenhaus.bots.bot import Bot
from kartenhaus.bots.search import Knowledge, search
from kartenhaus.engine import Move, Rng


class Searcher(Bot):
    """Calls whatever it can, and searches for its steps."""

    steps = 1500

    def __init__(self, knowledge: Knowledge) -> None:
        self.knowledge = knowledge

    def choose(self, view: Any, legal_moves: Sequence[Move], rng: Rng, budget: int) -> Move | None:
        calls = [move for move in legal_moves if self.knowledge.game.is_call(move)]
        if calls:
            return calls[0]
        if view.viewer != view.active or not legal_moves:
            return None
        return search(self.knowledge, view, legal_moves, rng, budget)
