"""The store in a PostgreSQL database. A thread of its own talks to it; everything else only asks that thread."""

from __future__ import annotations

import asyncio
import secrets
import threading
from collections.abc import Callable, Coroutine, Sequence
from typing import Any, Final, TypeVar

from kartenhaus.store.answers import Deliver
from kartenhaus.store.chain import Head
from kartenhaus.store.facts_text import FORMAT_READ, FORMAT_WRITTEN, write_fact
from kartenhaus.store.postgres.connections import Connections, end, must_be_usable
from kartenhaus.store.postgres.errors import using
from kartenhaus.store.postgres.groups import PendingAppend
from kartenhaus.store.postgres.identities import add_revoked
from kartenhaus.store.postgres.membership import Membership
from kartenhaus.store.postgres.migrations import migrate
from kartenhaus.store.postgres.ownership import Owned, Ownership
from kartenhaus.store.postgres.reading import PostgresReader, can_be_a_table, load
from kartenhaus.store.postgres.statements import CHANGE_STEP, CLAIM, ORPHANS, OWNER, PUBLISHED, RELEASE
from kartenhaus.store.postgres.writer import SIZE, Probe, Writer
from kartenhaus.store.store import OURS, Claim, Kept, Progress
from kartenhaus.table.facts import Fact, TableOpened
from kartenhaus.table.seats import Person

T = TypeVar("T")

KEY_BYTES: Final = 32
# How often a claim is tried when the owner changes meanwhile.
TRIES: Final = 20


class PostgresStore:
    """`deliver` and `soon`: as for SqliteStore. `url`: where other servers reach this one. `on_lost` is delivered when
    all tables of this server are lost; it can claim tables again at once."""

    def __init__(
        self,
        address: str,
        deliver: Deliver,
        soon: Callable[[Callable[[], None]], object] = lambda function: function(),
        largest: int = 0,
        progress: Progress = lambda done, of: None,
        url: str = "",
        on_lost: Callable[[], None] = lambda: None,
    ) -> None:
        self._address = address
        self._deliver = deliver
        self._soon = soon
        self._on_lost = on_lost
        self._gathered: list[PendingAppend] = []
        self._ownership = Ownership()
        self._connections = Connections(address)
        self._membership = Membership(self._connections, url, self._lose_all)
        self._loop = _new_loop()
        self._thread = threading.Thread(target=self._loop.run_forever, name="store", daemon=True)
        self._thread.start()
        try:
            self._cookie_key: bytes = self._ask(self._open(largest, progress))
        except BaseException:
            self._end_thread()
            raise

    # --- appending --------------------------------------------------------------------------------

    def append(self, table: str, expected: int, facts: Sequence[Fact], kept: Kept, runs: int = 0) -> None:
        owned = self._ownership.of(table)
        if owned is None and expected == 0 and facts and isinstance(facts[0], TableOpened):
            owned = self._ownership.begin(table)
        self._gathered.append(PendingAppend(owned, expected, facts, [write_fact(fact) for fact in facts], kept, runs))
        if len(self._gathered) == 1:
            self._soon(self._hand_over)

    def _hand_over(self) -> None:
        gathered, self._gathered = self._gathered, []
        self._writer.give(gathered)

    def probe(self, kept: Kept) -> None:
        self._writer.give([Probe(kept)])

    # --- whose a table is -------------------------------------------------------------------------

    def claim(self, table: str) -> Claim:
        return self._ask(self._claim(table))

    async def _claim(self, table: str) -> Claim:
        if not can_be_a_table(table):
            return OURS
        fetchrow = self._connections.fetchrow
        for _ in range(TRIES):
            me = await self._membership.registered()
            row = await fetchrow(CLAIM, me, table, FORMAT_READ, FORMAT_WRITTEN)
            if me != self._membership.me:
                # What the server had that we were is lost.
                continue
            if row is not None:
                epoch, count, chain = row
                self._ownership.add(Owned(table, epoch, Head(count, chain)))
                return OURS
            found = await fetchrow(OWNER, table)
            if found is None:
                # There is no such table.
                return OURS
            owner, url, written = found
            if written > FORMAT_READ:
                return Claim(False)
            if owner is not None and url is not None:
                return Claim(False, url)
            # It was given up in this moment.
        return Claim(False)

    def release(self, table: str) -> None:
        owned = self._ownership.give_up(table)
        if owned is not None:
            self._ask(self._connections.fetch(RELEASE, table, owned.epoch))

    def leaving(self) -> None:
        self._ask(self._membership.leave())

    def orphans(self, since: int = 0) -> list[str]:
        return [row[0] for row in self._fetch(ORPHANS, FORMAT_READ, since - CHANGE_STEP)]

    def lease_age(self) -> float:
        return self._membership.lease_age()

    def publish(self, tables: str) -> None:
        self._ask(self._membership.publish(tables))

    def published(self) -> list[str]:
        return [row[0] for row in self._fetch(PUBLISHED, self._membership.me)]

    def clock_offset(self) -> int:
        return round(1000 * self._membership.clock_offset())

    def _lose_all(self) -> None:
        self._ownership.lose_all()
        self._connections.drop()
        self._deliver(self._on_lost)

    # --- reading ----------------------------------------------------------------------------------

    def load(self, table: str) -> list[Fact]:
        facts: list[Fact] = self._ask(self._connections.ask(lambda connection: load(connection, table)))
        return facts

    def reader(self) -> PostgresReader:
        return PostgresReader(self._address)

    def size(self) -> int:
        ((size,),) = self._fetch(SIZE)
        return int(size)

    def has(self, table: str) -> bool:
        return can_be_a_table(table) and bool(self._fetch("SELECT 1 FROM tables WHERE id = $1", table))

    def tables_since(self, moment: int) -> list[str]:
        rows = self._fetch(
            "SELECT id FROM tables WHERE changed >= $1 ORDER BY runs DESC, changed DESC", moment - CHANGE_STEP
        )
        return [table for (table,) in rows]

    def last_change(self) -> int:
        ((changed,),) = self._fetch("SELECT max(changed) FROM tables")
        return 0 if changed is None else int(changed) + CHANGE_STEP

    def tables_of(self, person: Person, most: int) -> list[str]:
        rows = self._fetch(
            "SELECT id FROM people JOIN tables ON id = table_id WHERE person = $1 ORDER BY changed DESC LIMIT $2",
            person,
            most,
        )
        return [table for (table,) in rows]

    def opened_by(self, person: Person, since: int) -> int:
        ((count,),) = self._fetch("SELECT count(*) FROM tables WHERE opener = $1 AND opened >= $2", person, since)
        return int(count)

    def cookie_key(self) -> bytes:
        return self._cookie_key

    def knows_any(self, people: Sequence[Person]) -> bool:
        return bool(self._fetch("SELECT 1 FROM people WHERE person = ANY($1) LIMIT 1", list(people)))

    def revoke(self, person: Person, at: int) -> None:
        self._ask(self._connections.ask(lambda connection: add_revoked(connection, person, at)))

    def revoked_after(self, number: int) -> list[tuple[int, Person]]:
        rows = self._fetch("SELECT number, person FROM revoked WHERE number > $1 ORDER BY number", number)
        return [tuple(row) for row in rows]

    # --- opening and closing ----------------------------------------------------------------------

    async def _open(self, largest: int, progress: Progress) -> bytes:
        """The key of cookies, made when the store is first opened."""
        connection = await self._connections.connect()
        try:
            must_be_usable(connection)
            await migrate(connection, progress)
            await connection.execute(
                "INSERT INTO keys VALUES ('cookie', $1) ON CONFLICT DO NOTHING", secrets.token_bytes(KEY_BYTES)
            )
            key = await connection.fetchval("SELECT key FROM keys WHERE name = 'cookie'")
        finally:
            await end(connection)
        await self._membership.start()
        self._writer = Writer(self._connections, self._membership, self._deliver, largest)
        return bytes(key)

    def close(self) -> None:
        if self._gathered:
            self._hand_over()
        self._ask(self._close())
        self._end_thread()

    async def _close(self) -> None:
        await self._writer.close()
        await self._membership.close()
        # Those who still ask would wait for ever.
        asking = asyncio.all_tasks() - {asyncio.current_task()}
        for task in asking:
            task.cancel()
        await asyncio.gather(*asking, return_exceptions=True)
        await self._connections.close()

    def _end_thread(self) -> None:
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join()
        self._loop.close()

    # --- asking the thread --------------------------------------------------------------------------

    def _fetch(self, query: str, *values: object) -> list[Any]:
        return self._ask(self._connections.fetch(query, *values))

    def _ask(self, asked: Coroutine[Any, Any, T]) -> T:
        with using(self._address):
            return asyncio.run_coroutine_threadsafe(asked, self._loop).result()


def _new_loop() -> asyncio.AbstractEventLoop:
    """uvloop's, which takes a fifth less time for an append, where it is installed: everywhere but on Windows."""
    try:
        import uvloop
    except ImportError:
        return asyncio.new_event_loop()
    return uvloop.new_event_loop()
