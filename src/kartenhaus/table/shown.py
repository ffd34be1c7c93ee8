"""What a table shows of itself: to everyone, and to one person alone. It never holds a secret."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from kartenhaus.engine import Seat, Value
from kartenhaus.table.settings import Settings


@dataclass(frozen=True, slots=True)
class SeatShown:
    """`kind`: empty, person or bot. `minded`: why a bot plays for the person (left, gone, clock, idle, resigned), or
    empty. `pick`: what the person has picked for the game, or empty."""

    name: str
    kind: str
    level: str
    here: bool
    minded: str
    host: bool
    pick: str


@dataclass(frozen=True, slots=True)
class WindowShown:
    """The window for calls that opened with this version; until `ends` (server's clock) steps wait for calls."""

    version: int
    opened: int
    ends: int


@dataclass(frozen=True, slots=True)
class ClockAskedShown:
    """How much time for a turn a seat would like, in milliseconds; 0: no clock."""

    seat: Seat
    turn_time: int


@dataclass(frozen=True, slots=True)
class ChatShown:
    """`seat`: where the person sat who said it; None: they watched. Names can be the same."""

    name: str
    seat: Seat | None
    text: str
    at: int


@dataclass(frozen=True, slots=True)
class RaceShown:
    """One call among those judged together: its rank, and how far behind the first (± error, in milliseconds).

    `tied`: too close to the first to tell apart. `credit_ms`: how much of the time until it arrived was put down to the
    line. `marks`: too-fast, held-back, unchecked.
    """

    seat: Seat
    rank: int
    behind_ms: int
    error_ms: int
    tied: bool
    credit_ms: int
    marks: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class TableShown:
    """What lobby and table show to everyone. Times are milliseconds on the server's clock."""

    id: str
    game: str
    # gathering, playing, paused or over.
    phase: str
    # Whether the game before was begun by rules that this server no longer plays, and was skipped.
    older_rules: bool
    game_number: int
    seats: tuple[SeatShown, ...]
    options: Mapping[str, Value]
    settings: Settings
    # SHA-256 of the secret of this game, in hex digits.
    commitment: str
    # What each seat has added to the shuffle; empty where nothing.
    shared: tuple[str, ...]
    # The secret and the seed, once the game is over.
    revealed: str
    seed: str
    turn_ends: int | None
    window: WindowShown | None
    # Since when windows, bots and the turn clock stand still, because everyone who plays is reading; None: they go on.
    held_since: int | None
    pause_asked: tuple[Seat, ...]
    clock_asked: tuple[ClockAskedShown, ...]
    # Those who are here and have kept the table waiting for longer than its patience: a bot may play for them.
    idle: tuple[Seat, ...]
    rematch_asked: tuple[Seat, ...]
    watchers: tuple[str, ...]
    chat: tuple[ChatShown, ...]
    last_race: tuple[RaceShown, ...] | None


@dataclass(frozen=True, slots=True)
class OwnShown:
    """What one person alone is shown of the table."""

    seat: Seat | None
    is_host: bool
    # No call is taken from this seat before; 0: it was never locked in this game.
    calls_locked_until: int
    # The step that waits for the calls of others; empty if none.
    waiting: str
