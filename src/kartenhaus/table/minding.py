"""A bot plays for somebody, and gives the seat back. Each answer is facts or a refusal."""

from __future__ import annotations

from collections.abc import Sequence

from kartenhaus.engine import Refused
from kartenhaus.table.bounds import MOST_RETURNS, is_full
from kartenhaus.table.commands import MindSeat, Resign
from kartenhaus.table.facts import SeatMinded, SeatReturned
from kartenhaus.table.gathering import Decision, no_such_seat
from kartenhaus.table.ledger import Ledger
from kartenhaus.table.patience import Patience
from kartenhaus.table.phases import GATHERING, OVER
from kartenhaus.table.presence import Presence
from kartenhaus.table.seats import BOT, GONE, IDLE, PERSON, RESIGNED, Person


def mind(ledger: Ledger, presence: Presence, patience: Patience, acted: bool, command: MindSeat, now: int) -> Decision:
    """What patience comes to in the end, at once with somebody who is not here; with somebody who is here once they
    have kept the table waiting for as long. `acted`: whether a step of the seat on turn waits."""
    seat, person = command.seat, command.person
    idle = seat in patience.idle_seats()
    if person != ledger.host:
        # A host who keeps everybody waiting has no say in it.
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
    here = presence.is_here(place.person)
    if here and not idle:
        until = patience.too_long_at() if seat == ledger.on_turn and not acted else None
        if until is None:
            return Refused("table-is-here")
        return Refused("table-not-idle", "", {"seconds": max(1, -(-(until - now) // 1000))})
    return [SeatMinded(now, seat, IDLE if here else GONE, person, command.id)]


def resign(ledger: Ledger, command: Resign, now: int) -> Decision:
    seat = ledger.seat_of_seated(command.person)
    if ledger.places[seat].resigned:
        return []
    return [SeatMinded(now, seat, RESIGNED, command.person, command.id)]


def handed_back(
    ledger: Ledger,
    person: Person,
    minded: Sequence[str],
    now: int,
    id: str = "",  # noqa: A002 - the wire's word
) -> SeatReturned | None:
    """The person plays for their seat again, if a bot minds it for one of these reasons. `id`: of the command that
    asks for nothing else."""
    seat = ledger.seat_of(person)
    if seat is None or ledger.places[seat].minded not in minded or is_full(ledger):
        return None
    if ledger.phase != OVER and (ledger.places[seat].resigned or ledger.count(person, SeatReturned) >= MOST_RETURNS):
        return None
    return SeatReturned(now, seat, person if id else "", id)
