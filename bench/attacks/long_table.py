"""A table with very many facts, written as a server would have kept them."""

from __future__ import annotations

from pathlib import Path

from kartenhaus.store import NotKept, SqliteStore
from kartenhaus.table import Settings
from kartenhaus.table.facts import ChanceShared, Fact, SeatTaken, TableOpened

TABLE = "a-very-long-table-____"
AT_ONCE = 10_000


def write_long_table(folder: Path, facts: int) -> str:
    """Its id. Somebody has added to the shuffle again and again."""
    faults: list[NotKept] = []

    def kept(fault: NotKept | None) -> None:
        if fault is not None:
            faults.append(fault)

    store = SqliteStore(folder / "kartenhaus.db", lambda function: function())
    first: list[Fact] = [
        TableOpened(1, "somebody", "open", "monster-roll", 2, {}, Settings(), "00" * 32),
        SeatTaken(2, "somebody", "sit", 0, "Somebody"),
    ]
    store.append(TABLE, 0, first, kept)
    for start in range(2, facts, AT_ONCE):
        shared: list[Fact] = [
            ChanceShared(number, "somebody", f"c{number}", 0, f"{number:0128x}")
            for number in range(start, min(start + AT_ONCE, facts))
        ]
        store.append(TABLE, start, shared, kept)
    store.close()
    if faults:
        raise faults[0]
    return TABLE
