"""The store in one SQLite file. Appends that come while the disk is busy share the next commit."""

from __future__ import annotations

import sqlite3
import threading
from collections.abc import Callable, Sequence
from contextlib import suppress
from functools import partial
from pathlib import Path
from queue import Empty, SimpleQueue
from typing import Any, Final, NamedTuple

import msgspec

from kartenhaus.store.facts_text import read_fact, write_fact
from kartenhaus.store.migrations import migrate
from kartenhaus.store.store import Kept, NotKept, Overtaken, StoreFull
from kartenhaus.table.commands import Person
from kartenhaus.table.facts import Fact, SeatTaken, TableOpened

# So many appends at most share a commit, so that the first of them does not wait for long.
LARGEST_GROUP: Final = 500
# How exactly `tables.changed` is kept, in milliseconds.
CHANGE_STEP: Final = 60_000
# So many tables at most are remembered to have been listed as changed.
MOST_REMEMBERED: Final = 10_000
# What a connection keeps of the file in memory, in KiB: facts are written once and hardly ever read.
CACHE: Final = 512
# How long another process may hold the file, in seconds.
BUSY: Final = 5.0

# How many facts each of some tables has. One statement for all, since each one costs a change of threads.
_COUNT: Final = """
    SELECT json_group_object(value, (SELECT max(number) + 1 FROM facts WHERE table_id = value)) FROM json_each(?)
"""
_KEEP: Final = """
    INSERT INTO facts (table_id, number, fact) SELECT value ->> 0, value ->> 1, value ->> 2 FROM json_each(?)
"""


class _Append(NamedTuple):
    table: str
    expected: int
    facts: Sequence[Fact]
    texts: list[str]
    kept: Kept


class _Loaded(NamedTuple):
    """The table was read anew: what is appended from here on knows all that is kept."""

    table: str


class SqliteStore:
    """`deliver` gets one call for each group of appends, on the writer's thread; it runs the given function where the
    appends came from (for an event loop: `loop.call_soon_threadsafe`)."""

    def __init__(self, path: Path, deliver: Callable[[Callable[[], None]], object], largest: int = 0) -> None:
        """`largest`: the size in bytes beyond which the file may not grow; 0: as large as the disk allows."""
        path.parent.mkdir(parents=True, exist_ok=True)
        self._path = path
        self._deliver = deliver
        self._appends: SimpleQueue[_Append | _Loaded | None] = SimpleQueue()
        self._changed: dict[str, int] = {}
        # Tables of which an append failed. What was appended after it builds on what is not there, and fails too.
        self._lost: set[str] = set()
        self._writing = self._connect()
        try:
            migrate(self._writing)
        except BaseException:
            self._writing.close()
            raise
        if largest:
            (page_size,) = self._writing.execute("PRAGMA page_size").fetchone()
            self._writing.execute(f"PRAGMA max_page_count = {max(1, largest // page_size)}")
        self._reading = self._connect()
        self._reading.execute("PRAGMA query_only = ON")
        self._reads = threading.Lock()
        self._writer = threading.Thread(target=self._write, name="store", daemon=True)
        self._writer.start()

    def _connect(self) -> sqlite3.Connection:
        connection = sqlite3.connect(self._path, timeout=BUSY, isolation_level=None, check_same_thread=False)
        connection.execute("PRAGMA journal_mode = WAL")
        connection.execute("PRAGMA synchronous = FULL")
        connection.execute(f"PRAGMA cache_size = -{CACHE}")
        return connection

    def append(self, table: str, expected: int, facts: Sequence[Fact], kept: Kept) -> None:
        self._appends.put(_Append(table, expected, facts, [write_fact(fact) for fact in facts], kept))

    def load(self, table: str) -> list[Fact]:
        self._appends.put(_Loaded(table))
        rows = self._read("SELECT fact FROM facts WHERE table_id = ? ORDER BY number", table)
        return [read_fact(text) for (text,) in rows]

    def tables_since(self, moment: int) -> list[str]:
        rows = self._read("SELECT id FROM tables WHERE changed >= ? ORDER BY changed DESC", moment - CHANGE_STEP)
        return [table for (table,) in rows]

    def tables_of(self, person: Person, most: int) -> list[str]:
        rows = self._read(
            "SELECT id FROM people JOIN tables ON id = table_id WHERE person = ? ORDER BY changed DESC LIMIT ?",
            person,
            most,
        )
        return [table for (table,) in rows]

    def opened_by(self, person: Person, since: int) -> int:
        ((count,),) = self._read("SELECT count(*) FROM tables WHERE opener = ? AND opened >= ?", person, since)
        return int(count)

    def close(self) -> None:
        self._appends.put(None)
        self._writer.join()
        self._reading.close()
        self._writing.close()

    def _read(self, query: str, *values: str | int) -> list[Any]:
        with self._reads:
            return self._reading.execute(query, values).fetchall()

    # --- the writer's thread ---------------------------------------------------------------------

    def _write(self) -> None:
        going_on = True
        while going_on:
            group = self._waiting()
            going_on = None not in group
            answers = self._keep_group(group)
            if answers:
                self._deliver(partial(_tell, answers))

    def _waiting(self) -> list[_Append | _Loaded | None]:
        """All that waits, at least one."""
        group = [self._appends.get()]
        try:
            while group[-1] is not None and len(group) < LARGEST_GROUP:
                group.append(self._appends.get_nowait())
        except Empty:
            pass
        return group

    def _keep_group(self, group: list[_Append | _Loaded | None]) -> list[tuple[Kept, NotKept | None]]:
        appends = [append for append in group if isinstance(append, _Append)]
        if len(self._changed) > MOST_REMEMBERED:
            self._changed.clear()
        try:
            if appends:
                # From here on no other process writes.
                self._writing.execute("BEGIN IMMEDIATE")
            won, answers = self._judged(group, self._counts(appends))
            if won:
                self._keep(won)
            if appends:
                self._writing.execute("COMMIT")
        except Exception as error:
            # Whatever went wrong, whoever waits is told; a writer that ends here would leave all tables hanging.
            with suppress(sqlite3.Error):
                if self._writing.in_transaction:
                    self._writing.execute("ROLLBACK")
            self._changed.clear()
            self._lost.update(append.table for append in appends)
            full = isinstance(error, sqlite3.Error) and error.sqlite_errorcode == sqlite3.SQLITE_FULL
            failure = StoreFull("the disk is full") if full else NotKept(str(error))
            return [(append.kept, failure) for append in appends]
        return answers

    def _counts(self, appends: list[_Append]) -> dict[str, int]:
        """How many facts the tables have that are appended to."""
        tables = list({append.table for append in appends})
        (counts,) = self._writing.execute(_COUNT, (msgspec.json.encode(tables),)).fetchone()
        return {table: count or 0 for table, count in msgspec.json.decode(counts).items()}

    def _judged(
        self, group: list[_Append | _Loaded | None], counts: dict[str, int]
    ) -> tuple[list[_Append], list[tuple[Kept, NotKept | None]]]:
        """The appends that go on where their table stands, and the answers to all, in order."""
        won: list[_Append] = []
        answers: list[tuple[Kept, NotKept | None]] = []
        for entry in group:
            if isinstance(entry, _Loaded):
                self._lost.discard(entry.table)
            elif entry is not None:
                table = entry.table
                if table not in self._lost and counts[table] == entry.expected:
                    counts[table] += len(entry.texts)
                    won.append(entry)
                    answers.append((entry.kept, None))
                else:
                    self._lost.add(table)
                    overtaken = Overtaken(f"table {table} has {counts[table]} facts, not {entry.expected}")
                    answers.append((entry.kept, overtaken))
        return won, answers

    def _keep(self, appends: list[_Append]) -> None:
        rows = [
            (append.table, number, text)
            for append in appends
            for number, text in enumerate(append.texts, start=append.expected)
        ]
        self._writing.execute(_KEEP, (msgspec.json.encode(rows),))
        for append in appends:
            self._list(append)

    def _list(self, append: _Append) -> None:
        """Keeps the lists of tables and people up with the facts."""
        keep = self._writing.execute
        table = append.table
        for fact in append.facts:
            if isinstance(fact, TableOpened):
                keep("INSERT INTO tables VALUES (?, ?, ?, ?)", (table, fact.person, fact.at, fact.at))
                keep("INSERT OR IGNORE INTO people VALUES (?, ?)", (fact.person, table))
            elif isinstance(fact, SeatTaken):
                keep("INSERT OR IGNORE INTO people VALUES (?, ?)", (fact.person, table))
        at = append.facts[-1].at if append.facts else 0
        if at > self._changed.get(table, 0) + CHANGE_STEP:
            keep("UPDATE tables SET changed = max(changed, ?) WHERE id = ?", (at, table))
            self._changed[table] = at


def _tell(answers: list[tuple[Kept, NotKept | None]]) -> None:
    for kept, answer in answers:
        kept(answer)
