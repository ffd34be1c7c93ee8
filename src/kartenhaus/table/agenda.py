"""What falls due at a table, and when: a table of data, each row with its moment and with what is done then."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple


class Row(NamedTuple):
    """`at`: when it falls due; None: it does not. `do`: what is done then, and gets that moment's `now`."""

    at: Callable[[], int | None]
    do: Callable[[int], None]


class Agenda:
    """Rows that fall due at the same moment are done in their order."""

    __slots__ = ("_next", "wake_at")

    def __init__(self) -> None:
        # When the next thing falls due; None: not before the next command.
        self.wake_at: int | None = None
        self._next: Row | None = None

    def look_ahead(self, rows: Sequence[Row]) -> None:
        """Finds what falls due next."""
        wake_at: int | None = None
        following: Row | None = None
        for row in rows:
            at = row.at()
            if at is not None and (wake_at is None or at < wake_at):
                wake_at, following = at, row
        self.wake_at = wake_at
        self._next = following

    def is_due(self, now: int) -> bool:
        return self.wake_at is not None and self.wake_at <= now

    def do_next(self, now: int) -> None:
        """Does what falls due next. Afterwards one has to look ahead again."""
        assert self._next is not None
        self._next.do(now)
