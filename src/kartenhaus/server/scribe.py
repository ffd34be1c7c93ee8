"""The scribe writes down what was played, and thinks of hints: beside the bots, so that no game waits for it."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
from concurrent.futures import Future
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any, Final, TypeVar

from kartenhaus.engine import Refused
from kartenhaus.server.replays import written_of
from kartenhaus.server.workers import NoAnswer, Workers
from kartenhaus.store import Damaged

if TYPE_CHECKING:
    from kartenhaus.server.house import House

T = TypeVar("T")
# So many pieces of work at most wait. A replay takes some hundredths of a second.
MOST_WAITING: Final = 40

_BUSY: Final = Refused("server-busy")


class Scribe:
    def __init__(self, house: House) -> None:
        self._house = house
        self._workers = Workers(1, house.on_worker_lost)
        # One that reads: no hint waits until it is through with a long evening.
        self._readers = Workers(1, house.on_worker_lost)
        self._waiting = 0

    async def write(self, work: Callable[..., T], *arguments: Any) -> T | Refused:
        """Refused: too much waits already."""
        with self._turn() as has_place:
            return await _answer(self._workers.submit(work, *arguments)) if has_place else _BUSY

    async def write_of(self, table: str, write: Callable[..., Iterator[bytes]], *arguments: Any) -> bytes | Refused:
        """What `write` makes of all that happened at a table, packed; empty if that is nothing."""
        with self._turn() as has_place:
            if not has_place:
                return _BUSY
            reader = self._house.store.reader()
            answer = await _answer(self._readers.submit(written_of, reader, table, write, *arguments))
            return self._house.damaged(answer) if isinstance(answer, Damaged) else answer

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

    def close(self) -> None:
        self._workers.close()
        self._readers.close()


async def _answer(work: Future[T]) -> T | Refused:
    try:
        return await asyncio.wrap_future(work)
    except NoAnswer:
        return Refused("server-trouble")
