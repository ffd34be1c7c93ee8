"""Deals that a test wishes for."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from kartenhaus.engine import AnyGame, Rng, seed_from
from kartenhaus.games.photo_rummy import PhotoRummy
from kartenhaus.games.photo_rummy.moves import DrawCard, EndTurn
from kartenhaus.games.photo_rummy.solver import best_lay
from kartenhaus.games.photo_rummy.state import State
from tests.support import Referee, accepted, accepted_options

PHOTO_RUMMY = PhotoRummy()


def deal(monkeypatch: pytest.MonkeyPatch, game: AnyGame, wanted: Callable[[Any], bool]) -> Any:
    """The next games at new tables for two are dealt so; the state that they begin with."""
    options = accepted_options(game, 2)
    seeds = (seed_from(f"deal {number}") for number in range(100_000))
    seed = next(seed for seed in seeds if wanted(game.new(options, 2, Rng(seed))))
    monkeypatch.setattr("kartenhaus.table.gathering.seed_of", lambda secret, shared: seed)
    return game.new(options, 2, Rng(seed))


def lay_out(monkeypatch: pytest.MonkeyPatch, game: AnyGame, position: str, **options: object) -> None:
    """The next games begin in this position, whatever is chosen at their tables."""
    state = Referee(game).position(position, **options)
    monkeypatch.setattr(type(game), "new", lambda *_: game.copy(state))


def turn_by_hints(state: State) -> list[str]:
    """The steps of somebody who draws from the first stack and then does what the hint says."""
    seat = state.active
    accepted(PHOTO_RUMMY.apply(state, seat, DrawCard(0)))
    steps = PHOTO_RUMMY.hint(PHOTO_RUMMY.view(state, seat)).moves
    for step in steps:
        accepted(PHOTO_RUMMY.apply(state, seat, step))
    # With the last card the round is over.
    if not state.rounds:
        accepted(PHOTO_RUMMY.apply(state, seat, EndTurn()))
    return [PHOTO_RUMMY.write_move(step) for step in steps]


def ends_soon(state: State) -> bool:
    """In a few turns by hints, in which both of the players lay something: one of them nearly all at once."""
    if max(best_lay([], rack, False).laid for rack in state.racks) < 7:
        return False
    laid = [False, False]
    for _ in range(5):
        seat = state.active
        laid[seat] |= turn_by_hints(state) != []
        if state.rounds:
            return all(laid)
    return False
