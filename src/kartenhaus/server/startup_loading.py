"""Brings tables back into memory after the start, in the background."""

from __future__ import annotations

import asyncio
import gc
from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from kartenhaus.server.hub import Hub

# Progress of loading is logged after so many tables.
TOLD_EVERY: Final = 1_000
# After so many tables, what was loaded is frozen: the garbage collector need not go through it again, since it stays.
FROZEN_EVERY: Final = 10


class StartupLoading:
    def __init__(self, hub: Hub) -> None:
        self._hub = hub
        self._task: asyncio.Task[None] | None = None

    def start(self, tables: Sequence[str]) -> None:
        self._hub.metrics.tables_to_load = len(tables)
        self._task = self._hub.loop.create_task(self._load(tables))

    def stop(self) -> None:
        if self._task is not None:
            self._task.cancel()

    async def _load(self, tables: Sequence[str]) -> None:
        hub = self._hub
        began = hub.loop.time()
        loaded = 0
        for number, table in enumerate(tables):
            hub.metrics.tables_to_load = len(tables) - number
            if len(hub.rooms) >= hub.config.tables:
                # Tables that were asked for meanwhile keep their place.
                break
            loaded += await self._brings(table)
            if number % FROZEN_EVERY == 0:
                gc.collect(0)
                gc.freeze()
            if loaded and loaded % TOLD_EVERY == 0:
                hub.log.info("loading", tables=loaded, of=len(tables))
        gc.freeze()
        hub.metrics.tables_to_load = 0
        hub.log.info("loaded", tables=loaded, of=len(tables), seconds=round(hub.loop.time() - began, 1))

    async def _brings(self, table: str) -> bool:
        """Whether the table is in memory then. One that cannot be read does not stop the loading of the others."""
        hub = self._hub
        try:
            await hub.room(table)
        except Exception as error:
            hub.log.bug("table cannot be read", error)
        return table in hub.rooms
