"""The store in one SQLite file. Appends that come in the same moment, or while the disk is busy, share a commit."""

from __future__ import annotations

import sqlite3
import threading
from collections import deque
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from queue import Empty, SimpleQueue
from typing import Any, Final

from kartenhaus.store.facts_text import read_fact, write_fact
from kartenhaus.store.folder import make_file
from kartenhaus.store.migrations import migrate
from kartenhaus.store.opening import using
from kartenhaus.store.store import Kept, NotKept
from kartenhaus.store.writer import CHANGE_STEP, Append, Loaded, Writer
from kartenhaus.table.commands import Person
from kartenhaus.table.facts import Fact

# What a connection keeps of the file in memory, in KiB: facts are written once and hardly ever read.
CACHE: Final = 512
# How long another process may hold the file, in seconds.
BUSY: Final = 5.0

_ALL: Final = """
    SELECT fact FROM (
        SELECT number, fact FROM facts WHERE table_id = ?1 UNION ALL SELECT number, fact FROM latest WHERE table_id = ?1
    ) ORDER BY number
"""


class SqliteStore:
    """`deliver` gets one call for each group of appends, on the writer's thread; it runs the given function where the
    appends came from (for an event loop: `loop.call_soon_threadsafe`). `soon` runs one there when all that came in the
    same moment has been looked at (`loop.call_soon`), so that the writer is woken once for all of it."""

    def __init__(
        self,
        path: Path,
        deliver: Callable[[Callable[[], None]], object],
        soon: Callable[[Callable[[], None]], object] = lambda function: function(),
        largest: int = 0,
    ) -> None:
        """`largest`: the size in bytes beyond which the file may not grow; 0: as large as the disk allows."""
        self._path = path
        self._deliver = deliver
        self._soon = soon
        self._gathered: list[Append] = []
        # For the writer: appends that came together, a table that was loaded, the end.
        self._queue: SimpleQueue[list[Append] | Loaded | None] = SimpleQueue()
        with using(path):
            make_file(path)
            self._writing = self._connect()
            try:
                migrate(self._writing)
                writer = Writer(self._writing)
                if largest:
                    (page_size,) = self._writing.execute("PRAGMA page_size").fetchone()
                    self._writing.execute(f"PRAGMA max_page_count = {max(1, largest // page_size)}")
                self._reading = self._connect()
            except BaseException:
                self._writing.close()
                raise
        self._reading.execute("PRAGMA query_only = ON")
        self._reads = threading.Lock()
        self._writer = threading.Thread(target=self._write, args=(writer,), name="store", daemon=True)
        self._writer.start()

    def _connect(self) -> sqlite3.Connection:
        connection = sqlite3.connect(self._path, timeout=BUSY, isolation_level=None, check_same_thread=False)
        connection.execute("PRAGMA journal_mode = WAL")
        connection.execute("PRAGMA synchronous = FULL")
        connection.execute(f"PRAGMA cache_size = -{CACHE}")
        return connection

    def append(self, table: str, expected: int, facts: Sequence[Fact], kept: Kept) -> None:
        self._gathered.append(Append(table, expected, facts, [write_fact(fact) for fact in facts], kept))
        if len(self._gathered) == 1:
            self._soon(self._hand_over)

    def _hand_over(self) -> None:
        gathered, self._gathered = self._gathered, []
        self._queue.put(gathered)

    def load(self, table: str) -> list[Fact]:
        self._queue.put(Loaded(table))
        rows = self._read(_ALL, table)
        return [read_fact(text) for (text,) in rows]

    def has(self, table: str) -> bool:
        return bool(self._read("SELECT 1 FROM tables WHERE id = ?", table))

    def tables_since(self, moment: int) -> list[str]:
        rows = self._read("SELECT id FROM tables WHERE changed >= ? ORDER BY changed DESC", moment - CHANGE_STEP)
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

    def close(self) -> None:
        if self._gathered:
            self._hand_over()
        self._queue.put(None)
        self._writer.join()
        self._reading.close()
        self._writing.close()

    def _read(self, query: str, *values: str | int) -> list[Any]:
        with self._reads, using(self._path):
            return self._reading.execute(query, values).fetchall()

    # --- the writer's thread ---------------------------------------------------------------------

    def _write(self, writer: Writer) -> None:
        going_on = True
        while going_on:
            group = self._waiting()
            going_on = None not in group
            answers = writer.keep(group)
            if answers:
                self._deliver(partial(self._tell, deque(answers)))

    def _waiting(self) -> list[Append | Loaded | None]:
        """All that waits, at least one entry."""
        group: list[Append | Loaded | None] = []
        entry = self._queue.get()
        while True:
            group += entry if isinstance(entry, list) else [entry]
            if entry is None:
                return group
            try:
                entry = self._queue.get_nowait()
            except Empty:
                return group

    # --- where the appends came from -------------------------------------------------------------

    def _tell(self, answers: deque[tuple[Kept, NotKept | None]]) -> None:
        """Whoever breaks over an answer breaks alone: the others are told all the same."""
        try:
            while answers:
                kept, answer = answers.popleft()
                kept(answer)
        finally:
            if answers:
                self._deliver(partial(self._tell, answers))
