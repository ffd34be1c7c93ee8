"""The schema, as the steps that lead to it. A step that has been released is never changed; a new one is added."""

from __future__ import annotations

from typing import Any, Final

from kartenhaus.store.postgres.errors import WrongDatabase
from kartenhaus.store.postgres.locks import LOCKS, MIGRATING
from kartenhaus.store.store import Progress, TooNew, TooOld

STEPS: Final[tuple[str, ...]] = (
    """
    CREATE TABLE servers (
        id INTEGER GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        url TEXT NOT NULL,
        format INTEGER NOT NULL,
        seen TIMESTAMPTZ NOT NULL,
        leaving BOOLEAN NOT NULL
    ) WITH (fillfactor = 50);

    CREATE TABLE tables (
        id TEXT PRIMARY KEY,
        opener TEXT NOT NULL,
        opened BIGINT NOT NULL,
        -- Not to the millisecond: written anew at most once a minute, for it is in an index.
        changed BIGINT NOT NULL,
        -- What goes on at the table by itself: 0 nothing, 1 a game, 2 a game with a turn clock.
        runs INTEGER NOT NULL,
        owner INTEGER,
        epoch BIGINT NOT NULL,
        count INTEGER NOT NULL,
        chain BYTEA NOT NULL,
        format INTEGER NOT NULL
    -- Room on each page, and neither count nor epoch in an index: an append leaves all indexes as they are.
    ) WITH (fillfactor = 50);
    CREATE INDEX tables_by_change ON tables (changed);
    CREATE INDEX tables_by_opener ON tables (opener, opened);
    CREATE INDEX tables_being_played ON tables (owner) WHERE runs > 0;

    CREATE TABLE facts (
        table_id TEXT NOT NULL,
        number INTEGER NOT NULL,
        epoch BIGINT NOT NULL,
        fact TEXT NOT NULL,
        chain BYTEA NOT NULL,
        PRIMARY KEY (table_id, number)
    );

    CREATE TABLE people (
        person TEXT NOT NULL,
        table_id TEXT NOT NULL,
        PRIMARY KEY (person, table_id)
    );

    CREATE TABLE keys (
        name TEXT PRIMARY KEY,
        key BYTEA NOT NULL
    );

    -- People whose cookie is taken no more.
    CREATE TABLE revoked (
        number BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        person TEXT NOT NULL UNIQUE,
        at BIGINT NOT NULL
    );

    -- Always empty: written to and emptied again to check that the disk is writable.
    CREATE TABLE probes (filling BYTEA);
    """,
    """
    -- The public tables of each server, as it shows them. What is lost in a crash is written anew a second later.
    CREATE UNLOGGED TABLE lobbies (
        server INTEGER PRIMARY KEY REFERENCES servers ON DELETE CASCADE,
        tables TEXT NOT NULL
    );
    """,
)


async def migrate(connection: Any, progress: Progress) -> None:
    """Brings a database up to the newest schema, each step whole or not at all. Of servers that start together one does
    it, and the others wait."""
    while True:
        async with connection.transaction():
            await connection.execute(f"SELECT pg_advisory_xact_lock({LOCKS}, {MIGRATING})")
            version = await _version(connection)
            if version > len(STEPS):
                raise TooNew
            if version == len(STEPS):
                return
            if version == 0:
                await connection.execute("CREATE TABLE kartenhaus (version INTEGER NOT NULL)")
                await connection.execute("INSERT INTO kartenhaus VALUES (0)")
            await connection.execute(STEPS[version])
            await connection.execute("UPDATE kartenhaus SET version = $1", version + 1)
        progress(version + 1, len(STEPS))


async def must_be_current(connection: Any) -> None:
    """For what is to be read as it is: the server alone brings it up to date."""
    version = await _version(connection)
    if version == 0:
        raise WrongDatabase("store-none")
    if version != len(STEPS):
        raise TooNew if version > len(STEPS) else TooOld


async def _version(connection: Any) -> int:
    """0: there is nothing of ours yet."""
    if await connection.fetchval("SELECT to_regclass('kartenhaus')") is None:
        return 0
    return int(await connection.fetchval("SELECT version FROM kartenhaus"))
