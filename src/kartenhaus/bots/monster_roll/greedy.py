"""A baseline to measure others by: the turn that makes the own best section longest now."""

from __future__ import annotations

from kartenhaus.bots.monster_roll.planner import TurnPlanner
from kartenhaus.bots.monster_roll.rollout import Rollout
from kartenhaus.bots.monster_roll.row_features import row_features
from kartenhaus.bots.monster_roll.turn_evaluation import Turn
from kartenhaus.bots.monster_roll.weights import SIMPLE
from kartenhaus.engine import Rng
from kartenhaus.games.monster_roll import View
from kartenhaus.games.monster_roll.cards import HAND


class GreedyMonsterRoll(TurnPlanner):
    """Among turns that give it the same, the one that leaves the rivals the least, then the one that discards less."""

    weights = SIMPLE

    def select(self, view: View, table: Rollout, turns: list[Turn], rng: Rng, budget: int) -> Turn:
        return max(turns, key=lambda turn: _rank(table, turn))

    def wants_to_pick(self, table: Rollout) -> bool:
        """Only if the last missing card makes the section longer than the hand can without it."""
        if len(table.hands[table.seat]) != HAND - 1 or not table.discard_pile:
            return False
        before = max(_rank(table, turn)[0] for turn in table.evaluator().ranked_turns())
        table.pick()
        return max(_rank(table, turn)[0] for turn in table.evaluator().ranked_turns()) > before


def _rank(table: Rollout, turn: Turn) -> tuple[int, int, int]:
    rows = table.rows[:]
    for tear in turn.tears:
        rows[tear.seat] = tear.row
    rivals = max(row_features(row).best for seat, row in enumerate(rows) if seat != table.seat)
    return row_features(turn.lay.row).best, -rivals, -len(turn.discards)
