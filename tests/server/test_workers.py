"""Workers that hang, die or err: what they did is told, and the others work on."""

from __future__ import annotations

import io
import os
import signal
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from kartenhaus.server import jobs, workers
from kartenhaus.server.telemetry import Logs, RemoteError
from kartenhaus.server.workers import NoAnswer, Workers
from tests.server.client import Guest
from tests.server.misdeeds import blunder, dawdle, die, die_once, hang
from tests.server.serving import LONGEST, roomy, run, serving


@pytest.fixture
def one() -> Iterator[Workers]:
    """A single worker."""
    made = Workers(1)
    yield made
    made.close()


def test_a_worker_that_hangs_is_ended_and_the_next_works(one: Workers, monkeypatch: pytest.MonkeyPatch) -> None:
    assert one.submit(len, "four").result(LONGEST) == 4
    monkeypatch.setattr(workers, "LONGEST", 0.5)
    with pytest.raises(NoAnswer):
        one.submit(hang).result(LONGEST)
    monkeypatch.undo()
    assert one.submit(len, "four").result(LONGEST) == 4


def test_a_worker_that_dies_gives_its_work_to_another_once(one: Workers, tmp_path: Path) -> None:
    assert one.submit(die_once, str(tmp_path / "tried")).result(LONGEST) == "done"
    with pytest.raises(NoAnswer):
        one.submit(die).result(LONGEST)
    assert one.submit(len, "four").result(LONGEST) == 4


def test_a_worker_works_on_when_all_processes_are_asked_to_end(one: Workers, tmp_path: Path) -> None:
    begun, enough = tmp_path / "begun", tmp_path / "enough"
    work = one.submit(dawdle, begun, enough)
    while not (begun.exists() and begun.read_text()):
        time.sleep(0.01)
    # What systemd and Ctrl-C send to everybody.
    for asked in (signal.SIGTERM, signal.SIGINT):
        os.kill(int(begun.read_text()), asked)
    enough.touch()
    assert work.result(LONGEST) == int(begun.read_text())


def test_the_log_tells_where_a_worker_erred_and_nothing_that_it_said(one: Workers) -> None:
    failure = one.submit(blunder, "the ace of secrets").exception(LONGEST)
    assert isinstance(failure, RemoteError)
    written = io.StringIO()
    Logs(written).bug("bot failed", failure)
    assert "ValueError" in written.getvalue()
    assert "blunder" in written.getvalue()
    assert "secret" not in written.getvalue()


def test_whoever_waits_for_a_worker_does_not_wait_when_the_server_goes(one: Workers) -> None:
    doing, waiting = one.submit(hang), one.submit(len, "four")
    one.close()
    assert waiting.cancelled()
    assert isinstance(doing.exception(LONGEST), NoAnswer)


def test_a_bot_that_hangs_is_stood_in_for(data: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(jobs, "think", hang)
    monkeypatch.setattr(workers, "LONGEST", 0.2)

    async def story(port: int) -> None:
        async with Guest(port) as anna:
            table = await anna.open_table("monster-roll", 2)
            async with anna.at(table) as one:
                await one.do("sit", name="Anna")
                await one.do("seat-bot", level="easy")
                await one.do("start")
                turns = 0
                while turns < 2 and one.table["phase"] == "playing":
                    # Whenever it is Anna's turn the bot has ended its own.
                    await one.until(lambda: bool(one.moves) or one.table["phase"] != "playing")
                    while one.moves:
                        turns += "end" in one.moves
                        move = "end" if "end" in one.moves else one.moves[0]
                        await one.do("move", version=one.seen["version"], move=move)
            assert await anna.metric("kartenhaus_bot_failures_total") > 0

    log = io.StringIO()
    with serving(roomy(data), log) as server:
        run(story(server.port))
    assert '"event":"bot failed","kind":"NoAnswer"' in log.getvalue()
