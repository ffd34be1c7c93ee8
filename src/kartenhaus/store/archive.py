"""A whole store, to be checked or copied: all tables with their facts as they were written, and who is known."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple, Protocol

from kartenhaus.store.chain import Head
from kartenhaus.table.seats import Person


class Listed(NamedTuple):
    """A table, as the store lists it."""

    id: str
    opener: Person
    opened: int
    changed: int
    runs: int
    head: Head


class Identities(NamedTuple):
    """What cookies are signed with, and who is no longer known, with the moment when that was decided, in order."""

    cookie_key: bytes
    revoked: list[tuple[Person, int]]


class Archive(Protocol):
    """For one thread. No server may use the store meanwhile if it is changed, or if all of it is to be copied."""

    def close(self) -> None: ...

    def tables(self) -> list[Listed]: ...

    def texts(self, table: str) -> Iterator[bytes]:
        """The facts of a table as they were written. Raises Damaged where they are not what was kept."""

    def people(self, table: str) -> list[Person]: ...

    def put(self, listed: Listed, facts: Iterator[tuple[int, bytes, bytes]], people: list[Person]) -> None:
        """Stores a whole table, each fact with its number and its chain, instead of what it had: all or nothing."""

    def identities(self) -> Identities: ...

    def put_identities(self, identities: Identities) -> None: ...
