"""Revoked people. The operator may add to them while a server runs."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

from kartenhaus.engine import Refused
from kartenhaus.store.sqlite.errors import using
from kartenhaus.store.sqlite.migrations import STEPS
from kartenhaus.store.sqlite.reading import BUSY
from kartenhaus.store.store import TooNew, Unusable
from kartenhaus.table.seats import Person


def revoke(path: Path, person: Person, at: int) -> bool:
    """False: it was done before."""
    with _opened(path) as connection:
        done = connection.execute("INSERT OR IGNORE INTO revoked (person, at) VALUES (?, ?)", (person, at))
        return done.rowcount > 0


def revoked(path: Path) -> list[tuple[Person, int]]:
    """All of them, each with the moment when it was done, the latest last."""
    with _opened(path) as connection:
        return connection.execute("SELECT person, at FROM revoked ORDER BY number").fetchall()


@contextmanager
def _opened(path: Path) -> Iterator[sqlite3.Connection]:
    """A file that a server of this version has made: older ones are upgraded by the server only."""
    with using(path):
        if not path.is_file():
            raise Unusable(Refused("store-none", "", {"folder": str(path.parent)}))
        where = f"{path.resolve().as_uri()}?mode=rw"
        with closing(sqlite3.connect(where, timeout=BUSY, isolation_level=None, uri=True)) as connection:
            connection.execute("PRAGMA synchronous = FULL")
            (version,) = connection.execute("PRAGMA user_version").fetchone()
            if version > len(STEPS):
                raise TooNew(f"schema {version} is newer than {len(STEPS)}")
            if version < len(STEPS):
                raise Unusable(Refused("store-too-old", "", {"file": str(path)}))
            yield connection
