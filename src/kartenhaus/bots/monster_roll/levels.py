"""The levels that plan whole turns: medium goes by the evaluation alone, hard also looks ahead."""

from __future__ import annotations

from kartenhaus.bots.monster_roll.lookahead import best_turn
from kartenhaus.bots.monster_roll.planner import TurnPlanner
from kartenhaus.bots.monster_roll.rollout import Rollout
from kartenhaus.bots.monster_roll.turn_evaluation import Turn
from kartenhaus.bots.monster_roll.weights import SIMPLE, TUNED
from kartenhaus.engine import Rng
from kartenhaus.games.monster_roll import View


class MediumMonsterRoll(TurnPlanner):
    """Makes the turn with the best evaluation, without regard to when the next scoring may come."""

    weights = SIMPLE

    def select(self, view: View, table: Rollout, turns: list[Turn], rng: Rng, budget: int) -> Turn:
        return turns[0]


class HardMonsterRoll(TurnPlanner):
    """Evaluates by how far the next scoring is away, and tries the best turns in rollouts."""

    steps = 640
    reaction = 1000

    weights = TUNED

    def select(self, view: View, table: Rollout, turns: list[Turn], rng: Rng, budget: int) -> Turn:
        # After the first step there is less to decide.
        return best_turn(view, turns, rng, budget // 2 if view.steps else budget)
