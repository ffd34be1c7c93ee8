"""Which bots there are for which game."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from kartenhaus.bots.bot import Bot
from kartenhaus.catalog import PACKAGES, in_one_line, leave_out, loaded

# What people choose among; the others are for the arena.
LEVELS: Final = ("easy", "medium", "hard")

_BOTS: Final[dict[str, Mapping[str, Callable[[], Bot]]]] = {}
for _name, _package in list(PACKAGES.items()):
    try:
        _bots = loaded(_package.bots)
        _missing = [level for level in LEVELS if level not in _bots]
    except Exception as error:
        leave_out(_name, in_one_line(error))
    else:
        if _missing:
            leave_out(_name, f"{_package.bots} has no bot {', '.join(_missing)}")
        else:
            _BOTS[_name] = _bots


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
