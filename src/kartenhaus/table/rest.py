"""A moment of rest: the position after a completed step, in which seats out of turn may call."""

from __future__ import annotations

from dataclasses import dataclass

from kartenhaus.engine import Move, Seat
from kartenhaus.table.arbiter import ArrivedCall
from kartenhaus.table.commands import Person


class Rest:
    """The window for calls, and the calls that wait to be judged.

    The window never closes early because nobody could call, for that would tell what hands hold; only because all have
    said that they do not.
    """

    __slots__ = ("answered", "callers", "calls", "ends", "opened", "seen_at", "version")

    def __init__(self, version: int, opened: int, ends: int, callers: tuple[Seat, ...]) -> None:
        self.version = version
        self.opened = opened
        self.ends = ends
        # When the position went out to everybody, which is not before it was kept; None: it has not yet.
        self.seen_at: int | None = None
        # The seats that may call out of turn.
        self.callers = callers
        self.answered: set[Seat] = set()
        self.calls: list[ArrivedCall] = []

    def elapsed(self, at: int) -> int:
        """For how long the position has been seen."""
        return at - (self.opened if self.seen_at is None else self.seen_at)

    def shift(self, by: int) -> None:
        """The window stood still for so long."""
        self.opened += by
        self.ends += by
        if self.seen_at is not None:
            self.seen_at += by

    def all_answered(self) -> bool:
        return self.answered.issuperset(self.callers)

    def has_call_of(self, seat: Seat) -> bool:
        return any(call.seat == seat for call in self.calls)


@dataclass(frozen=True, slots=True)
class Step:
    """A step of the seat on turn that waits until it can be carried out. `by`: person or bot. `used`: how much of the
    turn's time, when the step was made."""

    seat: Seat
    move: Move
    by: str
    person: Person
    id: str
    used: int


@dataclass(frozen=True, slots=True)
class BotAct:
    """What a bot does (None: it has nothing to call) when the time it takes has passed."""

    seat: Seat
    move: Move | None
    at: int
