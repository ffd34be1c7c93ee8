"""Reads tables from the SQLite file, and notices where they are not what was stored."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from kartenhaus.store.chain import NOTHING_YET, Head, chained
from kartenhaus.store.facts_text import read_fact
from kartenhaus.store.sqlite.errors import is_damage, using
from kartenhaus.store.store import Damaged
from kartenhaus.table.facts import Fact

# The page cache of a connection, in KiB: facts are written once and hardly ever read.
CACHE: Final = 512
# How long another process may hold the file, in seconds.
BUSY: Final = 5.0
# So many facts come from the file at once.
BATCH: Final = 500

# What is in `latest` came later than what has been sorted into `facts`; while facts are being sorted, some of it is in
# both. As bytes: a damaged text need not be one.
_PLACES: Final = (
    "SELECT number, CAST(fact AS BLOB), chain FROM facts WHERE table_id = ? AND number >= ? ORDER BY number",
    "SELECT number, CAST(fact AS BLOB), chain FROM latest WHERE table_id = ? AND number >= ? ORDER BY number",
)
# The head that was kept last.
_HEAD: Final = """
    SELECT count, chain FROM tables WHERE id = ?1
    UNION ALL SELECT number + 1, chain FROM heads WHERE table_id = ?1
    ORDER BY 1 DESC LIMIT 1
"""


def head_of(connection: sqlite3.Connection, table: str) -> Head | None:
    """Where a table stands; None: nothing is known of it."""
    row = connection.execute(_HEAD, (table,)).fetchone()
    return None if row is None else Head(*row)


def read_texts(connection: sqlite3.Connection, table: str) -> Iterator[bytes]:
    """The facts of a table as they were written, those of one moment, in order. Raises Damaged after those before the
    damage."""
    number = 0
    try:
        # One transaction, so that all reads see the same state, whatever is appended or sorted meanwhile.
        connection.execute("BEGIN")
        try:
            head = head_of(connection, table)
            chain = NOTHING_YET.chain
            for place in _PLACES:
                rows = connection.execute(place, (table, number))
                while batch := rows.fetchmany(BATCH):
                    for found, text, kept in batch:
                        chain = chained(chain, table, number, text)
                        if (found, kept) != (number, chain):
                            raise Damaged(table, number)
                        yield text
                        number += 1
            listed = connection.execute("SELECT 1 FROM tables WHERE id = ?", (table,)).fetchone()
            if (listed or number) and not (listed and head == (number, chain)):
                raise Damaged(table, number)
        finally:
            connection.execute("ROLLBACK")
    except sqlite3.DatabaseError as error:
        if is_damage(error):
            raise Damaged(table, number) from error
        raise


def read_facts(connection: sqlite3.Connection, table: str) -> Iterator[Fact]:
    return map(read_fact, read_texts(connection, table))


@contextmanager
def read_only(path: Path) -> Iterator[sqlite3.Connection]:
    """A connection that changes nothing, to read beside a running server."""
    with using(path):
        address = f"{path.absolute().as_uri()}?mode=ro"
        with closing(sqlite3.connect(address, uri=True, timeout=BUSY, isolation_level=None)) as connection:
            connection.execute(f"PRAGMA cache_size = -{CACHE}")
            yield connection


@dataclass(frozen=True, slots=True)
class SqliteReader:
    """Can be handed to another process, and opens the file there."""

    path: Path

    def count(self, table: str) -> int:
        with read_only(self.path) as connection:
            return (head_of(connection, table) or NOTHING_YET).next

    def facts(self, table: str) -> Iterator[Fact]:
        with read_only(self.path) as connection:
            yield from read_facts(connection, table)
