"""What is checked from time to time: the clock, pings, idle tables, and whether the disk still takes anything."""

from __future__ import annotations

import asyncio
import shutil
import time
from collections.abc import Iterator
from contextlib import suppress
from typing import TYPE_CHECKING, Final

from kartenhaus.engine import Refused
from kartenhaus.server.clock import BEAT
from kartenhaus.store import NotKept, Overtaken, StoreFull, Unusable

if TYPE_CHECKING:
    from kartenhaus.server.hub import Hub
    from kartenhaus.server.websocket import WebSocket

# How often the store is probed, in seconds: usually, and while nothing can be saved.
PROBE_EVERY: Final = 30.0
PROBE_AGAIN: Final = 3.0
# A probe that takes longer than this many seconds means that the disk hangs.
PROBE_TIMEOUT: Final = 10.0
# The store is nearly full from this share of its limit on; or where the disk has less than so many bytes left, or less
# than this share of it if it is small.
NEARLY: Final = 0.8
LITTLE: Final = 500_000_000
LITTLE_SHARE: Final = 0.05

UP: Final = "up"
NEARLY_FULL: Final = "nearly-full"
CANNOT_SAVE: Final = "cannot-save"
# How often all of this is checked, in seconds.
ROUND: Final = 1.0


class StoreHealth:
    def __init__(self, hub: Hub) -> None:
        self._hub = hub
        # Why nothing can be saved.
        self.refused: Refused | None = None
        self._is_nearly_full = False
        self._next = 0.0
        self._began = 0.0
        self._look: asyncio.Task[None] | None = None
        hub.metrics.store_limit_bytes = hub.config.largest_store

    @property
    def status(self) -> str:
        if self.refused is not None:
            return CANNOT_SAVE
        return NEARLY_FULL if self._is_nearly_full else UP

    def check(self, now: float) -> None:
        """Once a second: probes the store when it is time to; a probe that takes too long counts as a failure."""
        if self._look is None or self._look.done():
            if now >= self._next:
                self._began = now
                self._look = self._hub.loop.create_task(self._look_around())
        elif now > self._began + PROBE_TIMEOUT:
            self._on_failure(NotKept("no answer"))

    def heard(self, failure: NotKept) -> None:
        """An append failed. One that was overtaken by another server says nothing about the disk."""
        if not isinstance(failure, Overtaken):
            self._on_failure(failure)
            self._next = min(self._next, self._hub.loop.time() + PROBE_AGAIN)

    def look_soon(self) -> None:
        """Something went wrong on the way to the store."""
        self._next = 0.0

    def close(self) -> None:
        if self._look is not None:
            self._look.cancel()

    async def _look_around(self) -> None:
        try:
            await self._measure()
            failure = await self._probed()
        except (OSError, Unusable) as error:
            failure = NotKept(type(error).__name__)
        if failure is None:
            self._on_success()
        else:
            self._on_failure(failure)
        self._next = self._hub.loop.time() + (PROBE_EVERY if failure is None else PROBE_AGAIN)

    async def _measure(self) -> None:
        hub = self._hub
        size = await asyncio.to_thread(hub.store.size)
        limit = hub.config.largest_store
        hub.metrics.store_bytes = size
        nearly = bool(limit) and size >= NEARLY * limit
        left: dict[str, int] = {}
        # The disk of a PostgreSQL may be anywhere.
        if not hub.config.store:
            disk = await asyncio.to_thread(shutil.disk_usage, hub.config.data)
            nearly = nearly or disk.free < min(LITTLE, LITTLE_SHARE * disk.total)
            left["free"] = disk.free
        if nearly and not self._is_nearly_full:
            hub.log.warn("store is nearly full", bytes=size, limit=limit, **left)
        self._is_nearly_full = nearly

    async def _probed(self) -> NotKept | None:
        answer: asyncio.Future[NotKept | None] = self._hub.loop.create_future()

        def kept(failure: NotKept | None) -> None:
            if not answer.done():
                answer.set_result(failure)

        self._hub.store.probe(kept)
        return await answer

    def _on_failure(self, failure: NotKept) -> None:
        if self.refused is None:
            self._hub.log.error("nothing can be saved", reason=type(failure).__name__, error=str(failure))
        self.refused = Refused("server-disk-full" if isinstance(failure, StoreFull) else "server-not-kept")
        self._hub.metrics.store_writable = 0

    def _on_success(self) -> None:
        if self.refused is not None:
            self._hub.log.warn("everything is saved again")
        self.refused = None
        self._hub.metrics.store_writable = 1


class Maintenance:
    def __init__(self, hub: Hub) -> None:
        self._hub = hub
        self._timer: asyncio.TimerHandle | None = None
        self._going: asyncio.Task[None] | None = None
        self._stood_still = 0.0
        self._next_beat = hub.loop.time()
        self._at_once = asyncio.Event()
        self.sockets: set[WebSocket] = set()

    def start(self) -> None:
        self._beat()
        self._going = self._hub.loop.create_task(self._go())

    def stop(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
        if self._going is not None:
            self._going.cancel()

    def _beat(self) -> None:
        """The clock notices that the process stood still only if it is read often."""
        hub = self._hub
        now = hub.loop.time()
        hub.metrics.loop_lag_seconds = max(0.0, now - self._next_beat)
        self._next_beat = now + BEAT
        self._timer = hub.loop.call_later(BEAT, self._beat)
        hub.clock.follow(time.time() + hub.store.clock_offset() / 1000)
        stood_still = hub.clock.stood_still - self._stood_still
        if stood_still:
            self._stood_still = hub.clock.stood_still
            hub.metrics.standstills = hub.clock.standstills
            hub.metrics.stood_still_seconds = round(hub.clock.stood_still, 3)
            hub.log.error("stood still", seconds=round(stood_still, 3))
            self._at_once.set()

    async def _go(self) -> None:
        hub = self._hub
        while True:
            with suppress(TimeoutError):
                await asyncio.wait_for(self._at_once.wait(), ROUND)
            self._at_once.clear()
            try:
                await hub.slices.do(self._look_after_connections())
                await hub.slices.do(self._let_idle_tables_go())
                hub.store_health.check(hub.loop.time())
                hub.metrics.lease_age_seconds = round(hub.store.lease_age(), 3)
            except Exception as error:
                hub.log.bug("round broke", error)

    def _look_after_connections(self) -> Iterator[None]:
        for socket in list(self.sockets):
            socket.check()
            yield

    def _let_idle_tables_go(self) -> Iterator[None]:
        hub = self._hub
        idle = hub.now() - hub.config.idle_after * 1000
        for room in list(hub.rooms.values()):
            if room.is_idle and room.idle_since < idle and not room.stopped:
                hub.owners.let_go(room)
            yield
