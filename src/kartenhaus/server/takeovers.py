"""Takes over tables that run by themselves and whose server is gone, so that clocks and bots go on without viewers."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from typing import TYPE_CHECKING, Final

from kartenhaus.server.repeated import Repeated
from kartenhaus.server.room import Room

if TYPE_CHECKING:
    from kartenhaus.server.hub import Hub

# How many are taken over before looking again: the other servers take their share meanwhile.
MOST: Final = 50
# How many come into memory at once.
AT_ONCE: Final = 4


class Takeovers(Repeated):
    def __init__(self, hub: Hub) -> None:
        super().__init__(hub, self._take_over, "tables cannot be taken over")

    async def _take_over(self) -> None:
        hub = self._hub
        while True:
            tables = await asyncio.to_thread(hub.store.orphans, hub.lately())
            left = iter(tables[:MOST])
            await asyncio.gather(*(self._take(left) for _ in range(AT_ONCE)))
            if len(tables) <= MOST or len(hub.rooms) >= hub.config.tables:
                return
            await asyncio.sleep(0)

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
