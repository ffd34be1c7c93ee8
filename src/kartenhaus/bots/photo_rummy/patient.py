"""Bots that keep their cards until they can lay all of them, because what lies on the table helps the others too."""

from __future__ import annotations

from collections.abc import Sequence

from kartenhaus.bots.bot import Bot
from kartenhaus.bots.photo_rummy.observation import next_step, observe
from kartenhaus.engine import Move, Rng
from kartenhaus.games.photo_rummy import View
from kartenhaus.games.photo_rummy.moves import EndTurn


class PatientPhotoRummy(Bot):
    """Lays nothing until it can go out, or until another player has next to no cards left; then all it can."""

    # A rival with so few cards may go out at any moment.
    danger: int = 2
    # Out of a hundred cards on the rack, how many are overlooked in a turn.
    overlooked: int = 0

    def choose(self, view: View, legal_moves: Sequence[Move], rng: Rng, budget: int) -> Move | None:
        if not legal_moves:
            return None
        if view.phase == "draw":
            return legal_moves[rng.below(len(legal_moves))]
        observation = observe(view)
        noticed = observation.noticed(self.overlooked)
        hurried = any(rival.cards <= self.danger for rival in observation.rivals)
        # Once it has begun to lay it goes on: the decision was made before the first step.
        if not (view.steps or hurried or (noticed == observation.rack and observation.can_go_out)):
            return EndTurn()
        return next_step(view, observation.best_lay(noticed), legal_moves)


class MediumPhotoRummy(PatientPhotoRummy):
    """Overlooks a card now and then, and with it that all of them could be laid."""

    danger = 3
    overlooked = 3
