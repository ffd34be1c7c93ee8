"""The plain idea to measure others by: of all that can be laid in this turn, what makes my best section longest now."""

from __future__ import annotations

from kartenhaus.bots.monster_roll.judgement import Turn
from kartenhaus.bots.monster_roll.outlook import outlook
from kartenhaus.bots.monster_roll.planner import TurnPlanner
from kartenhaus.bots.monster_roll.playout import Playout
from kartenhaus.bots.monster_roll.taste import PLAIN, Taste
from kartenhaus.engine import Rng
from kartenhaus.games.monster_roll import View
from kartenhaus.games.monster_roll.cards import HAND


class GreedyMonsterRoll(TurnPlanner):
    """Among turns that give it the same, the one that leaves the rivals the least, then the one that discards less."""

    def taste(self) -> Taste:
        return PLAIN

    def prefer(self, view: View, table: Playout, turns: list[Turn], rng: Rng, budget: int) -> Turn:
        return max(turns, key=lambda turn: _greed(table, turn))

    def wants_to_pick(self, table: Playout) -> bool:
        """Only if the last missing card makes the section longer than the hand can without it."""
        if len(table.hands[table.seat]) != HAND - 1 or not table.discard_pile:
            return False
        before = max(_greed(table, turn)[0] for turn in table.judge().turns())
        table.pick()
        return max(_greed(table, turn)[0] for turn in table.judge().turns()) > before


def _greed(table: Playout, turn: Turn) -> tuple[int, int, int]:
    rows = table.rows[:]
    for _, seat, _, row in turn.tears:
        rows[seat] = row
    rivals = max(outlook(row).best for seat, row in enumerate(rows) if seat != table.seat)
    return outlook(turn.lay.row).best, -rivals, -len(turn.discards)
