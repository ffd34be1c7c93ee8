"""The house: all tables in memory. Others are brought in from the store when somebody asks for them."""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import Iterable, Mapping
from typing import Final

from kartenhaus.engine import Refused
from kartenhaus.server.bots import Bots
from kartenhaus.server.config import Config
from kartenhaus.server.limits import Guests
from kartenhaus.server.logs import Logs
from kartenhaus.server.metrics import Metrics
from kartenhaus.server.room import Room
from kartenhaus.server.rounds import Rounds
from kartenhaus.server.scribe import Scribe
from kartenhaus.store import SqliteStore, Store
from kartenhaus.table import Settings, open_table, restore
from kartenhaus.table.commands import Person
from kartenhaus.table.facts import Fact

DAY: Final = 86_400_000
# What the store knows of its last change is exact to a minute.
CLOCK_MAY_BE_BEHIND: Final = 60_000
# How many of their tables people are shown.
LONGEST_LIST: Final = 50


def _idle_since(room: Room) -> int:
    return room.idle_since


class House:
    def __init__(self, config: Config, log: Logs) -> None:
        self.config = config
        self.log = log
        self.loop = asyncio.get_running_loop()
        # One clock that never goes back, and agrees with the calendar when the server starts.
        self._start = time.time() - time.monotonic()
        self.metrics = Metrics()
        self.guests = Guests(config)
        self.rooms: dict[str, Room] = {}
        self._coming: dict[str, asyncio.Task[Room | Refused]] = {}
        self.store: Store = SqliteStore(
            config.data / "kartenhaus.db", self.loop.call_soon_threadsafe, self.loop.call_soon, config.largest_store
        )
        self.bots = Bots(config, self.loop, self.metrics, log)
        self.scribe = Scribe(self)
        self.rounds = Rounds(self)

    def now(self) -> int:
        """Milliseconds."""
        return int((self._start + time.monotonic()) * 1000)

    async def start(self) -> None:
        """Tables at which something happened lately go on where they were."""
        await self._set_clock()
        since = self.now() - self.config.load_since * 1000
        await self.readable((await asyncio.to_thread(self.store.tables_since, since))[: self.config.tables])
        self.bots.start()
        self.rounds.start()
        self.log.info("started", tables=len(self.rooms))

    async def _set_clock(self) -> None:
        """Time goes on from what was kept also where the calendar was set back meanwhile: until then nothing would fall
        due at any table."""
        behind = await asyncio.to_thread(self.store.last_change) - self.now()
        if behind > CLOCK_MAY_BE_BEHIND:
            self.log.error("clock is behind what was kept", seconds=behind // 1000)
            self._start += behind / 1000

    async def close(self) -> None:
        self.rounds.stop()
        for room in list(self.rooms.values()):
            await room.settled()
            room.end()
        await asyncio.to_thread(self.store.close)
        self.end_workers()
        self.log.info("stopped")

    def end_workers(self) -> None:
        self.bots.close()
        self.scribe.close()

    async def room(self, table: str) -> Room | Refused:
        """The table of that id, brought into memory if need be. Raises what is wrong with one that cannot be read."""
        room = self.rooms.get(table)
        if room is not None:
            return room
        coming = self._coming.get(table)
        if coming is None:
            coming = self._coming[table] = self.loop.create_task(self._bring(table))
        return await coming

    async def knows(self, table: str) -> bool:
        """Whether there is a table of that id, in memory or not."""
        return table in self.rooms or await asyncio.to_thread(self.store.has, table)

    async def readable(self, tables: Iterable[str]) -> list[Room]:
        """Those of these tables that can be had. One that cannot be read is no reason to go without the others."""
        rooms: list[Room] = []
        for table in tables:
            try:
                room = await self.room(table)
            except Exception as error:
                self.log.bug("table cannot be read", error)
            else:
                rooms += [room] if isinstance(room, Room) else []
        return rooms

    async def _bring(self, table: str) -> Room | Refused:
        try:
            facts = await self.facts(table)
            if not facts:
                return Refused("server-no-table")
            if not self._has_place():
                return Refused("server-house-full")
            restored, effects = restore(table, facts, self.now())
            return self._let_in(Room(self, restored, len(facts), effects))
        finally:
            del self._coming[table]

    def _has_place(self) -> bool:
        """Whether one more table may come into memory. One that nobody looks at, for the longest, makes place."""
        if len(self.rooms) >= self.config.tables:
            idle = min((room for room in self.rooms.values() if room.is_idle), key=_idle_since, default=None)
            if idle is None:
                return False
            idle.end()
        return True

    def _let_in(self, room: Room) -> Room:
        self.rooms[room.table.id] = room
        self.metrics.tables = len(self.rooms)
        return room

    def forget(self, room: Room) -> None:
        if self.rooms.get(room.table.id) is room:
            del self.rooms[room.table.id]
        self.metrics.tables = len(self.rooms)

    async def tables_of(self, person: Person) -> list[str]:
        return await asyncio.to_thread(self.store.tables_of, person, LONGEST_LIST)

    async def facts(self, table: str) -> list[Fact]:
        """All that happened at a table."""
        return await asyncio.to_thread(self.store.load, table)

    async def open(
        self, person: Person, game: str, seats: int, options: Mapping[str, object], settings: Settings
    ) -> Room | Refused:
        """A new table."""
        opened = await asyncio.to_thread(self.store.opened_by, person, self.now() - DAY)
        if opened >= self.config.tables_per_person:
            return Refused("server-too-many-tables", "", {"most": self.config.tables_per_person})
        if not self._has_place():
            return Refused("server-house-full")
        table = secrets.token_urlsafe(16)
        answer = open_table(
            table, person, secrets.token_hex(8), game, seats, options, settings, secrets.token_bytes(32), self.now()
        )
        if isinstance(answer, Refused):
            return answer
        room = self._let_in(Room(self, answer[0], 0, answer[1]))
        return room if await room.settled() else Refused(room.stopped_for)
