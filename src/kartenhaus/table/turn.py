"""The turn under way: whose it is, how many moves it has had, and how much of its time has been used."""

from __future__ import annotations

from kartenhaus.engine import Seat


class Turn:
    """Its clock counts the time of a person who is on turn and plays for themselves, and no other."""

    __slots__ = ("_began", "_credit", "_stopped_at", "covered", "key", "moves", "seat")

    def __init__(self) -> None:
        # By which the game tells one turn from the next; None: there is none, before a game and after it.
        self.key: object = None
        self.seat: Seat | None = None
        self.moves = 0
        # The seat whose turn a bot finishes because its time has run out.
        self.covered: Seat | None = None
        # When the clock began, and how much of the time since then is not counted.
        self._began = 0
        self._credit = 0
        # Since when it stands still: in a pause, and while a bot plays for the seat on turn.
        self._stopped_at: int | None = None

    def begin(self, key: object, seat: Seat | None, at: int) -> None:
        self.key = key
        self.seat = seat
        self.moves = 0
        self.covered = None
        self.begin_clock(at)

    def begin_clock(self, at: int) -> None:
        """All the time of the turn lies ahead."""
        self._began = at
        self._credit = 0
        if self._stopped_at is not None:
            self._stopped_at = at

    def used(self, at: int) -> int:
        """How much time has been used until then."""
        return (at if self._stopped_at is None else self._stopped_at) - self._began - self._credit

    def ends(self, turn_time: int) -> int:
        """When so much time has been used, if the clock runs on."""
        return self._began + self._credit + turn_time

    def credit(self, time: int) -> None:
        """So much time is not counted."""
        self._credit += time

    def stop_or_start(self, runs: bool, at: int) -> None:
        """`runs`: whether the clock is to run from now on."""
        if runs and self._stopped_at is not None:
            self._credit += at - self._stopped_at
            self._stopped_at = None
        elif not runs and self._stopped_at is None:
            self._stopped_at = at
        # No more than has passed: earlier versions counted some of it twice.
        self._credit = min(self._credit, self._credit + self.used(at))
