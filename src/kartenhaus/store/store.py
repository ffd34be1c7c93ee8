"""The interface of a store, and its errors."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Final, NamedTuple, Protocol, TypeAlias

from kartenhaus.engine import Refused
from kartenhaus.table.facts import Fact
from kartenhaus.table.seats import Person


class NotKept(Exception):  # noqa: N818 - what happened, in a word
    """Facts could not be stored. Nothing that follows from them may be shown. Its text is logged: no secrets."""


class Overtaken(NotKept):
    """Another writer has kept facts of this table first, or facts before these are missing."""


class Unknown(NotKept):
    """The connection was lost before the answer came: the facts are stored, or they are not. The table is to be claimed
    and loaded again, which tells."""


class StoreFull(NotKept):
    """There is no room left, on the disk or in what the store may take of it."""


class TooNew(Exception):  # noqa: N818
    """The file was written by a newer Kartenhaus, whose tables this one cannot read."""


class TooOld(Exception):  # noqa: N818
    """The file was written by an older Kartenhaus, and is to be read as it is."""


class Unusable(Exception):  # noqa: N818
    """The store cannot be opened, or not be read. `refused` says why, to the operator."""

    def __init__(self, refused: Refused) -> None:
        super().__init__(refused.code)
        self.refused = refused


class Damaged(Exception):  # noqa: N818
    """A table is not what was kept: facts were changed or are missing, from this number on. Others are as they were.

    Its text is for the log, which knows tables by other names.
    """

    def __init__(self, table: str, number: int) -> None:
        super().__init__(table, number)
        self.table = table
        self.number = number

    def __str__(self) -> str:
        return f"fact {self.number}"


class Claim(NamedTuple):
    """Whether a table is ours to append to. If not, `owner` is the address of the server that has it; "" if none has:
    a newer server has written what this one cannot read."""

    is_ours: bool
    owner: str = ""


OURS: Final = Claim(True)

# Hears how many of how many are done.
Progress: TypeAlias = Callable[[int, int], None]
# Called when an append is over: None if the facts are on disk, else why they are not.
Kept: TypeAlias = Callable[[NotKept | None], None]


class FactReader(Protocol):
    """Reads finished games, in the process it is handed to, so that no table waits for it."""

    def count(self, table: str) -> int:
        """How many facts a table has. Costs little."""

    def facts(self, table: str) -> Iterator[Fact]:
        """As Store.load, but lazily."""


class Store(Protocol):
    def append(self, table: str, expected: int, facts: Sequence[Fact], kept: Kept, runs: int = 0) -> None:
        """Keeps facts, the first of which is to have the number `expected`. Returns at once.

        All facts of one append are kept or none. Appends of one table are carried out in the order given. Of two
        writers that expect the same number one wins and the other is Overtaken. `runs`: how urgently the table is to
        come back after a crash, when these facts are the last.
        """

    def claim(self, table: str) -> Claim:
        """Makes a table ours unless a server that is alive has it. Takes a moment. A new table needs no claim; its
        first append makes it ours."""

    def load(self, table: str) -> list[Fact]:
        """All facts of a table, in order; empty if there is no such table. Raises Damaged if they are not as kept. To
        append to a table claim it first, then load it: what is read before may be outdated."""

    def release(self, table: str) -> None:
        """Lets others claim the table at once, if it is still ours. To be called when all appends are answered."""

    def leaving(self) -> None:
        """Lets others claim all tables of this server, which is going down."""

    def orphans(self, since: int = 0) -> list[str]:
        """Tables with something going on by itself that no living server has, the most urgent ones first. Only those at
        which something happened since about that moment (milliseconds)."""

    def clock_offset(self) -> int:
        """How many milliseconds the clock that all servers of this store share is ahead of this machine's."""

    def lease_age(self) -> float:
        """How many seconds ago the other servers last heard of this one."""

    def publish(self, tables: str) -> None:
        """Lets the other servers know the list of this server's public tables, in place of the one before."""

    def published(self) -> list[str]:
        """The lists of all other servers that are alive."""

    def reader(self) -> FactReader:
        """For long reads."""

    def probe(self, kept: Kept) -> None:
        """Writes something meaningless to check that the disk is writable. Returns at once."""

    def size(self) -> int:
        """How many bytes all that is kept takes."""

    def has(self, table: str) -> bool:
        """Whether there is such a table. Costs less than loading it."""

    def tables_since(self, moment: int) -> list[str]:
        """The tables at which something happened since about this moment (milliseconds): the most urgent ones first,
        and of those the latest."""

    def last_change(self) -> int:
        """A moment (milliseconds) after which nothing was kept, not much later than the last change; 0: nothing was."""

    def tables_of(self, person: Person, most: int) -> list[str]:
        """The tables that this person has opened or sat at, the latest first."""

    def opened_by(self, person: Person, since: int) -> int:
        """How many tables this person has opened since that moment."""

    def cookie_key(self) -> bytes:
        """The secret that all servers of this store sign cookies with."""

    def knows_any(self, people: Sequence[Person]) -> bool:
        """Whether any of these people has ever opened a table or sat at one."""

    def revoke(self, person: Person, at: int) -> None:
        """Revokes this person. It is on disk when this returns."""

    def revoked_after(self, number: int) -> list[tuple[int, Person]]:
        """The revoked people with a number above this one, each with its number."""

    def close(self) -> None:
        """Waits until all that was given is kept."""
