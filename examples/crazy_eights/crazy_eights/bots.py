"""Bots for Crazy Eights."""

from __future__ import annotations

from collections.abc import Sequence

from crazy_eights.cards import Play, points
from crazy_eights.rules import CrazyEights
from crazy_eights.telling import View
from kartenhaus.bots import Bot, Heuristics, RandomBot, SearchBot
from kartenhaus.engine import Move, Rng


class Greedy(Bot):
    """Gets rid of what costs most, keeps its eights, and asks for the suit it has most of."""

    def choose(self, view: View, legal_moves: Sequence[Move], rng: Rng, budget: int) -> Move | None:
        plays = [move for move in legal_moves if isinstance(move, Play)]
        suits = [card[-1] for card in view.hand if card[0] != "8"]
        if not plays:
            return legal_moves[0] if legal_moves else None
        return max(plays, key=lambda play: (not play.suit, suits.count(play.suit), points(play.card)))


BOTS = {
    "easy": RandomBot,
    "medium": Greedy,
    "hard": lambda: SearchBot(Heuristics(CrazyEights())),
    "greedy": Greedy,
}
