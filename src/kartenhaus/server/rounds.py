"""What is looked after from time to time: the clock, pings, connections that answer no more, tables that nobody looks
at, and whether the disk still takes anything."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import suppress
from typing import TYPE_CHECKING, Final

from kartenhaus.server.clock import BEAT

if TYPE_CHECKING:
    from kartenhaus.server.house import House
    from kartenhaus.server.sockets import Socket

# In seconds.
EVERY: Final = 1.0


class Rounds:
    def __init__(self, house: House) -> None:
        self._house = house
        self._timer: asyncio.TimerHandle | None = None
        self._going: asyncio.Task[None] | None = None
        self._stood_still = 0.0
        self._at_once = asyncio.Event()
        self.sockets: set[Socket] = set()

    def start(self) -> None:
        self._beat()
        self._going = self._house.loop.create_task(self._go())

    def stop(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
        if self._going is not None:
            self._going.cancel()

    def _beat(self) -> None:
        """The clock can tell that the process stood still only if it is read all the time."""
        house = self._house
        self._timer = house.loop.call_later(BEAT, self._beat)
        house.clock.now()
        stood_still = house.clock.stood_still - self._stood_still
        if stood_still:
            self._stood_still = house.clock.stood_still
            house.metrics.standstills = house.clock.standstills
            house.metrics.stood_still_seconds = round(house.clock.stood_still, 3)
            house.log.error("stood still", seconds=round(stood_still, 3))
            self._at_once.set()

    async def _go(self) -> None:
        house = self._house
        while True:
            with suppress(TimeoutError):
                await asyncio.wait_for(self._at_once.wait(), EVERY)
            self._at_once.clear()
            try:
                await house.slices.do(self._look_after_connections())
                await house.slices.do(self._let_idle_tables_go())
                house.saving.look_after(house.loop.time())
            except Exception as error:
                house.log.bug("round broke", error)

    def _look_after_connections(self) -> Iterator[None]:
        for socket in list(self.sockets):
            socket.look_after()
            yield

    def _let_idle_tables_go(self) -> Iterator[None]:
        house = self._house
        idle = house.now() - house.config.idle_after * 1000
        for room in list(house.rooms.values()):
            if room.is_idle and room.idle_since < idle and not room.stopped:
                room.end()
            yield
