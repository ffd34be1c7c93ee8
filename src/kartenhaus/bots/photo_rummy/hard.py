"""The player for those who want to lose: waits, keeps a lead by laying, and lays in time what would be caught."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from kartenhaus.bots.bot import Bot
from kartenhaus.bots.photo_rummy.futures import Deal, Futures
from kartenhaus.bots.photo_rummy.sight import Sight, next_step, sight_of
from kartenhaus.bots.photo_rummy.standing import chances, plays_safe
from kartenhaus.engine import Move, Rng
from kartenhaus.games.photo_rummy import View
from kartenhaus.games.photo_rummy.cards import JOKER
from kartenhaus.games.photo_rummy.moves import EndTurn
from kartenhaus.games.photo_rummy.rounds import JOKER_COSTS
from kartenhaus.games.photo_rummy.solver import Plan

# As long as nothing lies on the table, fewer cards than this can hardly ever be laid all at once.
_HARMLESS: Final = 24
# With so few cards on a rack somebody else may be out at any moment.
_DANGER: Final = 2


class HardPhotoRummy(Bot):
    """Compares laying now with waiting, by what it imagines of the rest of the round."""

    # A step is one test whether an imagined rack can be laid.
    steps = 800
    reaction = 1000

    def choose(self, view: View, legal_moves: Sequence[Move], rng: Rng, budget: int) -> Move | None:
        if not legal_moves:
            return None
        if view.phase == "draw":
            return legal_moves[rng.below(len(legal_moves))]
        sight = sight_of(view)
        # Once it has begun to lay it goes on: the decision was made before the first step.
        if not view.steps and not _lays(sight, rng, budget):
            return EndTurn()
        return next_step(view, _best(sight), legal_moves)


def _best(sight: Sight) -> Plan:
    return sight.best_lay(sight.rack, JOKER_COSTS)


def _lays(sight: Sight, rng: Rng, budget: int) -> bool:
    """Whether to lay all that can be laid, or nothing."""
    if sight.can_go_out:
        return True
    seats = len(sight.rivals) + 1
    if plays_safe(sight.lead, sight.rounds_to_come + 1, seats):
        return True
    if not any(sight.table) and max([rival.cards for rival in sight.rivals]) < _HARMLESS:
        return False
    # With more rivals there is always one whom it helps to lay.
    if budget <= 0 or seats > 2:
        return min([rival.cards for rival in sight.rivals]) <= _DANGER
    plan = _best(sight)
    return bool(plan.steps) and _better_now(sight, plan, rng, budget)


def _better_now(sight: Sight, plan: Plan, rng: Rng, budget: int) -> bool:
    """Whether laying now is worth more than waiting: for ever, or for some turns and laying then."""
    table = [combination.photos + bytes((JOKER,)) * combination.jokers for combination in plan.after]
    laid = Futures(sight, table, _left(sight, table), opened=True)
    kept = Futures(sight, sight.table, sight.rack, sight.opened)
    spent = 0
    while spent < budget:
        deal = Deal(sight, rng)
        spent += deal.steps + laid.imagine(deal) + kept.imagine(deal)
    # PR-E4: a round that nobody wins leaves the scores as they are.
    drawn = chances(sight.lead, sight.rounds_to_come, 2)
    now = laid.worths(drawn)[-1]
    return now > max(*kept.worths(now), kept.worths(drawn)[-1])


def _left(sight: Sight, table: Sequence[bytes]) -> bytes:
    """What is still on the rack when this lies on the table."""
    held = b"".join((*sight.table, sight.rack))
    lying = b"".join(table)
    return bytes([card for card in sorted(set(held)) for _ in range(held.count(card) - lying.count(card))])
