"""The games of the catalog, each with what its own tests say about it."""

from __future__ import annotations

from importlib import import_module

from kartenhaus.catalog import GAMES
from tests.support import GameSupport


def _support(name: str) -> GameSupport:
    support = import_module(f"tests.games.{name.replace('-', '_')}.support").SUPPORT
    assert isinstance(support, GameSupport)
    return support


SUPPORTS = {name: _support(name) for name in GAMES}
