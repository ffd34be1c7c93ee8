"""The hub: all tables in memory, and the parts of the server that they share. Others are loaded when asked for."""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import Mapping, Sequence
from contextlib import suppress
from typing import Any, Final

from kartenhaus.catalog import GAMES
from kartenhaus.engine import Refused
from kartenhaus.server.clock import Clock, SharedClock, TimeSlices
from kartenhaus.server.config import Config
from kartenhaus.server.identities import Identities
from kartenhaus.server.jobs import Bots, DeckJobs, Jobs
from kartenhaus.server.limits import AddressLimits, LimitsByAddress, LimitsByPerson
from kartenhaus.server.maintenance import Maintenance, StoreHealth
from kartenhaus.server.owners import Elsewhere, Owners
from kartenhaus.server.peers import Peers
from kartenhaus.server.room import Room
from kartenhaus.server.shared_lobby import SharedLobby
from kartenhaus.server.startup_loading import StartupLoading
from kartenhaus.server.table_lists import TableLists
from kartenhaus.server.takeovers import Takeovers
from kartenhaus.server.telemetry import Logs, Metrics
from kartenhaus.server.telling import game_told
from kartenhaus.store import Damaged, Store, open_store, public_name
from kartenhaus.table import Restoring, Settings, deck_in, decks_of, open_table
from kartenhaus.table.facts import Fact
from kartenhaus.table.seats import Person

DAY: Final = 86_400_000
# The store knows the time of its last change to the minute.
CLOCK_MAY_BE_BEHIND: Final = 60_000
# How often the progress of a long upgrade is logged, in seconds.
TELL_EVERY: Final = 5.0


def _idle_since(room: Room) -> int:
    return room.idle_since


class UpgradeProgress:
    """Logs the progress of upgrading a large database."""

    def __init__(self, log: Logs) -> None:
        self._log = log
        self._told = time.monotonic()

    def tell(self, done: int, of: int) -> None:
        if time.monotonic() > self._told + TELL_EVERY:
            self._told = time.monotonic()
            self._log.warn("database is brought up to date", percent=100 * done // of)


class Hub:
    def __init__(self, config: Config, log: Logs, url: str = "") -> None:
        """`url`: where other servers of the same store reach this one."""
        self.config = config
        self.log = log
        self.loop = asyncio.get_running_loop()
        self.owners = Owners(self)
        self.clock = SharedClock() if self.owners.is_shared else Clock()
        self.slices = TimeSlices()
        self.metrics = Metrics()
        self.address_limits_of = LimitsByAddress(config)
        self.person_limits_of = LimitsByPerson(config)
        # Read now, so that no request waits for it.
        for game in GAMES:
            game_told(game)
        self.rooms: dict[str, Room] = {}
        # The tables that are being brought into memory, and how many of them have a place there already.
        self._coming: dict[str, asyncio.Task[Room | Elsewhere | Refused]] = {}
        self._places_kept = 0
        self.store: Store = open_store(
            config.store,
            config.data,
            self.loop.call_soon_threadsafe,
            self.loop.call_soon,
            config.largest_store,
            UpgradeProgress(log).tell,
            url,
            self.owners.on_lost,
        )
        # Damaged tables, by their public names.
        self._damaged: set[str] = set()
        # Set when the server goes down.
        self.is_closing = False
        self.store_health = StoreHealth(self)
        self.bots = Bots(config, self.loop, self.metrics, log, self.on_worker_lost)
        self.jobs = Jobs(self)
        self.decks = DeckJobs(log, self.on_worker_lost)
        self.maintenance = Maintenance(self)
        self.identities = Identities(self)
        self.table_lists = TableLists(self)
        self.loading = StartupLoading(self)
        self.takeovers = Takeovers(self)
        self.shared_lobby = SharedLobby(self)
        self.peers = Peers(self, url)

    def now(self) -> int:
        """Milliseconds."""
        return self.clock.now()

    async def start(self) -> None:
        """Tables at which something happened lately are loaded in the background, and go on where they were. If the
        store is shared, only those that run by themselves and that no other server has."""
        await self._set_clock()
        await self.identities.start()
        tables: list[str] = []
        if not self.owners.is_shared:
            tables = (await asyncio.to_thread(self.store.tables_since, self.lately()))[: self.config.tables]
        self.bots.start()
        self.maintenance.start()
        self.loading.start(tables)
        self.takeovers.start()
        self.shared_lobby.start()
        self.log.info("started", to_load=len(tables))

    def lately(self) -> int:
        """Tables at which nothing has happened since then are not loaded before somebody asks for them."""
        return self.now() - self.config.load_since * 1000

    async def _set_clock(self) -> None:
        """If the system's clock was set back, ours goes on from the last change in the store: otherwise nothing would
        fall due at any table until then. All servers of one store have the same time."""
        self.clock.put_forward(self.store.clock_offset() / 1000)
        behind = await asyncio.to_thread(self.store.last_change) - self.now()
        if behind > CLOCK_MAY_BE_BEHIND:
            self.log.error("clock is behind what was kept", seconds=behind // 1000)
            self.clock.put_forward(behind / 1000)

    async def close(self) -> None:
        self.is_closing = True
        self.maintenance.stop()
        self.store_health.close()
        await self.identities.stop()
        self.loading.stop()
        self.takeovers.stop()
        self.shared_lobby.stop()
        # What is under way is finished before the store is closed.
        under_way = [*self._coming.values(), *self.table_lists.looking, *self.owners.releasing]
        await asyncio.gather(*under_way, return_exceptions=True)
        for room in list(self.rooms.values()):
            await room.settled()
            room.end()
        await asyncio.to_thread(self.store.close)
        self.end_workers()
        self.log.info("stopped")

    def end_workers(self) -> None:
        self.bots.close()
        self.jobs.close()
        self.decks.close()

    def on_worker_lost(self, how: str) -> None:
        """From any thread: a worker process was killed, for lack of memory perhaps, or hung. It is replaced."""

        def note() -> None:
            self.metrics.workers_lost += 1
            self.log.error("worker lost", kind=how)

        # The loop may have ended.
        with suppress(RuntimeError):
            self.loop.call_soon_threadsafe(note)

    @property
    def coming(self) -> list[asyncio.Task[Room | Elsewhere | Refused]]:
        """Tables that are being brought into memory."""
        return list(self._coming.values())

    async def room(self, table: str) -> Room | Refused:
        """The table of that id, brought into memory if need be. Raises if it cannot be read."""
        found = await self.find(table)
        return Refused("server-table-elsewhere") if isinstance(found, Elsewhere) else found

    async def find(self, table: str) -> Room | Elsewhere | Refused:
        """The same, or which other server has it."""
        room = self.rooms.get(table)
        if room is not None:
            return room
        if self.is_closing and self.owners.is_shared:
            return Refused("server-closing")
        coming = self._coming.get(table)
        if coming is None:
            coming = self._coming[table] = self.loop.create_task(self._bring(table))
        # Others may be waiting for it too if this request is cancelled.
        return await asyncio.shield(coming)

    async def knows(self, table: str) -> bool:
        """Whether there is a table of that id, in memory or not."""
        return table in self.rooms or await asyncio.to_thread(self.store.has, table)

    async def _bring(self, table: str) -> Room | Elsewhere | Refused:
        losses = self.owners.losses
        try:
            facts = await self.owners.facts(table)
            if isinstance(facts, (Elsewhere, Refused)):
                return facts
            if not facts:
                return Refused("server-no-table")
            decks = await self.read_decks(facts)
            if not self._has_place():
                self.owners.give_up(table)
                return Refused("server-house-full")
            self._places_kept += 1
            try:
                restoring = Restoring(table, facts)
                await self.slices.do(restoring)
            finally:
                self._places_kept -= 1
            restored, effects = restoring.back(self.now())
            # The games cache decks only as long as they are referenced.
            del decks
            if losses != self.owners.losses:
                # It may be another server's by now.
                return Refused("server-table-elsewhere")
            return self._let_in(Room(self, restored, len(facts), effects))
        except Damaged as damaged:
            return self.damaged(damaged)
        finally:
            del self._coming[table]

    def damaged(self, damaged: Damaged) -> Refused:
        """A table is not what was stored. Logged once for each; all others go on."""
        self.metrics.tables_damaged += 1
        name = public_name(damaged.table)
        if name not in self._damaged:
            self._damaged.add(name)
            self.log.error("table is damaged", table=name, fact=damaged.number)
        return Refused("server-table-damaged")

    async def read_decks(self, facts: Sequence[Fact]) -> list[Any]:
        """The decks that are needed to bring a table back, to be held until it is back."""
        game, texts = decks_of(facts)
        return await self.decks.read_all(game, texts)

    def _has_place(self) -> bool:
        """Whether one more table may come into memory. If there is no room, the longest unwatched one leaves."""
        if len(self.rooms) + self._places_kept >= self.config.tables:
            idle = min((room for room in self.rooms.values() if room.is_idle), key=_idle_since, default=None)
            if idle is None:
                return False
            self.owners.let_go(idle)
        return True

    def _let_in(self, room: Room) -> Room:
        self.rooms[room.table.id] = room
        self.table_lists.forget(room.table.id)
        self.peers.end_relays(room.table.id)
        self.metrics.tables = len(self.rooms)
        return room

    def forget(self, room: Room) -> None:
        if self.rooms.get(room.table.id) is room:
            del self.rooms[room.table.id]
        self.metrics.tables = len(self.rooms)

    async def facts(self, table: str) -> list[Fact]:
        """All that happened at a table, to look at: another server may go on with it."""
        return await asyncio.to_thread(self.store.load, table)

    async def open(
        self,
        address_limits: AddressLimits,
        person: Person,
        game: str,
        seats: int,
        options: Mapping[str, object],
        settings: Settings,
    ) -> Room | Refused:
        """A new table."""
        opened = await asyncio.to_thread(self.store.opened_by, person, self.now() - DAY)
        if opened >= self.config.tables_per_person:
            return Refused("server-too-many-tables", "", {"most": self.config.tables_per_person})
        if game in GAMES:
            person_limits = self.person_limits_of.of(person, self.loop.time())
            unread = await self.decks.read(address_limits, person_limits, GAMES[game], deck_in(GAMES[game], options))
            if unread is not None:
                return unread
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
