"""What a store promises."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Protocol, TypeAlias

from kartenhaus.engine import Refused
from kartenhaus.table.commands import Person
from kartenhaus.table.facts import Fact


class NotKept(Exception):  # noqa: N818 - what happened, in a word
    """Facts could not be kept. Nothing that follows from them may be shown. Its text is for the log: no secrets."""


class Overtaken(NotKept):
    """Another writer has kept facts of this table first, or facts before these are missing."""


class StoreFull(NotKept):
    """There is no room left, on the disk or in what the store may take of it."""


class TooNew(Exception):  # noqa: N818
    """The file was written by a newer Kartenhaus, whose tables this one cannot read."""


class Unusable(Exception):  # noqa: N818
    """The store cannot be opened, or not be read. `refused` says why, to whoever runs the house."""

    def __init__(self, refused: Refused) -> None:
        super().__init__(refused.code)
        self.refused = refused


# Called when an append is over: None if the facts are on disk, else why they are not.
Kept: TypeAlias = Callable[[NotKept | None], None]


class Store(Protocol):
    def append(self, table: str, expected: int, facts: Sequence[Fact], kept: Kept) -> None:
        """Keeps facts, the first of which is to have the number `expected`. Returns at once.

        All facts of one append are kept or none. Appends of one table are carried out in the order given. Of two
        writers that expect the same number one wins and the other is Overtaken.
        """

    def load(self, table: str) -> list[Fact]:
        """All facts of a table, in order; empty if there is no such table."""

    def has(self, table: str) -> bool:
        """Whether there is such a table. Costs less than loading it."""

    def tables_since(self, moment: int) -> list[str]:
        """The tables at which something happened since about this moment (milliseconds), the latest first."""

    def last_change(self) -> int:
        """A moment (milliseconds) after which nothing was kept, not much later than the last change; 0: nothing was."""

    def tables_of(self, person: Person, most: int) -> list[str]:
        """The tables that this person has opened or sat at, the latest first."""

    def opened_by(self, person: Person, since: int) -> int:
        """How many tables this person has opened since that moment."""

    def close(self) -> None:
        """Waits until all that was given is kept."""
