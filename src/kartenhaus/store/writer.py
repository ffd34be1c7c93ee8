"""The one writer of the SQLite file: appends that come together share a commit.

Facts are first kept in the order in which they come (`latest`), where those of many tables share a page, and are
sorted into `facts`, table by table, when enough of them have come together.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Sequence
from contextlib import suppress
from typing import Final, NamedTuple

import msgspec

from kartenhaus.store.store import Kept, NotKept, Overtaken, StoreFull
from kartenhaus.table.facts import Fact, SeatTaken, TableOpened

# How exactly `tables.changed` is kept, in milliseconds.
CHANGE_STEP: Final = 60_000
# So many tables at most are remembered: how many facts they have, and when they were listed as changed.
MOST_REMEMBERED: Final = 10_000
# So many facts come together before they are sorted by table.
MOST_LATEST: Final = 1_000
# SQLite's name for no room.
FULL: Final = "SQLITE_FULL"

# How many facts each of some tables has. One statement for all, since each one costs a change of threads.
_COUNT: Final = """
    SELECT json_group_object(value, (
        SELECT max(number) + 1 FROM (
            SELECT max(number) AS number FROM facts WHERE table_id = value
            UNION ALL SELECT max(number) FROM latest WHERE table_id = value
        )
    )) FROM json_each(?)
"""
_KEEP: Final = """
    INSERT INTO latest (table_id, number, fact) SELECT value ->> 0, value ->> 1, value ->> 2 FROM json_each(?)
"""
# A statement by itself is a transaction by itself. It keeps nothing if another process has written since.
_KEEP_IF_ALONE: Final = f"{_KEEP} WHERE (SELECT data_version FROM pragma_data_version) = ?"
_SORT: Final = """
    INSERT INTO facts (table_id, number, fact) SELECT table_id, number, fact FROM latest ORDER BY table_id, number
"""


class Append(NamedTuple):
    table: str
    expected: int
    facts: Sequence[Fact]
    texts: list[str]
    kept: Kept


class Loaded(NamedTuple):
    """The table was read anew: what is appended from here on knows all that is kept."""

    table: str


class Writer:
    def __init__(self, connection: sqlite3.Connection) -> None:
        self._connection = connection
        (self._latest,) = connection.execute("SELECT count(*) FROM latest").fetchone()
        # How many facts tables have, for as long as no other process writes: until this version of the file changes.
        self._counts: dict[str, int] = {}
        self._version = -1
        self._changed: dict[str, int] = {}
        # Tables of which an append failed. What was appended after it builds on what is not there, and fails too.
        self._lost: set[str] = set()

    def keep(self, group: Sequence[Append | Loaded | None]) -> list[tuple[Kept, NotKept | None]]:
        """Keeps all that goes on where its table stands, in one commit; the answers, in order."""
        appends = [entry for entry in group if isinstance(entry, Append)]
        try:
            if len(appends) == len(group) and self._latest < MOST_LATEST and self._keep_alone(appends):
                return [(append.kept, None) for append in appends]
            return self._keep_among_others(group, appends)
        except Exception as error:
            # Whatever went wrong, whoever waits is told; a writer that ends here would leave all tables hanging.
            with suppress(sqlite3.Error):
                if self._connection.in_transaction:
                    self._connection.execute("ROLLBACK")
            self._forget()
            self._lost.update(append.table for append in appends)
            # Not what it says, in which there may be a word of somebody's. An error of Python's own has no such name.
            name = getattr(error, "sqlite_errorname", type(error).__name__)
            failure = StoreFull(name) if name == FULL else NotKept(name)
            return [(append.kept, failure) for append in appends]

    def _forget(self) -> None:
        self._version = -1
        self._counts.clear()
        self._changed.clear()

    def _keep_alone(self, appends: list[Append]) -> bool:
        """In a single statement, as long as all goes on where its table is known to stand; else nothing is kept."""
        counts: dict[str, int] = {}
        for append in appends:
            table = append.table
            count = counts.get(table, self._counts.get(table))
            if count != append.expected or table in self._lost or self._is_to_be_listed(append):
                return False
            counts[table] = count + len(append.texts)
        rows = _rows(appends)
        kept = self._connection.execute(_KEEP_IF_ALONE, (msgspec.json.encode(rows), self._version))
        if kept.rowcount != len(rows):
            return False
        self._latest += len(rows)
        self._counts.update(counts)
        return True

    def _keep_among_others(
        self, group: Sequence[Append | Loaded | None], appends: list[Append]
    ) -> list[tuple[Kept, NotKept | None]]:
        # From here on no other process writes.
        execute = self._connection.execute
        execute("BEGIN IMMEDIATE")
        (version,) = execute("PRAGMA data_version").fetchone()
        if version != self._version or len(self._counts) > MOST_REMEMBERED:
            self._forget()
            self._version = version
            (self._latest,) = execute("SELECT count(*) FROM latest").fetchone()
        counts = self._counts_of({append.table for append in appends})
        won, answers = self._judged(group, counts)
        rows = _rows(won)
        execute(_KEEP, (msgspec.json.encode(rows),))
        for append in won:
            self._list(append)
        latest = self._latest + len(rows)
        if latest >= MOST_LATEST:
            execute(_SORT)
            execute("DELETE FROM latest")
            latest = 0
        execute("COMMIT")
        self._latest = latest
        self._counts.update(counts)
        return answers

    def _counts_of(self, tables: set[str]) -> dict[str, int]:
        """How many facts these tables have."""
        (counts,) = self._connection.execute(_COUNT, (msgspec.json.encode(list(tables)),)).fetchone()
        return {table: count or 0 for table, count in msgspec.json.decode(counts).items()}

    def _judged(
        self, group: Sequence[Append | Loaded | None], counts: dict[str, int]
    ) -> tuple[list[Append], list[tuple[Kept, NotKept | None]]]:
        """The appends that go on where their table stands, and the answers to all, in order."""
        won: list[Append] = []
        answers: list[tuple[Kept, NotKept | None]] = []
        for entry in group:
            if isinstance(entry, Loaded):
                self._lost.discard(entry.table)
            elif entry is not None:
                table = entry.table
                if table not in self._lost and counts[table] == entry.expected:
                    counts[table] += len(entry.texts)
                    won.append(entry)
                    answers.append((entry.kept, None))
                else:
                    self._lost.add(table)
                    overtaken = Overtaken(f"{counts[table]} facts, not {entry.expected}")
                    answers.append((entry.kept, overtaken))
        return won, answers

    # --- the lists of tables and people -----------------------------------------------------------

    def _is_to_be_listed(self, append: Append) -> bool:
        """Whether an append changes more than the facts of its table."""
        return self._is_changed(append) or any(isinstance(fact, TableOpened | SeatTaken) for fact in append.facts)

    def _is_changed(self, append: Append) -> bool:
        return bool(append.facts) and append.facts[-1].at > self._changed.get(append.table, 0) + CHANGE_STEP

    def _list(self, append: Append) -> None:
        """Keeps the lists up with the facts."""
        execute = self._connection.execute
        table = append.table
        for fact in append.facts:
            if isinstance(fact, TableOpened):
                execute("INSERT INTO tables VALUES (?, ?, ?, ?)", (table, fact.person, fact.at, fact.at))
                execute("INSERT OR IGNORE INTO people VALUES (?, ?)", (fact.person, table))
            elif isinstance(fact, SeatTaken):
                execute("INSERT OR IGNORE INTO people VALUES (?, ?)", (fact.person, table))
        if self._is_changed(append):
            at = append.facts[-1].at
            execute("UPDATE tables SET changed = max(changed, ?) WHERE id = ?", (at, table))
            self._changed[table] = at


def _rows(appends: list[Append]) -> list[tuple[str, int, str]]:
    return [
        (append.table, number, text)
        for append in appends
        for number, text in enumerate(append.texts, start=append.expected)
    ]
