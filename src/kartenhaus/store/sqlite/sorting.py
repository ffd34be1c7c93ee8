"""Sorts facts by table: from `latest`, in the order in which they came, into `facts`.

In small steps, each a transaction of its own, between which appends are written: nobody waits for a whole round. Until
the end of a round a fact may be in both places; the one in `facts` counts.
"""

from __future__ import annotations

import sqlite3
from collections import deque
from collections.abc import Callable
from functools import partial
from typing import Final

from kartenhaus.store.sqlite.errors import is_damage

# So many facts come together before they are sorted.
MOST_LATEST: Final = 4_000
# More than so many are sorted before tables are loaded, each of which is looked for among all that are not sorted.
MOST_AT_START: Final = 500
# Of so many tables are the facts sorted in one step, and so many facts are deleted in one.
TABLES_A_STEP: Final = 100
DELETED_A_STEP: Final = 1_000

# A fact that is there already is damage, which reading its table will notice, or left from a round that was cut short.
_SORT: Final = """
    INSERT OR IGNORE INTO facts (table_id, number, fact, chain)
    SELECT table_id, number, fact, chain FROM latest
    WHERE id <= ?3 AND table_id BETWEEN ?1 AND ?2 ORDER BY table_id, number
"""
_HEADS: Final = """
    UPDATE tables SET count = head.count, chain = head.chain FROM (
        SELECT table_id, max(number) + 1 AS count, chain FROM heads
        WHERE id <= ?3 AND table_id BETWEEN ?1 AND ?2 GROUP BY table_id
    ) AS head WHERE tables.id = head.table_id AND tables.count < head.count
"""
# Nothing is deleted that did not reach its place, whatever else was written to the file meanwhile.
_DELETE_FACTS: Final = """
    DELETE FROM latest WHERE id BETWEEN ? AND ? AND EXISTS (
        SELECT 1 FROM facts WHERE facts.table_id = latest.table_id AND facts.number = latest.number
    )
"""
_DELETE_HEADS: Final = """
    DELETE FROM heads WHERE id BETWEEN ? AND ? AND EXISTS (
        SELECT 1 FROM tables WHERE tables.id = heads.table_id AND tables.count > heads.number
    )
"""


class Sorting:
    def __init__(self, connection: sqlite3.Connection) -> None:
        self._connection = connection
        # The steps of the round under way.
        self._steps: deque[Callable[[], None]] = deque()

    @property
    def is_under_way(self) -> bool:
        return bool(self._steps)

    def begin(self) -> None:
        """A round: all facts that are in `latest` now."""
        execute = self._connection.execute
        first_fact, last_fact = execute("SELECT min(id), max(id) FROM latest").fetchone()
        first_head, last_head = execute("SELECT min(id), max(id) FROM heads").fetchone()
        if last_fact is None or last_head is None:
            return
        tables = [table for (table,) in execute("SELECT DISTINCT table_id FROM latest ORDER BY table_id")]
        for place in range(0, len(tables), TABLES_A_STEP):
            self._steps.append(partial(self._sort, tables[place : place + TABLES_A_STEP], last_fact, last_head))
        for statement, first, last in ((_DELETE_FACTS, first_fact, last_fact), (_DELETE_HEADS, first_head, last_head)):
            for number in range(first, last + 1, DELETED_A_STEP):
                self._steps.append(partial(self._delete, statement, number, min(last, number + DELETED_A_STEP - 1)))

    def step(self) -> None:
        """The next step of the round, whole or not at all. Raises what keeps the file from being written; the round is
        given up then."""
        step = self._steps.popleft()
        try:
            step()
        except BaseException:
            self._steps.clear()
            raise

    def _sort(self, tables: list[str], last_fact: int, last_head: int) -> None:
        """`tables`: in order. Facts whose place in the file is damaged stay where they are."""
        from_to = (tables[0], tables[-1])
        try:
            self._do((_SORT, (*from_to, last_fact)), (_HEADS, (*from_to, last_head)))
        except sqlite3.DatabaseError as error:
            if not is_damage(error):
                raise
            if len(tables) > 1:
                for table in tables:
                    self._sort([table], last_fact, last_head)

    def _delete(self, statement: str, first: int, last: int) -> None:
        try:
            self._do((statement, (first, last)))
        except sqlite3.DatabaseError as error:
            if not is_damage(error):
                raise

    def _do(self, *statements: tuple[str, tuple[object, ...]]) -> None:
        execute = self._connection.execute
        execute("BEGIN IMMEDIATE")
        try:
            for statement, values in statements:
                execute(statement, values)
            execute("COMMIT")
        except BaseException:
            if self._connection.in_transaction:
                execute("ROLLBACK")
            raise
