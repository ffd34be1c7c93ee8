"""The public tables of all servers of a shared store: each lets the others know its own, once a second."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Final

import msgspec

from kartenhaus.server.table_lists import TableListed
from kartenhaus.store import Unusable
from kartenhaus.wire import UNREADABLE, write_json

if TYPE_CHECKING:
    from kartenhaus.server.hub import Hub

# How often, in seconds.
EVERY: Final = 1.0

_read_list: Final = msgspec.json.Decoder(list[TableListed]).decode


class SharedLobby:
    def __init__(self, hub: Hub) -> None:
        self._hub = hub
        self._task: asyncio.Task[None] | None = None
        # What the others know of ours, and as which of the servers that we were.
        self._published: tuple[bytes, int] = (b"[]", 0)

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
                await self._publish()
                texts = await asyncio.to_thread(hub.store.published)
                hub.table_lists.elsewhere = [listed for text in texts for listed in _read(text)]
            except Unusable:
                hub.store_health.look_soon()
            except Exception as error:
                hub.log.bug("public tables cannot be listed", error)
            await asyncio.sleep(EVERY)

    async def _publish(self) -> None:
        hub = self._hub
        ours = write_json(await hub.table_lists.public_here()), hub.owners.losses
        if ours != self._published:
            await asyncio.to_thread(hub.store.publish, ours[0].decode())
            self._published = ours


def _read(text: str) -> list[TableListed]:
    try:
        return _read_list(text)
    except UNREADABLE:
        # A server of another version writes it differently.
        return []
