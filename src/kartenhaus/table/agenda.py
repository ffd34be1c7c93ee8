"""What falls due at a table, and when: rows of data, each with its moment and what is done then."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from kartenhaus.table.ledger import Ledger
from kartenhaus.table.permission import is_full
from kartenhaus.table.standstill import Standstill


class Row(NamedTuple):
    """`at`: when it falls due; None: it does not. `do`: what is done then, and gets that moment's `now`."""

    at: Callable[[], int | None]
    do: Callable[[int], None]


class Agenda:
    """Rows that fall due at the same moment are done in their order. `while_reading`: those that count while the game
    stands still."""

    __slots__ = ("_ledger", "_next", "_rows", "_standstill", "_while_reading", "wake_at")

    def __init__(
        self, ledger: Ledger, standstill: Standstill, rows: Sequence[Row], while_reading: Sequence[Row]
    ) -> None:
        self._ledger = ledger
        self._standstill = standstill
        self._rows = rows
        self._while_reading = while_reading
        # When the next thing falls due; None: not before the next command.
        self.wake_at: int | None = None
        self._next: Row | None = None

    def is_due(self, now: int) -> bool:
        return self.wake_at is not None and self.wake_at <= now

    def do_all_due(self, now: int) -> None:
        """The earliest first."""
        self.look_ahead(now)
        while self.is_due(now):
            assert self._next is not None
            self._next.do(now)
            self.look_ahead(now)

    def look_ahead(self, now: int) -> None:
        """Finds what falls due next. It stays so until the next command."""
        self._standstill.begin_or_end(now)
        self.wake_at = self._next = None
        if is_full(self._ledger):
            # There is no room for anything that could happen.
            return
        for row in self._rows if self._standstill.since is None else self._while_reading:
            at = row.at()
            if at is not None and (self.wake_at is None or at < self.wake_at):
                self.wake_at, self._next = at, row
