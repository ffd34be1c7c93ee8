"""Workers are killed, as a machine that is short of memory does: one sentence in the log for each, and bots go on."""

from __future__ import annotations

import asyncio
import json
import os
import re
import signal
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest

from tests.faults.processes import Process, process
from tests.server.client import Connection, Guest
from tests.server.serving import LONGEST, run


def workers_of(server: Process) -> list[int]:
    """The bots' processes; not the one of Python's own that cleans up after it."""
    children: list[str] = []
    for task in Path(f"/proc/{server.pid}/task").iterdir():
        children += _read(task / "children").split()
    return [int(child) for child in children if "spawn_main" in _read(Path(f"/proc/{child}/cmdline"))]


def _read(path: Path) -> str:
    """Threads and processes may end while they are looked at."""
    try:
        return path.read_text()
    except (FileNotFoundError, ProcessLookupError):
        return ""


def _at_work(worker: int) -> bool:
    """In our own code, which ignores SIGTERM: Python's, which starts it, complains to the log when the server dies."""
    ignored = re.search(r"^SigIgn:\s*([0-9a-f]+)$", _read(Path(f"/proc/{worker}/status")), re.MULTILINE)
    return ignored is not None and bool(int(ignored.group(1), 16) >> (signal.SIGTERM - 1) & 1)


async def _kill_all(server: Process) -> int:
    """As soon as there are any."""
    while not (workers := workers_of(server)):
        await asyncio.sleep(0.01)
    for worker in workers:
        with suppress(ProcessLookupError):
            os.kill(worker, signal.SIGKILL)
    return len(workers)


def _log(path: Path) -> list[dict[str, Any]]:
    """All lines of it, none of which is anything but a sentence."""
    return [json.loads(line) for line in path.read_text().splitlines()]


async def _one_round(one: Connection) -> None:
    """The bots have their turns, and it is Anna's again."""
    await one.until(lambda: bool(one.moves))
    turns = one.seen["version"]
    while one.moves:
        move = "end" if "end" in one.moves else one.moves[0]
        await one.do("move", version=one.seen["version"], move=move)
    await one.until(lambda: bool(one.moves) and one.seen["version"] > turns)


@pytest.mark.parametrize("how", ["idle", "while they start", "over their work"])
def test_bots_go_on_and_the_log_has_a_sentence_for_each(how: str, data: Path, tmp_path: Path) -> None:
    log = tmp_path / "log"

    async def story() -> int:
        killed = 0
        async with process(data, log, bot_workers=2) as server, Guest(server.port) as anna:
            if how == "while they start":
                killed += await _kill_all(server)
            table = await anna.open_table("monster-roll", 3)
            async with anna.at(table) as one:
                await one.do("sit", name="Anna", seat=0)
                await one.do("seat-bot", level="easy")
                await one.do("choose", seats=3, options={"begins": 0}, settings=one.table["settings"])
                await one.do("start")
                await _one_round(one)
                if how == "idle":
                    killed += await _kill_all(server)
                if how == "over their work":
                    # The bots play on without her, for as long as there are any.
                    await one.do("leave")
                    for _ in range(5):
                        killed += await _kill_all(server)
                        await one.until_type("update")
                    await one.do("sit", name="Anna")
                await _one_round(one)
            assert await anna.metric("kartenhaus_workers_lost_total") > 0
        return killed

    killed = run(story(), 3 * LONGEST)
    lines = _log(log)
    lost = [line for line in lines if line["event"] == "worker lost"]
    assert 1 <= len(lost) <= killed
    assert {(line["level"], line["kind"]) for line in lost} == {("error", "SIGKILL")}
    assert not any("places" in line for line in lines)


def test_workers_of_a_server_that_is_killed_end_without_a_word(data: Path, tmp_path: Path) -> None:
    log = tmp_path / "log"

    async def story() -> list[int]:
        async with process(data, log) as server:
            while not ((workers := workers_of(server)) and all(map(_at_work, workers))):
                await asyncio.sleep(0.01)
        while any(Path(f"/proc/{worker}").exists() for worker in workers):
            await asyncio.sleep(0.01)
        return workers

    assert run(story(), 3 * LONGEST)
    assert {line["level"] for line in _log(log)} == {"info"}
