"""Bots that lay whatever they see at once."""

from __future__ import annotations

from collections.abc import Sequence

from kartenhaus.bots.bot import Bot
from kartenhaus.bots.photo_rummy.observation import next_step, observe
from kartenhaus.engine import Move, Rng
from kartenhaus.games.photo_rummy import View


class GreedyPhotoRummy(Bot):
    """Draws from any stack and lays as many cards as can be laid."""

    # Out of a hundred cards on the rack, how many are overlooked in a turn.
    overlooked: int = 0

    def choose(self, view: View, legal_moves: Sequence[Move], rng: Rng, budget: int) -> Move | None:
        if not legal_moves:
            return None
        if view.phase == "draw":
            return legal_moves[rng.below(len(legal_moves))]
        observation = observe(view)
        return next_step(view, observation.best_lay(observation.noticed(self.overlooked)), legal_moves)


class EasyPhotoRummy(GreedyPhotoRummy):
    """Overlooks a fifth of its rack."""

    reaction = 3000
    overlooked = 20


class RandomPhotoRummy(GreedyPhotoRummy):
    """Overlooks half of its rack. Purely random steps would hardly ever end a turn."""

    overlooked = 50
