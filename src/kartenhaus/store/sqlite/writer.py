"""The one writer of the SQLite file: appends that come together share a commit.

Facts are first kept in the order in which they come (`latest`), where those of many tables share a page, and are
sorted into `facts`, table by table, when enough of them have come together (see `sorting`). So are the heads of tables:
in the order in which they come in `heads` (which a trigger sees to), then in `tables`. A fact that goes missing is
still missed by its table's head.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Iterable, Sequence
from contextlib import suppress
from typing import Final, NamedTuple, TypeAlias

import msgspec

from kartenhaus.store.chain import CHAIN_BYTES, NOTHING_YET, Head, chained
from kartenhaus.store.sqlite.errors import is_damage
from kartenhaus.store.sqlite.sorting import MOST_AT_START, MOST_LATEST, Sorting
from kartenhaus.store.store import Kept, NotKept, Overtaken, StoreFull
from kartenhaus.table.facts import Fact, SeatTaken, TableOpened

# How exactly `tables.changed` is kept, in milliseconds.
CHANGE_STEP: Final = 60_000
# For how many tables at most the head and the time of change are remembered.
MOST_REMEMBERED: Final = 10_000
# SQLite's error for a full disk or file.
FULL: Final = "SQLITE_FULL"

# How many bytes a probe writes: more than fits into an existing page.
PROBE: Final = 12_288

# Where each of some tables stands. One statement for all, since each one costs a change of threads.
_HEADS: Final = """
    SELECT json_group_object(value, (
        SELECT count || ' ' || hex(chain) FROM (
            SELECT count, chain FROM tables WHERE id = value
            UNION ALL SELECT number + 1, chain FROM heads WHERE table_id = value
        ) ORDER BY count DESC LIMIT 1
    )) FROM json_each(?)
"""
# The chains come one after another in a blob of their own, since JSON has no bytes.
_KEEP: Final = f"""
    INSERT INTO latest (table_id, number, fact, chain)
    SELECT value ->> 0, value ->> 1, value ->> 2, substr(?2, key * {CHAIN_BYTES} + 1, {CHAIN_BYTES}) FROM json_each(?1)
"""
# A statement by itself is a transaction by itself. It keeps nothing if another process has written since.
_KEEP_IF_ALONE: Final = f"{_KEEP} WHERE (SELECT data_version FROM pragma_data_version) = ?3"


class PendingAppend(NamedTuple):
    table: str
    expected: int
    facts: Sequence[Fact]
    texts: list[str]
    kept: Kept
    runs: int


class Loaded(NamedTuple):
    """The table was read again: appends from here on build on all that is stored."""

    table: str


class Probe(NamedTuple):
    """A check whether anything can be stored."""

    kept: Kept


Entry: TypeAlias = PendingAppend | Loaded | Probe | None
Answers: TypeAlias = list[tuple[Kept, NotKept | None]]


class _Rows:
    """Facts on their way into the file, each with its chain."""

    def __init__(self) -> None:
        self.facts: list[tuple[str, int, str]] = []
        self._chains: list[bytes] = []

    def add(self, append: PendingAppend, chain: bytes) -> Head:
        """`chain`: that of the fact before. Where the table stands then."""
        table, number = append.table, append.expected
        for text in append.texts:
            chain = chained(chain, table, number, text.encode())
            self.facts.append((table, number, text))
            self._chains.append(chain)
            number += 1
        return Head(number, chain)

    def written(self) -> tuple[bytes, bytes]:
        return msgspec.json.encode(self.facts), b"".join(self._chains)


class Writer:
    def __init__(self, connection: sqlite3.Connection) -> None:
        self._connection = connection
        self._sorting = Sorting(connection)
        # How many facts wait to be sorted, and from when on they are.
        self._latest = 0
        self._sort_at = 0
        self._count_latest()
        if self._latest > MOST_AT_START:
            self._sort_at = self._latest
            while self.is_to_sort:
                self.sort()
        # Where tables stand, for as long as no other process writes: until this version of the file changes.
        self._heads: dict[str, Head] = {}
        self._version = -1
        self._changed: dict[str, int] = {}
        self._runs: dict[str, int] = {}
        # Tables of which an append failed. What was appended after it builds on what is not there, and fails too.
        self._lost: set[str] = set()

    def keep(self, group: Sequence[Entry]) -> Answers:
        """Keeps all that goes on where its table stands, in one commit; the answers, in order for each table."""
        appends = [entry for entry in group if isinstance(entry, PendingAppend)]
        try:
            if len(appends) == len(group) and self._keep_alone(appends):
                return [(append.kept, None) for append in appends]
            answers = self._keep_among_others(group, appends)
        except Exception as error:
            # Whatever went wrong, every append is answered; a writer that ended here would leave all tables hanging.
            self._take_back()
            apart = _by_table(group)
            if is_damage(error) and len(apart) > 1:
                # A page that one table needs is damaged. The others are written without it.
                answers = [answer for part in apart for answer in self.keep(part)]
            else:
                self._lost.update(append.table for append in appends)
                failure = _failure(error)
                answers = [(append.kept, failure) for append in appends]
        return answers + [(entry.kept, self._probe()) for entry in group if isinstance(entry, Probe)]

    def _take_back(self) -> None:
        with suppress(sqlite3.Error):
            if self._connection.in_transaction:
                self._connection.execute("ROLLBACK")
        self._forget()

    def _forget(self) -> None:
        self._version = -1
        self._heads.clear()
        self._changed.clear()
        self._runs.clear()

    def _keep_alone(self, appends: list[PendingAppend]) -> bool:
        """In a single statement, as long as all goes on where its table is known to stand; else nothing is kept."""
        heads: dict[str, Head] = {}
        rows = _Rows()
        for append in appends:
            table = append.table
            head = heads.get(table) or self._heads.get(table)
            if head is None or head.next != append.expected or table in self._lost or self._is_to_be_listed(append):
                return False
            heads[table] = rows.add(append, head.chain)
        kept = self._connection.execute(_KEEP_IF_ALONE, (*rows.written(), self._version))
        if kept.rowcount != len(rows.facts):
            return False
        self._latest += len(rows.facts)
        self._heads.update(heads)
        return True

    def _keep_among_others(self, group: Sequence[Entry], appends: list[PendingAppend]) -> Answers:
        # From here on no other process writes.
        execute = self._connection.execute
        execute("BEGIN IMMEDIATE")
        (version,) = execute("PRAGMA data_version").fetchone()
        if version != self._version or len(self._heads) > MOST_REMEMBERED:
            self._forget()
            self._version = version
            (self._latest,) = execute("SELECT count(*) FROM latest").fetchone()
        heads = self._heads_of({append.table for append in appends})
        rows = _Rows()
        won, answers = self._judged(group, heads, rows)
        execute(_KEEP, rows.written())
        for append in won:
            self._list(append)
        execute("COMMIT")
        self._latest += len(rows.facts)
        self._heads.update(heads)
        return answers

    def _heads_of(self, tables: set[str]) -> dict[str, Head]:
        (heads,) = self._connection.execute(_HEADS, (msgspec.json.encode(list(tables)),)).fetchone()
        return {table: _head(text) for table, text in msgspec.json.decode(heads).items()}

    def _judged(
        self, group: Sequence[Entry], heads: dict[str, Head], rows: _Rows
    ) -> tuple[list[PendingAppend], Answers]:
        """The appends that go on where their table stands, and the answers to all, in order."""
        won: list[PendingAppend] = []
        answers: Answers = []
        for entry in group:
            if isinstance(entry, Loaded):
                self._lost.discard(entry.table)
            elif isinstance(entry, PendingAppend):
                table = entry.table
                head = heads[table]
                if table not in self._lost and head.next == entry.expected:
                    heads[table] = rows.add(entry, head.chain)
                    won.append(entry)
                    answers.append((entry.kept, None))
                else:
                    self._lost.add(table)
                    overtaken = Overtaken(f"{head.next} facts, not {entry.expected}")
                    answers.append((entry.kept, overtaken))
        return won, answers

    # --- sorting ---------------------------------------------------------------------------------

    @property
    def is_to_sort(self) -> bool:
        """Whether there is something to do as soon as nothing waits."""
        return self._sorting.is_under_way or self._latest >= self._sort_at

    @property
    def is_behind(self) -> bool:
        """Whether it is to be done even if something waits."""
        return self._latest >= self._sort_at + MOST_LATEST

    def sort(self) -> None:
        """One step. What keeps the file from being written is for the next append to tell."""
        try:
            if not self._sorting.is_under_way:
                self._sorting.begin()
            if self._sorting.is_under_way:
                self._sorting.step()
            if not self._sorting.is_under_way:
                self._count_latest()
        except sqlite3.Error:
            # Tried again when as much has come again.
            self._sort_at = self._latest + MOST_LATEST

    def _count_latest(self) -> None:
        """Facts whose place in the file is damaged are left, and do not count for the next round."""
        (self._latest,) = self._connection.execute("SELECT count(*) FROM latest").fetchone()
        self._sort_at = self._latest + MOST_LATEST

    def _probe(self) -> NotKept | None:
        execute = self._connection.execute
        try:
            execute("BEGIN IMMEDIATE")
            execute("INSERT INTO probes VALUES (zeroblob(?))", (PROBE,))
            execute("DELETE FROM probes")
            execute("COMMIT")
        except sqlite3.Error as error:
            self._take_back()
            return _failure(error)
        return None

    # --- the lists of tables and people -----------------------------------------------------------

    def _is_to_be_listed(self, append: PendingAppend) -> bool:
        """Whether an append changes more than the facts of its table."""
        return self._is_changed(append) or any(isinstance(fact, (TableOpened, SeatTaken)) for fact in append.facts)

    def _is_changed(self, append: PendingAppend) -> bool:
        if not append.facts:
            return False
        is_later = append.facts[-1].at > self._changed.get(append.table, 0) + CHANGE_STEP
        return is_later or append.runs != self._runs.get(append.table)

    def _list(self, append: PendingAppend) -> None:
        """Updates the lists of tables and people."""
        execute = self._connection.execute
        table = append.table
        for fact in append.facts:
            if isinstance(fact, TableOpened):
                execute(
                    "INSERT INTO tables (id, opener, opened, changed, runs) VALUES (?, ?, ?, ?, ?)",
                    (table, fact.person, fact.at, fact.at, append.runs),
                )
                execute("INSERT OR IGNORE INTO people VALUES (?, ?)", (fact.person, table))
            elif isinstance(fact, SeatTaken):
                execute("INSERT OR IGNORE INTO people VALUES (?, ?)", (fact.person, table))
        if self._is_changed(append):
            at = append.facts[-1].at
            execute("UPDATE tables SET changed = max(changed, ?), runs = ? WHERE id = ?", (at, append.runs, table))
            self._changed[table] = at
            self._runs[table] = append.runs


def _by_table(group: Iterable[Entry]) -> list[list[Entry]]:
    parts: dict[str, list[Entry]] = {}
    for entry in group:
        if isinstance(entry, PendingAppend | Loaded):
            parts.setdefault(entry.table, []).append(entry)
    return list(parts.values())


def _head(text: str | None) -> Head:
    if text is None:
        return NOTHING_YET
    count, chain = text.split()
    return Head(int(count), bytes.fromhex(chain))


def _failure(error: Exception) -> NotKept:
    # Not its message, which may contain chat. An error of Python's own has no such name.
    name = getattr(error, "sqlite_errorname", type(error).__name__)
    return StoreFull(name) if name == FULL else NotKept(name)
