"""Bots that play among themselves without a clock, in the arena and in the terminal."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from kartenhaus.bots.bot import Bot
from kartenhaus.engine import AnyGame, Move, Rng, Seat

# How long calls can be made before the game goes on, in milliseconds: as at a table with a clock.
WINDOW: Final = 2500


def first_call(
    game: AnyGame, state: Any, bots: Mapping[Seat, Bot], chance: Callable[[Seat], Rng]
) -> tuple[int, Seat, Move] | None:
    """After how many milliseconds a bot out of turn makes its call, its seat and the call; None if no bot does in time.

    The first to notice comes first; ties go to the seats after the one on turn, in their order.
    """
    calls: list[tuple[int, Seat, Move]] = []
    for seat in game.actors(state)[1:]:
        if seat in bots:
            view = game.view(state, seat)
            rng = chance(seat)
            call = bots[seat].choose(view, view.legal_moves, rng, bots[seat].steps)
            if call is not None:
                calls.append((bots[seat].notices_after(rng), seat, call))
    return min((call for call in calls if call[0] <= WINDOW), key=lambda call: call[0], default=None)


def next_move(game: AnyGame, state: Any, bots: Sequence[Bot], chance: Callable[[Seat], Rng]) -> tuple[Seat, Move]:
    """Which seat moves next, and its move. A step of the seat on turn waits for calls; its own call may be first."""
    call = first_call(game, state, dict(enumerate(bots)), chance)
    on_turn = game.actors(state)[0]
    view = game.view(state, on_turn)
    if call is not None and not any(game.is_call(move) for move in view.legal_moves):
        return call[1], call[2]
    rng = chance(on_turn)
    move = bots[on_turn].choose(view, view.legal_moves, rng, bots[on_turn].steps)
    assert move is not None, f"{bots[on_turn]} is on turn and does not move"
    if call is None or (game.is_call(move) and bots[on_turn].notices_after(rng) < call[0]):
        return on_turn, move
    return call[1], call[2]
