"""After a start the house is open at once. Tables come back one after the other meanwhile, the most urgent first."""

from __future__ import annotations

import asyncio
import gc
from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from kartenhaus.server.house import House

# The log tells how far it has got after so many tables.
TOLD_EVERY: Final = 1_000
# What has come back is there to stay: the garbage collector, which would go through all of it again and again, passes
# it over. It is told so after so many tables, before there is much to go through.
FROZEN_EVERY: Final = 10


class Loading:
    def __init__(self, house: House) -> None:
        self._house = house
        self._task: asyncio.Task[None] | None = None

    def start(self, tables: Sequence[str]) -> None:
        self._house.metrics.tables_to_load = len(tables)
        self._task = self._house.loop.create_task(self._load(tables))

    def stop(self) -> None:
        if self._task is not None:
            self._task.cancel()

    async def _load(self, tables: Sequence[str]) -> None:
        house = self._house
        began = house.loop.time()
        loaded = 0
        for number, table in enumerate(tables):
            house.metrics.tables_to_load = len(tables) - number
            if len(house.rooms) >= house.config.tables:
                # Whoever came first has the place: nobody is sent out of memory for a table that nobody asked for.
                break
            loaded += await self._brings(table)
            if number % FROZEN_EVERY == 0:
                gc.collect(0)
                gc.freeze()
            if loaded and loaded % TOLD_EVERY == 0:
                house.log.info("loading", tables=loaded, of=len(tables))
        gc.freeze()
        house.metrics.tables_to_load = 0
        house.log.info("loaded", tables=loaded, of=len(tables), seconds=round(house.loop.time() - began, 1))

    async def _brings(self, table: str) -> bool:
        """One that cannot be read is no reason to go without the others."""
        house = self._house
        try:
            await house.room(table)
        except Exception as error:
            house.log.bug("table cannot be read", error)
        return table in house.rooms
