"""Saves what is whole of a damaged file: whatever looks like a fact on any page, as far as the chain of its table goes.

The chain tells what belongs together, so that it does not matter in what state the rest of the file is.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Iterator
from contextlib import ExitStack, closing
from pathlib import Path
from tempfile import TemporaryDirectory
from threading import Semaphore
from typing import Final, NamedTuple, TypeAlias

import msgspec

from kartenhaus.store.chain import CHAIN_BYTES, NOTHING_YET, chained
from kartenhaus.store.facts_text import read_fact
from kartenhaus.store.sqlite.errors import using
from kartenhaus.store.sqlite.pages import Pages, Record
from kartenhaus.store.sqlite.store import KEY_BYTES, SqliteStore
from kartenhaus.store.store import NotKept
from kartenhaus.table.facts import Fact, TableOpened

# Hears how many parts of how many are done: first pages, then tables.
RescueProgress: TypeAlias = Callable[[str, int, int], None]

# So many facts are written at once, and so many appends may wait.
_BATCH: Final = 500
_MOST_WAITING: Final = 20

_FOUND: Final = """
    CREATE TABLE facts (
        table_id TEXT, number INTEGER, fact TEXT, chain BLOB,
        PRIMARY KEY (table_id, number, chain, fact)
    ) WITHOUT ROWID;
    CREATE TABLE heads (table_id TEXT PRIMARY KEY, count INTEGER) WITHOUT ROWID;
    CREATE TABLE keys (name TEXT PRIMARY KEY, key BLOB) WITHOUT ROWID;
    CREATE TABLE revoked (person TEXT PRIMARY KEY, at INTEGER) WITHOUT ROWID;
"""
_HEAD: Final = "INSERT INTO heads VALUES (?, ?) ON CONFLICT DO UPDATE SET count = max(count, excluded.count)"

_REVOKED: Final = "INSERT INTO revoked VALUES (?, ?) ON CONFLICT DO UPDATE SET at = max(at, excluded.at)"


class Saved(NamedTuple):
    """A table that is not whole: so many facts are saved, of so many that are known to have been there."""

    table: str
    facts: int
    of: int


class Rescued(NamedTuple):
    whole: int
    damaged: list[Saved]


def rescue(source: Path, target: Path, progress: RescueProgress) -> Rescued:
    """Writes a new file. The source is only read, without locks; it must not be in use."""
    partly = target.with_name(target.name + ".part")
    with using(target), ExitStack() as stack:
        pages = stack.enter_context(Pages(source))
        folder = stack.enter_context(TemporaryDirectory(dir=target.absolute().parent))
        found = stack.enter_context(closing(sqlite3.connect(Path(folder) / "found.db", isolation_level=None)))
        found.execute("PRAGMA journal_mode = OFF")
        found.execute("PRAGMA synchronous = OFF")
        found.executescript(_FOUND)
        _gather(pages, found, progress)
        partly.unlink(missing_ok=True)
        rescued = _put_together(found, partly, progress)
        _bring_identities(found, partly)
        partly.rename(target)
    return rescued


def _gather(pages: Pages, found: sqlite3.Connection, progress: RescueProgress) -> None:
    found.execute("BEGIN")
    for number in range(1, pages.count + 1):
        for record in pages.records(number):
            _look_at(record, found)
        progress("pages", number, pages.count)
    found.execute("COMMIT")


def _look_at(record: Record, found: sqlite3.Connection) -> None:
    """A row, whichever table it is of: of facts, of latest or heads (which begin with their own number, kept
    elsewhere), of tables; before there were chains, too."""
    if record and record[0] is None:
        record = record[1:]
    match record:
        case [str(table), int(number), str(text), bytes(chain)] if len(chain) == CHAIN_BYTES:
            found.execute("INSERT OR IGNORE INTO facts VALUES (?, ?, ?, ?)", (table, number, text, chain))
        case [str(table), int(number), str(text)] if text.startswith('{"fact":'):
            found.execute("INSERT OR IGNORE INTO facts VALUES (?, ?, ?, x'')", (table, number, text))
        case [str(table), int(number), bytes(chain)] if len(chain) == CHAIN_BYTES:
            found.execute(_HEAD, (table, number + 1))
        case [str(table), str(), int(), int(), int(count), bytes(chain), *_] if len(chain) == CHAIN_BYTES:
            found.execute(_HEAD, (table, count))
        case [str(name), bytes(key)] if len(key) == KEY_BYTES:
            found.execute("INSERT OR IGNORE INTO keys VALUES (?, ?)", (name, key))
        case [str(person), int(at)]:
            # The index has a row of it too, with a smaller number.
            found.execute(_REVOKED, (person, at))
        case _:
            pass


def _put_together(found: sqlite3.Connection, target: Path, progress: RescueProgress) -> Rescued:
    tables = [table for (table,) in found.execute("SELECT table_id FROM facts UNION SELECT table_id FROM heads")]
    heads: dict[str, int] = dict(found.execute("SELECT table_id, count FROM heads"))
    whole = 0
    damaged: list[Saved] = []
    with closing(_Keeper(target)) as keeper:
        for done, table in enumerate(tables, start=1):
            saved = keeper.keep(table, _facts_of(found, table))
            # There may be facts beyond the heads that are left.
            (last,) = found.execute("SELECT max(number) + 1 FROM facts WHERE table_id = ?", (table,)).fetchone()
            known = max(heads.get(table, 0), last or 0)
            if saved == known:
                whole += 1
            else:
                damaged.append(Saved(table, saved, known))
            progress("tables", done, len(tables))
    return Rescued(whole, damaged)


def _bring_identities(found: sqlite3.Connection, target: Path) -> None:
    """The key of cookies and the revoked people: a rescue must neither cost a seat nor undo a revocation."""
    with closing(sqlite3.connect(target)) as saved, saved:
        saved.executemany("INSERT OR REPLACE INTO keys VALUES (?, ?)", found.execute("SELECT name, key FROM keys"))
        people = found.execute("SELECT person, at FROM revoked ORDER BY at")
        saved.executemany("INSERT OR IGNORE INTO revoked (person, at) VALUES (?, ?)", people)


def _facts_of(found: sqlite3.Connection, table: str) -> Iterator[Fact]:
    """The facts of a table, as far as each continues the chain of the one before."""
    chain = NOTHING_YET.chain
    expected = 0
    query = "SELECT number, fact, chain FROM facts WHERE table_id = ? ORDER BY number, chain DESC"
    for number, text, kept in found.execute(query, (table,)):
        if number < expected:
            # Another copy of it, whole or not.
            continue
        after = chained(chain, table, expected, text.encode())
        if kept and kept != after:
            continue
        if number > expected:
            return
        try:
            fact = read_fact(text)
        except (msgspec.DecodeError, KeyError):
            continue
        if isinstance(fact, TableOpened) != (expected == 0):
            return
        yield fact
        chain = after
        expected += 1


class _Keeper:
    """Appends tables to a new store."""

    def __init__(self, path: Path) -> None:
        self._store = SqliteStore(path, lambda function: function())
        self._places = Semaphore(_MOST_WAITING)
        self._failure: NotKept | None = None

    def keep(self, table: str, facts: Iterator[Fact]) -> int:
        """Returns how many there were."""
        count = 0
        batch: list[Fact] = []
        for fact in facts:
            batch.append(fact)
            if len(batch) == _BATCH:
                self._append(table, count, batch)
                count += len(batch)
                batch = []
        if batch:
            self._append(table, count, batch)
        return count + len(batch)

    def _append(self, table: str, expected: int, facts: list[Fact]) -> None:
        self._places.acquire()
        self._store.append(table, expected, facts, self._on_kept)

    def _on_kept(self, failure: NotKept | None) -> None:
        self._failure = self._failure or failure
        self._places.release()

    def close(self) -> None:
        self._store.close()
        if self._failure is not None:
            raise self._failure
