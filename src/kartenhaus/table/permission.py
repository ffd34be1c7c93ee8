"""Whether a command may be given at all: by whom and in which phase, and how often. Its `spec` says so.

What each person does is counted from one gathering of the table to the next: nothing but playing makes a table long,
and nobody can fill a disk.
"""

from __future__ import annotations

from typing import Final

from kartenhaus.engine import Refused
from kartenhaus.table.commands import Command, Hold, Leave, Sit
from kartenhaus.table.facts import MOST_FACTS, SeatReturned
from kartenhaus.table.ledger import Ledger
from kartenhaus.table.phases import GATHERING
from kartenhaus.table.spec import HOST, PLAYER, SEATED

# From here on only what the game under way needs is done: the remaining facts are reserved for it.
LONG_PLAYED: Final = 40_000
# How many steps a turn may have, including those taken back; then it is finished as if its time had run out. No game
# has turns that need as many.
MOST_STEPS_IN_A_TURN: Final = 500
# How often a person's seat is handed back to them in a game.
MOST_RETURNS: Final = 200
# How often a host may hand the table on by leaving it before the next game.
MOST_HOSTS: Final = 200


def is_full(ledger: Ledger) -> bool:
    return ledger.kept >= MOST_FACTS


def bound_fault(ledger: Ledger, command: Command) -> Refused | None:
    """Why a command comes too often, or too late in the life of the table; None: it does not."""
    spec = command.spec
    if not spec.leads_to or (isinstance(command, Hold) and not command.on):
        return None
    if isinstance(command, Leave) and ledger.seat_of(command.person) is None:
        return None
    if is_full(ledger):
        return Refused("table-full-of-games")
    needed = spec.needed and ledger.phase != GATHERING
    if ledger.kept >= LONG_PLAYED and not needed and not isinstance(command, Leave):
        return Refused("table-long-played")
    fact, most = spec.leads_to[0], spec.most
    if isinstance(command, Sit) and ledger.phase != GATHERING:
        fact, most = SeatReturned, MOST_RETURNS
    if most and ledger.count(command.person, fact) >= most:
        return Refused("table-often", "", {"most": most})
    return None


def permission_fault(ledger: Ledger, command: Command) -> Refused | None:
    """Why this person may not give this command now; None: they may."""
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
