"""Who has which seat: people who sit down, leave, watch and come back, bots that play for them, and who is the host."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from kartenhaus.engine import Refused, Seat
from kartenhaus.table.commands import Leave, MindSeat, Resign, Sit, Watch
from kartenhaus.table.facts import Decision, HostChanged, SeatLeft, SeatMinded, SeatReturned, SeatTaken
from kartenhaus.table.gathering import no_such_seat
from kartenhaus.table.ledger import Ledger
from kartenhaus.table.names import name_fault
from kartenhaus.table.outbox import Outbox
from kartenhaus.table.patience import Patience
from kartenhaus.table.permission import MOST_HOSTS, MOST_RETURNS, is_full
from kartenhaus.table.phases import GATHERING, OVER, PAUSED, PLAYING
from kartenhaus.table.play import Play
from kartenhaus.table.presence import MOST_WATCHERS, Presence
from kartenhaus.table.seats import BOT, EMPTY, GONE, IDLE, LEFT, PERSON, RESIGNED, UNTIL_A_SIGN, Person

# The reasons for which a bot gives a seat back to a person who sits down again, or asks for another game.
TAKEN_BACK: Final = (LEFT, GONE, *UNTIL_A_SIGN, RESIGNED)


class Seating:
    __slots__ = ("_ledger", "_outbox", "_patience", "_play", "_presence")

    def __init__(self, ledger: Ledger, presence: Presence, outbox: Outbox, patience: Patience, play: Play) -> None:
        self._ledger = ledger
        self._presence = presence
        self._outbox = outbox
        self._patience = patience
        self._play = play

    def is_awaited(self, person: Person) -> bool:
        """Whether the table waits for this person when they are gone."""
        return self._ledger.seat_of(person) is not None or person == self._ledger.host

    def name_of(self, person: Person) -> str | None:
        """The name of a person at the table; None: they neither sit here nor watch."""
        seat = self._ledger.seat_of(person)
        return self._presence.watchers.get(person) if seat is None else self._ledger.places[seat].name

    def _name_fault(self, person: Person, name: str) -> Refused | None:
        seated = {place.person: place.name for place in self._ledger.places if place.kind == PERSON}
        others = seated | dict(self._presence.watchers)
        return name_fault(name, [name for other, name in others.items() if other != person])

    # --- coming and going ------------------------------------------------------------------------

    def sit(self, command: Sit, now: int) -> Refused | None:
        """A seat while the table gathers; in a game, one's own seat back."""
        ledger, person = self._ledger, command.person
        own = ledger.seat_of(person)
        if ledger.phase != GATHERING and own is not None and command.seat in (None, own):
            resigned = ledger.places[own].resigned and ledger.phase != OVER
            self.hand_back(person, TAKEN_BACK, now, command.id)
            return Refused("table-resigned") if resigned else None
        seat = self._name_fault(person, command.name) or self._seat_for(command)
        if not isinstance(seat, Refused):
            place = ledger.places[seat]
            if (place.person, place.name) != (person, command.name):
                self._outbox.keep(SeatTaken(now, person, command.id, seat, command.name))
        self._presence.expect(person, now)
        if ledger.seat_of(person) is not None:
            self._presence.stop_watching(person)
        return seat if isinstance(seat, Refused) else None

    def _seat_for(self, command: Sit) -> Seat | Refused:
        """The seat asked for; else one's own, else the first that is free, else the first with a bot."""
        ledger, seat = self._ledger, command.seat
        if ledger.phase != GATHERING:
            return Refused("table-not-gathering")
        if seat is None:
            seat = ledger.seat_of(command.person)
        for kind in (EMPTY, BOT):
            if seat is None:
                seat = next((free for free, place in enumerate(ledger.places) if place.kind == kind), None)
        if seat is None:
            return Refused("table-full")
        if not 0 <= seat < len(ledger.places):
            return no_such_seat(ledger)
        place = ledger.places[seat]
        return Refused("table-seat-taken") if place.kind == PERSON and place.person != command.person else seat

    def leave(self, command: Leave, now: int) -> Refused | None:
        """Frees the seat; in a game, a bot minds it until the person comes back."""
        ledger, person = self._ledger, command.person
        seat = ledger.seat_of(person)
        if seat is None:
            if not self._presence.stop_watching(person):
                return Refused("table-not-seated")
            self._outbox.touch()
        elif ledger.phase in (PLAYING, PAUSED):
            if ledger.places[seat].minded != LEFT:
                self._outbox.keep(SeatMinded(now, seat, LEFT, person, command.id))
        else:
            self._outbox.keep(SeatLeft(now, person, command.id, seat))
        if person == ledger.host and self._patience.next_host() and ledger.count(person, HostChanged) < MOST_HOSTS:
            self.pass_host_on(now)
        return None

    def watch(self, command: Watch) -> Refused | None:
        person, watchers = command.person, self._presence.watchers
        if self._ledger.seat_of(person) is not None:
            return Refused("table-seated")
        if person not in watchers and len(watchers) >= MOST_WATCHERS:
            return Refused("table-watchers", "", {"most": MOST_WATCHERS})
        fault = self._name_fault(person, command.name)
        if fault is None and self._presence.watch(person, command.name):
            self._outbox.touch()
        return fault

    def pass_host_on(self, now: int) -> None:
        self._outbox.keep(HostChanged(now, self._patience.next_host()))

    # --- bots that play for people ---------------------------------------------------------------

    def mind(self, command: MindSeat, now: int) -> Decision:
        """A bot plays for a person who is gone, or who is here and has kept the table waiting for too long."""
        ledger, patience = self._ledger, self._patience
        seat, person = command.seat, command.person
        idle = seat in patience.idle_seats()
        if person != ledger.host:
            # A host who keeps the table waiting cannot prevent it.
            hosted = idle and ledger.places[seat].person == ledger.host
            if not hosted or ledger.seat_of(person) not in ledger.people():
                return Refused("table-not-host")
        if ledger.phase == GATHERING:
            return Refused("table-not-playing")
        if not 0 <= seat < len(ledger.places):
            return no_such_seat(ledger)
        place = ledger.places[seat]
        if place.kind != PERSON:
            return Refused("table-bot-plays" if place.kind == BOT else "table-seat-empty")
        if place.minded:
            return []
        here = self._presence.is_here(place.person)
        if here and not idle:
            until = patience.too_long_at() if seat == ledger.turn.seat and self._play.step is None else None
            if until is None:
                return Refused("table-is-here")
            return Refused("table-not-idle", "", {"seconds": max(1, -(-(until - now) // 1000))})
        return [SeatMinded(now, seat, IDLE if here else GONE, person, command.id)]

    def mind_gone(self, now: int) -> None:
        """A bot plays for the person with whom patience ended first."""
        self._outbox.keep(SeatMinded(now, min(self._patience.gone_seats())[1], GONE))

    def hand_back(self, person: Person, minded: Sequence[str], now: int, id: str = "") -> None:  # noqa: A002 - the wire's word
        """The person plays for their seat again, if a bot minds it for one of these reasons. `id`: of the command that
        asks for nothing else."""
        ledger = self._ledger
        seat = ledger.seat_of(person) if minded else None
        if seat is None or ledger.places[seat].minded not in minded or is_full(ledger):
            return
        resigned = ledger.places[seat].resigned
        if ledger.phase != OVER and (resigned or ledger.count(person, SeatReturned) >= MOST_RETURNS):
            return
        self._outbox.keep(SeatReturned(now, seat, person if id else "", id))
        if not ledger.bot_plays(seat):
            self._play.forget_bot(seat)
        if seat == ledger.turn.seat:
            self._patience.wait_anew(now)


def resign(ledger: Ledger, command: Resign, now: int) -> Decision:
    seat = ledger.seat_of_seated(command.person)
    if ledger.places[seat].resigned:
        return []
    return [SeatMinded(now, seat, RESIGNED, command.person, command.id)]
