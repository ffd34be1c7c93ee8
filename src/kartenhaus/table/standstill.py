"""A game that stands still because all who play are reading."""

from __future__ import annotations

from typing import Final

from kartenhaus.table.asked_bots import AskedBots
from kartenhaus.table.facts import ClockHeld
from kartenhaus.table.ledger import Ledger
from kartenhaus.table.outbox import Outbox
from kartenhaus.table.patience import Patience
from kartenhaus.table.phases import PLAYING
from kartenhaus.table.presence import Presence
from kartenhaus.table.window import Window

# After so long the game goes on by itself.
LONGEST_HOLD: Final = 300_000


class Standstill:
    """Windows, bots and the turn clock go on later by as long as it lasted."""

    __slots__ = ("_bots", "_clock_ran", "_ledger", "_outbox", "_patience", "_presence", "_window", "since")

    def __init__(
        self, ledger: Ledger, presence: Presence, outbox: Outbox, window: Window, bots: AskedBots, patience: Patience
    ) -> None:
        self._ledger = ledger
        self._presence = presence
        self._outbox = outbox
        self._window = window
        self._bots = bots
        self._patience = patience
        # Since when; None: the game goes on.
        self.since: int | None = None
        self._clock_ran = False

    def moment(self, now: int) -> int:
        """The time for windows and bots: no later than when the game began to stand still."""
        return now if self.since is None else self.since

    def ends_at(self) -> int | None:
        return None if self.since is None else self.since + LONGEST_HOLD

    def begin_or_end(self, now: int) -> None:
        # Calls that have been made are judged first.
        if self._is_wanted() and not self._window.has_calls():
            if self.since is None:
                self.since = now
                self._clock_ran = self._ledger.turn_ends() is not None
                self._outbox.touch()
        elif self.since is not None:
            held = now - self.since
            self.since = None
            self._window.stood_still(held)
            self._bots.stood_still(held)
            if self._clock_ran and held:
                self._outbox.keep(ClockHeld(now, held))
            self._patience.wait_anew(now)
            self._outbox.touch()

    def _is_wanted(self) -> bool:
        ledger = self._ledger
        if ledger.phase != PLAYING or not self._presence.anybody_reads():
            return False
        people = ledger.people()
        return bool(people) and all(self._presence.reads(ledger.places[seat].person) for seat in people)
