"""How the work of one address takes turns with that of others."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable


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
