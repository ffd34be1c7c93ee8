"""How long a connection takes there and back, as the server measures it: nothing that the client says counts."""

from __future__ import annotations

import secrets
from typing import Final

# How much a new measurement counts against those before it, as TCP does it.
_MEAN_SHARE: Final = 1 / 8
_JITTER_SHARE: Final = 1 / 4


class RoundTrip:
    """A moving mean and the mean deviation from it, in seconds."""

    __slots__ = ("_nonce", "_sent", "jitter", "mean")

    def __init__(self) -> None:
        self.mean = 0.0
        self.jitter = 0.0
        self._nonce = ""
        self._sent = 0.0

    @property
    def waits(self) -> bool:
        """Whether a ping has not been answered yet."""
        return bool(self._nonce)

    def ping(self, now: float) -> str:
        """The nonce to send: nobody can answer a ping before it came."""
        self._nonce = secrets.token_hex(8)
        self._sent = now
        return self._nonce

    def pong(self, nonce: str, now: float) -> bool:
        """Whether this answers the ping that was sent."""
        if not self._nonce or nonce != self._nonce:
            return False
        self._nonce = ""
        taken = now - self._sent
        if self.mean == 0.0:
            self.mean = taken
            self.jitter = taken / 2
            return True
        self.jitter += _JITTER_SHARE * (abs(taken - self.mean) - self.jitter)
        self.mean += _MEAN_SHARE * (taken - self.mean)
        return True
