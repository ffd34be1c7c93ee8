"""The clocks of a table: of a turn, and of the patience with people who are away."""

from __future__ import annotations

from kartenhaus.engine import Seat
from kartenhaus.table.desk import Desk
from kartenhaus.table.ledger import GATHERING, OVER, PLAYING
from kartenhaus.table.seats import LEFT, PERSON


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
