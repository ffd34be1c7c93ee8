"""How much a table may grow: nothing but playing makes it long, and nothing makes it too long.

What each person does is counted from one gathering of the table to the next, so that everybody can arrange things as
often as they like, and nobody can fill a disk. How often that is, each command says in its `spec`.
"""

from __future__ import annotations

from typing import Final

from kartenhaus.engine import Refused
from kartenhaus.table.commands import Command, Hold, Leave, Sit
from kartenhaus.table.facts import MOST_FACTS, SeatReturned
from kartenhaus.table.ledger import Ledger
from kartenhaus.table.phases import GATHERING

# From here on there is no new game, and nothing else that can be done without: the rest is for the game under way.
LONG_PLAYED: Final = 40_000
# So many steps in one turn are enough, also those taken back; then it is finished as if its time had run out. No game
# has turns that need as many.
MOST_STEPS_IN_A_TURN: Final = 500
# How often somebody's seat is handed back to them in a game.
MOST_RETURNS: Final = 200
# How often a host may hand the table on by leaving it before the next game.
MOST_HOSTS: Final = 200


def is_full(ledger: Ledger) -> bool:
    return ledger.kept >= MOST_FACTS


def bound_fault(ledger: Ledger, command: Command) -> Refused | None:
    """Why something is not done any more, whatever it is; None: it may be."""
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
