"""The scribe writes down what was played, and thinks of hints: beside the bots, so that no game waits for it."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any, Final, TypeVar

from kartenhaus.engine import Refused
from kartenhaus.server.workers import Workers

if TYPE_CHECKING:
    from kartenhaus.server.house import House

T = TypeVar("T")
# So many pieces of work at most wait. A replay takes some hundredths of a second.
MOST_WAITING: Final = 40

_BUSY: Final = Refused("server-busy")


class Scribe:
    def __init__(self, house: House) -> None:
        self._house = house
        self._workers = Workers(1)
        self._waiting = 0

    async def write(self, work: Callable[..., T], *arguments: Any) -> T | Refused:
        """Refused: too much waits already."""
        with self._turn() as has_place:
            return await self._written(work, *arguments) if has_place else _BUSY

    async def write_of(self, table: str, work: Callable[..., T], *arguments: Any) -> T | Refused:
        """The same, about all that happened at a table. What is read for it counts as waiting, too."""
        with self._turn() as has_place:
            if not has_place:
                return _BUSY
            facts = await self._house.facts(table)
            return await self._written(work, facts, *arguments) if facts else Refused("server-no-table")

    @contextmanager
    def _turn(self) -> Iterator[bool]:
        if self._waiting >= MOST_WAITING:
            yield False
            return
        self._waiting += 1
        try:
            yield True
        finally:
            self._waiting -= 1

    async def _written(self, work: Callable[..., T], *arguments: Any) -> T:
        return await asyncio.wrap_future(self._workers.submit(work, *arguments))

    def close(self) -> None:
        self._workers.close()
