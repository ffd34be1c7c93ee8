"""The levels that plan whole turns: medium goes by the look of the table, hard knows the clock and looks ahead."""

from __future__ import annotations

from kartenhaus.bots.monster_roll.foresight import best_turn
from kartenhaus.bots.monster_roll.judgement import Turn
from kartenhaus.bots.monster_roll.planner import TurnPlanner
from kartenhaus.bots.monster_roll.playout import Playout
from kartenhaus.bots.monster_roll.taste import EXPERIENCED, PLAIN, Taste
from kartenhaus.engine import Rng
from kartenhaus.games.monster_roll import View


class MediumMonsterRoll(TurnPlanner):
    """Compares all turns by how the table looks after them, whenever the next scoring may come."""

    def taste(self) -> Taste:
        return PLAIN

    def prefer(self, view: View, table: Playout, turns: list[Turn], rng: Rng, budget: int) -> Turn:
        return turns[0]


class HardMonsterRoll(TurnPlanner):
    """Knows what counts how long before a scoring, and plays the best looking turns on."""

    steps = 640
    reaction = 1000

    def taste(self) -> Taste:
        return EXPERIENCED

    def prefer(self, view: View, table: Playout, turns: list[Turn], rng: Rng, budget: int) -> Turn:
        # With one step done there is less to decide.
        return best_turn(view, turns, rng, budget // 2 if view.steps else budget)
