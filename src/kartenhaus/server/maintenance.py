"""Whether anything can be saved, found out before somebody's move does, and how much room there is left for it."""

from __future__ import annotations

import asyncio
import shutil
from typing import TYPE_CHECKING, Final

from kartenhaus.engine import Refused
from kartenhaus.store import NotKept, Overtaken, StoreFull, Unusable

if TYPE_CHECKING:
    from kartenhaus.server.house import House

# How often it is looked, in seconds: usually, and while nothing can be saved.
EVERY: Final = 30.0
AGAIN: Final = 3.0
# A look that takes longer than this many seconds finds a disk that hangs.
LONGEST: Final = 10.0
# From so much of what the store may take it is nearly full; and where the disk has no more than so many bytes left, or
# than such a part of it if it is small.
NEARLY: Final = 0.8
LITTLE: Final = 500_000_000
LITTLE_OF_IT: Final = 0.05

UP: Final = "up"
NEARLY_FULL: Final = "nearly-full"
CANNOT_SAVE: Final = "cannot-save"


class Saving:
    def __init__(self, house: House) -> None:
        self._house = house
        # Why nothing can be saved, for people.
        self.refused: Refused | None = None
        self._is_nearly_full = False
        self._next = 0.0
        self._began = 0.0
        self._look: asyncio.Task[None] | None = None
        house.metrics.store_limit_bytes = house.config.largest_store

    @property
    def status(self) -> str:
        if self.refused is not None:
            return CANNOT_SAVE
        return NEARLY_FULL if self._is_nearly_full else UP

    def look_after(self, now: float) -> None:
        """Once a second: looks when it is time to, or waits for the look that is under way, not for ever."""
        if self._look is None or self._look.done():
            if now >= self._next:
                self._began = now
                self._look = self._house.loop.create_task(self._look_around())
        elif now > self._began + LONGEST:
            self._on_failure(NotKept("no answer"))

    def heard(self, failure: NotKept) -> None:
        """Something could not be kept. That another server was first says nothing about the disk."""
        if not isinstance(failure, Overtaken):
            self._on_failure(failure)
            self._next = min(self._next, self._house.loop.time() + AGAIN)

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
        self._next = self._house.loop.time() + (EVERY if failure is None else AGAIN)

    async def _measure(self) -> None:
        house = self._house
        size = await asyncio.to_thread(house.store.size)
        disk = await asyncio.to_thread(shutil.disk_usage, house.config.data)
        limit = house.config.largest_store
        house.metrics.store_bytes = size
        nearly = (bool(limit) and size >= NEARLY * limit) or disk.free < min(LITTLE, LITTLE_OF_IT * disk.total)
        if nearly and not self._is_nearly_full:
            house.log.warn("store is nearly full", bytes=size, limit=limit, free=disk.free)
        self._is_nearly_full = nearly

    async def _probed(self) -> NotKept | None:
        answer: asyncio.Future[NotKept | None] = self._house.loop.create_future()

        def kept(failure: NotKept | None) -> None:
            if not answer.done():
                answer.set_result(failure)

        self._house.store.probe(kept)
        return await answer

    def _on_failure(self, failure: NotKept) -> None:
        if self.refused is None:
            self._house.log.error("nothing can be saved", reason=type(failure).__name__, error=str(failure))
        self.refused = Refused("server-disk-full" if isinstance(failure, StoreFull) else "server-not-kept")
        self._house.metrics.store_writable = 0

    def _on_success(self) -> None:
        if self.refused is not None:
            self._house.log.warn("everything is saved again")
        self.refused = None
        self._house.metrics.store_writable = 1
