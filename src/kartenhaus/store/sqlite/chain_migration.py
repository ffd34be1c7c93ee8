"""The migration that adds chains, including those of facts that were stored before."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from typing import Final

from kartenhaus.store.chain import NOTHING_YET, chained
from kartenhaus.store.store import Progress

# So many facts are read, and then written, at once.
_BATCH: Final = 1_000
_NOTHING: Final = f"x'{NOTHING_YET.chain.hex()}'"
_SCHEMA: Final = (
    # How many facts have been sorted into facts, and the chain of the last.
    "ALTER TABLE tables ADD COLUMN count INTEGER NOT NULL DEFAULT 0",
    f"ALTER TABLE tables ADD COLUMN chain BLOB NOT NULL DEFAULT {_NOTHING}",
    "ALTER TABLE facts RENAME TO old_facts",
    """
    CREATE TABLE facts (
        table_id TEXT NOT NULL,
        number INTEGER NOT NULL,
        fact TEXT NOT NULL,
        chain BLOB NOT NULL,
        PRIMARY KEY (table_id, number)
    ) WITHOUT ROWID
    """,
    "ALTER TABLE latest RENAME TO old_latest",
    """
    CREATE TABLE latest (
        id INTEGER PRIMARY KEY,
        table_id TEXT NOT NULL,
        number INTEGER NOT NULL,
        fact TEXT NOT NULL,
        chain BLOB NOT NULL
    )
    """,
    # The heads of `latest`, stored separately so that facts missing there are noticed.
    """
    CREATE TABLE heads (
        id INTEGER PRIMARY KEY,
        table_id TEXT NOT NULL,
        number INTEGER NOT NULL,
        chain BLOB NOT NULL
    )
    """,
    """
    CREATE TRIGGER heads_of_latest AFTER INSERT ON latest BEGIN
        INSERT INTO heads (table_id, number, chain) VALUES (NEW.table_id, NEW.number, NEW.chain);
    END
    """,
    # Always empty: written to and emptied again to check that the disk is writable.
    "CREATE TABLE probes (filling BLOB)",
)


# Where each table stands when its sorted facts are tied.
_HEADS: Final = """
    UPDATE tables SET (count, chain) = (
        SELECT number + 1, facts.chain FROM facts WHERE table_id = id ORDER BY number DESC LIMIT 1
    ) WHERE id IN (SELECT table_id FROM facts)
"""


def add_chains(connection: sqlite3.Connection, progress: Progress) -> None:
    for statement in _SCHEMA:
        connection.execute(statement)
    (facts,) = connection.execute("SELECT count(*) FROM old_facts").fetchone()
    (latest,) = connection.execute("SELECT count(*) FROM old_latest").fetchone()
    done = 0
    for old, new in (("old_facts", "facts"), ("old_latest", "latest")):
        for rows in _tied(connection, old):
            connection.executemany(
                f"INSERT INTO {new} (table_id, number, fact, chain) VALUES (?, ?, CAST(? AS TEXT), ?)", rows
            )
            done += len(rows)
            progress(done, facts + latest)
        connection.execute(f"DROP TABLE {old}")
        connection.execute(_HEADS)


def _tied(connection: sqlite3.Connection, old: str) -> Iterator[list[tuple[str, int, bytes, bytes]]]:
    """The facts of an old table with their chains, a batch at a time. As bytes: a damaged text need not be one."""
    rows = connection.execute(f"SELECT table_id, number, CAST(fact AS BLOB) FROM {old} ORDER BY table_id, number")
    last, chain = None, b""
    while batch := rows.fetchmany(_BATCH):
        tied: list[tuple[str, int, bytes, bytes]] = []
        for table, number, text in batch:
            if table != last:
                last, chain = table, _chain_of(connection, table)
            chain = chained(chain, table, number, text)
            tied.append((table, number, text, chain))
        yield tied


def _chain_of(connection: sqlite3.Connection, table: str) -> bytes:
    row = connection.execute("SELECT chain FROM tables WHERE id = ?", (table,)).fetchone()
    return NOTHING_YET.chain if row is None else row[0]
