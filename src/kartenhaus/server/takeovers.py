"""Takes over tables that run by themselves and whose server is gone, so that clocks and bots go on without viewers."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from typing import TYPE_CHECKING, Final

from kartenhaus.server.room import Room
from kartenhaus.store import Unusable

if TYPE_CHECKING:
    from kartenhaus.server.hub import Hub

# How often such tables are looked for, in seconds, and how many are taken over before looking again: the other servers
# take their share meanwhile.
EVERY: Final = 1.0
MOST: Final = 50
# How many come into memory at once.
AT_ONCE: Final = 4


class Takeovers:
    def __init__(self, hub: Hub) -> None:
        self._hub = hub
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        if self._hub.owners.is_shared:
            self._task = self._hub.loop.create_task(self._go())

    def stop(self) -> None:
        if self._task is not None:
            self._task.cancel()

    async def _go(self) -> None:
        hub = self._hub
        while True:
            try:
                tables = await asyncio.to_thread(hub.store.orphans, hub.lately())
                left = iter(tables[:MOST])
                await asyncio.gather(*(self._take(left) for _ in range(AT_ONCE)))
                if len(tables) > MOST and len(hub.rooms) < hub.config.tables:
                    await asyncio.sleep(0)
                    continue
            except Unusable:
                hub.store_health.look_soon()
            except Exception as error:
                hub.log.bug("tables cannot be taken over", error)
            await asyncio.sleep(EVERY)

    async def _take(self, tables: Iterator[str]) -> None:
        hub = self._hub
        for table in tables:
            if table in hub.rooms or hub.is_closing or len(hub.rooms) >= hub.config.tables:
                continue
            try:
                found = await hub.find(table)
            except Exception as error:
                # One that cannot be read does not stop the others.
                hub.log.bug("table cannot be read", error)
                continue
            if isinstance(found, Room):
                hub.metrics.takeovers += 1
