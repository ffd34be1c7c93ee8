"""What a client may send over its WebSocket, one JSON object a message, told apart by `type`.

All but the pong are the commands of people, as kartenhaus.table.commands declares them: the same fields, without those
that the server knows better than the client.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import MISSING, fields
from typing import Annotated, Any, Final, NamedTuple, TypeAlias, Union, get_args, get_type_hints

import msgspec

from kartenhaus.table.commands import COMMANDS_OF_PEOPLE, Command
from kartenhaus.table.facts import Line
from kartenhaus.table.seats import Person
from kartenhaus.table.settings import Settings
from kartenhaus.table.spec import Longest

# Made by the client for each command. The same id sent again is done only once.
Id: TypeAlias = Annotated[str, msgspec.Meta(min_length=1, max_length=64)]


def _kebab(name: str) -> str:
    return "".join(f"-{letter.lower()}" if letter.isupper() else letter for letter in name).removeprefix("-")


class Asked(msgspec.Struct, tag_field="type", tag=_kebab, forbid_unknown_fields=True):
    """All that can be asked for."""


_USUAL: Final = Settings()


class SettingsAsked(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How the host wants the table to be run; what is left out is as usual. Times are in milliseconds."""

    public: bool = _USUAL.public
    turn_time: int = _USUAL.turn_time
    window: int = _USUAL.window
    patience: int = _USUAL.patience

    def chosen(self) -> Settings:
        return Settings(self.public, self.turn_time, self.window, self.patience)


def _message_of(command: type[Command]) -> type[Asked]:
    """The message that asks for a command."""
    hints = get_type_hints(command, include_extras=True)
    read: list[tuple[str, Any] | tuple[str, Any, Any]] = [("id", Id)]
    for field in fields(command):
        kind = hints[field.name]
        if field.name not in ("person", "id") and kind is not Line:
            kind = _read_as(kind)
            read.append((field.name, kind) if field.default is MISSING else (field.name, kind, field.default))
    described = (command.__doc__ or "").split("\n\n")[0]
    made = msgspec.defstruct(
        command.spec.wire_name or command.__name__, read, bases=(Asked,), namespace={"__doc__": described}
    )
    assert issubclass(made, Asked)
    return made


def _read_as(kind: Any) -> Any:
    """How the value of a field is read, where that is stricter than its type."""
    if kind is Settings:
        return SettingsAsked
    bounds = [part for part in get_args(kind) if isinstance(part, Longest)]
    return Annotated[str, msgspec.Meta(max_length=bounds[0].characters)] if bounds else kind


class Pong(Asked):
    """The answer to a ping, at once."""

    nonce: str


class _Reading(NamedTuple):
    """How a message becomes a command. `with_settings`: one of its fields holds some; `with_line`: what the server has
    measured of the connection is its last field."""

    command: Callable[..., Command]
    with_settings: bool
    with_line: bool


def _reading_of(command: type[Command]) -> _Reading:
    kinds = get_type_hints(command).values()
    return _Reading(command, Settings in kinds, Line in kinds)


_READINGS: Final = {_message_of(kind): _reading_of(kind) for kind in COMMANDS_OF_PEOPLE}
# The messages there are.
MESSAGES: Final[tuple[type[Asked], ...]] = (*_READINGS, Pong)


def command_of(message: Asked, person: Person, line: Callable[[], Line]) -> Command | None:
    """The command, with who sends it and, where that counts, what the server has measured of the connection; None for
    a Pong."""
    reading = _READINGS.get(type(message))
    if reading is None:
        return None
    values: tuple[Any, ...] = msgspec.structs.astuple(message)
    if reading.with_settings:
        values = tuple(value.chosen() if isinstance(value, SettingsAsked) else value for value in values)
    return reading.command(person, *values, line()) if reading.with_line else reading.command(person, *values)


def version_in(message: Asked) -> int | None:
    """The version on which this was chosen; None: it does not depend on a version."""
    version: int | None = getattr(message, "version", None)
    return version


read_asked: Final[Callable[[bytes | str], Asked]] = msgspec.json.Decoder(Union[MESSAGES]).decode  # noqa: UP007 - made from a tuple
# The errors of reading: no JSON, not of this kind, no UTF-8, or nested too deeply.
UNREADABLE: Final = (msgspec.MsgspecError, UnicodeDecodeError, RecursionError)


class _Id(msgspec.Struct):
    id: Id = ""


_read_id = msgspec.json.Decoder(_Id).decode


def id_in(text: bytes) -> str:
    """The id of a message that cannot be read for another reason; empty where there is none."""
    try:
        return _read_id(text).id
    except UNREADABLE:
        pass
    try:
        found = msgspec.convert(_read_loosely(text), _Id).id
        found.encode()
    except (*UNREADABLE, UnicodeEncodeError):
        return ""
    return found


def problem_in(text: bytes, error: Exception) -> str:
    """What is wrong with a message, for the author of the client."""
    try:
        json.dumps(_read_loosely(text), ensure_ascii=False).encode()
    except UnicodeEncodeError:
        # The decoder's own error does not say so if it is at the end of a text.
        return "half a character in a text: a UTF-16 surrogate without its other half"
    except RecursionError:
        pass
    return str(error)


def _read_loosely(text: bytes) -> object:
    """Any JSON value; None if it cannot be read."""
    try:
        return json.loads(text)
    except (ValueError, RecursionError):
        return None
