"""What all who play have to agree on: a pause, another clock, another game. Each answer is the fact, once they do."""

from __future__ import annotations

from kartenhaus.table.facts import ClockAgreed, Paused, RematchOpened, Resumed
from kartenhaus.table.ledger import Ledger
from kartenhaus.table.phases import OVER, PAUSED, PLAYING
from kartenhaus.table.presence import Presence
from kartenhaus.table.seats import PERSON, RESIGNED


def paused(ledger: Ledger, now: int) -> Paused | None:
    """The pause begins once everybody who plays has asked for it."""
    people = ledger.people()
    if ledger.phase == PLAYING and people and set(people) <= set(ledger.pause_asked):
        return Paused(now)
    return None


def clock_agreed(ledger: Ledger, now: int) -> ClockAgreed | None:
    """The clock is another one once everybody who plays has asked for the same."""
    if ledger.phase not in (PLAYING, PAUSED) or not ledger.clock_asked:
        return None
    asked = {one.seat: one.turn_time for one in ledger.clock_asked}
    times = {asked.get(seat) for seat in ledger.people()}
    time = times.pop() if len(times) == 1 else None
    return None if time is None else ClockAgreed(now, time)


def rematch_opened(ledger: Ledger, presence: Presence, now: int) -> RematchOpened | None:
    """The table gathers again once everybody who is still there has asked for it: also whoever has resigned and stayed,
    for it is their game too."""
    if ledger.phase != OVER:
        return None
    stayed = {
        seat for seat, place in enumerate(ledger.places) if place.minded == RESIGNED and presence.is_here(place.person)
    }
    people = stayed.union(ledger.people())
    return RematchOpened(now) if people and people <= set(ledger.rematch_asked) else None


def resumed(ledger: Ledger, now: int) -> Resumed | None:
    """A pause that nobody can end any more is over: the bots play on."""
    people = [(seat, place) for seat, place in enumerate(ledger.places) if place.kind == PERSON]
    if ledger.phase == PAUSED and people and all(place.resigned for _, place in people):
        seat, place = people[0]
        return Resumed(now, place.person, "", seat)
    return None
