"""The schema, as the steps that lead to it. A step that has been released is never changed; a new one is added."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable
from typing import Final, TypeAlias

from kartenhaus.store.sqlite.chain_migration import add_chains
from kartenhaus.store.store import Progress, TooNew

# Statements, or a function where those are not enough.
Step: TypeAlias = str | Callable[[sqlite3.Connection, Progress], None]

STEPS: Final[tuple[Step, ...]] = (
    """
    CREATE TABLE tables (
        id TEXT PRIMARY KEY,
        opener TEXT NOT NULL,
        opened INTEGER NOT NULL,
        -- Not to the millisecond: written anew at most once a minute.
        changed INTEGER NOT NULL
    ) WITHOUT ROWID;
    CREATE INDEX tables_by_change ON tables (changed);
    CREATE INDEX tables_by_opener ON tables (opener, opened);
    CREATE TABLE facts (
        table_id TEXT NOT NULL,
        number INTEGER NOT NULL,
        fact TEXT NOT NULL,
        PRIMARY KEY (table_id, number)
    ) WITHOUT ROWID;
    """,
    """
    CREATE TABLE people (
        person TEXT NOT NULL,
        table_id TEXT NOT NULL,
        PRIMARY KEY (person, table_id)
    ) WITHOUT ROWID;
    INSERT INTO people SELECT opener, id FROM tables;
    INSERT OR IGNORE INTO people
        SELECT fact ->> 'person', table_id FROM facts
        WHERE fact ->> 'fact' = 'SeatTaken';
    """,
    """
    -- What was appended last, in the order in which it came. Sorted into facts when enough has come together.
    CREATE TABLE latest (
        id INTEGER PRIMARY KEY,
        table_id TEXT NOT NULL,
        number INTEGER NOT NULL,
        fact TEXT NOT NULL
    );
    """,
    add_chains,
    """
    -- What the house signs with. Knowing it is not enough to pose as anybody: cookies hold secrets of their own.
    CREATE TABLE keys (
        name TEXT PRIMARY KEY,
        key BLOB NOT NULL
    ) WITHOUT ROWID;
    -- People whose cookie is taken no more.
    CREATE TABLE revoked (
        number INTEGER PRIMARY KEY,
        person TEXT NOT NULL UNIQUE,
        at INTEGER NOT NULL
    );
    """,
    """
    -- What goes on at the table by itself: 0 nothing, 1 a game, 2 a game with a turn clock. Of tables from before this
    -- step nobody knows: they come among the first.
    ALTER TABLE tables ADD COLUMN runs INTEGER NOT NULL DEFAULT 2;
    """,
    """
    -- Nothing to change, but a fact may be in facts and in latest at once from here on, while facts are being sorted.
    -- Versions from before this step would take that for damage, and refuse the file instead.
    """,
)


def migrate(connection: sqlite3.Connection, progress: Progress = lambda done, of: None) -> None:
    """Brings a file up to the newest schema, each step whole or not at all."""
    while True:
        connection.execute("BEGIN IMMEDIATE")
        (version,) = connection.execute("PRAGMA user_version").fetchone()
        if version >= len(STEPS):
            if version == len(STEPS):
                # Written and rolled back: a file that cannot be written is noticed now, not at the first move.
                connection.execute(f"PRAGMA user_version = {version}")
            connection.execute("ROLLBACK")
            break
        try:
            _take(STEPS[version], connection, progress)
            connection.execute(f"PRAGMA user_version = {version + 1}")
        except BaseException:
            connection.execute("ROLLBACK")
            raise
        connection.execute("COMMIT")
    if version > len(STEPS):
        raise TooNew(f"schema {version} is newer than {len(STEPS)}")


def _take(step: Step, connection: sqlite3.Connection, progress: Progress) -> None:
    if isinstance(step, str):
        for statement in step.split(";"):
            connection.execute(statement)
    else:
        step(connection, progress)
