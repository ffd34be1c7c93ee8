"""kartenhaus serve --workers: several processes behind one port, on one PostgreSQL."""

from __future__ import annotations

import asyncio
import json
import os
import re
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from kartenhaus.cli import main
from kartenhaus.server import Config, read_config
from tests.faults.processes import environment
from tests.postgres import Postgres
from tests.server.client import Guest
from tests.server.serving import run

# `inherited`: as on a system that does not spread connections over sockets.
COMMAND = "import sys; from kartenhaus.cli import main; sys.exit(main(['serve']))"
INHERITED = f"import kartenhaus.server.supervisor as s; s.Supervisor.run.__defaults__ = (False,); {COMMAND}"


class Served:
    def __init__(self, process: subprocess.Popen[str], log: Path) -> None:
        self.process = process
        self._log = log
        assert process.stdout is not None
        found = re.search(r"http://127.0.0.1:(\d+)/", process.stdout.readline())
        assert found, log.read_text()
        self.port = int(found.group(1))

    def told(self, event: str) -> list[dict[str, Any]]:
        lines = [json.loads(line) for line in self._log.read_text().splitlines() if line.endswith("}")]
        return [line for line in lines if line["event"] == event]

    async def until_told(self, event: str, count: int) -> list[dict[str, Any]]:
        while len(lines := self.told(event)) < count:
            await asyncio.sleep(0.05)
        return lines

    def ended(self) -> str:
        """What else it said on standard output until its end."""
        out, _ = self.process.communicate(timeout=60)
        return out


@contextmanager
def _served(postgres: Postgres, folder: Path, command: str = COMMAND, **settings: object) -> Iterator[Served]:
    log = folder / "log"
    chosen = environment(folder, store=postgres.new_database(), workers=2, **settings)
    with log.open("w") as errors:
        process = subprocess.Popen(
            [sys.executable, "-c", command], env=chosen, stdout=subprocess.PIPE, stderr=errors, text=True
        )
    try:
        yield Served(process, log)
    finally:
        with suppress(ProcessLookupError):
            process.kill()
        process.communicate(timeout=60)


def _runs(process: int) -> bool:
    try:
        return Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False


async def _sit_with_four_connections(anna: Guest) -> str:
    """Whichever process accepts a connection, all are at the same table."""
    table = await anna.open_table("great-wall", 2)
    async with anna.at(table) as one, anna.at(table) as two, anna.at(table) as three, anna.at(table) as four:
        await one.do("sit", name="Anna")
        for other in (two, three, four):
            await other.until(lambda other=other: other.table["seats"][0] is not None)  # type: ignore[misc]
    return table


def test_all_serve_one_port_and_one_that_dies_is_replaced(postgres: Postgres, tmp_path: Path) -> None:
    async def story(served: Served) -> None:
        async with Guest(served.port) as anna:
            table = await _sit_with_four_connections(anna)
            for number, lost in enumerate(served.told("server process ready")):
                os.kill(lost["pid"], signal.SIGKILL)
                await served.until_told("server process ready", 3 + number)
                async with anna.at(table) as back:
                    assert back.table["seats"][0]["name"] == "Anna"
            assert [line["kind"] for line in served.told("server process lost")] == ["SIGKILL"] * 2

    with _served(postgres, tmp_path) as served:
        run(story(served))
        served.process.send_signal(signal.SIGTERM)
        assert "http" not in served.ended(), "the address is said once"
        assert served.process.returncode == 0
        assert len(served.told("stopped")) == 2
        assert not any(_runs(line["pid"]) for line in served.told("server process ready"))


def test_on_ctrl_c_one_hands_its_tables_over_before_the_next_one_ends(postgres: Postgres, tmp_path: Path) -> None:
    """Ctrl-C reaches all processes of a terminal at once. Here they accept from one socket, as on other systems."""

    async def story(served: Served) -> None:
        async with Guest(served.port) as anna:
            table = await _sit_with_four_connections(anna)
            async with anna.at(table) as one:
                for line in served.told("server process ready"):
                    os.kill(line["pid"], signal.SIGINT)
                served.process.send_signal(signal.SIGINT)
                with suppress(ConnectionClosed):
                    while True:
                        assert (await one.receive())["type"] != "stopped"

    with _served(postgres, tmp_path, INHERITED) as served:
        run(story(served))
        served.ended()
        assert served.process.returncode == 0
        assert served.told("server process lost") == []
        first, second = (line["time"] for line in served.told("stopped"))
        assert first < second


def test_each_has_the_port_that_was_asked_for_and_a_killed_parent_leaves_none_behind(
    postgres: Postgres, tmp_path: Path
) -> None:
    """The port by which other servers reach it, and by which its metrics are read."""

    async def story(port: int) -> None:
        for number in range(2):
            async with Guest(port + number) as anna:
                assert (await anna.http.get("/metrics")).status_code == 200

    port = _free_ports()
    with _served(postgres, tmp_path, peer_url=f"http://127.0.0.1:{port}") as served:
        told = served.told("server process ready")
        at = {line["number"]: line["at"] for line in told}
        assert at == {1: f"http://127.0.0.1:{port}", 2: f"http://127.0.0.1:{port + 1}"}
        run(story(port))
        served.process.kill()
        while any(_runs(line["pid"]) for line in told):
            time.sleep(0.05)


def _free_ports() -> int:
    """The first of two."""
    while True:
        with socket.create_server(("127.0.0.1", 0)) as first, suppress(OSError, OverflowError):
            port: int = first.getsockname()[1]
            with socket.create_server(("127.0.0.1", port + 1)):
                return port


def test_what_keeps_all_from_starting_is_said_once(postgres: Postgres, tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        said = _not_started(tmp_path, store=postgres.address("no_such_house"), port=port)
        assert said.startswith(f"The server couldn’t start: Another program is already using port {port}.")
    assert "has no database called “no_such_house”" in _not_started(tmp_path, store=postgres.address("no_such_house"))


def _not_started(folder: Path, **settings: object) -> str:
    chosen = environment(folder, workers=2, **settings) | {"KARTENHAUS_LANG": "en"}
    done = subprocess.run(
        [sys.executable, "-c", COMMAND], env=chosen, capture_output=True, text=True, timeout=60, check=False
    )
    assert (done.returncode, done.stdout) == (1, "")
    (line,) = [line for line in done.stderr.splitlines() if not line.startswith('{"time"')]
    return line


@pytest.mark.parametrize(
    ("language", "said"), [("en", "one process at a time"), ("de", "nur einem Prozess"), ("fr", "un seul processus")]
)
def test_sqlite_has_one_process_and_says_why(
    language: str, said: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["serve", "--workers", "2", "--data", str(tmp_path / "data"), "--lang", language]) == 2
    assert said in capsys.readouterr().err
    assert not (tmp_path / "data").exists()


def test_the_processes_share_the_cores(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(os, "cpu_count", lambda: 9)

    def bot_workers(**flags: str) -> int:
        config = read_config({}, flags)
        assert isinstance(config, Config)
        return config.bot_workers

    assert bot_workers() == 8
    assert bot_workers(workers="4") == 2
    assert bot_workers(workers="20") == 1
    assert bot_workers(workers="4", bot_workers="3") == 3
