"""What the server sends, one JSON object a message, told apart by `type`.

Views and updates are put together by `showing` from parts that are written once for everyone; these classes say what
comes out, for schema, clients and tests.
"""

from __future__ import annotations

from typing import Any, Final, TypeAlias

import msgspec

from kartenhaus.engine import Refused
from kartenhaus.table import OwnShown, TableShown
from kartenhaus.wire.asked import id_in, problem_in
from kartenhaus.wire.fields import encode


class Told(msgspec.Struct, tag_field="type", tag=str.lower):
    """All messages of the server."""


class View(Told):
    """All there is to see at this version. `time`: the server's clock in milliseconds."""

    version: int
    epoch: str
    time: int
    table: TableShown
    own_table: OwnShown
    # The fields of the game's view, and of the part that is the viewer's own; null: no game, no seat.
    game: dict[str, Any] | None
    own: dict[str, Any] | None


class Update(Told):
    """What has changed since the version before: fields to put in the place of the old ones. What is left out stays;
    null for `game` or `own`: there is none any more."""

    version: int
    events: list[dict[str, Any]]
    own_events: list[dict[str, Any]] = []
    table: dict[str, Any] | msgspec.UnsetType = msgspec.UNSET
    game: dict[str, Any] | msgspec.UnsetType | None = msgspec.UNSET
    own_table: dict[str, Any] | msgspec.UnsetType = msgspec.UNSET
    own: dict[str, Any] | msgspec.UnsetType | None = msgspec.UNSET


class Answer(Told):
    """To a command: done, or why not. `note`: what only the asker is told beyond that."""

    id: str
    refused: Refused | None
    note: Refused | None


class Ping(Told):
    """To be answered with a pong of the same nonce, at once: that is how the round trip is measured."""

    nonce: str
    time: int


class Closing(Told):
    """The server goes down. Come back after about `retry` milliseconds."""

    retry: int


class Stopped(Told):
    """The connection ends for a reason; `code` is the id of its sentence."""

    code: str


AnyTold: TypeAlias = View | Update | Answer | Ping | Closing | Stopped

write_told = encode
read_told = msgspec.json.Decoder(AnyTold).decode

# How long the description of a problem may be.
_LONGEST_PROBLEM: Final = 200


def unreadable(problem: str) -> Refused:
    """The refusal of anything that cannot be read."""
    return Refused("server-not-understood", "", {"problem": problem[:_LONGEST_PROBLEM]})


def not_understood(text: bytes, error: Exception) -> bytes:
    """The answer to a message that cannot be read."""
    return write_told(Answer(id_in(text), unreadable(problem_in(text, error)), None))
