"""The public tables of all servers of a shared store: each lets the others know its own, once a second."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Final

import msgspec

from kartenhaus.server.repeated import Repeated
from kartenhaus.server.table_lists import TableListed
from kartenhaus.wire import UNREADABLE, write_json

if TYPE_CHECKING:
    from kartenhaus.server.hub import Hub

_read_list: Final = msgspec.json.Decoder(list[TableListed]).decode


class SharedLobby(Repeated):
    def __init__(self, hub: Hub) -> None:
        super().__init__(hub, self._exchange, "public tables cannot be listed")
        # What the others know of ours, and as which of the servers that we were.
        self._published: tuple[bytes, int] = (b"[]", 0)

    async def _exchange(self) -> None:
        hub = self._hub
        await self._publish()
        texts = await asyncio.to_thread(hub.store.published)
        hub.table_lists.elsewhere = [listed for text in texts for listed in _read(text)]

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
