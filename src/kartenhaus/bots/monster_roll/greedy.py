"""A simple greedy player of Monster Roll."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from kartenhaus.bots.bot import Bot
from kartenhaus.engine import Move, Refused, Rng
from kartenhaus.games.monster_roll import MonsterRoll, State, View
from kartenhaus.games.monster_roll.cards import TEAR
from kartenhaus.games.monster_roll.moves import Discard, DrawCard, EndTurn, LayPaper, LayStop, PickCard, TakeBack
from kartenhaus.games.monster_roll.rows import LEFT_ENDS, RIGHT_ENDS
from kartenhaus.games.monster_roll.scoring import row_points

GAME: Final = MonsterRoll()
# What a point of the strongest rival costs, next to a point of one's own.
RIVAL: Final = 0.6
# What a card is worth that stays in the hand, so that none is thrown away for nothing.
HELD: Final = 0.2
# What it is worth that a long strip cannot be torn at a place.
SAFE: Final = 0.3


class GreedyMonsterRoll(Bot):
    """Makes the step after which its own best section is longest and the rivals' are shortest."""

    def choose(self, view: View, legal_moves: Sequence[Move], rng: Rng, budget: int) -> Move | None:
        if not legal_moves:
            return None
        if view.phase == "draw":
            return _draw(view, legal_moves)
        guess = GAME.sample(view, rng)
        worth = [(_worth(guess, move), -number) for number, move in enumerate(legal_moves)]
        return legal_moves[-max(worth)[1]]


def _draw(view: View, legal_moves: Sequence[Move]) -> Move:
    """From the discard pile if its top card would grow the strip, else from the deck."""
    pick = next((move for move in legal_moves if isinstance(move, PickCard)), None)
    draw = next(move for move in legal_moves if isinstance(move, DrawCard))
    if pick is None:
        return draw
    seat = view.active
    guess = GAME.sample(view, Rng(bytes(32)))
    row, card = guess.rows[seat], guess.discard_pile[-1]
    fits = card < TEAR and (not row or row[-1] >= TEAR or RIGHT_ENDS[row[-1]] == LEFT_ENDS[card])
    return pick if fits else draw


def _worth(state: State, move: Move) -> float:
    """How the table looks after a move; a lay that needs mending is judged by its best mending."""
    if isinstance(move, TakeBack):
        return float("-inf")
    seat = state.active
    after = state.copy()
    answer = GAME.apply(after, seat, move)  # type: ignore[arg-type]
    assert not isinstance(answer, Refused), "a sampled state offers what the view offers"
    if isinstance(move, EndTurn):
        return _look(after, seat, len(state.hands[seat]))
    if isinstance(move, LayPaper):
        follow = GAME.legal_moves(after, seat)
        if not any(isinstance(next_move, EndTurn) for next_move in follow):
            return max(_worth(after, next_move) for next_move in follow) - HELD
    bonus = SAFE * row_points(after.rows[seat]) / 4 if isinstance(move, LayStop) else 0.0
    loss = HELD if isinstance(move, Discard) else 0.0
    return _look(after, seat, len(after.hands[seat])) + bonus - loss


def _look(state: State, seat: int, held: int) -> float:
    rivals = max(row_points(row) for other, row in enumerate(state.rows) if other != seat)
    return row_points(state.rows[seat]) - RIVAL * rivals + HELD * held
