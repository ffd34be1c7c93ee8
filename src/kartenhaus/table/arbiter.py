"""Who called first? Calls that arrive over connections of different speed, put into one order.

Nothing that a client merely says is trusted beyond what the server has measured of its connection.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from math import isqrt
from typing import Final

from kartenhaus.engine import Refused, Seat
from kartenhaus.table.facts import CallMade, Line
from kartenhaus.table.seats import Person

# By what calls are judged now. Games that were judged by an earlier measure are checked by that one.
MEASURE: Final = 2
FIRST_MEASURE: Final = 1
MEASURES: Final = (FIRST_MEASURE, MEASURE)

# All times are in milliseconds. A call is credited with up to so much more than the smallest round trip: for unsteady
# lines, and for the time a phone takes to paint. It is what a lying client can gain; on an unsteady line a little more,
# since the smallest measured round trip is above the true minimum. Where nothing but the client's own answers vouches
# for the round trip, lying gains more anyway, and honest clients are given more.
SLACK: Final = 12
SLACK_UNCHECKED: Final = 30
# The longest round trip that is credited, and the longest one for which only the client's own answers vouch.
LONGEST_LINE: Final = 270
LONGEST_UNCHECKED: Final = 240
MOST_CREDIT: Final = LONGEST_LINE + SLACK
# Calls closer than this are simultaneous: all times are counted in whole milliseconds, on both sides.
TIE: Final = 3
# No person sees and presses faster than this.
FASTEST_PRESS: Final = 100
# Credit beyond this is marked if only the client's own answers vouch for it.
MOST_UNCHECKED: Final = 100
# How far a round trip goes beyond its smallest value in all but rare cases, in mean deviations: two ways with evenly
# distributed delays have a triangular distribution, six mean deviations wide. tests/table/test_races.py tries it out.
_SPREAD: Final = 4.4
# No larger measurement error is reported.
_MOST_ERROR: Final = 100

# Of the first measure.
_FIRST_MOST_CREDIT: Final = 250
_FIRST_MOST_JITTER: Final = 25

# What is marked, and never refused.
TOO_FAST: Final = "too-fast"
HELD_BACK: Final = "held-back"
UNCHECKED: Final = "unchecked"


def measured_call(
    seat: Seat,
    move: str,
    version: int,
    arrival: int,
    elapsed: int,
    delta: int,
    line: Line,
    person: Person = "",
    id: str = "",  # noqa: A002 - the wire's word
) -> CallMade:
    """A call that has come in. `elapsed` counts from the moment at which the position was sent to everyone."""
    call = CallMade(
        at=arrival,
        person=person,
        id=id,
        seat=seat,
        version=version,
        move=move,
        counted="",
        code="",
        arrival=arrival,
        round_trip=line.round_trip,
        jitter=line.jitter,
        delta=delta,
        credit=0,
        effective=elapsed,
        rank=0,
        implausible=False,
        locked_until=0,
        measure=MEASURE,
        held_back=line.held_back,
        unchecked=line.unchecked,
    )
    return measured_again(call)


def measured_again(call: CallMade) -> CallMade:
    """A call as its measure has it: by what is known of its arrival and of its line, not by what it says."""
    # How much of the time until the arrival was spent on the way and not by the caller.
    credit = max(0, min(call.elapsed - call.delta, most_credit(call.line, call.measure)))
    effective = call.elapsed - credit
    # An implausibly fast press is marked, not refused. What the client says does not change that.
    press = min(effective, call.elapsed - call.round_trip)
    if call.measure == FIRST_MEASURE:
        press = call.delta
    return replace(call, credit=credit, effective=effective, implausible=press < FASTEST_PRESS)


def most_credit(line: Line, measure: int = MEASURE) -> int:
    """The most that a connection can be credited with."""
    if measure == FIRST_MEASURE:
        return max(0, min(line.round_trip + 2 * line.jitter, _FIRST_MOST_CREDIT))
    if line.unchecked:
        return min(line.round_trip, LONGEST_UNCHECKED) + SLACK_UNCHECKED
    return min(line.round_trip, LONGEST_LINE) + SLACK


def measurement_error(line: Line, other: Line, measure: int = MEASURE) -> int:
    """By how much the difference of two effective times may be wrong, in 99 races of 100.

    A line is credited with what it really took, to the millisecond, unless that was more than it can be credited with.
    """
    if measure == FIRST_MEASURE:
        one, two = min(line.jitter, _FIRST_MOST_JITTER), min(other.jitter, _FIRST_MOST_JITTER)
        return max(1, isqrt(one * one + two * two))
    return TIE + max(_beyond_credit(line), _beyond_credit(other))


def _beyond_credit(line: Line) -> int:
    longest = line.round_trip + int(_SPREAD * line.jitter)
    return max(0, min(longest - most_credit(line), _MOST_ERROR))


def are_simultaneous(call: CallMade, other: CallMade) -> bool:
    apart = abs(call.effective - other.effective)
    if call.measure == FIRST_MEASURE:
        return apart < measurement_error(call.line, other.line, FIRST_MEASURE)
    # Not the measurement error: within it the smaller time is still the better guess, and an unsteady line gives no
    # advantage.
    return apart < TIE


def marks(call: CallMade) -> tuple[str, ...]:
    """What everyone is shown of a call besides its rank."""
    found = [TOO_FAST] if call.implausible else []
    if call.held_back:
        found.append(HELD_BACK)
    if call.unchecked and call.credit > MOST_UNCHECKED:
        found.append(UNCHECKED)
    return tuple(found)


def in_order(calls: Sequence[CallMade], active: Seat, seats: int) -> list[CallMade]:
    """The order of calling. Those too close to the first to tell apart go clockwise after the active seat."""
    left = sorted(calls, key=lambda call: (call.effective, (call.seat - active - 1) % seats))
    order: list[CallMade] = []
    while left:
        first = left[0]
        tied = [call for call in left if call is first or are_simultaneous(call, first)]
        winner = min(tied, key=lambda call: (call.seat - active - 1) % seats)
        left.remove(winner)
        order.append(winner)
    return order


def race_note(first: CallMade, call: CallMade) -> Refused | None:
    """The note to the loser of a race."""
    if call is first:
        return None
    behind = call.effective - first.effective
    error = measurement_error(call.line, first.line)
    if are_simultaneous(call, first):
        return Refused("table-race-tied", "", {"error": error})
    return Refused("table-race-behind", "", {"behind": behind, "error": error})
