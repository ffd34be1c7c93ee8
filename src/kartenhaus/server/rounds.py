"""What is looked after from time to time: pings, connections that answer no more, tables that nobody looks at."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from kartenhaus.server.house import House
    from kartenhaus.server.sockets import Socket

EVERY: Final = 1.0


class Rounds:
    def __init__(self, house: House) -> None:
        self._house = house
        self._timer: asyncio.TimerHandle | None = None
        self.sockets: set[Socket] = set()

    def start(self) -> None:
        self._timer = self._house.loop.call_later(EVERY, self._go)

    def stop(self) -> None:
        if self._timer is not None:
            self._timer.cancel()

    def _go(self) -> None:
        self.start()
        house = self._house
        now = house.loop.time()
        for socket in list(self.sockets):
            socket.look_after(now)
        idle = house.now() - house.config.idle_after * 1000
        for room in [room for room in house.rooms.values() if room.is_idle and room.idle_since < idle]:
            room.end()
