"""The options of a game at a table: what the host chooses, what each seat picks for itself, and deck files.

Picks are not among the options that the host chooses: each seat has its own say, and the option is put together from
what the seats have picked when a game begins. A deck file takes long to read, so a server has it read elsewhere before
the table needs it.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from kartenhaus.catalog import GAMES
from kartenhaus.engine import AnyGame, DeckText, Picks, Refused, Value
from kartenhaus.table.facts import Chosen, Fact, GameBegan, TableOpened


def picks_of(game: AnyGame) -> Picks | None:
    """What there is to pick before this game; None: nothing."""
    return next((field for field in game.option_fields if isinstance(field, Picks)), None)


def host_options(game: AnyGame, raw: Mapping[str, object], seats: int) -> dict[str, Value] | Refused:
    """The options that a host chooses, checked and with defaults filled in."""
    field = picks_of(game)
    if field is not None and field.name in raw:
        known = sorted(other.name for other in game.option_fields if other is not field)
        return Refused("option-unknown", "", {"field": field.name, "known": ", ".join(known)})
    options = game.options(raw, seats)
    if isinstance(options, Refused):
        return options
    written = game.write_options(options)
    return {name: value for name, value in written.items() if field is None or name != field.name}


def with_picks(game: AnyGame, options: Mapping[str, Value], picks: Sequence[str]) -> Mapping[str, Value]:
    """The options of a game that begins, with what each seat has picked."""
    field = picks_of(game)
    return options if field is None else {**options, field.name: field.written(picks)}


def deck_in(game: AnyGame, options: Mapping[str, object]) -> str:
    """The text of the deck file among these options; empty: there is none."""
    field = next((field for field in game.option_fields if isinstance(field, DeckText)), None)
    text = None if field is None else options.get(field.name)
    return text if isinstance(text, str) else ""


def decks_of(facts: Sequence[Fact]) -> tuple[AnyGame, list[str]]:
    """The texts of the deck files that are read to restore a table: those with which a game began."""
    first = facts[0]
    assert isinstance(first, TableOpened), "a table begins with its opening"
    game = GAMES[first.game]
    chosen: Mapping[str, object] = first.options
    texts: dict[str, None] = {}
    for fact in facts:
        if isinstance(fact, Chosen):
            chosen = fact.options
        elif isinstance(fact, GameBegan):
            texts[deck_in(game, chosen)] = None
    texts.pop("", None)
    return game, list(texts)
