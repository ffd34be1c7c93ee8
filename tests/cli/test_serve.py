"""kartenhaus serve, as it is typed."""

from __future__ import annotations

import os
import re
import signal
import sqlite3
import subprocess
import sys
import time
import urllib.request
from collections.abc import Sequence
from contextlib import closing, suppress
from pathlib import Path

import pytest

from kartenhaus.store.sqlite.migrations import migrate

COMMAND = [sys.executable, "-c", "import sys; from kartenhaus.cli import main; sys.exit(main())", "serve"]


def _start(data: Path, *words: str) -> subprocess.Popen[str]:
    environment = os.environ | {"KARTENHAUS_DATA": str(data), "KARTENHAUS_PORT": "0"}
    return subprocess.Popen(
        [*COMMAND, *words], env=environment, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    )


def _address(server: subprocess.Popen[str]) -> str:
    assert server.stdout is not None
    found = re.search(r"http://\S+/", server.stdout.readline())
    assert found is not None
    return found.group()


@pytest.mark.parametrize(
    ("words", "said"), [((), "Press Ctrl-C to stop the server"), (("--lang", "de"), "Strg-C beendet Kartenhaus")]
)
def test_it_says_where_it_is_and_closes_on_ctrl_c(words: Sequence[str], said: str, tmp_path: Path) -> None:
    server = _start(tmp_path, *words)
    with urllib.request.urlopen(_address(server) + "health", timeout=60) as answer:
        assert answer.status == 200
    server.send_signal(signal.SIGINT)
    assert server.stdout is not None
    # What came together with the first line is here already, and communicate() would not see it.
    out = server.stdout.read()
    _, log = server.communicate(timeout=60)
    assert server.returncode == 0, log
    assert said in out
    assert "Traceback" not in log
    assert (tmp_path / "kartenhaus.db").exists()


def test_a_mistyped_variable_is_said(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("KARTENHAUS_TABELS", "9")
    monkeypatch.setenv("KARTENHAUS_LANG", "en")
    server = _start(tmp_path, "--host", "127.0.0.1")
    _address(server)
    server.send_signal(signal.SIGINT)
    _, log = server.communicate(timeout=60)
    assert "There’s no setting called KARTENHAUS_TABELS" in log
    assert "KARTENHAUS_LANG" not in log


def test_a_killed_server_leaves_no_process_behind(tmp_path: Path) -> None:
    server = _start(tmp_path, "--host", "127.0.0.1")
    _address(server)
    if not Path(f"/proc/{server.pid}/task/{server.pid}/children").exists():
        server.kill()
        server.communicate(timeout=60)
        return
    while len(workers := _children(server.pid)) < 2:
        time.sleep(0.05)
    server.kill()
    server.communicate(timeout=60)
    while any(_runs(worker) for worker in workers):
        time.sleep(0.05)


def _children(process: int) -> list[str]:
    """Whichever thread began them; a thread may end while it is looked at."""
    children: list[str] = []
    for task in Path(f"/proc/{process}/task").glob("*/children"):
        with suppress(OSError):
            children += task.read_text().split()
    return children


def _runs(process: str) -> bool:
    try:
        return Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False


def _not_started(data: Path, *words: str) -> str:
    """All that is said by a server that cannot start: no log, no traceback, one sentence."""
    server = _start(data, *words)
    out, said = server.communicate(timeout=60)
    assert (server.returncode, out) == (1, ""), said
    lines = [line for line in said.splitlines() if not line.startswith('{"time"')]
    assert '"error"' not in said
    (line,) = lines
    return line


def test_a_port_that_is_taken_is_said(tmp_path: Path) -> None:
    first = _start(tmp_path / "one", "--host", "127.0.0.1")
    port = _address(first).rstrip("/").rpartition(":")[2]
    said = _not_started(tmp_path / "two", "--host", "127.0.0.1", "--port", port)
    assert said.startswith(f"The server couldn’t start: Another program is already using port {port}.")
    said = _not_started(tmp_path / "two", "--host", "127.0.0.1", "--port", port, "--lang", "de")
    assert said.startswith(f"Der Server konnte nicht starten: Ein anderes Programm benutzt schon Port {port}")
    # It is found out before anything is opened.
    assert not (tmp_path / "two" / "kartenhaus.db").exists()
    first.send_signal(signal.SIGTERM)
    first.communicate(timeout=60)


def test_a_second_server_on_the_same_folder_is_refused_and_the_first_goes_on(tmp_path: Path) -> None:
    first = _start(tmp_path, "--host", "127.0.0.1")
    address = _address(first)
    for words, said in (
        ((), "Another Kartenhaus server is using this folder"),
        (("--lang", "de"), "benutzt diesen Ordner"),
    ):
        second = _start(tmp_path, *words)
        out, log = second.communicate(timeout=60)
        assert (second.returncode, out) == (1, "")
        assert said in log
        assert str(tmp_path) in log
        # It did not get as far as the tables.
        assert "started" not in log
    with urllib.request.urlopen(address + "health", timeout=60) as answer:
        assert answer.status == 200
    # Whoever was killed uses nothing any more.
    first.kill()
    first.communicate(timeout=60)
    third = _start(tmp_path, "--host", "127.0.0.1")
    assert _address(third)
    third.send_signal(signal.SIGTERM)
    third.communicate(timeout=60)


def test_a_folder_that_cannot_be_written_to_is_said(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    for place in (tmp_path / "file", tmp_path / "file" / "under", Path("/proc/kartenhaus")):
        said = _not_started(place)
        assert said == f"The server couldn’t start: The folder {place} isn’t writable, or its disk is full."


def test_a_file_that_is_no_database_or_too_new_or_held_is_said(tmp_path: Path) -> None:
    path = tmp_path / "kartenhaus.db"
    path.write_bytes(1000 * b"no database ")
    begin = f"The server couldn’t start: {path} "
    assert _not_started(tmp_path) == f"{begin}is damaged, or isn’t a Kartenhaus database."
    path.unlink()
    with closing(sqlite3.connect(path, isolation_level=None)) as database:
        database.execute("PRAGMA user_version = 1000")
    assert _not_started(tmp_path).startswith(f"{begin}was written by a newer version of Kartenhaus.")
    path.unlink()
    with closing(sqlite3.connect(path, isolation_level=None)) as database:
        database.execute("BEGIN EXCLUSIVE")
        assert _not_started(tmp_path) == f"The server couldn’t start: Another program is using {path}."


def test_a_table_of_tables_that_is_damaged_is_said(tmp_path: Path) -> None:
    path = tmp_path / "kartenhaus.db"
    with closing(sqlite3.connect(path, isolation_level=None)) as database:
        migrate(database)
        (page,) = database.execute("SELECT rootpage FROM sqlite_schema WHERE name = 'tables_by_change'").fetchone()
        (size,) = database.execute("PRAGMA page_size").fetchone()
    with path.open("r+b") as file:
        file.seek((page - 1) * size)
        file.write(size * b"x")
    assert "is damaged" in _not_started(tmp_path)


def test_it_ends_as_well_when_the_system_asks_for_it(tmp_path: Path) -> None:
    server = _start(tmp_path, "--host", "127.0.0.1")
    with urllib.request.urlopen(_address(server) + "health", timeout=60) as answer:
        assert answer.status == 200
    server.send_signal(signal.SIGTERM)
    _, log = server.communicate(timeout=60)
    assert server.returncode == 0
    assert [line for line in log.splitlines() if not line.startswith('{"time"')] == []
    assert '"stopped"' in log
