"""The clocks of a table: of a turn, of the patience with people who are away, and of a game that stands still."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from kartenhaus.engine import Seat
from kartenhaus.table.desk import Desk
from kartenhaus.table.facts import ClockHeld
from kartenhaus.table.ledger import GATHERING, OVER, PLAYING
from kartenhaus.table.seats import LEFT, PERSON

# Nobody reads for longer than this: then the game goes on by itself.
LONGEST_HOLD: Final = 300_000


class Clock(Desk):
    """When somebody's time is over. What happens then is said elsewhere."""

    def _turn_ends(self) -> int | None:
        """When the person on turn runs out of time; None where nobody counts."""
        ledger = self._ledger
        if ledger.phase != PLAYING or not ledger.settings.turn_time or ledger.on_turn is None:
            return None
        if ledger.bot_plays(ledger.on_turn):
            return None
        return ledger.turn_began + ledger.turn_credit + ledger.settings.turn_time

    def _is_out_of_time(self) -> bool:
        """The time of the turn is over, though a window may still be open before the turn is."""
        ends = self._turn_ends()
        return ends is not None and ends <= self._now

    def _gone_seats(self) -> list[tuple[int, Seat]]:
        """The seats of people whose connection is gone, each with the moment when patience with them ends."""
        gone: list[tuple[int, Seat]] = []
        if self._presence.all_here():
            return gone
        for seat, place in enumerate(self._ledger.places):
            since = self._presence.gone_since(place.person) if place.kind == PERSON and not place.minded else None
            if since is not None:
                gone.append((max(since, self._playing_since) + self._ledger.settings.patience, seat))
        return gone

    # --- a game that stands still --------------------------------------------------------------------

    def _all_read(self) -> bool:
        """Whether everybody who plays reads. Calls that have been made are judged first."""
        ledger, rest = self._ledger, self._rest
        if ledger.phase != PLAYING or (rest is not None and rest.calls):
            return False
        people = ledger.people()
        return bool(people) and all(self._presence.reads(ledger.places[seat].person) for seat in people)

    def _stand_still_or_go_on(self) -> None:
        if self._all_read():
            if self._held_since is None:
                self._held_since = self._now
                self._clock_held = self._turn_ends() is not None
                self._touch()
        elif self._held_since is not None:
            self._go_on_after(self._now - self._held_since)
            self._held_since = None
            self._touch()

    def _go_on_after(self, held: int) -> None:
        """All that was under way goes on from where it was, so much later."""
        rest = self._rest
        if rest is not None:
            rest.shift(held)
        self._asked = {seat: (version, at + held) for seat, (version, at) in self._asked.items()}
        self._bot_acts = [replace(act, at=act.at + held) for act in self._bot_acts]
        if self._clock_held and held:
            self._enter(ClockHeld(self._now, held))

    def _host_passes(self) -> int | None:
        """When somebody else becomes the host, because the present one is gone and a host is needed."""
        ledger = self._ledger
        if ledger.phase not in (GATHERING, OVER):
            return None
        since = self._presence.gone_since(ledger.host)
        if since is None or not self._next_host():
            return None
        return since + ledger.settings.patience

    def _next_host(self) -> str:
        """The first other person at the table who is here, else the first who looks on; empty: nobody."""
        ledger, presence = self._ledger, self._presence
        seated = [place.person for place in ledger.places if place.kind == PERSON and place.minded != LEFT]
        for person in (*seated, *presence.watchers):
            if person != ledger.host and presence.is_here(person):
                return person
        return ""
