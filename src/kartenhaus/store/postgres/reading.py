"""Reads tables from the database, and notices where they are not what was stored."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator, Iterator
from contextlib import aclosing
from dataclasses import dataclass, field
from typing import Any, Final

import asyncpg

from kartenhaus.store.chain import NOTHING_YET, Head, chained
from kartenhaus.store.facts_text import read_fact
from kartenhaus.store.postgres.connections import Connections, end
from kartenhaus.store.postgres.errors import using
from kartenhaus.store.store import Damaged
from kartenhaus.table.facts import Fact

# So many facts come at once.
BATCH: Final = 1_000

_HEAD: Final = "SELECT count, chain FROM tables WHERE id = $1"
_FACTS: Final = (
    f"SELECT number, fact, chain FROM facts WHERE table_id = $1 AND number >= $2 ORDER BY number LIMIT {BATCH}"
)
# A page that is damaged.
_DAMAGE: Final = (asyncpg.DataCorruptedError, asyncpg.IndexCorruptedError, asyncpg.CharacterNotInRepertoireError)


def can_be_a_table(table: str) -> bool:
    """PostgreSQL has no texts with a zero in them, and refuses even to look for one."""
    return "\0" not in table


async def head_of(connection: Any, table: str) -> Head | None:
    """Where a table stands; None: there is none."""
    if not can_be_a_table(table):
        return None
    row = await connection.fetchrow(_HEAD, table)
    return None if row is None else Head(*row)


async def read_texts(connection: Any, table: str) -> AsyncGenerator[list[str], None]:
    """The facts of a table as they were written, those of one moment, in order, some at a time. Raises Damaged after
    those before the damage."""
    if not can_be_a_table(table):
        return
    number = 0
    try:
        # One transaction, so that all reads see the same state, whatever is appended meanwhile.
        async with connection.transaction(isolation="repeatable_read", readonly=True):
            head = await head_of(connection, table)
            chain = NOTHING_YET.chain
            while rows := await connection.fetch(_FACTS, table, number):
                texts: list[str] = []
                for found, text, kept in rows:
                    chain = chained(chain, table, number, text.encode())
                    if (found, kept) != (number, chain):
                        yield texts
                        raise Damaged(table, number)
                    texts.append(text)
                    number += 1
                yield texts
                if len(rows) < BATCH:
                    break
            if head != (number, chain) and not (head is None and number == 0):
                raise Damaged(table, number)
    except _DAMAGE as error:
        raise Damaged(table, number) from error


async def load(connection: Any, table: str) -> list[Fact]:
    async with aclosing(read_texts(connection, table)) as batches:
        return [read_fact(text) async for texts in batches for text in texts]


@dataclass(frozen=True, slots=True)
class PostgresReader:
    """Can be handed to another process, and connects from there. Must not be used on an event loop."""

    # With the password.
    address: str = field(repr=False)

    def count(self, table: str) -> int:
        async def counted() -> int:
            connection = await Connections(self.address).connect()
            try:
                return (await head_of(connection, table) or NOTHING_YET).next
            finally:
                await end(connection)

        with using(self.address):
            return asyncio.run(counted())

    def facts(self, table: str) -> Iterator[Fact]:
        with using(self.address), asyncio.Runner() as runner:
            connection = runner.run(Connections(self.address).connect())
            batches = read_texts(connection, table)

            async def batch() -> list[str] | None:
                return await anext(batches, None)

            try:
                while (texts := runner.run(batch())) is not None:
                    yield from map(read_fact, texts)
            finally:
                runner.run(batches.aclose())
                runner.run(end(connection))
