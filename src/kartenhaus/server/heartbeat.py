"""The heartbeat of a WebSocket: when pings go out, and when an unanswered one means that the connection is dead."""

from __future__ import annotations

import time
from typing import Final

from kartenhaus.server.clock import Clock
from kartenhaus.server.round_trip import RoundTrip

# The first pings come in quick succession, so that the round trip is known when the first call comes.
FIRST_PINGS: Final = 3
# Where patience is short, pings come more often, but not more often than this, in seconds.
SHORTEST_PING: Final = 1.0
# Connections are checked about so often, in milliseconds.
CHECK_EVERY: Final = 1000


class Heartbeat:
    """`patience` is the table's, in milliseconds; other times are in seconds on the server's clock, unless said."""

    __slots__ = ("_clock", "_count", "_next_ping", "_ping_every", "_pinged_at", "_standstills", "round_trip")

    def __init__(self, clock: Clock, ping_every: int) -> None:
        self.round_trip = RoundTrip()
        self._clock = clock
        self._ping_every = ping_every
        self._count = 0
        self._pinged_at = 0.0
        self._next_ping = 0.0
        # How often the clock had stood still when the last ping went out.
        self._standstills = 0

    def ping(self, patience: int) -> str:
        """The nonce of another ping, to be sent now."""
        self._count += 1
        self._standstills = self._clock.standstills
        every = min(self._ping_every, max(SHORTEST_PING, patience / 4000))
        self._pinged_at = self._clock.seconds()
        self._next_ping = self._pinged_at + every
        return self.round_trip.ping(time.monotonic())

    def pong(self, nonce: str, came_at: float, held_until: float) -> bool:
        """Whether this answers the last ping and says something of the line.

        `came_at`: on the monotonic clock; `held_until`: until when the connection was not read.
        """
        if self._standstills != self._clock.standstills or held_until >= self._pinged_at:
            # It may have waited until the server read on.
            self.round_trip.void()
        return self.round_trip.pong(nonce, came_at)

    @property
    def is_starting(self) -> bool:
        return self._count < FIRST_PINGS

    def is_due(self, now: float) -> bool:
        """Whether it is time for a ping. After the clock has stood still it is, since every client is told the time."""
        if self._standstills != self._clock.standstills:
            return True
        return not self.round_trip.waits and now >= self._next_ping

    def is_dead(self, now: float, heard: int, held_until: float, patience: int) -> bool:
        """Whether a ping has been unanswered for too long; `heard`: the last sign of life, in milliseconds.

        A client that is silent is shown as away before patience with it ends. One that was not read may have answered.
        """
        longest_silence = min(2000 * self._ping_every, patience - CHECK_EVERY)
        awaited_until = max(self._next_ping, held_until) + self._ping_every
        return self.round_trip.waits and (now * 1000 > heard + longest_silence or now > awaited_until)
