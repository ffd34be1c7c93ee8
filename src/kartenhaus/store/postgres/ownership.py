"""Which tables are ours, each with its epoch and where it stands."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from kartenhaus.store.chain import NOTHING_YET, Head

# Of a table that nobody has claimed yet.
FIRST_EPOCH: Final = 1


@dataclass(slots=True, eq=False)
class Owned:
    """One claim of a table. An append is bound to the claim that it was made under: what waits from before a later
    claim is refused, however the table stands then."""

    table: str
    epoch: int
    head: Head
    # It has never been stored.
    is_new: bool = False
    # An append failed, or the claim is lost. What was appended after it builds on what is not there, and fails too.
    is_lost: bool = False


class Ownership:
    """Read where the appends come from, and changed there for new tables only; all else is done on the store's loop."""

    def __init__(self) -> None:
        self._owned: dict[str, Owned] = {}

    def of(self, table: str) -> Owned | None:
        return self._owned.get(table)

    def add(self, owned: Owned) -> None:
        """A claim that was won, instead of any before."""
        self.give_up(owned.table)
        self._owned[owned.table] = owned

    def begin(self, table: str) -> Owned:
        """A new table."""
        owned = Owned(table, FIRST_EPOCH, NOTHING_YET, is_new=True)
        self._owned[table] = owned
        return owned

    def give_up(self, table: str) -> Owned | None:
        """The claim that was ours."""
        owned = self._owned.pop(table, None)
        if owned is not None:
            owned.is_lost = True
        return owned

    def lose_all(self) -> None:
        for table in list(self._owned):
            self.give_up(table)
