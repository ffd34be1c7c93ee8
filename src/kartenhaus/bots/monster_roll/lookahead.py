"""Looking ahead: the turns with the best evaluation are tried in rollouts, and the one that does best is made."""

from __future__ import annotations

from typing import Final

from kartenhaus.bots.monster_roll.rollout import LEAD_SCALE, Rollout, rollout_from
from kartenhaus.bots.monster_roll.turn_evaluation import Turn
from kartenhaus.bots.monster_roll.weights import TUNED
from kartenhaus.engine import Rng
from kartenhaus.games.monster_roll import MonsterRoll, View

GAME: Final = MonsterRoll()
# How many turns are compared, and how far behind the best one their evaluation may be, in points.
CANDIDATES: Final = 4
MAX_DEFICIT: Final = 1.2
# The evaluation of a turn counts as much as so many rollouts.
PRIOR_ROLLOUTS: Final = 20.0


def _roll_out(table: Rollout, seat: int, depth: int) -> tuple[float, int]:
    """The evaluation after at most `depth` turns, and how many were played."""
    played = 0
    while played < depth and not table.over():
        table.play_turn()
        played += 1
    return table.evaluate(seat), played


def best_turn(view: View, turns: list[Turn], rng: Rng, budget: int) -> Turn:
    """The turn that does best in rollouts over one round, the next own turn included; `turns` are sorted by evaluation.

    Sequential elimination: after each share of the budget the worst candidate is dropped, so that the best ones are
    tried the most. All candidates are tried on the same sampled cards (common random numbers).
    """
    seat = view.active
    running = [turn for turn in turns[:CANDIDATES] if turns[0].value - turn.value < MAX_DEFICIT]
    totals = [PRIOR_ROLLOUTS * (turn.value - turns[0].value) / LEAD_SCALE[view.scorings] for turn in running]
    share = budget // CANDIDATES
    while len(running) > 1 and budget > 0:
        spent = 0
        while spent < share:
            spent += 1
            table = rollout_from(GAME.sample(view, rng), TUNED)
            for number, turn in enumerate(running):
                trial = table.copy()
                trial.apply(turn)
                value, played = _roll_out(trial, seat, table.seats)
                totals[number] += value
                spent += played
        budget -= spent
        worst = totals.index(min(totals))
        del running[worst], totals[worst]
    return running[0]
