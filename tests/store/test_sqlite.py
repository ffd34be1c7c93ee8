"""What is said of SQLite's files alone: their permissions, their versions, where facts lie in them."""

from __future__ import annotations

import os
import sqlite3
import stat
from collections.abc import Iterator
from contextlib import closing, contextmanager
from dataclasses import replace
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest

from kartenhaus.engine import Refused
from kartenhaus.store import SqliteStore, StoreFull, Unusable, revoke
from kartenhaus.store.facts_text import write_fact
from kartenhaus.store.sqlite.migrations import STEPS, migrate
from kartenhaus.store.sqlite.sorting import MOST_LATEST
from kartenhaus.table.facts import ChatSaid
from tests.store.support import OPENED, SEATED, Answers, move, run

# A user who owns nothing.
NOBODY = 65_534


@contextmanager
def _open(path: Path, largest: int = 0) -> Iterator[SqliteStore]:
    store = SqliteStore(path, run, largest=largest)
    try:
        yield store
    finally:
        store.close()


def test_a_full_disk_is_said_and_nothing_of_it_is_kept(tmp_path: Path) -> None:
    chatter = [ChatSaid(5, "anna", f"c{number}", "Anna", "x" * 400) for number in range(2_000)]
    with _open(tmp_path / "house.db", largest=200_000) as store:
        assert Answers(store).append(0, OPENED) is None
        answer = Answers(store).append(1, *chatter)
        assert isinstance(answer, StoreFull)
        assert str(answer) == "SQLITE_FULL"
        assert store.load("t") == [OPENED]
        # There is still room for less.
        assert Answers(store).append(1, SEATED) is None


def test_only_its_owner_may_read_what_is_kept(tmp_path: Path) -> None:
    usual = os.umask(0o022)
    try:
        with _open(tmp_path / "house" / "house.db") as store:
            assert Answers(store).append(0, OPENED) is None
            assert stat.S_IMODE((tmp_path / "house").stat().st_mode) == 0o700
            modes = {file.name: stat.S_IMODE(file.stat().st_mode) for file in (tmp_path / "house").iterdir()}
            assert modes == {"house.db": 0o600, "house.db-wal": 0o600, "house.db-shm": 0o600}
    finally:
        os.umask(usual)


@contextmanager
def _nobody_special() -> Iterator[None]:
    """Root may write everything."""
    user = os.geteuid()
    if user == 0:
        os.seteuid(NOBODY)
    try:
        yield
    finally:
        os.seteuid(user)


@pytest.mark.parametrize("journal", ["WAL", "DELETE"])
def test_a_file_that_cannot_be_written_is_said_at_once(journal: str) -> None:
    # Not in pytest's own folder, where nobody else may look.
    with TemporaryDirectory() as folder:
        path = Path(folder) / "house.db"
        with _open(path):
            pass
        with closing(sqlite3.connect(path)) as database:
            # The journal of a copy that VACUUM INTO made.
            database.execute(f"PRAGMA journal_mode = {journal}")
        os.chmod(folder, 0o777)
        path.chmod(0o444)
        with _nobody_special(), pytest.raises(Unusable) as said:
            SqliteStore(path, run)
        assert said.value.refused == Refused("store-read-only", "", {"file": str(path)})


def test_an_older_file_is_brought_up_to_date(tmp_path: Path) -> None:
    old = sqlite3.connect(tmp_path / "house.db", isolation_level=None)
    old.executescript(f"{STEPS[0]} PRAGMA user_version = 1;")
    old.execute("INSERT INTO tables VALUES ('t', 'anna', 1000, 2000)")
    for number, fact in enumerate((OPENED, SEATED)):
        old.execute("INSERT INTO facts VALUES ('t', ?, ?)", (number, write_fact(fact)))
    old.close()
    with _open(tmp_path / "house.db") as store:
        assert store.tables_since(0) == ["t"]
        assert store.load("t") == [OPENED, SEATED]
        assert store.tables_of("anna", 5) == store.tables_of("ben", 5) == ["t"]
        assert Answers(store).append(2, move(1)) is None


def test_nobody_is_revoked_in_a_file_of_another_version(tmp_path: Path) -> None:
    other = sqlite3.connect(tmp_path / "house.db", isolation_level=None)
    for version, code in ((len(STEPS) - 1, "store-too-old"), (len(STEPS) + 1, "store-too-new")):
        other.execute(f"PRAGMA user_version = {version}")
        with pytest.raises(Unusable, match=code):
            revoke(tmp_path / "house.db", "anna", 1000)
    other.close()


def test_a_newer_file_is_left_alone(tmp_path: Path) -> None:
    newer = sqlite3.connect(tmp_path / "house.db", isolation_level=None)
    migrate(newer)
    newer.execute(f"PRAGMA user_version = {len(STEPS) + 1}")
    newer.close()
    with pytest.raises(Unusable, match="store-too-new"):
        SqliteStore(tmp_path / "house.db", run)


def test_what_is_no_database_is_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "house.db"
    path.write_bytes(1000 * b"no database ")
    with pytest.raises(Unusable, match="store-damaged"):
        SqliteStore(path, run)
    assert path.read_bytes() == 1000 * b"no database "
    with pytest.raises(Unusable, match="store-no-place"):
        SqliteStore(path / "house.db", run)


def test_facts_are_in_order_wherever_they_lie(tmp_path: Path) -> None:
    """Facts of many tables come in turns, many more than are kept in the order of coming."""
    opened = [replace(OPENED, id=f"o{table}") for table in range(3)]
    with _open(tmp_path / "house.db") as store:
        for table, fact in enumerate(opened):
            assert Answers(store).append(0, fact, table=f"t{table}") is None
        for number in range(1, 1 + MOST_LATEST):
            store.append(f"t{number % 3}", 1 + (number - 1) // 3, [move(number)], lambda answer: None)
    for _ in range(2):
        with _open(tmp_path / "house.db") as store:
            for table, fact in enumerate(opened):
                moves = [move(number) for number in range(1, 1 + MOST_LATEST) if number % 3 == table]
                assert store.load(f"t{table}") == [fact, *moves]
