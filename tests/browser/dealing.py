"""Deals that a test wishes for."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from kartenhaus.engine import AnyGame, Rng, seed_from
from tests.support import Referee, accepted_options


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
