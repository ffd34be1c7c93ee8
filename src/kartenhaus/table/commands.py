"""What goes into a table: what people, their connections, bots and the clock ask for or report.

Each command is declared here once. Its `spec` says who may give it and when, what it leads to and how often; the wire
reads those that people give by their fields, and the first paragraph of their docstrings describes them in its schema.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import ClassVar, Final

from kartenhaus.engine import Seat, Value
from kartenhaus.table.facts import (
    BotSeated,
    CallMade,
    ChanceShared,
    ChatSaid,
    Chosen,
    ClockAsked,
    ClockHeld,
    GameBegan,
    Line,
    MoveMade,
    PauseAsked,
    Picked,
    RematchAsked,
    Resumed,
    SeatFreed,
    SeatLeft,
    SeatMinded,
    SeatReturned,
    SeatTaken,
)
from kartenhaus.table.phases import (
    AFTER_A_GAME,
    IN_A_GAME,
    IN_A_PAUSE,
    TO_PLAY,
    WHILE_GATHERING,
    WHILE_PLAYING,
)
from kartenhaus.table.seats import Person
from kartenhaus.table.settings import Settings
from kartenhaus.table.spec import ANYBODY, HOST, NO_PERSON, PLAYER, SEATED, MoveText, Spec


@dataclass(frozen=True, slots=True)
class Command:
    """`id` is made by the client: the same command sent twice is done once."""

    spec: ClassVar[Spec] = Spec()

    person: Person
    id: str


# --- of people -----------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Sit(Command):
    """Take a seat; null: one's own, else the first that is free, else the first with a bot.

    In a game: take back one's own seat, which a bot minds. `name` is empty if none was given.
    """

    spec = Spec(ANYBODY, leads_to=(SeatTaken, SeatReturned), most=50, needed=True, hands_back=())

    name: str
    seat: Seat | None = None


@dataclass(frozen=True, slots=True)
class Leave(Command):
    """Stand up.

    Or stop watching. In a game a bot plays on for the seat until this person sits down again.
    """

    spec = Spec(ANYBODY, leads_to=(SeatLeft, SeatMinded), needed=True, hands_back=())


@dataclass(frozen=True, slots=True)
class SeatBot(Command):
    """The host puts a bot on a free seat; null: on all of them."""

    spec = Spec(HOST, WHILE_GATHERING, leads_to=(BotSeated,), most=200)

    level: str
    seat: Seat | None = None


@dataclass(frozen=True, slots=True)
class FreeSeat(Command):
    """The host frees the seat of a bot or a person, while the table gathers."""

    spec = Spec(HOST, WHILE_GATHERING, leads_to=(SeatFreed,))

    seat: Seat


@dataclass(frozen=True, slots=True)
class MindSeat(Command):
    """The host lets a bot play for a person whose connection is gone, or who is in `table.idle`, until they return.

    If it is the host who keeps the table waiting, anyone else who plays may do so.
    """

    spec = Spec(ANYBODY, leads_to=(SeatMinded,), needed=True)

    seat: Seat


@dataclass(frozen=True, slots=True)
class Choose(Command):
    """The host chooses seats, options and settings, while the table gathers."""

    # A custom deck counts more than once.
    spec = Spec(HOST, WHILE_GATHERING, leads_to=(Chosen,), most=200)

    seats: int
    options: Mapping[str, Value]
    settings: Settings


@dataclass(frozen=True, slots=True)
class ShareChance(Command):
    """Random bytes that this seat adds to the shuffle, as hex digits."""

    spec = Spec(SEATED, WHILE_GATHERING, leads_to=(ChanceShared,), most=20)

    chance: str


@dataclass(frozen=True, slots=True)
class Pick(Command):
    """One of the things that the game has for each seat, first come, first served; empty: none of them."""

    spec = Spec(SEATED, WHILE_GATHERING, leads_to=(Picked,), most=100)

    pick: str


@dataclass(frozen=True, slots=True)
class Start(Command):
    """The host begins the game."""

    spec = Spec(HOST, WHILE_GATHERING, leads_to=(GameBegan,))


@dataclass(frozen=True, slots=True)
class MakeMove(Command):
    """A step of the seat on turn, chosen on this version."""

    spec = Spec(PLAYER, TO_PLAY, leads_to=(MoveMade,), needed=True, wire_name="Move")

    version: int
    move: MoveText


@dataclass(frozen=True, slots=True)
class Call(Command):
    """A call, made `delta` milliseconds after this version was first seen.

    `delta` is what the client says. `line` never is: it is what the server has measured of the connection.
    """

    # Only wrong calls are counted.
    spec = Spec(PLAYER, TO_PLAY, leads_to=(CallMade,), most=500, needed=True)

    version: int
    move: MoveText
    delta: int
    line: Line


@dataclass(frozen=True, slots=True)
class NoCall(Command):
    """Nothing to call at this version."""

    spec = Spec(PLAYER, TO_PLAY)

    version: int


@dataclass(frozen=True, slots=True)
class Say(Command):
    """Chat."""

    spec = Spec(ANYBODY, leads_to=(ChatSaid,), most=2_000)

    text: str


@dataclass(frozen=True, slots=True)
class AskPause(Command):
    """The game pauses once everyone who plays has asked for it."""

    spec = Spec(PLAYER, WHILE_PLAYING, leads_to=(PauseAsked,), most=200)


@dataclass(frozen=True, slots=True)
class AskClock(Command):
    """So many milliseconds for each turn (0: no clock), once everyone who plays has asked for the same.

    Asking for the time that holds already takes back an earlier wish.
    """

    spec = Spec(PLAYER, IN_A_GAME, leads_to=(ClockAsked,), most=50)

    turn_time: int


@dataclass(frozen=True, slots=True)
class Resign(Command):
    """Give up: a bot plays for this seat to the end of the game."""

    spec = Spec(SEATED, IN_A_GAME, leads_to=(SeatMinded,), needed=True, hands_back=())


@dataclass(frozen=True, slots=True)
class Resume(Command):
    """Ends the pause."""

    spec = Spec(PLAYER, IN_A_PAUSE, leads_to=(Resumed,), needed=True)


@dataclass(frozen=True, slots=True)
class Hold(Command):
    """On: I am reading, and the game may stand still meanwhile. Off: I have finished reading.

    It stands still while everyone who plays is reading, so that no player is held up by another.
    """

    spec = Spec(SEATED, leads_to=(ClockHeld,), most=200)

    on: bool


@dataclass(frozen=True, slots=True)
class AskRematch(Command):
    """Another game, once everyone who is still there has asked for it."""

    spec = Spec(SEATED, AFTER_A_GAME, leads_to=(RematchAsked,))


@dataclass(frozen=True, slots=True)
class Watch(Command):
    """Watch, under this name."""

    spec = Spec(ANYBODY, hands_back=())

    name: str


# --- of connections, bots and the clock ----------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Arrived(Command):
    """A connection of this person came up; the first one hands a minded seat back."""


@dataclass(frozen=True, slots=True)
class Gone(Command):
    """The last connection of this person is lost. `since`: when the last sign of life came over it, which may be long
    before the loss was noticed; None: now."""

    since: int | None = None


@dataclass(frozen=True, slots=True)
class Measured(Command):
    """What the server has measured of this person's connection. Until then the longest delay is allowed for."""

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


# What people can ask for, in the order of this file.
COMMANDS_OF_PEOPLE: Final[tuple[type[Command], ...]] = tuple(
    kind
    for kind in list(globals().values())
    if isinstance(kind, type) and issubclass(kind, Command) and kind.spec.by != NO_PERSON
)
