"""How long the table waits for people: for those who are gone, and for those who are here and do nothing."""

from __future__ import annotations

from kartenhaus.engine import Seat
from kartenhaus.table.ledger import Ledger
from kartenhaus.table.outbox import Outbox
from kartenhaus.table.phases import GATHERING, OVER, PLAYING
from kartenhaus.table.presence import Presence
from kartenhaus.table.seats import LEFT, PERSON, Person


class Patience:
    """When patience ends. What happens then is up to the rows of the agenda."""

    __slots__ = ("_ledger", "_outbox", "_playing_since", "_presence", "_silent", "_waits_long", "_waits_since")

    def __init__(self, ledger: Ledger, presence: Presence, outbox: Outbox, now: int) -> None:
        self._ledger = ledger
        self._presence = presence
        self._outbox = outbox
        # Since when the game has been going on without a pause.
        self._playing_since = now
        # Since when the person on turn has kept the table waiting, and whether that is too long.
        self._waits_since = now
        self._waits_long = False
        # The seats that let the last window without a timer run out without an answer.
        self._silent: frozenset[Seat] = frozenset()

    def game_goes_on(self, now: int) -> None:
        """A game begins, or goes on after a pause: people who are gone have the full time to come back."""
        self._playing_since = now

    # --- people who are gone ---------------------------------------------------------------------

    def gone_seats(self) -> list[tuple[int, Seat]]:
        """The seats of people whose connection is gone, each with the moment when patience with them ends."""
        gone: list[tuple[int, Seat]] = []
        if self._presence.all_here() or self._ledger.phase not in (PLAYING, OVER):
            return gone
        for seat, place in enumerate(self._ledger.places):
            since = self._presence.gone_since(place.person) if place.kind == PERSON and not place.minded else None
            if since is not None:
                gone.append((max(since, self._playing_since) + self._ledger.settings.patience, seat))
        return gone

    def gone_at(self) -> int | None:
        """When a bot minds the seat of the first of them."""
        gone = self.gone_seats()
        return min(gone)[0] if gone else None

    def host_passes_at(self) -> int | None:
        """When another person becomes the host, because the host is gone and one is needed."""
        ledger = self._ledger
        if ledger.phase not in (GATHERING, OVER):
            return None
        since = self._presence.gone_since(ledger.host)
        if since is None or not self.next_host():
            return None
        return since + ledger.settings.patience

    def next_host(self) -> Person:
        """The first other person at the table who is here, else the first who watches; empty: there is none."""
        ledger, presence = self._ledger, self._presence
        seated = [place.person for place in ledger.places if place.kind == PERSON and place.minded != LEFT]
        for person in (*seated, *presence.watchers):
            if person != ledger.host and presence.is_here(person):
                return person
        return ""

    # --- people who are here, and do nothing -----------------------------------------------------

    def idle_seats(self) -> tuple[Seat, ...]:
        """Those for whom a bot may play, because they have kept the table waiting for too long."""
        ledger = self._ledger
        if ledger.phase != PLAYING or not (self._silent or self._waits_long):
            return ()
        # The seat on turn has its time, even if it was silent in the window before.
        idle = self._silent - {ledger.turn.seat} | ({ledger.turn.seat} if self._waits_long else set())
        return tuple(seat for seat in ledger.people() if seat in idle and self._may_be_minded(seat))

    def _may_be_minded(self, seat: Seat) -> bool:
        """Whether this person is here, and there is someone who may let a bot play for them."""
        ledger, place = self._ledger, self._ledger.places[seat]
        if not self._presence.is_here(place.person):
            return False
        return ledger.host != place.person or len(ledger.people()) > 1

    def too_long_at(self) -> int | None:
        """When the person on turn has kept the table waiting for too long; None where a clock does that, or no
        person is waited for."""
        ledger = self._ledger
        seat = ledger.turn.seat
        if ledger.phase != PLAYING or seat is None or ledger.settings.turn_time or ledger.bot_plays(seat):
            return None
        return self._waits_since + ledger.settings.patience if self._may_be_minded(seat) else None

    def noticed_at(self) -> int | None:
        """The same, until it has been noticed."""
        return None if self._waits_long else self.too_long_at()

    def notice(self, now: int) -> None:
        """The person on turn has kept the table waiting for too long."""
        self._waits_long = True
        self._outbox.touch()

    def wait_anew(self, now: int) -> None:
        """The person on turn has done something, or can only now."""
        self._waits_since = now
        if self._waits_long:
            self._waits_long = False
            self._outbox.touch()

    def hear_silence(self, seats: frozenset[Seat]) -> None:
        """A window without a timer is over, and these did not answer. Who has answered is not shown while it lasts: it
        would say something about their hand."""
        if seats:
            self._silent = self._silent | {seat for seat in seats if not self._ledger.bot_plays(seat)}
            self._outbox.touch()

    def hear_sign(self, person: Person) -> None:
        """A command of this person ends their silence."""
        if not self._silent:
            return
        seat = self._ledger.seat_of(person)
        if seat in self._silent:
            self._silent -= {seat}
            self._outbox.touch()
