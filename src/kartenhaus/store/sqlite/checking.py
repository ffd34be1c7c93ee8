"""Checks a whole store: whether the file is intact for SQLite, and each table is what was stored."""

from __future__ import annotations

import sqlite3
from pathlib import Path
from typing import Final

from kartenhaus.store.checking import DamagedTable, Report, look_at
from kartenhaus.store.sqlite.errors import is_damage
from kartenhaus.store.sqlite.migrations import STEPS
from kartenhaus.store.sqlite.reading import read_facts, read_only
from kartenhaus.store.store import Progress, TooNew, TooOld

# All places that name tables: one may have what another has lost.
_TABLES: Final = (
    "SELECT id FROM tables",
    "SELECT DISTINCT table_id FROM facts",
    "SELECT DISTINCT table_id FROM latest",
)
# How many faults SQLite lists at most.
_MOST_FAULTS: Final = 20


def check(path: Path, deep: bool, progress: Progress) -> Report:
    """Changes nothing, and works beside a running server. `deep`: plays all games again, too."""
    with read_only(path) as connection:
        (version,) = connection.execute("PRAGMA user_version").fetchone()
        if version != len(STEPS):
            raise TooNew if version > len(STEPS) else TooOld
        faults = _faults(connection, "integrity_check" if deep else "quick_check")
        tables: set[str] = set()
        for query in _TABLES:
            try:
                tables.update(table for (table,) in connection.execute(query))
            except sqlite3.DatabaseError as error:
                faults += _fault(error)
        findings: list[DamagedTable] = []
        for done, table in enumerate(sorted(tables), start=1):
            finding = look_at(table, read_facts(connection, table), deep, sqlite3.Error)
            findings += [finding] if finding else []
            progress(done, len(tables))
        return Report(len(tables), faults, findings)


def _faults(connection: sqlite3.Connection, how: str) -> list[str]:
    try:
        faults = [str(fault) for (fault,) in connection.execute(f"PRAGMA {how}({_MOST_FAULTS})")]
    except sqlite3.DatabaseError as error:
        return _fault(error)
    return [] if faults == ["ok"] else faults


def _fault(error: sqlite3.DatabaseError) -> list[str]:
    if not is_damage(error):
        raise error
    return [error.sqlite_errorname]
