"""The server's one clock. It stands still while the process does, so that no player loses time to that."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Final

# It is read at least so often, in seconds.
BEAT: Final = 0.5
# Whenever two readings are further apart than this, the process was kept from going on: the machine was paused, or had
# no time for it.
LONGEST_GAP: Final = 1.0


class Clock:
    """Never goes back, and agrees with the calendar when the server starts."""

    __slots__ = ("_ahead", "_last", "_read", "standstills", "stood_still")

    def __init__(self, read: Callable[[], float] = time.monotonic) -> None:
        self._read = read
        self._last = read()
        self._ahead = time.time() - self._last
        # How often, and for how many seconds altogether.
        self.standstills = 0
        self.stood_still = 0.0

    def seconds(self) -> float:
        read = self._read()
        gap = read - self._last
        self._last = read
        if gap > LONGEST_GAP:
            # All of it: nobody knows how much of it was before the process stopped, and it is no more than a beat.
            self.standstills += 1
            self.stood_still += gap
            self._ahead -= gap
        return read + self._ahead

    def now(self) -> int:
        """Milliseconds."""
        return int(self.seconds() * 1000)

    def put_forward(self, seconds: float) -> None:
        self._ahead += seconds
