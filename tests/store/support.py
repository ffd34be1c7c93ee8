"""What the tests of both stores share: facts to keep, and a place that any number of stores can be opened on."""

from __future__ import annotations

import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from itertools import count
from pathlib import Path
from typing import Protocol

from kartenhaus.store import NotKept, SqliteStore, Store, revoke, revoked
from kartenhaus.store import postgres as of_postgres
from kartenhaus.store.answers import Deliver
from kartenhaus.store.postgres import PostgresStore
from kartenhaus.table.facts import Fact, MoveMade, SeatTaken, TableOpened
from kartenhaus.table.seats import Person
from kartenhaus.table.settings import Settings
from tests.postgres import Postgres

OPENED = TableOpened(1_000, "anna", "c1", "great-wall", 3, {"begins": 0, "deck": ""}, Settings(public=True), "ab" * 32)
SEATED = SeatTaken(2_000, "ben", "c2", 1, "Ben")


def move(number: int) -> MoveMade:
    return MoveMade(3_000 + number, "ben", f"m{number}", 1, "place L left", "person", 0)


def run(function: Callable[[], None]) -> None:
    function()


class House(Protocol):
    """One database, empty at first. `where`: its path or its address."""

    where: str

    def store(self, deliver: Deliver, soon: Deliver) -> Store:
        """To be closed by the caller."""

    def another(self) -> House: ...

    def revoke(self, person: Person, at: int) -> bool:
        """As the operator does it beside a running server."""

    def revoked(self) -> list[tuple[Person, int]]: ...


class SqliteHouse:
    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._path = folder / "deep" / "house.db"
        self.where = str(self._path)

    def store(self, deliver: Deliver, soon: Deliver) -> Store:
        return SqliteStore(self._path, deliver, soon)

    def another(self) -> House:
        return SqliteHouse(self._folder / "other")

    def revoke(self, person: Person, at: int) -> bool:
        return revoke(self._path, person, at)

    def revoked(self) -> list[tuple[Person, int]]:
        return revoked(self._path)


class PostgresHouse:
    def __init__(self, postgres: Postgres) -> None:
        self._postgres = postgres
        self.address = self.where = postgres.new_database()
        self._servers = count(1)

    def store(
        self,
        deliver: Deliver = run,
        soon: Deliver = run,
        largest: int = 0,
        on_lost: Callable[[], None] = lambda: None,
    ) -> PostgresStore:
        url = f"http://server-{next(self._servers)}"
        return PostgresStore(self.address, deliver, soon, largest, url=url, on_lost=on_lost)

    def another(self) -> House:
        return PostgresHouse(self._postgres)

    def revoke(self, person: Person, at: int) -> bool:
        return of_postgres.revoke(self.address, person, at)

    def revoked(self) -> list[tuple[Person, int]]:
        return of_postgres.revoked(self.address)

    def run(self, statement: str) -> str:
        """In its database, past all stores."""
        return self._postgres.in_database(self.address, statement)


@contextmanager
def opened(house: House) -> Iterator[Store]:
    store = house.store(run, run)
    try:
        yield store
    finally:
        store.close()


def take(store: Store, table: str = "t") -> list[Fact]:
    """Its facts, once it is ours."""
    assert store.claim(table).is_ours
    return store.load(table)


class Answers:
    """Appends from this thread, and waits for the answer."""

    def __init__(self, store: Store) -> None:
        self.store = store

    def append(self, expected: int, *facts: Fact, table: str = "t", runs: int = 0) -> NotKept | None:
        over = threading.Event()
        answers: list[NotKept | None] = []

        def kept(answer: NotKept | None) -> None:
            answers.append(answer)
            over.set()

        self.store.append(table, expected, facts, kept, runs)
        assert over.wait(30)
        return answers[0]


def until(what: Callable[[], bool]) -> None:
    """Waits for something that comes by itself."""
    deadline = time.monotonic() + 60
    while not what():
        assert time.monotonic() < deadline
        time.sleep(0.05)
