"""Bots think in processes of their own, and a thought once begun is ended."""

from __future__ import annotations

import asyncio
import io
import os
import signal
import time
from pathlib import Path

from kartenhaus.server.bots import Bots
from kartenhaus.server.logs import Logs
from kartenhaus.server.metrics import Metrics
from tests.server.serving import roomy, run


def _thought(begun: Path, enough: Path) -> int:
    """Thinks until it is told that it was enough."""
    begun.write_text(str(os.getpid()))
    while not enough.exists():
        time.sleep(0.01)
    return os.getpid()


def _runs(process: int) -> bool:
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    return True


async def _worker(begun: Path) -> int:
    """The worker that thinks."""
    while not (begun.exists() and begun.read_text()):
        await asyncio.sleep(0.01)
    return int(begun.read_text())


def test_a_bot_thinks_on_when_all_processes_are_asked_to_end(tmp_path: Path) -> None:
    async def story() -> None:
        bots = Bots(roomy(tmp_path), asyncio.get_running_loop(), Metrics(), Logs(io.StringIO()))
        begun, enough = tmp_path / "begun", tmp_path / "enough"
        thought = asyncio.create_task(bots.elsewhere(_thought, begun, enough))
        worker = await _worker(begun)
        # What systemd and Ctrl-C send to everybody.
        for asked in (signal.SIGTERM, signal.SIGINT):
            os.kill(worker, asked)
        enough.touch()
        assert await thought == worker
        bots.close()

    run(story())


def test_where_a_worker_was_killed_others_go_on_and_none_is_left_behind(tmp_path: Path) -> None:
    async def story() -> None:
        bots = Bots(roomy(tmp_path, bot_workers=2), asyncio.get_running_loop(), Metrics(), Logs(io.StringIO()))
        enough = tmp_path / "enough"
        places = (tmp_path / "one", tmp_path / "two")
        thoughts = [asyncio.create_task(bots.elsewhere(_thought, begun, enough)) for begun in places]
        workers = [await _worker(begun) for begun in places]
        os.kill(workers[0], signal.SIGKILL)
        await asyncio.gather(*thoughts, return_exceptions=True)
        while any(_runs(worker) for worker in workers):
            await asyncio.sleep(0.01)
        enough.touch()
        assert await bots.elsewhere(_thought, tmp_path / "three", enough) not in workers
        bots.close()

    run(story())
