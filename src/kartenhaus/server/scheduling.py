"""Sharing the event loop: work for one address one piece at a time, and long work in short slices."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable, Iterable
from time import perf_counter
from typing import Final

# How long the loop is kept from everything else, in seconds.
SLICE: Final = 0.003


class AddressQueue:
    """Of all that waits from one address, one piece is done in each iteration of the event loop. However much one
    address sends at once, what comes from others never waits for more than one piece of it."""

    __slots__ = ("_busy", "_waiting")

    def __init__(self) -> None:
        self._busy = False
        self._waiting: deque[Callable[[], None]] = deque()

    def run(self, work: Callable[[], None]) -> None:
        """Does this at once if nothing was done for the address in this iteration, or else when its turn comes."""
        if self._busy:
            self._waiting.append(work)
            return
        self._busy = True
        asyncio.get_running_loop().call_soon(self._next)
        work()

    async def wait(self) -> None:
        """Waits for a turn."""
        turn = asyncio.get_running_loop().create_future()
        self.run(lambda: None if turn.done() else turn.set_result(None))
        await turn

    def _next(self) -> None:
        if self._waiting:
            asyncio.get_running_loop().call_soon(self._next)
            self._waiting.popleft()()
        else:
            self._busy = False


class TimeSlices:
    """However much is to be done at once, the loop looks after everything else between two slices of it."""

    def __init__(self) -> None:
        self._turn = asyncio.Lock()

    async def do(self, work: Iterable[object]) -> None:
        """Goes through something that is done step by step, as it is gone through."""
        steps = iter(work)
        is_over = False
        while not is_over:
            async with self._turn:
                until = perf_counter() + SLICE
                is_over = all(perf_counter() < until for _ in steps)
                # The turn is kept meanwhile, or else one slice after the other would be done in the same moment.
                await asyncio.sleep(0)
