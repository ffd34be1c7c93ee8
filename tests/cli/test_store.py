"""kartenhaus store, through the real command: a whole database, a damaged one, one that SQLite cannot read."""

from __future__ import annotations

import os
import sqlite3
import subprocess
import sys
from contextlib import closing
from hashlib import shake_128
from pathlib import Path

import pytest

from kartenhaus.i18n import LANGUAGES
from kartenhaus.store import SqliteStore, public_name, sole_use
from kartenhaus.table.facts import ChatSaid, TableOpened
from kartenhaus.table.settings import Settings
from tests.postgres import Postgres


def _kartenhaus(*words: str, command: str = "store") -> subprocess.CompletedProcess[str]:
    program = "import sys; from kartenhaus.cli import main; sys.exit(main())"
    environment = os.environ | {"KARTENHAUS_LANG": "en"}
    return subprocess.run(
        [sys.executable, "-c", program, command, *words],
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
        env=environment,
    )


@pytest.fixture
def data(tmp_path: Path) -> Path:
    """Three tables."""
    folder = tmp_path / "house"
    store = SqliteStore(folder / "kartenhaus.db", lambda function: function())
    for table in ("one", "two", "three"):
        opened = TableOpened(1_000, "anna", "c", "great-wall", 2, {"begins": 0, "deck": ""}, Settings(), "ab" * 32)
        lines = [ChatSaid(2_000 + number, "anna", f"s{number}", "Anna", f"line {number}") for number in range(200)]
        store.append(table, 0, [opened, *lines], lambda failure: None)
    store.close()
    return folder


def test_a_whole_store_is_whole_beside_a_running_server(data: Path) -> None:
    with sole_use(data) as is_ours:
        assert is_ours
        for words in (["check", "--data", str(data)], ["check", "--deep", "--data", str(data)]):
            checked = _kartenhaus(*words)
            assert (checked.returncode, checked.stderr) == (0, "")
            assert checked.stdout == "Everything is fine: 3 tables, exactly as they were saved.\n"


def test_damage_is_told_by_name(data: Path) -> None:
    with closing(sqlite3.connect(data / "kartenhaus.db", isolation_level=None)) as database:
        database.execute("UPDATE latest SET fact = replace(fact, 'line 7', 'line 8') WHERE table_id = 'two'")
        database.execute("DELETE FROM latest WHERE table_id = 'three' AND number > 150")
    for language in LANGUAGES:
        checked = _kartenhaus("check", "--data", str(data), "--lang", language)
        assert checked.returncode == 1
        rows = [line.split() for line in checked.stdout.splitlines()[2:4]]
        assert [(row[0], row[1], row[-1]) for row in rows] == [
            (public_name("three"), "151", "three"),
            (public_name("two"), "8", "two"),
        ]


def test_a_rescue_tells_what_it_saved_and_overwrites_nothing(data: Path, tmp_path: Path) -> None:
    damaged = data / "kartenhaus.db"
    content = bytearray(damaged.read_bytes())
    place = content.index(b"line 199", content.index(b"line 199") + 1) // 4096 * 4096
    content[place : place + 4096] = shake_128(b"").digest(4096)
    content[:4096] = shake_128(b"").digest(4096)
    damaged.write_bytes(content)
    assert _kartenhaus("check", "--data", str(data)).returncode == 1
    new = tmp_path / "new.db"
    with sole_use(data):
        in_use = _kartenhaus("rescue", str(damaged), str(new))
        assert (in_use.returncode, "Please stop it first" in in_use.stderr) == (1, True)
    rescued = _kartenhaus("rescue", str(damaged), str(new))
    assert rescued.returncode == 1
    assert "Tables saved whole: 1. Damaged, saved only up to the damage: 2." in rescued.stdout
    assert damaged.read_bytes() == content
    assert sorted(file.name for file in tmp_path.iterdir()) == ["house", "new.db"]
    again = _kartenhaus("rescue", str(damaged), str(new))
    assert (again.returncode, "nothing is overwritten" in again.stderr) == (1, True)
    (data / "kartenhaus.db").unlink()
    new.rename(data / "kartenhaus.db")
    assert _kartenhaus("check", "--data", str(data)).returncode == 0


@pytest.mark.parametrize(
    "words",
    [[], ["look"], ["check", "x"], ["rescue", "x"]],
)
def test_what_is_not_understood_is_said(words: list[str]) -> None:
    asked = _kartenhaus(*words)
    assert asked.returncode == 2
    assert "kartenhaus store --help" in asked.stderr


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["check", "--data", "/nowhere"], "There’s no Kartenhaus database in /nowhere.\n"),
        (["rescue", "/nowhere", "/x"], "/nowhere: There’s no such file.\n"),
    ],
)
def test_a_database_that_is_not_there_is_a_failure(words: list[str], said: str) -> None:
    asked = _kartenhaus(*words)
    assert (asked.returncode, asked.stdout, asked.stderr) == (1, "", said)


def test_a_store_is_copied_to_postgresql_and_looked_after_there(data: Path, postgres: Postgres) -> None:
    address = postgres.new_database()
    with sole_use(data):
        refused = _kartenhaus("copy", str(data), address)
        assert (refused.returncode, refused.stdout) == (1, "")
        assert refused.stderr == f"A Kartenhaus server is using {data}. Please stop it first.\n"
    for before in (0, 3):
        copied = _kartenhaus("copy", str(data), address)
        assert (copied.returncode, copied.stderr) == (0, "")
        assert copied.stdout == f"All 3 tables are copied, and each was compared. Already there before: {before}.\n"
    checked = _kartenhaus("check", "--deep", "--store", address)
    assert (checked.returncode, checked.stderr) == (0, "")
    assert checked.stdout == "Everything is fine: 3 tables, exactly as they were saved.\n"
    person = "ab" * 16
    assert _kartenhaus("revoke", person, "--store", address, command="identity").returncode == 0
    assert person in _kartenhaus("list", "--store", address, command="identity").stdout
    postgres.in_database(address, "UPDATE facts SET fact = replace(fact, 'line 7', 'line 8') WHERE table_id = 'two'")
    left = _kartenhaus("copy", address, str(data.parent / "back.db"))
    assert left.returncode == 1
    assert left.stdout.splitlines()[-1] == "Tables copied: 2. Not copied: 1."
    assert public_name("two") in left.stdout


def test_a_copy_needs_two_places(data: Path) -> None:
    for words in (["copy"], ["copy", str(data)], ["copy", str(data), str(data)], ["copy", "a", "b", "--deep"]):
        refused = _kartenhaus(*words)
        assert refused.returncode == 2
        assert "kartenhaus store copy FROM TO" in refused.stderr
