"""The bots that can play in the arena: our own, and classes from any importable module."""

from __future__ import annotations

from importlib import import_module

from kartenhaus.bots import Bot, bot_for


def entrant(game: str, name: str) -> Bot | None:
    """The bot of that name; `my_bots:Careful` is the class Careful of the module my_bots. None: there is none."""
    module, colon, kind = name.partition(":")
    if not colon:
        return bot_for(game, name)
    try:
        made = getattr(import_module(module), kind)
    except (ImportError, AttributeError, ValueError):
        return None
    return made() if isinstance(made, type) and issubclass(made, Bot) else None
