"""Whether somebody may give a command now, by its `spec`: who they are at the table, and in which phase it is."""

from __future__ import annotations

from kartenhaus.engine import Refused
from kartenhaus.table.commands import HOST, PLAYER, SEATED, Command
from kartenhaus.table.ledger import Ledger


def standing_fault(ledger: Ledger, command: Command) -> Refused | None:
    """Why not; None: they may."""
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
