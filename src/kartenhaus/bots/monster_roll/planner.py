"""Bots that think in whole turns and make them step by step. Nothing is remembered: every step is thought of anew."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Sequence
from typing import Final

from kartenhaus.bots.bot import Bot
from kartenhaus.bots.monster_roll.judgement import Turn
from kartenhaus.bots.monster_roll.playout import Playout, table_of
from kartenhaus.bots.monster_roll.taste import Taste
from kartenhaus.bots.monster_roll.turns import NONE
from kartenhaus.engine import Move, Rng
from kartenhaus.games.monster_roll import MonsterRoll, View
from kartenhaus.games.monster_roll.cards import STOP, TURNED, printed
from kartenhaus.games.monster_roll.moves import Discard, DrawCard, EndTurn, LayPaper, LayStop, LayTear, PickCard, Step

GAME: Final = MonsterRoll()


def steps_of(turn: Turn) -> list[Step]:
    """The moves that make a turn."""
    lay = turn.lay
    steps: list[Step] = []
    if lay.first != NONE:
        steps.append(LayPaper(printed(lay.first), lay.place, lay.first & TURNED != 0))
    if lay.second == STOP:
        steps.append(LayStop(lay.place))
    elif lay.second != NONE:
        steps.append(LayPaper(printed(lay.second), lay.second_place, lay.second & TURNED != 0))
    steps += [LayTear(card, seat, place) for card, seat, place, _ in turn.tears]
    steps += [Discard(card) for card in turn.discards]
    return steps


def going_on(turn: Turn, done: tuple[Step, ...]) -> Move | None:
    """The next move of a turn of which these steps are done; None if they are not part of it."""
    steps = steps_of(turn)
    for step in done:
        # Who has discarded lays no more (MR-T4).
        if step not in steps or (isinstance(step, Discard) and not isinstance(steps[0], Discard)):
            return None
        steps.remove(step)
    return steps[0] if steps else EndTurn()


class TurnPlanner(Bot):
    """Draws and makes the turn that it prefers."""

    @abstractmethod
    def taste(self) -> Taste:
        """What it thinks is worth how much."""

    @abstractmethod
    def prefer(self, view: View, table: Playout, turns: list[Turn], rng: Rng, budget: int) -> Turn:
        """One of these turns, which are all that go on from the steps done; the best looking one is the first."""

    def wants_to_pick(self, table: Playout) -> bool:
        return table.wants_to_pick()

    def choose(self, view: View, legal_moves: Sequence[Move], rng: Rng, budget: int) -> Move | None:
        if len(legal_moves) < 2:
            return legal_moves[0] if legal_moves else None
        if len(view.steps) == 2:
            return EndTurn()
        table = table_of(GAME.sample(view, rng), self.taste())
        if view.phase == "draw":
            return PickCard() if self.wants_to_pick(table) else DrawCard()
        turns = [turn for turn in table.judge().turns() if going_on(turn, view.steps) is not None]
        if not turns:
            # Somebody else began this turn in a way that it would not have thought of.
            return EndTurn() if EndTurn() in legal_moves else legal_moves[0]
        return going_on(self.prefer(view, table, turns, rng, budget), view.steps)
