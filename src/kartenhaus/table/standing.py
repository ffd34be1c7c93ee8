"""Who somebody is at the table: what they are called, and whether they may give a command now."""

from __future__ import annotations

from kartenhaus.engine import Refused
from kartenhaus.table.commands import HOST, PLAYER, SEATED, Command, Watch
from kartenhaus.table.ledger import Ledger
from kartenhaus.table.names import name_fault
from kartenhaus.table.presence import MOST_WATCHERS, Presence
from kartenhaus.table.seats import PERSON, Person


def standing_fault(ledger: Ledger, command: Command) -> Refused | None:
    """Why somebody may not give this command, by its `spec`; None: they may."""
    spec = command.spec
    if spec.by == HOST and command.person != ledger.host:
        return Refused("table-not-host")
    seat = ledger.seat_of(command.person) if spec.by in (SEATED, PLAYER) else None
    if seat is None and spec.by in (SEATED, PLAYER):
        return Refused("table-not-seated")
    fault = spec.when.fault(ledger.phase)
    if fault is None and spec.by == PLAYER and seat is not None and ledger.places[seat].minded:
        return Refused("table-resigned" if ledger.places[seat].resigned else "table-minded")
    return fault


def watch_fault(ledger: Ledger, presence: Presence, command: Watch) -> Refused | None:
    """Why somebody may not look on by this name."""
    if ledger.seat_of(command.person) is not None:
        return Refused("table-seated")
    if command.person not in presence.watchers and len(presence.watchers) >= MOST_WATCHERS:
        return Refused("table-watchers", "", {"most": MOST_WATCHERS})
    return name_fault(command.name, names_beside(ledger, presence, command.person))


def name_of(ledger: Ledger, presence: Presence, person: Person) -> str | None:
    """What somebody at the table is called; None: they neither sit here nor look on."""
    seat = ledger.seat_of(person)
    return presence.watchers.get(person) if seat is None else ledger.places[seat].name


def names_beside(ledger: Ledger, presence: Presence, person: Person) -> list[str]:
    """What the others at the table are called, those who look on too."""
    seated = {place.person: place.name for place in ledger.places if place.kind == PERSON}
    return [name for other, name in (seated | dict(presence.watchers)).items() if other != person]
