"""Bots around a table of their own."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from kartenhaus.bots.bot import Bot
from kartenhaus.engine import AnyGame, Move, Rng, Seat


def next_move(game: AnyGame, state: Any, bots: Sequence[Bot], chance: Callable[[Seat], Rng]) -> tuple[Seat, Move]:
    """Who moves next, and how: calls come before the step of the seat on turn, in the order of the seats after it."""
    on_turn, *callers = game.actors(state)
    for seat in (*callers, on_turn):
        view = game.view(state, seat)
        move = bots[seat].choose(view, view.legal_moves, chance(seat))
        if move is not None:
            return seat, move
    raise AssertionError(f"{bots[on_turn]} is on turn and does not move")
