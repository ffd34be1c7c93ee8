"""kartenhaus arena --cluster: a real scheduler and real workers on loopback, one of which is killed; and what is said
when there is no cluster to play on."""

from __future__ import annotations

import json
import os
import re
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

from kartenhaus.cli import main
from kartenhaus.i18n import LANGUAGES

COMMAND = [sys.executable, "-c", "import sys; from kartenhaus.cli import main; sys.exit(main())"]
DASK = Path(sys.executable).parent / "dask"
ADDRESS = re.compile(r"Scheduler at: +(tcp://127\.0\.0\.1:\d+)\n")
# As many as two workers play before they are held, and three times as many again.
GAMES = 80
ARENA = ("arena", "monster-roll", "--bots", "held_bots:Held,random", "--games", str(GAMES), "--json", "--lang", "en")
LONGEST = 120
# Plays one task in each process; in the next one it waits until it may go on, and says that it does.
HELD_BOTS = """
import os
import time
from itertools import count
from pathlib import Path

from kartenhaus.bots import Bot

HERE = Path(__file__).parent
games = count(1)


class Held(Bot):
    def __init__(self):
        self.game = 0

    def choose(self, view, legal_moves, rng, budget):
        self.game = self.game or next(games)
        while self.game > 10 and not (HERE / "go").exists():
            (HERE / f"held-{os.getpid()}").touch()
            time.sleep(0.01)
        return legal_moves[rng.below(len(legal_moves))] if legal_moves else None
"""


class Cluster:
    """A scheduler, and workers that know the bots in a folder."""

    def __init__(self, folder: Path, address: str) -> None:
        self.folder = folder
        self.address = address
        self._workers = 0

    @contextmanager
    def worker(self, **variables: str) -> Iterator[subprocess.Popen[bytes]]:
        """One that the scheduler knows of."""
        self._workers += 1
        log = self.folder / f"worker-{self._workers}.log"
        words = ("worker", self.address, "--host", "127.0.0.1", "--nthreads", "1", "--no-nanny", "--no-dashboard")
        with _dask(log, *words, **({"PYTHONPATH": str(self.folder)} | variables)) as process:
            _until(lambda: "Registered to" in log.read_text())
            yield process

    @contextmanager
    def arena(self, *words: str) -> Iterator[subprocess.Popen[str]]:
        pipes: dict[str, Any] = {"stdout": subprocess.PIPE, "stderr": subprocess.PIPE, "text": True}
        with subprocess.Popen([*COMMAND, *ARENA, *words], cwd=self.folder, **pipes) as process:
            try:
                yield process
            finally:
                process.kill()

    def said(self) -> str:
        """Why there is nothing to be played on it."""
        with self.arena("--cluster", self.address) as arena:
            shown, said = arena.communicate(timeout=LONGEST)
        assert (arena.returncode, shown) == (1, "")
        (line,) = said.splitlines()
        return line

    def is_held(self, worker: subprocess.Popen[bytes]) -> bool:
        return (self.folder / f"held-{worker.pid}").exists()

    def go_on(self) -> None:
        (self.folder / "go").touch()


@contextmanager
def _dask(log: Path, *words: str, **variables: str) -> Iterator[subprocess.Popen[bytes]]:
    with log.open("wb") as file:
        process = subprocess.Popen([DASK, *words], cwd=log.parent, env=os.environ | variables, stdout=file, stderr=file)
    try:
        yield process
    finally:
        process.kill()
        process.wait(LONGEST)


def _until(condition: Callable[[], object]) -> None:
    end = time.monotonic() + LONGEST
    while not condition():
        assert time.monotonic() < end
        time.sleep(0.02)


def _lines(file: Path) -> list[Any]:
    return [json.loads(line) for line in file.read_text().splitlines()] if file.exists() else []


def _figures(shown: str) -> Any:
    """All but how long the bots thought."""
    figures = json.loads(shown)
    for line in figures["standings"]:
        for name in [name for name in line if name.endswith(("thought", "longest"))]:
            del line[name]
    return figures


@pytest.fixture
def cluster(tmp_path: Path) -> Iterator[Cluster]:
    (tmp_path / "held_bots.py").write_text(HELD_BOTS)
    log = tmp_path / "scheduler.log"
    where = ("--host", "127.0.0.1", "--port", "0", "--dashboard-address", "127.0.0.1:0")
    with _dask(log, "scheduler", *where):
        _until(lambda: ADDRESS.search(log.read_text()))
        found = ADDRESS.search(log.read_text())
        assert found is not None
        yield Cluster(tmp_path, found.group(1))


def test_a_worker_is_killed_and_the_results_are_those_of_one_process(cluster: Cluster) -> None:
    saved = cluster.folder / "contest.jsonl"
    with (
        cluster.worker() as one,
        cluster.worker() as other,
        cluster.arena("--cluster", cluster.address, "--save", str(saved)) as arena,
    ):
        _until(lambda: cluster.is_held(one) and cluster.is_held(other) and len(_lines(saved)) == 21)
        one.kill()
        one.wait(LONGEST)
        cluster.go_on()
        with cluster.arena("--workers", "1") as process:
            alone, _ = process.communicate(timeout=LONGEST)
        shown, said = arena.communicate(timeout=LONGEST)
    assert (arena.returncode, said) == (0, "")
    fixtures = [json.dumps(line["fixture"]) for line in _lines(saved)[1:]]
    assert len(fixtures) == len(set(fixtures)) == GAMES
    assert _figures(shown) == _figures(alone)


def test_ctrl_c_ends_it_and_what_was_played_is_saved(cluster: Cluster) -> None:
    saved = cluster.folder / "contest.jsonl"
    with (
        cluster.worker() as worker,
        cluster.arena("--cluster", cluster.address, "--save", str(saved)) as arena,
    ):
        _until(lambda: cluster.is_held(worker) and len(_lines(saved)) == 11)
        arena.send_signal(signal.SIGINT)
        shown, said = arena.communicate(timeout=LONGEST)
    assert arena.returncode == 1
    assert _figures(shown)["standings"][0]["games"] == 10
    assert said.startswith("Stopped after 10 games. They are saved in ")
    assert "Traceback" not in said


def test_other_versions_are_refused(cluster: Cluster) -> None:
    other = cluster.folder / "other" / "kartenhaus-9.9.dist-info"
    other.mkdir(parents=True)
    (other / "METADATA").write_text("Metadata-Version: 2.1\nName: kartenhaus\nVersion: 9.9\n")
    with cluster.worker(PYTHONPATH=str(other.parent)):
        said = cluster.said()
    assert said.startswith("Kartenhaus has to be the same everywhere: here it’s ")
    assert said.endswith(" has 9.9.")


def test_a_bot_that_a_worker_does_not_know_is_said(cluster: Cluster) -> None:
    with cluster.worker(PYTHONPATH=""):
        assert cluster.said().startswith("held_bots:Held can’t be found on the worker tcp://127.0.0.1:")


def _said(capsys: pytest.CaptureFixture[str], *words: str) -> str:
    assert main(["arena", "monster-roll", *words]) in (1, 2)
    return capsys.readouterr().err


@pytest.mark.parametrize("code", LANGUAGES)
def test_without_the_extra_it_says_how_to_get_it(
    code: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setitem(sys.modules, "distributed", None)
    said = _said(capsys, "--cluster", "tcp://127.0.0.1:1", "--lang", code)
    assert "kartenhaus arena --cluster" in said
    assert said.endswith('pip install "kartenhaus[cluster]"\n')


def test_nobody_answers() -> None:
    # Nobody listens there, and nobody else gets the port meanwhile.
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        address = f"tcp://127.0.0.1:{taken.getsockname()[1]}"
        words = [*COMMAND, "arena", "monster-roll", "--cluster", address, "--lang", "en"]
        done = subprocess.run(words, capture_output=True, text=True, timeout=LONGEST, check=False)
    assert done.returncode == 1
    assert done.stderr.startswith(f"No Dask scheduler answers at {address}.")
    assert len(done.stderr.splitlines()) == 1


@pytest.mark.parametrize("address", ["", "tcp://", "192.0.2.1", "http://192.0.2.1:8786", "tcp://192.0.2.1"])
def test_what_is_no_address_is_said(address: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert f"“{address}” isn’t the address of a cluster" in _said(capsys, f"--cluster={address}", "--lang", "en")


def test_processes_here_or_a_cluster(capsys: pytest.CaptureFixture[str]) -> None:
    said = _said(capsys, "--cluster", "tcp://127.0.0.1:1", "--workers", "2", "--lang", "en")
    assert "either --workers or --cluster" in said
