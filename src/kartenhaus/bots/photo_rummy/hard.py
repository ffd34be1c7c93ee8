"""The hard level: waits to go out at once, protects a lead by laying, and lays in time when a rival may go out."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from kartenhaus.bots.bot import Bot
from kartenhaus.bots.photo_rummy.observation import Observation, next_step, observe
from kartenhaus.bots.photo_rummy.rollout import Rollouts, SampledDeal
from kartenhaus.bots.photo_rummy.win_chance import plays_safe, win_chance
from kartenhaus.engine import Move, Rng
from kartenhaus.games.photo_rummy import View
from kartenhaus.games.photo_rummy.cards import JOKER
from kartenhaus.games.photo_rummy.moves import EndTurn
from kartenhaus.games.photo_rummy.rounds import JOKER_COSTS
from kartenhaus.games.photo_rummy.solver import Plan

# While the table is empty, a rack of fewer cards than this can hardly ever be laid all at once.
_HARMLESS: Final = 24
# A rival with so few cards may go out at any moment.
_DANGER: Final = 2


class HardPhotoRummy(Bot):
    """Compares laying now with waiting, in rollouts of the rest of the round."""

    # A step is one test whether a sampled rack can be laid.
    steps = 800
    reaction = 1000

    def choose(self, view: View, legal_moves: Sequence[Move], rng: Rng, budget: int) -> Move | None:
        if not legal_moves:
            return None
        if view.phase == "draw":
            return legal_moves[rng.below(len(legal_moves))]
        observation = observe(view)
        # Once it has begun to lay it goes on: the decision was made before the first step.
        if not view.steps and not _decides_to_lay(observation, rng, budget):
            return EndTurn()
        return next_step(view, _best(observation), legal_moves)


def _best(observation: Observation) -> Plan:
    return observation.best_lay(observation.rack, JOKER_COSTS)


def _decides_to_lay(observation: Observation, rng: Rng, budget: int) -> bool:
    """Whether to lay all that can be laid, or nothing."""
    if observation.can_go_out:
        return True
    seats = len(observation.rivals) + 1
    if plays_safe(observation.lead, observation.rounds_to_come + 1, seats):
        return True
    if not any(observation.table) and max([rival.cards for rival in observation.rivals]) < _HARMLESS:
        return False
    # With several rivals, what is laid nearly always helps one of them.
    if budget <= 0 or seats > 2:
        return min([rival.cards for rival in observation.rivals]) <= _DANGER
    plan = _best(observation)
    return bool(plan.steps) and _is_laying_better(observation, plan, rng, budget)


def _is_laying_better(observation: Observation, plan: Plan, rng: Rng, budget: int) -> bool:
    """Whether laying now wins more often than waiting: to the end, or for some turns and laying then."""
    table = [combination.photos + bytes((JOKER,)) * combination.jokers for combination in plan.after]
    laid = Rollouts(observation, table, _left(observation, table), opened=True)
    kept = Rollouts(observation, observation.table, observation.rack, observation.opened)
    spent = 0
    while spent < budget:
        deal = SampledDeal(observation, rng)
        spent += deal.steps + laid.add(deal) + kept.add(deal)
    # PR-E4: a round that nobody wins leaves the scores as they are.
    nobody_out = win_chance(observation.lead, observation.rounds_to_come, 2)
    now = laid.win_chances(nobody_out)[-1]
    return now > max(*kept.win_chances(now), kept.win_chances(nobody_out)[-1])


def _left(observation: Observation, table: Sequence[bytes]) -> bytes:
    """What is still on the rack when this lies on the table."""
    held = b"".join((*observation.table, observation.rack))
    lying = b"".join(table)
    return bytes([card for card in sorted(set(held)) for _ in range(held.count(card) - lying.count(card))])
