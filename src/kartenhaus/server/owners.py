"""Whose a table is, for servers that share a store. Each table is played by one of them, its owner.

A server with a store of its own owns every table, and nothing of this is ever asked.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterable
from contextlib import suppress
from typing import TYPE_CHECKING, Final, NamedTuple

from kartenhaus.engine import Refused
from kartenhaus.store import NotKept, Overtaken, Unknown, Unusable
from kartenhaus.table.facts import Fact

if TYPE_CHECKING:
    from kartenhaus.server.hub import Hub
    from kartenhaus.server.room import Room

# How long a table may take to be saved when the server goes down, in seconds; then others claim it as it is.
SETTLING: Final = 2.0
# How long handing over all of them may take, in seconds.
LEAVING: Final = 20.0
# How many tables are handed over at once.
AT_ONCE: Final = 4
# Viewers of a table that is handed over are told to come back after up to so many milliseconds. Clients wait up to
# twice as long, so that not all come at once.
WITHIN: Final = 1000


class Elsewhere(NamedTuple):
    """Another server has the table; `owner` is where servers reach it."""

    owner: str


class Owners:
    def __init__(self, hub: Hub) -> None:
        self._hub = hub
        self.is_shared = bool(hub.config.store)
        # How often all tables were lost.
        self.losses = 0
        self._releasing: dict[str, asyncio.Task[None]] = {}

    async def facts(self, table: str) -> list[Fact] | Elsewhere | Refused:
        """All that happened at a table, which is ours from then on."""
        if not self.is_shared:
            return await self._hub.facts(table)
        releasing = self._releasing.get(table)
        if releasing is not None:
            await releasing
        try:
            facts = await asyncio.to_thread(self._claimed, table)
        except Unusable:
            self._hub.store_health.look_soon()
            return Refused("server-not-kept")
        if facts and isinstance(facts, list):
            self._hub.metrics.claims += 1
        return facts

    def _claimed(self, table: str) -> list[Fact] | Elsewhere | Refused:
        """Read before the claim, the facts might not be all."""
        store = self._hub.store
        claim = store.claim(table)
        if claim.is_ours:
            return store.load(table)
        return Elsewhere(claim.owner) if claim.owner else Refused("server-table-elsewhere")

    def let_go(self, room: Room) -> None:
        """A table at which nothing goes on leaves memory."""
        room.end()
        self.give_up(room.table.id)

    def give_up(self, table: str) -> None:
        """A table that is not in memory: any other server may have it."""
        if self.is_shared:
            task = self._hub.loop.create_task(self._release(table))
            self._releasing[table] = task
            task.add_done_callback(lambda _: self._releasing.pop(table, None))

    @property
    def releasing(self) -> list[asyncio.Task[None]]:
        """Tables that are being given up."""
        return list(self._releasing.values())

    async def _release(self, table: str) -> None:
        # Where the store cannot be reached, the lease runs out.
        with suppress(Unusable):
            await asyncio.to_thread(self._hub.store.release, table)

    def lost(self, room: Room, failure: NotKept) -> bool:
        """Whether a table that could not be saved is only to be read anew, here or by another server."""
        if not self.is_shared or not isinstance(failure, (Overtaken, Unknown)):
            return False
        metrics = self._hub.metrics
        if isinstance(failure, Overtaken):
            metrics.fenced_appends += 1
        else:
            metrics.unknown_appends += 1
            self._hub.store_health.look_soon()
        self._hub.log.warn("table is read anew", table=room.name, reason=type(failure).__name__)
        return True

    def on_lost(self) -> None:
        """Others may have claimed any of our tables."""
        self.losses += 1
        rooms = list(self._hub.rooms.values())
        self._hub.log.warn("lease lost", tables=len(rooms))
        self._hub.metrics.leases_lost += 1
        self._hub.store_health.look_soon()
        for room in rooms:
            room.move_away()

    async def leave(self) -> None:
        """The server goes down: the others get its tables one after another. No command is refused meanwhile: one that
        comes too late is not answered here, and the client sends it again to the new owner."""
        hub = self._hub
        if not self.is_shared:
            return
        with suppress(Unusable, TimeoutError):
            async with asyncio.timeout(LEAVING):
                await asyncio.to_thread(hub.store.leaving)
                await asyncio.gather(*hub.coming, return_exceptions=True)
                # Tables may be opened meanwhile.
                while hub.rooms:
                    left = iter(list(hub.rooms.values()))
                    await asyncio.gather(*(self._hand_over_all(left) for _ in range(AT_ONCE)))
        # Where the database cannot be reached, others claim them when it can be again.
        for room in list(hub.rooms.values()):
            room.move_away(WITHIN)

    async def _hand_over_all(self, rooms: Iterable[Room]) -> None:
        for room in rooms:
            try:
                await self._hand_over(room)
            finally:
                room.end()

    async def _hand_over(self, room: Room) -> None:
        try:
            async with asyncio.timeout(SETTLING):
                is_settled = await room.settled()
        except TimeoutError:
            room.move_away(WITHIN)
            return
        if is_settled:
            room.end()
            await self._release(room.table.id)
            room.move_away(WITHIN)
