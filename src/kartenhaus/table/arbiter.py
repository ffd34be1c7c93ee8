"""Who called first? Calls that arrive over connections of different speed, put into one order.

Nothing that a client merely says is trusted beyond what the server has measured of its connection.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import isqrt
from typing import Final

from kartenhaus.engine import Move, Seat
from kartenhaus.table.commands import Person

# Nobody is credited with more than this, in milliseconds, whatever their connection.
MOST_CREDIT: Final = 250
# No connection makes ties more likely than one that comes and goes by so much, or an unsteady one would win them all.
MOST_JITTER: Final = 25
# Nobody sees and presses faster than this.
FASTEST_PRESS: Final = 100


@dataclass(frozen=True, slots=True)
class ArrivedCall:
    """A call that waits to be judged. Times are in milliseconds; `elapsed` counts from the opening of the window."""

    person: Person
    id: str
    seat: Seat
    move: Move
    version: int
    arrival: int
    elapsed: int
    delta: int
    round_trip: int
    jitter: int

    @property
    def credit(self) -> int:
        """How much of the time until the arrival was spent on the way and not by the caller."""
        return max(0, min(self.elapsed - self.delta, most_credit(self.round_trip, self.jitter)))

    @property
    def effective(self) -> int:
        return self.elapsed - self.credit

    @property
    def implausible(self) -> bool:
        """A press so soon after the first sight is kept, and marked in the log."""
        return self.delta < FASTEST_PRESS


def most_credit(round_trip: int, jitter: int) -> int:
    """The most that a connection can be credited with."""
    return max(0, min(round_trip + 2 * jitter, MOST_CREDIT))


def measurement_error(jitter: int, other_jitter: int) -> int:
    """By how much the difference of two effective times may be wrong: never less than the millisecond they count."""
    one, other = min(jitter, MOST_JITTER), min(other_jitter, MOST_JITTER)
    return max(1, isqrt(one * one + other * other))


def in_order(calls: Sequence[ArrivedCall], active: Seat, seats: int) -> list[ArrivedCall]:
    """The order of calling. Those too close to the first to tell apart go clockwise after the active seat (GW-P7)."""
    left = sorted(calls, key=lambda call: (call.effective, (call.seat - active - 1) % seats))
    order: list[ArrivedCall] = []
    while left:
        first = left[0]
        tied = [
            call
            for call in left
            if call is first or call.effective - first.effective < measurement_error(call.jitter, first.jitter)
        ]
        winner = min(tied, key=lambda call: (call.seat - active - 1) % seats)
        left.remove(winner)
        order.append(winner)
    return order
