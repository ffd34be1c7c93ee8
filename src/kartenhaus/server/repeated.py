"""What servers that share a store do again and again, each for itself."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Final

from kartenhaus.store import Unusable

if TYPE_CHECKING:
    from kartenhaus.server.hub import Hub

# How often, in seconds.
EVERY: Final = 1.0


class Repeated:
    """Nothing that goes wrong once keeps it from being done the next time. `trouble`: what the log says of a bug."""

    def __init__(self, hub: Hub, do: Callable[[], Awaitable[None]], trouble: str) -> None:
        self._hub = hub
        self._do = do
        self._trouble = trouble
        self._task: asyncio.Task[None] | None = None

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
                await self._do()
            except Unusable:
                hub.store_health.look_soon()
            except Exception as error:
                hub.log.bug(self._trouble, error)
            await asyncio.sleep(EVERY)
