"""Bots that plan whole turns and make them step by step. They remember nothing: each step plans the turn again."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Sequence
from typing import Final

from kartenhaus.bots.bot import Bot
from kartenhaus.bots.monster_roll.lays import NONE
from kartenhaus.bots.monster_roll.rollout import Rollout, rollout_from
from kartenhaus.bots.monster_roll.turn_evaluation import Turn
from kartenhaus.bots.monster_roll.weights import Weights
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
    steps += [LayTear(tear.card, tear.seat, tear.place) for tear in turn.tears]
    steps += [Discard(card) for card in turn.discards]
    return steps


def next_step(turn: Turn, done: tuple[Step, ...]) -> Move | None:
    """The next move of a turn of which these steps are done; None if they are not part of it."""
    steps = steps_of(turn)
    for step in done:
        # Nothing is laid after a discard (MR-T4).
        if step not in steps or (isinstance(step, Discard) and not isinstance(steps[0], Discard)):
            return None
        steps.remove(step)
    return steps[0] if steps else EndTurn()


class TurnPlanner(Bot):
    """Draws, and makes the turn that `select` chooses."""

    weights: Weights

    @abstractmethod
    def select(self, view: View, table: Rollout, turns: list[Turn], rng: Rng, budget: int) -> Turn:
        """One of these turns, all of which begin with the steps done; they are sorted by value, the best first."""

    def wants_to_pick(self, table: Rollout) -> bool:
        return table.wants_to_pick()

    def choose(self, view: View, legal_moves: Sequence[Move], rng: Rng, budget: int) -> Move | None:
        if len(legal_moves) < 2:
            return legal_moves[0] if legal_moves else None
        if len(view.steps) == 2:
            return EndTurn()
        table = rollout_from(GAME.sample(view, rng), self.weights)
        if view.phase == "draw":
            return PickCard() if self.wants_to_pick(table) else DrawCard()
        turns = [turn for turn in table.evaluator().ranked_turns() if next_step(turn, view.steps) is not None]
        if not turns:
            # Somebody else began this turn in a way that is not among the candidates.
            return EndTurn() if EndTurn() in legal_moves else legal_moves[0]
        return next_step(self.select(view, table, turns, rng, budget), view.steps)
