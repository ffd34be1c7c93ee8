"""What a client may send over its WebSocket, one JSON object a message, told apart by `type`."""

from __future__ import annotations

import json
from typing import Annotated, Final, TypeAlias

import msgspec

from kartenhaus.engine import Seat, Value
from kartenhaus.table.settings import Settings

# Made by the client for each command. The same id sent again is done only once.
Id: TypeAlias = Annotated[str, msgspec.Meta(min_length=1, max_length=64)]
# A move in its notation.
MoveText: TypeAlias = Annotated[str, msgspec.Meta(max_length=400)]


def _kebab(name: str) -> str:
    return "".join(f"-{letter.lower()}" if letter.isupper() else letter for letter in name).removeprefix("-")


class Asked(msgspec.Struct, tag_field="type", tag=_kebab, forbid_unknown_fields=True):
    """All that can be asked for."""


class Sit(Asked):
    """Take a seat; null: one's own, else the first that is free, else the first with a bot."""

    id: Id
    name: str
    seat: Seat | None = None


class Leave(Asked):
    """Stand up."""

    id: Id


class SeatBot(Asked):
    """The host puts a bot on a free seat; null: on all of them."""

    id: Id
    level: str
    seat: Seat | None = None


class FreeSeat(Asked):
    """The host sends a bot or a person away, while the table gathers."""

    id: Id
    seat: Seat


class MindSeat(Asked):
    """The host lets a bot play for somebody whose connection is gone, or who is in `table.idle`, until they return."""

    id: Id
    seat: Seat


_USUAL: Final = Settings()


class SettingsAsked(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How the host wants the table to be run; what is left out is as usual. Times are in milliseconds."""

    public: bool = _USUAL.public
    turn_time: int = _USUAL.turn_time
    window: int = _USUAL.window
    patience: int = _USUAL.patience

    def chosen(self) -> Settings:
        return Settings(self.public, self.turn_time, self.window, self.patience)


class Choose(Asked):
    """The host chooses seats, options and settings, while the table gathers."""

    id: Id
    seats: int
    options: dict[str, Value]
    settings: SettingsAsked


class ShareChance(Asked):
    """Random bytes of one's own for the shuffle, as hex digits."""

    id: Id
    chance: str


class Pick(Asked):
    """One of the things that the game has for each seat, first come, first served; empty: none of them."""

    id: Id
    pick: str


class Start(Asked):
    """The host begins the game."""

    id: Id


class Move(Asked):
    """A step of the seat on turn, chosen on this version."""

    id: Id
    version: int
    move: MoveText


class Call(Asked):
    """A call, made `delta` milliseconds after this version was first seen."""

    id: Id
    version: int
    move: MoveText
    delta: int


class NoCall(Asked):
    """Nothing to call at this version."""

    id: Id
    version: int


class Say(Asked):
    """Chat."""

    id: Id
    text: str


class AskPause(Asked):
    """The game pauses once everybody has asked for it."""

    id: Id


class AskClock(Asked):
    """So many milliseconds for each turn (0: no clock), once everybody who plays has asked for the same."""

    id: Id
    turn_time: int


class Resign(Asked):
    """A bot plays for one's seat to the end of the game."""

    id: Id


class Resume(Asked):
    """Ends the pause."""

    id: Id


class Hold(Asked):
    """On: one reads, and the game may stand still meanwhile. Off: one has read."""

    id: Id
    on: bool


class AskRematch(Asked):
    """Another game, once everybody has asked for it."""

    id: Id


class Watch(Asked):
    """Look on, by this name."""

    id: Id
    name: str


class Pong(Asked):
    """The answer to a ping, at once."""

    nonce: str


AnyAsked: TypeAlias = (
    Sit
    | Leave
    | SeatBot
    | FreeSeat
    | MindSeat
    | Choose
    | ShareChance
    | Pick
    | Start
    | Move
    | Call
    | NoCall
    | Say
    | AskPause
    | AskClock
    | Resign
    | Resume
    | Hold
    | AskRematch
    | Watch
    | Pong
)

read_asked = msgspec.json.Decoder(AnyAsked).decode
# What reading ends in if a message is no JSON, not of this kind, no UTF-8, or too deep.
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
    """What is wrong with a message, for whoever wrote the client."""
    try:
        json.dumps(_read_loosely(text), ensure_ascii=False).encode()
    except UnicodeEncodeError:
        # Where the half of a character is the last one of a text, the error says nothing of the kind.
        return "half a character in a text: a UTF-16 surrogate without its other half"
    except RecursionError:
        pass
    return str(error)


def _read_loosely(text: bytes) -> object:
    """As much as can be made of it; None if that is nothing."""
    try:
        return json.loads(text)
    except (ValueError, RecursionError):
        return None
