"""Checks a whole store: whether the file is intact for SQLite, and each table is what was stored."""

from __future__ import annotations

import sqlite3
from pathlib import Path
from typing import Final, NamedTuple

from kartenhaus.store.sqlite.errors import is_damage
from kartenhaus.store.sqlite.migrations import STEPS
from kartenhaus.store.sqlite.reading import read_facts, read_only
from kartenhaus.store.store import Damaged, Progress, TooNew, TooOld
from kartenhaus.table.facts import Fact, TableOpened
from kartenhaus.table.ledger import Ledger

# All places that name tables: one may have what another has lost.
_TABLES: Final = (
    "SELECT id FROM tables",
    "SELECT DISTINCT table_id FROM facts",
    "SELECT DISTINCT table_id FROM latest",
)
# How many faults SQLite lists at most.
_MOST_FAULTS: Final = 20


class DamagedTable(NamedTuple):
    """A table that is damaged from this fact on. `impossible`: all is as stored, but it cannot have happened."""

    table: str
    number: int
    impossible: bool


class Report(NamedTuple):
    """`faults`: what SQLite itself finds wrong with the file, in its words."""

    tables: int
    faults: list[str]
    findings: list[DamagedTable]


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
            finding = _checked(connection, table, deep)
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


def _checked(connection: sqlite3.Connection, table: str, deep: bool) -> DamagedTable | None:
    ledger: Ledger | None = None
    number = 0
    try:
        for fact in read_facts(connection, table):
            if deep:
                ledger = _entered(ledger, fact)
            number += 1
    except Damaged as damaged:
        return DamagedTable(table, damaged.number, impossible=False)
    except sqlite3.Error:
        raise
    except Exception:
        # Facts that cannot have happened may break the ledger in any way.
        return DamagedTable(table, number, impossible=True)
    return None


def _entered(ledger: Ledger | None, fact: Fact) -> Ledger:
    if ledger is None:
        assert isinstance(fact, TableOpened), "a table begins with its opening"
        return Ledger(fact)
    ledger.again(fact)
    return ledger
