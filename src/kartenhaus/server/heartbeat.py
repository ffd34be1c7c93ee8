"""Pings over a WebSocket: when they go out, when an unanswered one means that the connection is dead, and how long the
connection takes there and back.

The round trip is what the server measures; nothing that the client says counts. A client can answer late, but never
before it was asked. So the smallest value counts, of all there is any proof of, and where the connection is direct the
system's own: programs cannot hold back what their system answers.
"""

from __future__ import annotations

import secrets
import socket
import struct
import sys
import time
from collections import deque
from math import inf
from typing import Final

from kartenhaus.server.clock import Clock
from kartenhaus.table.facts import Line

# The first pings come in quick succession, so that the round trip is known when the first call comes.
FIRST_PINGS: Final = 3
# Where patience is short, pings come more often, but not more often than this, in seconds.
SHORTEST_PING: Final = 1.0
# Connections are checked about so often, in milliseconds.
CHECK_EVERY: Final = 1000

# How many pongs are looked at: with a ping every 15 seconds those of five minutes, as the system does it. A line that
# has become slow is measured anew.
_KEPT: Final = 20
# What one pong adds to the jitter at most, in seconds: a process that stood still says nothing about the line.
_LARGEST_DEVIATION: Final = 0.1
# Pongs are held back if each of so many or more took so much longer than the line does, in seconds. No phone is that
# slow all the time.
_FEWEST: Final = 3
_HELD_BACK: Final = 0.08

# struct tcp_info of Linux: tcpi_min_rtt, in microseconds.
_MIN_RTT: Final = struct.Struct("=I")
_MIN_RTT_AT: Final = 148
_NONE_YET: Final = 0xFFFF_FFFF


class RoundTrip:
    """Times are in seconds, on a clock that never goes back."""

    __slots__ = ("_jitter", "_kept", "_nonce", "_opened", "_proof", "_sent", "_vouched")

    def __init__(self) -> None:
        # Each pong with the smallest other proof since the pong before it.
        self._kept: deque[tuple[float, float]] = deque(maxlen=_KEPT)
        self._proof = inf
        self._jitter = 0.0
        # Whether anything but the client's own answers says how long the line is.
        self._vouched = False
        self._nonce = ""
        self._sent = 0.0
        self._opened = -inf

    @property
    def waits(self) -> bool:
        """Whether a ping has not been answered yet."""
        return bool(self._nonce)

    def ping(self, now: float) -> str:
        """The nonce to send, which makes it impossible to answer a ping before it arrives."""
        self._nonce = secrets.token_hex(8)
        self._sent = now
        return self._nonce

    def void(self) -> None:
        """The answer will say nothing about the line: meanwhile the server itself stood still, or did not read."""
        self._nonce = ""

    def pong(self, nonce: str, now: float) -> bool:
        """Whether this answers the ping that was sent."""
        if not self._nonce or nonce != self._nonce:
            return False
        self._nonce = ""
        self._kept.append((now - self._sent, self._proof))
        self._proof = inf
        least = min(pong for pong, _ in self._kept)
        beyond = [min(pong - least, _LARGEST_DEVIATION) for pong, _ in self._kept]
        mean = sum(beyond) / len(beyond)
        # Divided by one less than the count: few pongs rarely show how unsteady a line is.
        self._jitter = sum(abs(taken - mean) for taken in beyond) / max(1, len(beyond) - 1)
        return True

    def opened(self, now: float) -> None:
        """The handshake was answered: the first message from the client must have come after that."""
        self._opened = now

    def heard(self, now: float) -> None:
        """A message came."""
        if self._opened > -inf:
            self.answered(now - self._opened)
            self._opened = -inf

    def answered(self, after: float) -> None:
        """Something came that cannot have been sent before the client got what the server had sent so long ago."""
        self._proof = min(self._proof, after)

    def vouched(self, taken: float) -> None:
        """The system, or a proxy that is trusted, says how long the line takes."""
        self._vouched = True
        self.answered(taken)

    def line(self) -> Line:
        pong = min((pong for pong, _ in self._kept), default=inf)
        proof = min((proof for _, proof in self._kept), default=inf)
        proof = min(proof, self._proof)
        least = min(pong, proof)
        return Line(
            round_trip=0 if least == inf else int(least * 1000),
            jitter=round(self._jitter * 1000),
            held_back=len(self._kept) >= _FEWEST and pong > proof + _HELD_BACK,
            unchecked=not self._vouched,
        )


def system_round_trip(connection: socket.socket) -> float | None:
    """The smallest round trip of the last minutes, as the system has measured it; None if it is unknown."""
    if sys.platform != "linux":
        return None
    try:
        info = connection.getsockopt(socket.IPPROTO_TCP, socket.TCP_INFO, _MIN_RTT_AT + _MIN_RTT.size)
    except OSError:
        return None
    if len(info) < _MIN_RTT_AT + _MIN_RTT.size:
        return None
    microseconds: int = _MIN_RTT.unpack_from(info, _MIN_RTT_AT)[0]
    return None if microseconds == _NONE_YET else microseconds / 1_000_000


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
