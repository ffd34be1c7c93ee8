"""What seats pick for themselves while a table gathers, in games that have an option of this kind.

At a table it is not among the options that the host chooses: each seat has its own say, and the option is put together
from what the seats have picked when a game begins.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from kartenhaus.engine import AnyGame, Picks, Refused, Value


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
