"""A whole PostgreSQL database."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine, Iterator
from contextlib import suppress
from itertools import islice
from typing import Any, Final, TypeVar

from kartenhaus.store.archive import Identities, Listed
from kartenhaus.store.chain import Head
from kartenhaus.store.facts_text import FORMAT_WRITTEN
from kartenhaus.store.postgres.connections import Connections, end, must_be_usable
from kartenhaus.store.postgres.errors import WrongDatabase, using
from kartenhaus.store.postgres.identities import add_revoked
from kartenhaus.store.postgres.locks import LOCKS
from kartenhaus.store.postgres.migrations import migrate, must_be_current
from kartenhaus.store.postgres.ownership import FIRST_EPOCH
from kartenhaus.store.postgres.reading import read_texts
from kartenhaus.store.postgres.statements import LEASE
from kartenhaus.store.store import Unusable
from kartenhaus.table.seats import Person

T = TypeVar("T")

# So many facts are sent at once.
_BATCH: Final = 5_000

_LIVING: Final = f"""
    SELECT count(*) FROM servers
    WHERE seen >= clock_timestamp() - interval '{LEASE} s' AND NOT pg_try_advisory_xact_lock_shared({LOCKS}, id)
"""
_FACT: Final = ("table_id", "number", "epoch", "fact", "chain")
# Nobody's, and in an epoch of its own: a server that still believes to have it keeps nothing.
_PUT: Final = f"""
    INSERT INTO tables AS t (id, opener, opened, changed, runs, count, chain, epoch, format)
    VALUES ($1, $2, $3, $4, $5, $6, $7, {FIRST_EPOCH}, {FORMAT_WRITTEN})
    ON CONFLICT (id) DO UPDATE SET owner = NULL, epoch = t.epoch + 1, changed = excluded.changed,
        runs = excluded.runs, count = excluded.count, chain = excluded.chain
"""


class PostgresArchive:
    def __init__(self, address: str, is_target: bool) -> None:
        """The schema of a target is made, or brought up to date."""
        self._address = address
        self._runner = asyncio.Runner()
        try:
            self._connection = self._run(self._connected(is_target))
        except BaseException:
            self._runner.close()
            raise

    async def _connected(self, is_target: bool) -> Any:
        connection = await Connections(self._address).connect()
        try:
            must_be_usable(connection)
            if is_target:
                await migrate(connection, lambda done, of: None)
            await must_be_current(connection)
        except BaseException:
            await end(connection)
            raise
        return connection

    def close(self) -> None:
        self._run(end(self._connection))
        self._runner.close()

    def must_be_unused(self) -> None:
        """Raises Unusable while a server uses it."""

        async def look() -> None:
            if await self._connection.fetchval(_LIVING):
                raise WrongDatabase("store-in-use")

        self._run(look())

    def tables(self) -> list[Listed]:
        rows = self._fetch("SELECT id, opener, opened, changed, runs, count, chain FROM tables ORDER BY id")
        return [
            Listed(table, opener, opened, changed, runs, Head(count, chain))
            for table, opener, opened, changed, runs, count, chain in rows
        ]

    def all_tables(self) -> list[str]:
        """Also those that are missing in the list: one place may have what another has lost."""
        rows = self._fetch("SELECT id FROM tables UNION SELECT DISTINCT table_id FROM facts ORDER BY 1")
        return [table for (table,) in rows]

    def texts(self, table: str) -> Iterator[bytes]:
        batches = read_texts(self._connection, table)

        async def batch() -> list[str] | None:
            return await anext(batches, None)

        try:
            while (texts := self._run(batch())) is not None:
                yield from (text.encode() for text in texts)
        finally:
            self._run(batches.aclose())

    def people(self, table: str) -> list[Person]:
        return [person for (person,) in self._fetch("SELECT person FROM people WHERE table_id = $1", table)]

    def put(self, listed: Listed, facts: Iterator[tuple[int, bytes, bytes]], people: list[Person]) -> None:
        connection, table = self._connection, listed.id
        transaction = connection.transaction()
        self._run(transaction.start())
        try:
            self._run(connection.execute(_PUT, *listed[:5], *listed.head))
            self._run(connection.execute("DELETE FROM facts WHERE table_id = $1", table))
            self._run(connection.execute("DELETE FROM people WHERE table_id = $1", table))
            # Taken here and not on the loop: they may come from a loop of their own.
            while batch := list(islice(facts, _BATCH)):
                rows = [(table, number, FIRST_EPOCH, text.decode(), link) for number, text, link in batch]
                self._run(connection.copy_records_to_table("facts", records=rows, columns=_FACT))
            self._run(connection.copy_records_to_table("people", records=[(person, table) for person in people]))
        except BaseException:
            with suppress(Unusable):
                self._run(transaction.rollback())
            raise
        self._run(transaction.commit())

    def identities(self) -> Identities:
        ((key,),) = self._fetch("SELECT key FROM keys WHERE name = 'cookie'")
        revoked = [tuple(row) for row in self._fetch("SELECT person, at FROM revoked ORDER BY number")]
        return Identities(bytes(key), revoked)

    def put_identities(self, identities: Identities) -> None:
        async def put() -> None:
            await self._connection.execute(
                "INSERT INTO keys VALUES ('cookie', $1) ON CONFLICT (name) DO UPDATE SET key = $1",
                identities.cookie_key,
            )
            for person, at in identities.revoked:
                await add_revoked(self._connection, person, at)

        self._run(put())

    def _fetch(self, query: str, *values: object) -> list[Any]:
        return self._run(self._connection.fetch(query, *values))

    def _run(self, asked: Coroutine[Any, Any, T]) -> T:
        with using(self._address):
            return self._runner.run(asked)
