"""A whole SQLite file."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from kartenhaus.engine import Refused
from kartenhaus.store.archive import Identities, Listed
from kartenhaus.store.chain import NOTHING_YET
from kartenhaus.store.sqlite.errors import using
from kartenhaus.store.sqlite.migrations import STEPS
from kartenhaus.store.sqlite.reading import BUSY, head_of, read_texts
from kartenhaus.store.sqlite.store import SqliteStore
from kartenhaus.store.store import TooNew, TooOld, Unusable
from kartenhaus.table.seats import Person

_PARTS: Final = ("facts", "latest", "heads", "people")


class SqliteArchive:
    def __init__(self, path: Path, is_target: bool) -> None:
        """The file of a target is made, or brought up to date."""
        self._path = path
        if is_target:
            SqliteStore(path, lambda function: function()).close()
        elif not path.is_file():
            raise Unusable(Refused("store-none", "", {"folder": str(path.parent)}))
        with using(path):
            self._connection = sqlite3.connect(path, timeout=BUSY, isolation_level=None)
            self._connection.execute("PRAGMA synchronous = FULL")
            (version,) = self._connection.execute("PRAGMA user_version").fetchone()
            if version != len(STEPS):
                self._connection.close()
                raise TooNew if version > len(STEPS) else TooOld

    def close(self) -> None:
        self._connection.close()

    def tables(self) -> list[Listed]:
        with using(self._path):
            rows = self._connection.execute("SELECT id, opener, opened, changed, runs FROM tables ORDER BY id")
            return [
                Listed(table, opener, opened, changed, runs, head_of(self._connection, table) or NOTHING_YET)
                for table, opener, opened, changed, runs in rows.fetchall()
            ]

    def texts(self, table: str) -> Iterator[bytes]:
        with using(self._path):
            yield from read_texts(self._connection, table)

    def people(self, table: str) -> list[Person]:
        with using(self._path):
            rows = self._connection.execute("SELECT person FROM people WHERE table_id = ?", (table,))
            return [person for (person,) in rows]

    def put(self, listed: Listed, facts: Iterator[tuple[int, bytes, bytes]], people: list[Person]) -> None:
        execute, table = self._connection.execute, listed.id
        with using(self._path):
            execute("BEGIN IMMEDIATE")
            try:
                for part in _PARTS:
                    execute(f"DELETE FROM {part} WHERE table_id = ?", (table,))
                self._connection.executemany(
                    "INSERT INTO facts (table_id, number, fact, chain) VALUES (?, ?, CAST(? AS TEXT), ?)",
                    ((table, number, text, link) for number, text, link in facts),
                )
                execute(
                    "INSERT OR REPLACE INTO tables (id, opener, opened, changed, runs, count, chain)"
                    " VALUES (?, ?, ?, ?, ?, ?, ?)",
                    (*listed[:5], *listed.head),
                )
                self._connection.executemany("INSERT INTO people VALUES (?, ?)", ((person, table) for person in people))
            except BaseException:
                execute("ROLLBACK")
                raise
            execute("COMMIT")

    def identities(self) -> Identities:
        with using(self._path):
            (key,) = self._connection.execute("SELECT key FROM keys WHERE name = 'cookie'").fetchone()
            revoked = self._connection.execute("SELECT person, at FROM revoked ORDER BY number").fetchall()
            return Identities(key, revoked)

    def put_identities(self, identities: Identities) -> None:
        with using(self._path):
            self._connection.execute("INSERT OR REPLACE INTO keys VALUES ('cookie', ?)", (identities.cookie_key,))
            self._connection.executemany("INSERT OR IGNORE INTO revoked (person, at) VALUES (?, ?)", identities.revoked)
