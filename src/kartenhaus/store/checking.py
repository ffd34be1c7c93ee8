"""Checks tables of a store: whether each is what was stored, and can have happened."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from kartenhaus.store.store import Damaged
from kartenhaus.table.facts import Fact, TableOpened
from kartenhaus.table.ledger import Ledger


class DamagedTable(NamedTuple):
    """A table that is damaged from this fact on. `impossible`: all is as stored, but it cannot have happened."""

    table: str
    number: int
    impossible: bool


class Report(NamedTuple):
    """`faults`: what the database itself finds wrong, in its words."""

    tables: int
    faults: list[str]
    findings: list[DamagedTable]


def look_at(table: str, facts: Iterator[Fact], deep: bool, failures: type[Exception]) -> DamagedTable | None:
    """`deep`: plays the games again, too. `failures` are of the database, and not of the table."""
    ledger: Ledger | None = None
    number = 0
    try:
        for fact in facts:
            if deep:
                ledger = _entered(ledger, fact)
            number += 1
    except Damaged as damaged:
        return DamagedTable(table, damaged.number, impossible=False)
    except failures:
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
