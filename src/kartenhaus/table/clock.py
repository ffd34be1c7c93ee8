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

    # --- people who are here, and do nothing ---------------------------------------------------------

    def _idle_seats(self) -> tuple[Seat, ...]:
        """Those for whom a bot may play, because they have kept the table waiting for too long."""
        ledger = self._ledger
        if ledger.phase != PLAYING or not (self._silent or self._waits_long):
            return ()
        # Whoever is on turn has time for it, whatever they did not say before.
        idle = self._silent - {ledger.on_turn} | ({ledger.on_turn} if self._waits_long else set())
        return tuple(seat for seat in ledger.people() if seat in idle and self._may_be_minded(seat))

    def _may_be_minded(self, seat: Seat) -> bool:
        """Whether this person is here, and there is anybody who may let a bot play for them."""
        ledger, place = self._ledger, self._ledger.places[seat]
        if not self._presence.is_here(place.person):
            return False
        return ledger.host != place.person or len(ledger.people()) > 1

    def _too_long_at(self) -> int | None:
        """When the person on turn has kept the table waiting for too long; None where a clock sees to that, or nobody
        is waited for."""
        ledger = self._ledger
        seat = ledger.on_turn
        if ledger.phase != PLAYING or seat is None or ledger.settings.turn_time or ledger.bot_plays(seat):
            return None
        if self._step is not None or not self._may_be_minded(seat):
            return None
        return self._waits_since + ledger.settings.patience

    def _wait_anew(self) -> None:
        """The person on turn has done something, or can only now."""
        self._waits_since = self._now
        if self._waits_long:
            self._waits_long = False
            self._touch()

    def _note_silence(self) -> None:
        """A moment of rest without a timer is over. Who has answered in it is not told while it lasts: it would say
        something of their hand. Who has let all of it run out has said nothing."""
        rest, ledger = self._rest, self._ledger
        if rest is None or ledger.settings.window or self._now < rest.ends or rest.all_answered():
            return
        silent = frozenset(rest.callers) - rest.answered
        self._silent = self._silent | {seat for seat in silent if not ledger.bot_plays(seat)}
        self._touch()

    def _gives_a_sign(self, person: str) -> None:
        """Whoever takes part is not silent any more."""
        seat = self._ledger.seat_of(person)
        if seat in self._silent:
            self._silent -= {seat}
            self._touch()

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
        self._wait_anew()

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
