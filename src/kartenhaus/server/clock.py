"""The server's clock, and time slices: how long work shares the event loop."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Iterable
from typing import Final

# It is read at least so often, in seconds.
BEAT: Final = 0.5
# If two readings are further apart than this, the process stood still: the machine was paused or overloaded.
LONGEST_GAP: Final = 1.0
# How much faster or slower than others a clock goes that follows them.
SLEW: Final = 0.1
# How long one slice of work keeps the event loop busy, in seconds.
SLICE: Final = 0.003


class Clock:
    """Never goes back, and agrees with the calendar when the server starts."""

    __slots__ = ("_ahead", "_last", "_read", "standstills", "stood_still")

    def __init__(self, read: Callable[[], float] = time.monotonic) -> None:
        self._read = read
        self._last = read()
        self._ahead = time.time() - self._last
        # How often the process stood still, and for how many seconds altogether.
        self.standstills = 0
        self.stood_still = 0.0

    def seconds(self) -> float:
        read = self._read()
        gap = read - self._last
        self._last = read
        if gap > LONGEST_GAP:
            # All of it: how much passed before the process stopped is unknown, and it is no more than a beat.
            self.standstills += 1
            self.stood_still += gap
            self._ahead -= gap
        return read + self._ahead

    def now(self) -> int:
        """Milliseconds."""
        return int(self.seconds() * 1000)

    def put_forward(self, seconds: float) -> None:
        self._ahead += seconds

    def follow(self, shared: float) -> None:
        """To be called every BEAT, or a standstill would not be noticed. `shared`: what the store's clock says."""
        self.seconds()


class SharedClock(Clock):
    """The clock of servers that share a store. It follows the store's, a little faster or slower than time passes, so
    that no turn ends all at once."""

    __slots__ = ("_followed", "_latest")

    def __init__(self, read: Callable[[], float] = time.monotonic) -> None:
        super().__init__(read)
        self._latest = 0.0
        self._followed = read()

    def seconds(self) -> float:
        self._latest = max(self._latest, super().seconds())
        return self._latest

    def put_forward(self, seconds: float) -> None:
        """Or back: before anybody has read it."""
        super().put_forward(seconds)
        self._latest = 0.0

    def follow(self, shared: float) -> None:
        behind = shared - self.seconds()
        most = SLEW * min(BEAT, self._last - self._followed)
        self._followed = self._last
        self._ahead += max(-most, min(most, behind))


class TimeSlices:
    """Long work in short slices, with everything else in the loop in between."""

    def __init__(self) -> None:
        self._turn = asyncio.Lock()

    async def do(self, work: Iterable[object]) -> None:
        """Iterates over the work: each item is one step."""
        steps = iter(work)
        is_over = False
        while not is_over:
            async with self._turn:
                until = time.perf_counter() + SLICE
                is_over = all(time.perf_counter() < until for _ in steps)
                # Within the lock, or the next slice would run in the same iteration of the loop.
                await asyncio.sleep(0)
