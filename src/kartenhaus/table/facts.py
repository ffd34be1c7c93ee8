"""What happened at a table, as it is stored. A table is a fold over its facts, in order.

Facts hold nothing but texts, numbers, flags and tuples or maps of those. `at`: milliseconds on the server's clock.
`id`: the client's command, so that one sent again after a restart is still done only once.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import ClassVar, Final, TypeAlias

from kartenhaus.engine import Refused, Seat, Value
from kartenhaus.table.seats import Person
from kartenhaus.table.settings import Settings

# No table has more. A table with this many is still restored quickly, and can be looked at.
MOST_FACTS: Final = 50_000


@dataclass(frozen=True, slots=True)
class Fact:
    # The name under which facts of this kind are stored, if different: stored names never change.
    stored_as: ClassVar[str] = ""

    at: int


# What a command leads to: facts, or why it is refused.
Decision: TypeAlias = list[Fact] | Refused


@dataclass(frozen=True, slots=True)
class Done(Fact):
    """A fact that a person's command brought about."""

    person: Person
    id: str


@dataclass(frozen=True, slots=True)
class TableOpened(Done):
    """`secret` (hex) never leaves the server: each game has a secret of its own that is made from it."""

    game: str
    seats: int
    options: Mapping[str, Value]
    settings: Settings
    secret: str


@dataclass(frozen=True, slots=True)
class Chosen(Done):
    seats: int
    options: Mapping[str, Value]
    settings: Settings


@dataclass(frozen=True, slots=True)
class SeatTaken(Done):
    seat: Seat
    name: str


@dataclass(frozen=True, slots=True)
class SeatLeft(Done):
    seat: Seat


@dataclass(frozen=True, slots=True)
class BotSeated(Done):
    seat: Seat
    level: str


@dataclass(frozen=True, slots=True)
class SeatFreed(Done):
    seat: Seat


@dataclass(frozen=True, slots=True)
class ChanceShared(Done):
    seat: Seat
    chance: str


@dataclass(frozen=True, slots=True)
class Picked(Done):
    """What a seat has picked for the game; empty: it has given back what it had."""

    seat: Seat
    pick: str


@dataclass(frozen=True, slots=True)
class GameBegan(Done):
    """The seed is the hash of the secret and of all that the seats have shared."""

    seed: str
    # Of the game, so that a log says by which rules it was played.
    rules_version: int = 1


@dataclass(frozen=True, slots=True)
class MoveMade(Done):
    """`by`: person, bot (its own seat, or one that it minds) or clock."""

    seat: Seat
    move: str
    by: str
    # How long the step waited for the calls of others; the turn clock does not count it.
    waited: int


@dataclass(frozen=True, slots=True)
class StepReturned(Fact):
    """A step that waited went back to its player, because of a call or a pause."""

    seat: Seat
    # For how long; the turn clock does not count it.
    waited: int


@dataclass(frozen=True, slots=True)
class Line:
    """What the server has measured of a connection; nothing that a client merely says. Times are in milliseconds."""

    # The smallest that there is any proof of.
    round_trip: int
    # The mean deviation from the mean.
    jitter: int
    # Pings are answered much later, again and again, than the line takes.
    held_back: bool = False
    # Nothing vouches for the round trip but the client's own answers, which it can hold back.
    unchecked: bool = False


@dataclass(frozen=True, slots=True)
class CallMade(Done):
    """One call: when it came, what was measured and claimed, and how it ended. It is measured by the arbiter when it
    comes in, waits in the window with rank 0, is kept when it has been judged, and told with the finished game.

    `move` is the call as made, `counted` as it was carried out (empty: refused, `code` says why). What was measured of
    the connection is as in Line; by the first measure `round_trip` was the mean.
    """

    stored_as = "CallJudged"

    seat: Seat
    version: int
    move: str
    counted: str
    code: str
    arrival: int
    round_trip: int
    jitter: int
    delta: int
    credit: int
    effective: int
    rank: int
    implausible: bool
    # Until when no further call is taken from this seat; 0: calls are not locked.
    locked_until: int
    measure: int = 1
    held_back: bool = False
    unchecked: bool = False

    @property
    def line(self) -> Line:
        return Line(self.round_trip, self.jitter, self.held_back, self.unchecked)

    @property
    def elapsed(self) -> int:
        """How long the position had been out when the call arrived."""
        return self.effective + self.credit


@dataclass(frozen=True, slots=True)
class ChatSaid(Done):
    stored_as = "Said"

    name: str
    text: str


@dataclass(frozen=True, slots=True)
class PauseAsked(Done):
    seat: Seat


@dataclass(frozen=True, slots=True)
class Paused(Fact):
    pass


@dataclass(frozen=True, slots=True)
class ClockAsked(Done):
    """A seat would like so much time for each turn; the time that holds already: it has changed its mind."""

    seat: Seat
    turn_time: int


@dataclass(frozen=True, slots=True)
class ClockAgreed(Fact):
    """Everyone who plays has asked for this turn time: it holds from now on, and the turn under way begins it anew."""

    turn_time: int


@dataclass(frozen=True, slots=True)
class Resumed(Done):
    seat: Seat


@dataclass(frozen=True, slots=True)
class SeatMinded(Fact):
    """A bot plays for this seat. `why`: left, gone (no connection), clock (two turns timed out), idle (kept the table
    waiting) or resigned. `person`: whose command it was; empty: no person's, or stored by an earlier version."""

    seat: Seat
    why: str
    person: Person = ""
    id: str = ""


@dataclass(frozen=True, slots=True)
class SeatReturned(Fact):
    """The person plays for this seat again. `person`: as in SeatMinded."""

    seat: Seat
    person: Person = ""
    id: str = ""


@dataclass(frozen=True, slots=True)
class TurnTimedOut(Fact):
    seat: Seat


@dataclass(frozen=True, slots=True)
class RematchAsked(Done):
    seat: Seat


@dataclass(frozen=True, slots=True)
class RematchOpened(Fact):
    """The table gathers again, those who are still there on their seats, with a new secret for the next game."""


@dataclass(frozen=True, slots=True)
class HouseReopened(Fact):
    """The server was away in the middle of a turn: so much time is not counted."""

    credit: int


@dataclass(frozen=True, slots=True)
class ClockHeld(Fact):
    """The game stood still in the middle of a turn, while all who play were reading: so much time is not counted."""

    credit: int


@dataclass(frozen=True, slots=True)
class HostChanged(Fact):
    """The host has left; this person is the host now."""

    host: Person
