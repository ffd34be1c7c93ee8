"""What is appended together, as the values of one statement."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from kartenhaus.store.chain import Head, chained
from kartenhaus.store.facts_text import FORMAT_WRITTEN
from kartenhaus.store.postgres.ownership import Owned
from kartenhaus.store.postgres.statements import APPEND, APPEND_AND_LIST
from kartenhaus.store.store import Kept
from kartenhaus.table.facts import Fact, SeatTaken, TableOpened
from kartenhaus.table.seats import Person


class PendingAppend(NamedTuple):
    """`owned`: the claim it was made under; None: the table is not ours."""

    owned: Owned | None
    expected: int
    facts: Sequence[Fact]
    texts: list[str]
    kept: Kept
    runs: int


class Part:
    """All that is appended to one table, merged: a statement can move a table only once."""

    def __init__(self, owned: Owned) -> None:
        self.owned = owned
        self.appends: list[PendingAppend] = []
        self.head: Head = owned.head
        self.at = 0
        self.runs: int | None = None
        self.opened: TableOpened | None = None
        self.people: list[Person] = []
        self.texts: list[str] = []
        self.chains: list[bytes] = []

    def add(self, append: PendingAppend) -> None:
        table, (number, chain) = self.owned.table, self.head
        for text in append.texts:
            chain = chained(chain, table, number, text.encode())
            number += 1
            self.chains.append(chain)
        self.head = Head(number, chain)
        self.texts += append.texts
        self.appends.append(append)
        for fact in append.facts:
            if isinstance(fact, TableOpened):
                self.opened = fact
                self.people.append(fact.person)
            elif isinstance(fact, SeatTaken):
                self.people.append(fact.person)
        if append.facts:
            self.at = append.facts[-1].at
            self.runs = append.runs


def statement(parts: Iterable[Part], me: int | None) -> tuple[str, list[object]]:
    """The statement that keeps all of it, and its values; `me`: the owner of new tables."""
    ids: list[str] = []
    epochs: list[int] = []
    expected: list[int] = []
    counts: list[int] = []
    heads: list[bytes] = []
    ats: list[int] = []
    runs: list[int | None] = []
    fact_ids: list[str] = []
    numbers: list[int] = []
    texts: list[str] = []
    chains: list[bytes] = []
    opened: list[tuple[str, TableOpened]] = []
    people: list[tuple[str, Person]] = []
    for part in parts:
        owned = part.owned
        table, first, count = owned.table, owned.head.next, len(part.texts)
        ids.append(table)
        epochs.append(owned.epoch)
        expected.append(first)
        counts.append(count)
        heads.append(part.head.chain)
        ats.append(part.at)
        runs.append(part.runs)
        fact_ids += [table] * count
        numbers += range(first, first + count)
        texts += part.texts
        chains += part.chains
        if part.opened is not None and owned.is_new:
            opened.append((table, part.opened))
        people += ((table, person) for person in part.people)
    values: list[object] = [ids, epochs, expected, counts, heads, ats, runs, fact_ids, numbers, texts, chains]
    if not people:
        return APPEND, values
    values += [[table for table, _ in opened], [fact.person for _, fact in opened], [fact.at for _, fact in opened]]
    values += [[table for table, _ in people], [person for _, person in people], me, FORMAT_WRITTEN]
    return APPEND_AND_LIST, values
