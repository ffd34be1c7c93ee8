"""A game that stands still, because everybody who plays reads."""

from __future__ import annotations

from typing import Final

from kartenhaus.table.ledger import Ledger
from kartenhaus.table.phases import PLAYING
from kartenhaus.table.presence import Presence

# Nobody reads for longer than this: then the game goes on by itself.
LONGEST_HOLD: Final = 300_000


class Standstill:
    __slots__ = ("_clock_ran", "_ledger", "_presence", "since")

    def __init__(self, ledger: Ledger, presence: Presence) -> None:
        self._ledger = ledger
        self._presence = presence
        # Since when; None: the game goes on.
        self.since: int | None = None
        self._clock_ran = False

    def moment(self, now: int) -> int:
        """How late it is for windows and bots: no later than when the game began to stand still."""
        return now if self.since is None else self.since

    def is_wanted(self) -> bool:
        """Whether everybody who plays reads."""
        ledger = self._ledger
        if ledger.phase != PLAYING or not self._presence.anybody_reads():
            return False
        people = ledger.people()
        return bool(people) and all(self._presence.reads(ledger.places[seat].person) for seat in people)

    def begin(self, now: int) -> None:
        self.since = now
        self._clock_ran = self._ledger.turn_ends() is not None

    def end(self, now: int) -> tuple[int, int]:
        """For how long it stood still, and how much of that the turn clock would have counted."""
        assert self.since is not None
        held = now - self.since
        self.since = None
        return held, held if self._clock_ran else 0

    def ends_at(self) -> int | None:
        return None if self.since is None else self.since + LONGEST_HOLD
