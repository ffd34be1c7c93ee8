"""What goes into a table: what people, their connections, bots and the clock ask for or report."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import TypeAlias

from kartenhaus.engine import Seat
from kartenhaus.table.line import Line
from kartenhaus.table.settings import Settings

# Who somebody is to a table: an opaque name made by the server. Display names are for people only.
Person: TypeAlias = str


@dataclass(frozen=True, slots=True)
class Command:
    """`id` is made by the client: the same command sent twice is done once."""

    person: Person
    id: str


@dataclass(frozen=True, slots=True)
class Sit(Command):
    """Take a free seat, or one that only a bot has, while the table gathers; None: the first that is free.

    In a game: take back one's own seat, which a bot minds. `name` is empty for whoever has not given one.
    """

    name: str
    seat: Seat | None


@dataclass(frozen=True, slots=True)
class Leave(Command):
    """Stand up, or look on no longer. In a game a bot plays on for the seat until this person sits down again."""


@dataclass(frozen=True, slots=True)
class SeatBot(Command):
    """The host puts a bot of this level on a free seat; None: on all of them."""

    seat: Seat | None
    level: str


@dataclass(frozen=True, slots=True)
class FreeSeat(Command):
    """The host sends a bot away while the table gathers, or a person, who may be gone for good."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class MindSeat(Command):
    """The host lets a bot play for somebody whose connection is gone, without waiting for them any longer, or for
    somebody who is here and has kept the table waiting for too long. Whoever comes back gets the seat back.

    Where the host is the one who keeps the table waiting, anybody else who plays may do so.
    """

    seat: Seat


@dataclass(frozen=True, slots=True)
class Choose(Command):
    """The host chooses seats, options of the game and settings of the table, while it gathers."""

    seats: int
    options: Mapping[str, object]
    settings: Settings


@dataclass(frozen=True, slots=True)
class ShareChance(Command):
    """A seat adds random bytes of its own to the shuffle, as hex digits, before the game begins."""

    chance: str


@dataclass(frozen=True, slots=True)
class Pick(Command):
    """A seat picks one of the things that the game has for each seat, while the table gathers; empty: none of them."""

    pick: str


@dataclass(frozen=True, slots=True)
class Start(Command):
    """The host begins the game."""


@dataclass(frozen=True, slots=True)
class MakeMove(Command):
    """A step of the seat on turn, chosen on this version."""

    version: int
    move: str


@dataclass(frozen=True, slots=True)
class Call(Command):
    """A call out of turn (or in it), made on this version.

    `delta`: milliseconds from the first sight of the window's version until the press, as the client says.
    `line`: what the server has measured of this connection, never what the client says.
    """

    version: int
    move: str
    delta: int
    line: Line


@dataclass(frozen=True, slots=True)
class NoCall(Command):
    """This seat has nothing to call at this version."""

    version: int


@dataclass(frozen=True, slots=True)
class Say(Command):
    """Chat."""

    text: str


@dataclass(frozen=True, slots=True)
class AskPause(Command):
    """The game pauses once everybody at the table has asked for it."""


@dataclass(frozen=True, slots=True)
class AskClock(Command):
    """In a game: so much time for each turn from now on (0: no clock), once everybody who plays has asked for the same.
    Whoever asks for the time that holds already takes back what they had asked for."""

    turn_time: int


@dataclass(frozen=True, slots=True)
class Resign(Command):
    """A bot plays for this seat to the end of the game, and the person looks on."""


@dataclass(frozen=True, slots=True)
class Resume(Command):
    """Anybody who plays ends the pause."""


@dataclass(frozen=True, slots=True)
class Hold(Command):
    """This person reads, and would like the game to stand still meanwhile (`on`), or has read. It stands still while
    everybody who plays reads, so that nobody is held up by somebody else."""

    on: bool


@dataclass(frozen=True, slots=True)
class AskRematch(Command):
    """After a game: another one, once everybody at the table has asked for it."""


@dataclass(frozen=True, slots=True)
class Watch(Command):
    """Look on without a seat."""

    name: str


@dataclass(frozen=True, slots=True)
class Arrived(Command):
    """A connection of this person came up; the first one hands a minded seat back."""


@dataclass(frozen=True, slots=True)
class Gone(Command):
    """The last connection of this person is lost. `since`: when the last sign of life came over it, which may be long
    before anybody noticed; None: now."""

    since: int | None = None


@dataclass(frozen=True, slots=True)
class Measured(Command):
    """What the server has measured of this person's connection. Until it is told, the longest delay is allowed for."""

    line: Line


@dataclass(frozen=True, slots=True)
class BotAnswers(Command):
    """What a bot that was asked on this version does (None: it has nothing to call), and after how long.

    `after` counts from the moment at which AskBot was given out. `move` is None, too, for a bot that failed to answer.
    """

    seat: Seat
    version: int
    move: str | None
    after: int


@dataclass(frozen=True, slots=True)
class Tick(Command):
    """The moment that `Table.wake_at` named has come. `person` and `id` are empty here, as in BotAnswers."""
