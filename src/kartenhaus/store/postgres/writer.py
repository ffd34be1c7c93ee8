"""The one writer of this server: all that waits while a statement runs goes together into the next one."""

from __future__ import annotations

import asyncio
import os
from collections import deque
from collections.abc import Collection, Sequence
from typing import Final, NamedTuple, TypeAlias

import asyncpg

from kartenhaus.store.answers import Deliver, deliver_answers
from kartenhaus.store.postgres.connections import Connections, end, within
from kartenhaus.store.postgres.errors import ENDED_IDLE, FAILURES, failure, is_of_one_table, name_of
from kartenhaus.store.postgres.groups import Part, PendingAppend, statement
from kartenhaus.store.postgres.membership import Membership
from kartenhaus.store.store import Kept, NotKept, Overtaken, StoreFull

# How long a statement may take, in seconds, until its outcome is taken for unknown.
APPENDING: Final = 10.0
# How often the size of the database is looked at, in seconds.
MEASURE_EVERY: Final = 10.0
SIZE: Final = "SELECT pg_database_size(current_database())"
# How many bytes a probe writes.
PROBE: Final = 12_288


class Probe(NamedTuple):
    """A check whether anything can be stored."""

    kept: Kept


Answers: TypeAlias = list[tuple[Kept, NotKept | None]]


class Writer:
    def __init__(self, connections: Connections, membership: Membership, deliver: Deliver, largest: int) -> None:
        self._connections = connections
        self._membership = membership
        self._deliver = deliver
        self._largest = largest
        self._is_full = False
        self._measured = 0.0
        self._loop = asyncio.get_running_loop()
        self._connection: asyncpg.Connection | None = None
        self._waiting: deque[PendingAppend | Probe] = deque()
        self._given = asyncio.Event()
        self._is_ending = False
        self._writing = self._loop.create_task(self._write())

    def give(self, entries: Sequence[PendingAppend | Probe]) -> None:
        """From any thread."""
        was_empty = not self._waiting
        self._waiting.extend(entries)
        if was_empty:
            self._loop.call_soon_threadsafe(self._given.set)

    async def close(self) -> None:
        """When all that was given is answered."""
        self._is_ending = True
        self._given.set()
        await self._writing
        if self._connection is not None:
            await end(self._connection)

    async def _write(self) -> None:
        while self._waiting or not self._is_ending:
            if not self._waiting:
                await self._given.wait()
            self._given.clear()
            group: list[PendingAppend | Probe] = []
            while self._waiting:
                group.append(self._waiting.popleft())
            if group:
                deliver_answers(self._deliver, await self._answered(group))

    async def _answered(self, group: Sequence[PendingAppend | Probe]) -> Answers:
        """The answers, in order for each table."""
        refused: Answers = []
        parts: dict[str, Part] = {}
        for entry in group:
            if isinstance(entry, PendingAppend):
                self._sort(entry, parts, refused)
        try:
            await self._look_at_size()
            kept = await self._kept(list(parts.values()))
        except Exception as error:
            # Whatever went wrong, every append is answered; a writer that ended here would leave all tables hanging.
            kept = _refused(parts.values(), failure(error))
        return kept + refused + [(entry.kept, await self._probed()) for entry in group if isinstance(entry, Probe)]

    def _sort(self, append: PendingAppend, parts: dict[str, Part], refused: Answers) -> None:
        """To the others of its table, or refused where it does not go on from them."""
        owned = append.owned
        if owned is None or owned.is_lost:
            refused.append((append.kept, Overtaken("not ours")))
            return
        # Of two claims of a table the earlier one is lost: there is one part for each table.
        part = parts.get(owned.table) or Part(owned)
        if part.head.next != append.expected:
            owned.is_lost = True
            refused.append((append.kept, Overtaken(f"{part.head.next} facts, not {append.expected}")))
            return
        part.add(append)
        parts[owned.table] = part

    async def _kept(self, parts: Sequence[Part]) -> Answers:
        if not parts:
            return []
        if self._is_full:
            return _refused(parts, StoreFull("limit"))
        try:
            connection, was_idle = await self._connected()
            me = await self._membership.registered() if any(part.owned.is_new for part in parts) else None
        except FAILURES as error:
            # Nothing was sent.
            return _refused(parts, NotKept(name_of(error)))
        try:
            query, values = statement(parts, me)
            rows = await within(APPENDING, connection, connection.fetch(query, *values))
        except FAILURES as error:
            if isinstance(error, ENDED_IDLE) and was_idle:
                # Nothing was sent; and if it had been, the fence would not let it in twice.
                connection.terminate()
                return await self._kept(parts)
            if is_of_one_table(error) and len(parts) > 1:
                return [answer for part in parts for answer in await self._kept([part])]
            return _refused(parts, failure(error))
        kept = {row[0] for row in rows}
        answers: Answers = []
        for part in parts:
            owned = part.owned
            if owned.table in kept:
                owned.head = part.head
                owned.is_new = False
                answers += [(append.kept, None) for append in part.appends]
            else:
                answers += _refused([part], Overtaken("by another server"))
        return answers

    async def _connected(self) -> tuple[asyncpg.Connection, bool]:
        """And whether it was there before."""
        was_there = self._connection is not None and not self._connection.is_closed()
        if not was_there:
            # The statements are made for indexes, whatever the statistics say while a database is small.
            self._connection = await self._connections.connect(
                enable_seqscan="off", plan_cache_mode="force_generic_plan"
            )
        return self._connection, was_there

    async def _look_at_size(self) -> None:
        """Now and then: the limit may be exceeded by what comes in between."""
        now = self._loop.time()
        if not self._largest or now < self._measured:
            return
        self._measured = now + MEASURE_EVERY
        self._is_full = await self._connections.fetchval(SIZE) > self._largest

    async def _probed(self) -> NotKept | None:
        try:
            self._measured = 0.0
            await self._look_at_size()
            if self._is_full:
                return StoreFull("limit")
            connection, _ = await self._connected()
            await within(APPENDING, connection, _probe(connection))
        except FAILURES as error:
            return failure(error)
        return None


async def _probe(connection: asyncpg.Connection) -> None:
    async with connection.transaction():
        await connection.execute("INSERT INTO probes VALUES ($1)", os.urandom(PROBE))
        await connection.execute("DELETE FROM probes")


def _refused(parts: Collection[Part], answer: NotKept) -> Answers:
    """What follows from these appends is not to be kept either."""
    for part in parts:
        part.owned.is_lost = True
    return [(append.kept, answer) for part in parts for append in part.appends]
