"""Hints over the wire; thought of in a worker process, since they may take a while."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec

from kartenhaus.catalog import GAMES


class HintShown(msgspec.Struct):
    """A sentence by its id and arguments, and moves in their notation, to be made one after the other."""

    code: str
    params: Mapping[str, str | int]
    moves: tuple[str, ...]


def hint_shown(game_name: str, view: Any) -> HintShown | None:
    game = GAMES[game_name]
    hint = game.hint(view)
    if hint is None:
        return None
    return HintShown(hint.code, dict(hint.params), tuple(game.write_move(move) for move in hint.moves))
