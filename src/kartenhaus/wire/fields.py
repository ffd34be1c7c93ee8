"""The fields of what viewers see, ready to be written one by one, so that only those that changed are sent."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import fields
from functools import cache
from operator import attrgetter
from typing import Any, Final, TypeAlias, cast, get_type_hints

import msgspec

from kartenhaus.catalog import GAMES
from kartenhaus.engine import AnyGame, Move
from kartenhaus.wire.phrasebook import SaidText

# The values of something's fields as they are written; None where there is nothing to see (no game, no seat).
Values: TypeAlias = list[object] | None
# Texts of moves are written again and again; so many at most are remembered.
MOST_REMEMBERED: Final = 5_000

encode = msgspec.json.Encoder().encode


class Fields:
    """The fields of one class of views. Moves in them are written in their notation. `said`: fields that are no part of
    the view but said of it, with their types."""

    def __init__(
        self, kind: type, names: Sequence[str], game: AnyGame | None = None, said: Mapping[str, Any] | None = None
    ) -> None:
        hints = get_type_hints(kind)
        said = said or {}
        self.kind = kind
        self.names = (*names, *said)
        self.said = tuple(said)
        self.game = game
        self.moves = frozenset(name for name in names if game is not None and name in game.move_fields)
        self.types: dict[str, Any] = {
            name: tuple[str, ...] if name in self.moves else hints[name] for name in names
        } | dict(said)
        self._heads = tuple(encode(name) + b":" for name in self.names)
        self._take: Callable[[object], tuple[object, ...]] = attrgetter(*names)
        self._move_places = tuple(place for place, name in enumerate(self.names) if name in self.moves)
        # By identity, since games offer the same move objects again and again; the moves are kept, so that no other
        # object can get the same identity.
        self._texts: dict[int, str] = {}
        self._remembered: list[Move] = []

    def values(self, shown: object, *said: object) -> list[object]:
        """The values of one view's fields and of what is said of it, in order, as they are written."""
        values: list[object] = [*self._take(shown), *said]
        for place in self._move_places:
            moves = values[place]
            if moves:
                values[place] = self._written(cast(Sequence[Move], moves))
        return values

    def _written(self, moves: Sequence[Move]) -> tuple[str, ...]:
        written = tuple(map(self._texts.get, map(id, moves)))
        if None in written:
            written = tuple([self._text(move) for move in moves])
        return cast(tuple[str, ...], written)

    def _text(self, move: Move) -> str:
        assert self.game is not None
        text = self._texts.get(id(move))
        if text is None:
            if len(self._remembered) >= MOST_REMEMBERED:
                self._texts.clear()
                self._remembered.clear()
            text = self._texts[id(move)] = self.game.write_move(move)
            self._remembered.append(move)
        return text

    def written(self, values: Values) -> bytes:
        """All fields, as a JSON object, or null."""
        return self.changes(None, values) or b"null"

    def changes(self, before: Values, now: Values) -> bytes:
        """The fields that are not as before, as a JSON object; null: nothing is left to see; empty: no change."""
        if now is None:
            return b"null" if before is not None else b""
        if before is None:
            return b"{" + b",".join([head + encode(new) for head, new in zip(self._heads, now, strict=True)]) + b"}"
        changed: list[bytes] = []
        for place, new in enumerate(now):
            old = before[place]
            # Most of it is the same object as before.
            if old is not new and old != new:
                changed.append(self._heads[place] + encode(new))
        return b"{" + b",".join(changed) + b"}" if changed else b""


class GameFields:
    """How one game's views are written: what everyone sees, with what decided it, and the part that is a seat's own,
    with what that seat is to do."""

    def __init__(self, game: AnyGame) -> None:
        view, own = game.view_kind, game.own_kind
        own_names = [field.name for field in fields(own)]
        shared_names = [field.name for field in fields(view) if field.name not in own_names]
        self.shared = Fields(view, shared_names, game, {"verdict": list[SaidText]})
        self.own = Fields(own, own_names, game, {"expected": SaidText | None})


@cache
def game_fields(name: str) -> GameFields:
    return GameFields(GAMES[name])
