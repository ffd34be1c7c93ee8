"""Our games, each with what its own tests say about it."""

from __future__ import annotations

from importlib import import_module

from tests.support import GAMES, GameSupport


def _support(name: str) -> GameSupport:
    support = import_module(f"tests.games.{name.replace('-', '_')}.support").SUPPORT
    assert isinstance(support, GameSupport)
    return support


SUPPORTS = {name: _support(name) for name in GAMES}
