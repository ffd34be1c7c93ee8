"""Long work on the event loop: a few milliseconds of it at a time, so that nobody who is at a table notices."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable
from time import perf_counter
from typing import Final

# How long the loop is kept from everything else, in seconds.
SLICE: Final = 0.003


class Slices:
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
