"""One after the other: of all that waits from one address, one piece is done in each round of the event loop.

So whatever comes from others is never further away than that, however much one address sends at once.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable


class Turns:
    __slots__ = ("_busy", "_waiting")

    def __init__(self) -> None:
        self._busy = False
        self._waiting: deque[Callable[[], None]] = deque()

    def take(self, work: Callable[[], None]) -> None:
        """Does this at once if nothing was done for the address in this round, or else when its turn comes."""
        if self._busy:
            self._waiting.append(work)
            return
        self._busy = True
        asyncio.get_running_loop().call_soon(self._next)
        work()

    async def come(self) -> None:
        """Waits for a turn."""
        turn = asyncio.get_running_loop().create_future()
        self.take(lambda: None if turn.done() else turn.set_result(None))
        await turn

    def _next(self) -> None:
        if self._waiting:
            asyncio.get_running_loop().call_soon(self._next)
            self._waiting.popleft()()
        else:
            self._busy = False
