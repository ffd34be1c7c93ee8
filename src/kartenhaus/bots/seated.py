"""Bots around a table of their own."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from kartenhaus.bots.bot import Bot
from kartenhaus.engine import AnyGame, Move, Rng, Seat

# How long a moment of rest lasts where nobody watches a clock, in milliseconds: as at a real-time table.
WINDOW: Final = 2500


def next_move(game: AnyGame, state: Any, bots: Sequence[Bot], chance: Callable[[Seat], Rng]) -> tuple[Seat, Move]:
    """Who moves next, and how. The first to notice a call makes it; ties go to the seats after the one on turn."""
    on_turn, *callers = game.actors(state)
    calls: list[tuple[int, int, Seat, Move]] = []
    for order, seat in enumerate(callers):
        view = game.view(state, seat)
        rng = chance(seat)
        call = bots[seat].choose(view, view.legal_moves, rng, bots[seat].steps)
        if call is not None:
            noticed = bots[seat].notices_after(rng)
            if noticed <= WINDOW:
                calls.append((noticed, order, seat, call))
    view = game.view(state, on_turn)
    # A step of the seat on turn waits for the calls; only a call of its own can come before them.
    if not calls or any(game.is_call(move) for move in view.legal_moves):
        rng = chance(on_turn)
        move = bots[on_turn].choose(view, view.legal_moves, rng, bots[on_turn].steps)
        assert move is not None, f"{bots[on_turn]} is on turn and does not move"
        if not calls:
            return on_turn, move
        if game.is_call(move):
            calls.append((bots[on_turn].notices_after(rng), len(callers), on_turn, move))
    _, _, seat, call = min(calls, key=lambda entry: entry[:2])
    return seat, call
