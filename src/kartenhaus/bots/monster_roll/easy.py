"""The easy level: looks at one card at a time, and overlooks some moves."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from kartenhaus.bots.bot import Bot
from kartenhaus.bots.monster_roll.row_features import row_features
from kartenhaus.engine import Move, Rng
from kartenhaus.games.monster_roll import MonsterRoll, State, View
from kartenhaus.games.monster_roll.laying import open_faults
from kartenhaus.games.monster_roll.moves import Discard, DrawCard, EndTurn, LayPaper, LayStop, LayTear, PickCard
from kartenhaus.games.monster_roll.rows import ANY, LEFT_ENDS, RIGHT_ENDS

GAME: Final = MonsterRoll()
# One move in so many is overlooked.
OVERLOOKED: Final = 5
# The weight of a point of the strongest rival, beside 1 for an own point.
RIVAL_WEIGHT: Final = 0.5


class EasyMonsterRoll(Bot):
    """Lays the card that makes its strip longer, or a rival's shorter, at once; nothing that needs a second card."""

    reaction = 3000

    def choose(self, view: View, legal_moves: Sequence[Move], rng: Rng, budget: int) -> Move | None:
        if len(legal_moves) < 2:
            return legal_moves[0] if legal_moves else None
        state = GAME.sample(view, rng)
        if view.phase == "draw":
            return _draw(state, legal_moves)
        seen = [move for move in legal_moves if rng.below(OVERLOOKED)]
        before = _evaluate(state, state.active)
        best, best_move = before, _pass(legal_moves, rng)
        for move in seen:
            if not isinstance(move, LayPaper | LayStop | LayTear):
                continue
            value = _value_after(state, move)
            if value is not None and value > best:
                best, best_move = value, move
        return best_move


def _pass(legal_moves: Sequence[Move], rng: Rng) -> Move:
    """With nothing to lay, the turn ends; before that any card is discarded if nothing was laid."""
    if EndTurn() in legal_moves:
        return EndTurn()
    discards = [move for move in legal_moves if isinstance(move, Discard)]
    return discards[rng.below(len(discards))] if discards else legal_moves[0]


def _draw(state: State, legal_moves: Sequence[Move]) -> Move:
    """The top of the discard pile if it goes to the end of the own row, else the deck."""
    row, card = state.rows[state.active], state.discard_pile[-1] if state.discard_pile else 255
    fits = LEFT_ENDS[card] != ANY and (not row or RIGHT_ENDS[row[-1]] in (ANY, LEFT_ENDS[card]))
    return PickCard() if fits and PickCard() in legal_moves else DrawCard()


def _value_after(state: State, move: LayPaper | LayStop | LayTear) -> float | None:
    """The value of the table after a step; None if the step needs a second card to be legal."""
    after = state.copy()
    # A sampled state offers what the view offers.
    GAME.play(after, state.active, move)
    return None if open_faults(after) else _evaluate(after, state.active)


def _evaluate(state: State, seat: int) -> float:
    rivals = max(row_features(row).best for other, row in enumerate(state.rows) if other != seat)
    return row_features(state.rows[seat]).best - RIVAL_WEIGHT * rivals
