"""The store in one SQLite file. Appends that come in the same moment, or while the disk is busy, share a commit."""

from __future__ import annotations

import secrets
import sqlite3
import threading
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from queue import Empty, SimpleQueue
from typing import Any, Final

from kartenhaus.store.answers import Deliver, deliver_answers
from kartenhaus.store.facts_text import write_fact
from kartenhaus.store.sqlite.errors import using
from kartenhaus.store.sqlite.folder import make_file
from kartenhaus.store.sqlite.identities import revoke
from kartenhaus.store.sqlite.migrations import migrate
from kartenhaus.store.sqlite.reading import BUSY, CACHE, SqliteReader, read_facts
from kartenhaus.store.sqlite.writer import CHANGE_STEP, Entry, Loaded, PendingAppend, Probe, Writer
from kartenhaus.store.store import OURS, Claim, Kept, Progress
from kartenhaus.table.facts import Fact
from kartenhaus.table.seats import Person

KEY_BYTES: Final = 32


class SqliteStore:
    """`deliver` gets one call for each group of appends, on the writer's thread; it runs the given function where the
    appends came from (for an event loop: `loop.call_soon_threadsafe`). `soon` runs one there when all that came in the
    same moment has been looked at (`loop.call_soon`), so that the writer is woken once for all of it."""

    def __init__(
        self,
        path: Path,
        deliver: Deliver,
        soon: Callable[[Callable[[], None]], object] = lambda function: function(),
        largest: int = 0,
        progress: Progress = lambda done, of: None,
    ) -> None:
        """`largest`: the size in bytes beyond which the file may not grow; 0: as large as the disk allows. `progress`
        hears how far a large file has come that is brought up to date."""
        self._path = path
        self._deliver = deliver
        self._soon = soon
        self._gathered: list[PendingAppend] = []
        # For the writer: appends that came together, a table that was loaded, a probe, or None for the end.
        self._queue: SimpleQueue[list[PendingAppend] | Loaded | Probe | None] = SimpleQueue()
        # Connections that are not in use: a long read does not block others.
        self._idle: list[sqlite3.Connection] = []
        with using(path):
            make_file(path)
            self._writing = self._connect()
            try:
                migrate(self._writing, progress)
                self._cookie_key = _cookie_key(self._writing)
                writer = Writer(self._writing)
                if largest:
                    (page_size,) = self._writing.execute("PRAGMA page_size").fetchone()
                    self._writing.execute(f"PRAGMA max_page_count = {max(1, largest // page_size)}")
            except BaseException:
                self._writing.close()
                raise
        self._writer = threading.Thread(target=self._write, args=(writer,), name="store", daemon=True)
        self._writer.start()

    def _connect(self) -> sqlite3.Connection:
        connection = sqlite3.connect(self._path, timeout=BUSY, isolation_level=None, check_same_thread=False)
        connection.execute("PRAGMA journal_mode = WAL")
        connection.execute("PRAGMA synchronous = FULL")
        connection.execute(f"PRAGMA cache_size = -{CACHE}")
        return connection

    def append(self, table: str, expected: int, facts: Sequence[Fact], kept: Kept, runs: int = 0) -> None:
        self._gathered.append(PendingAppend(table, expected, facts, [write_fact(fact) for fact in facts], kept, runs))
        if len(self._gathered) == 1:
            self._soon(self._hand_over)

    def _hand_over(self) -> None:
        gathered, self._gathered = self._gathered, []
        self._queue.put(gathered)

    def claim(self, table: str) -> Claim:
        """The file is for one server alone."""
        return OURS

    def release(self, table: str) -> None:
        """There is nobody to give it to."""

    def leaving(self) -> None:
        """There is nobody to tell."""

    def orphans(self, since: int = 0) -> list[str]:
        return []

    def clock_offset(self) -> int:
        return 0

    def lease_age(self) -> float:
        return 0.0

    def publish(self, tables: str) -> None:
        """There is nobody to tell."""

    def published(self) -> list[str]:
        return []

    def load(self, table: str) -> list[Fact]:
        self._queue.put(Loaded(table))
        with self._reading() as connection:
            return list(read_facts(connection, table))

    def reader(self) -> SqliteReader:
        return SqliteReader(self._path)

    def probe(self, kept: Kept) -> None:
        self._queue.put(Probe(kept))

    def size(self) -> int:
        with self._reading() as connection:
            pages, free, page_size = (
                connection.execute(f"PRAGMA {name}").fetchone()[0]
                for name in ("page_count", "freelist_count", "page_size")
            )
            return int((pages - free) * page_size)

    def has(self, table: str) -> bool:
        return bool(self._read("SELECT 1 FROM tables WHERE id = ?", table))

    def tables_since(self, moment: int) -> list[str]:
        rows = self._read(
            "SELECT id FROM tables WHERE changed >= ? ORDER BY runs DESC, changed DESC", moment - CHANGE_STEP
        )
        return [table for (table,) in rows]

    def last_change(self) -> int:
        ((changed,),) = self._read("SELECT max(changed) FROM tables")
        return 0 if changed is None else int(changed) + CHANGE_STEP

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

    def cookie_key(self) -> bytes:
        return self._cookie_key

    def knows_any(self, people: Sequence[Person]) -> bool:
        marks = ", ".join("?" for _ in people)
        return bool(self._read(f"SELECT 1 FROM people WHERE person IN ({marks}) LIMIT 1", *people))

    def revoke(self, person: Person, at: int) -> None:
        revoke(self._path, person, at)

    def revoked_after(self, number: int) -> list[tuple[int, Person]]:
        return self._read("SELECT number, person FROM revoked WHERE number > ? ORDER BY number", number)

    def close(self) -> None:
        if self._gathered:
            self._hand_over()
        self._queue.put(None)
        self._writer.join()
        for connection in self._idle:
            connection.close()
        self._writing.close()

    def _read(self, query: str, *values: str | int) -> list[Any]:
        with self._reading() as connection:
            return connection.execute(query, values).fetchall()

    @contextmanager
    def _reading(self) -> Iterator[sqlite3.Connection]:
        """A connection to read from, for one thread at a time."""
        with using(self._path):
            try:
                connection = self._idle.pop()
            except IndexError:
                connection = self._connect()
                connection.execute("PRAGMA query_only = ON")
            try:
                yield connection
            finally:
                self._idle.append(connection)

    # --- the writer's thread ---------------------------------------------------------------------

    def _write(self, writer: Writer) -> None:
        going_on = True
        while going_on:
            group = self._waiting(writer.is_to_sort)
            going_on = None not in group
            if group:
                answers = writer.keep(group)
                if answers:
                    deliver_answers(self._deliver, answers)
            if writer.is_behind or not group:
                writer.sort()
        while writer.is_to_sort:
            writer.sort()

    def _waiting(self, at_once: bool) -> list[Entry]:
        """All that waits: at least one entry, or if that would take longer, none."""
        group: list[Entry] = []
        if at_once and self._queue.empty():
            return group
        entry = self._queue.get()
        while True:
            group += entry if isinstance(entry, list) else [entry]
            if entry is None:
                return group
            try:
                entry = self._queue.get_nowait()
            except Empty:
                return group


def _cookie_key(connection: sqlite3.Connection) -> bytes:
    """Made when the store is first opened."""
    row = connection.execute("SELECT key FROM keys WHERE name = 'cookie'").fetchone()
    if row is None:
        connection.execute("INSERT OR IGNORE INTO keys VALUES ('cookie', ?)", (secrets.token_bytes(KEY_BYTES),))
        row = connection.execute("SELECT key FROM keys WHERE name = 'cookie'").fetchone()
    return bytes(row[0])
