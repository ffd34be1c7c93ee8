"""How much a table may grow: nothing but playing makes it long, and nothing makes it too long.

What each person does is counted from one gathering of the table to the next, so that everybody can arrange things as
often as they like, and nobody can fill a disk.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from kartenhaus.engine import Refused
from kartenhaus.table.commands import (
    AskClock,
    AskPause,
    AskRematch,
    Call,
    Choose,
    Command,
    FreeSeat,
    Hold,
    Leave,
    MakeMove,
    MindSeat,
    Pick,
    Resign,
    Resume,
    Say,
    SeatBot,
    ShareChance,
    Sit,
    Start,
)
from kartenhaus.table.facts import (
    MOST_FACTS,
    BotSeated,
    CallJudged,
    ChanceShared,
    Chosen,
    ClockAsked,
    ClockHeld,
    Fact,
    PauseAsked,
    Picked,
    Said,
    SeatReturned,
    SeatTaken,
)
from kartenhaus.table.ledger import GATHERING, Ledger

# From here on there is no new game, and nothing else that can be done without: the rest is for the game under way.
LONG_PLAYED: Final = 40_000
# So many steps in one turn are enough, also those taken back; then it is finished as if its time had run out. No game
# has turns that need as many.
MOST_STEPS_IN_A_TURN: Final = 500
# How often somebody's seat is handed back to them in a game.
MOST_RETURNS: Final = 200
# How often a host may hand the table on by leaving it before the next game.
MOST_HOSTS: Final = 200

# How often a person may do what leads to these facts. What is not here is bounded by what is: nobody can leave a seat
# more often than they take one.
_MOST: Final[Mapping[type[Command], tuple[type[Fact], int]]] = {
    AskClock: (ClockAsked, 50),
    AskPause: (PauseAsked, 200),
    # The wrong ones.
    Call: (CallJudged, 500),
    # A deck of one's own counts more than once.
    Choose: (Chosen, 200),
    Hold: (ClockHeld, 200),
    Pick: (Picked, 100),
    Say: (Said, 2_000),
    SeatBot: (BotSeated, 200),
    ShareChance: (ChanceShared, 20),
    Sit: (SeatTaken, 50),
}
# What somebody who has a game to finish needs, at a table that has been played at for very long.
_NEEDED: Final = (Call, Leave, MakeMove, MindSeat, Resign, Resume, Sit)
# What can add to a table at all.
_ADDING: Final = (*_MOST, *_NEEDED, AskRematch, FreeSeat, Start)


def is_full(ledger: Ledger) -> bool:
    return ledger.kept >= MOST_FACTS


def bound_fault(ledger: Ledger, command: Command) -> Refused | None:
    """Why something is not done any more, whatever it is; None: it may be."""
    if not isinstance(command, _ADDING) or (isinstance(command, Hold) and not command.on):
        return None
    if isinstance(command, Leave) and ledger.seat_of(command.person) is None:
        return None
    if is_full(ledger):
        return Refused("table-full-of-games")
    needed = isinstance(command, _NEEDED) and ledger.phase != GATHERING
    if ledger.kept >= LONG_PLAYED and not needed and not isinstance(command, Leave):
        return Refused("table-long-played")
    fact, most = _MOST.get(type(command), (Fact, 0))
    if isinstance(command, Sit) and ledger.phase != GATHERING:
        fact, most = SeatReturned, MOST_RETURNS
    if most and ledger.count(command.person, fact) >= most:
        return Refused("table-often", "", {"most": most})
    return None
