"""What the server has measured of a connection."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Line:
    """Nothing of this is what a client merely says. Times are in milliseconds."""

    # The smallest that there is any proof of.
    round_trip: int
    # The mean deviation from the mean.
    jitter: int
    # Pings are answered much later, again and again, than the line takes.
    held_back: bool = False
    # Nothing vouches for the round trip but the client's own answers, which it can hold back.
    unchecked: bool = False
