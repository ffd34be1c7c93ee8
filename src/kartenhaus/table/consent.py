"""What all who play have to agree on: a pause, another clock, another game.

`ask_...` is what one of them asks for: facts, or a refusal. That they may ask now was checked before, by the `spec` of
the command. `Consent` does it once all have asked.
"""

from __future__ import annotations

from dataclasses import replace

from kartenhaus.table.commands import AskClock, AskPause, AskRematch, Resume
from kartenhaus.table.facts import (
    ClockAgreed,
    ClockAsked,
    Decision,
    PauseAsked,
    Paused,
    RematchAsked,
    RematchOpened,
    Resumed,
)
from kartenhaus.table.ledger import Ledger
from kartenhaus.table.outbox import Outbox
from kartenhaus.table.patience import Patience
from kartenhaus.table.phases import OVER, PAUSED, PLAYING
from kartenhaus.table.play import Play
from kartenhaus.table.presence import Presence
from kartenhaus.table.seats import PERSON, RESIGNED
from kartenhaus.table.settings import settings_fault
from kartenhaus.table.window import Window


def ask_pause(ledger: Ledger, command: AskPause, now: int) -> Decision:
    seat = ledger.seat_of_seated(command.person)
    return [] if seat in ledger.pause_asked else [PauseAsked(now, command.person, command.id, seat)]


def ask_clock(ledger: Ledger, command: AskClock, now: int) -> Decision:
    seat = ledger.seat_of_seated(command.person)
    fault = settings_fault(replace(ledger.settings, turn_time=command.turn_time))
    if fault is not None:
        return fault
    asked = {one.seat: one.turn_time for one in ledger.clock_asked}
    if asked.get(seat, ledger.settings.turn_time) == command.turn_time:
        return []
    return [ClockAsked(now, command.person, command.id, seat, command.turn_time)]


def resume(ledger: Ledger, command: Resume, now: int) -> Decision:
    return [Resumed(now, command.person, command.id, ledger.seat_of_seated(command.person))]


def ask_rematch(ledger: Ledger, command: AskRematch, now: int) -> Decision:
    seat = ledger.seat_of_seated(command.person)
    return [] if seat in ledger.rematch_asked else [RematchAsked(now, command.person, command.id, seat)]


class Consent:
    __slots__ = ("_ledger", "_outbox", "_patience", "_play", "_presence", "_window")

    def __init__(
        self, ledger: Ledger, presence: Presence, outbox: Outbox, window: Window, patience: Patience, play: Play
    ) -> None:
        self._ledger = ledger
        self._presence = presence
        self._outbox = outbox
        self._window = window
        self._patience = patience
        self._play = play

    def act(self, now: int) -> None:
        """Does what all have come to agree on. To be called when one more has asked, or one fewer is waited for."""
        ledger, outbox = self._ledger, self._outbox
        if self._all_want_pause():
            if self._window.has_calls():
                # No call is lost to a pause.
                self._play.judge(now)
            if ledger.phase == PLAYING:
                outbox.keep(Paused(now))
                self._play.position_changed(now)
        turn_time = self._agreed_turn_time()
        if turn_time is not None:
            outbox.keep(ClockAgreed(now, turn_time))
            self._patience.wait_anew(now)
            self._play.clock_began_anew()
        if self._all_want_rematch():
            outbox.keep(RematchOpened(now))
        unpaused = self._resumed(now)
        if unpaused is not None:
            outbox.keep(unpaused)
            self._patience.game_goes_on(now)
            self._play.position_changed(now)

    def _all_want_pause(self) -> bool:
        ledger = self._ledger
        people = ledger.people()
        return ledger.phase == PLAYING and bool(people) and set(people) <= set(ledger.pause_asked)

    def _agreed_turn_time(self) -> int | None:
        """The turn time that all who play have asked for."""
        ledger = self._ledger
        if ledger.phase not in (PLAYING, PAUSED) or not ledger.clock_asked:
            return None
        asked = {one.seat: one.turn_time for one in ledger.clock_asked}
        times = {asked.get(seat) for seat in ledger.people()}
        return times.pop() if len(times) == 1 else None

    def _all_want_rematch(self) -> bool:
        """All who are still there, including people who have resigned and stayed: it was their game too."""
        ledger = self._ledger
        if ledger.phase != OVER:
            return False
        here = self._presence.is_here
        stayed = {seat for seat, place in enumerate(ledger.places) if place.minded == RESIGNED and here(place.person)}
        people = stayed.union(ledger.people())
        return bool(people) and people <= set(ledger.rematch_asked)

    def _resumed(self, now: int) -> Resumed | None:
        """A pause that nobody can end any more is over: the bots play on."""
        ledger = self._ledger
        people = [(seat, place) for seat, place in enumerate(ledger.places) if place.kind == PERSON]
        if ledger.phase == PAUSED and people and all(place.resigned for _, place in people):
            seat, place = people[0]
            return Resumed(now, place.person, "", seat)
        return None
