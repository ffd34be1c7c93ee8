"""Which bots there are for which game."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache

from kartenhaus.bots.bot import Bot
from kartenhaus.catalog import PACKAGES, loaded


@cache
def _bots(game: str) -> Mapping[str, Callable[[], Bot]]:
    bots: Mapping[str, Callable[[], Bot]] = loaded(PACKAGES[game].bots)
    return bots


def bot_names(game: str) -> tuple[str, ...]:
    """The bots that play this game, the levels first."""
    return tuple(_bots(game))


def bot_for(game: str, name: str) -> Bot | None:
    """The bot of that name; `hard@500` is the hard one with 500 steps a move. None where there is no such bot."""
    name, at, steps = name.partition("@")
    bots = _bots(game)
    if name not in bots or (at and not (steps.isascii() and steps.isdigit() and len(steps) <= 9)):
        return None
    bot = bots[name]()
    if at:
        bot.steps = int(steps)
    return bot
