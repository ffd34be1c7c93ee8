"""Which bots there are for which game."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from kartenhaus.bots import great_wall, monster_roll, photo_rummy
from kartenhaus.bots.bot import Bot

# What people choose among; the others are for the arena.
LEVELS: Final = ("easy", "medium", "hard")

_BOTS: Final[Mapping[str, Mapping[str, Callable[[], Bot]]]] = {
    "great-wall": great_wall.BOTS,
    "monster-roll": monster_roll.BOTS,
    "photo-rummy": photo_rummy.BOTS,
}


def bot_names(game: str) -> tuple[str, ...]:
    """The bots that play this game, the levels first."""
    return tuple(_BOTS[game])


def bot_for(game: str, name: str) -> Bot | None:
    """The bot of that name; `hard@500` is the hard one with 500 steps a move. None where there is no such bot."""
    name, at, steps = name.partition("@")
    if name not in _BOTS[game] or (at and not (steps.isascii() and steps.isdigit() and len(steps) <= 9)):
        return None
    bot = _BOTS[game][name]()
    if at:
        bot.steps = int(steps)
    return bot
