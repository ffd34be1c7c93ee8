"""How long a connection takes there and back, as the server measures it: nothing that the client says counts.

A client can answer late, but never before it was asked. So the smallest value counts, of all there is any proof of, and
where the connection is direct the system's own: programs cannot hold back what their system answers.
"""

from __future__ import annotations

import secrets
import socket
import struct
import sys
from collections import deque
from math import inf
from typing import Final

from kartenhaus.table.line import Line

# How many pongs are looked at: with a ping every 15 seconds those of five minutes, as the system does it. A line that
# has become slow is measured anew.
_KEPT: Final = 20
# What one pong adds to the jitter at most, in seconds: a process that stood still says nothing of the line.
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
        # Each pong, with the smallest other proof that there was until then since the one before.
        self._kept: deque[tuple[float, float]] = deque(maxlen=_KEPT)
        self._proof = inf
        self._jitter = 0.0
        # Whether anything else than the client's own answers says how long the line is.
        self._vouched = False
        self._nonce = ""
        self._sent = 0.0
        self._opened = -inf

    @property
    def waits(self) -> bool:
        """Whether a ping has not been answered yet."""
        return bool(self._nonce)

    def ping(self, now: float) -> str:
        """The nonce to send: nobody can answer a ping before it came."""
        self._nonce = secrets.token_hex(8)
        self._sent = now
        return self._nonce

    def void(self) -> None:
        """The answer will tell nothing about the line: meanwhile the server itself stood still, or did not read."""
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
        # Few pongs hardly ever show how unsteady a line is.
        self._jitter = sum(abs(taken - mean) for taken in beyond) / max(1, len(beyond) - 1)
        return True

    def opened(self, now: float) -> None:
        """The handshake was answered: whatever comes first from the client comes after that answer."""
        self._opened = now

    def heard(self, now: float) -> None:
        """A message came."""
        if self._opened > -inf:
            self.answered(now - self._opened)
            self._opened = -inf

    def answered(self, after: float) -> None:
        """Something came that nobody could have sent without having got what had been sent so long before."""
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
    """The smallest round trip of the last minutes, as the system has measured it; None where it does not tell."""
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
