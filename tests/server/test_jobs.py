"""Replays, logs, lists and hints: no game waits for them, nobody waits for too many, and they cost more."""

from __future__ import annotations

import asyncio
from functools import partial
from pathlib import Path

import httpx
import pytest

from kartenhaus.server import table_routes
from kartenhaus.server.jobs import MOST_WAITING
from kartenhaus.server.limits import MOST_READING
from tests.server.client import Guest
from tests.server.misdeeds import count_and_hang, hang
from tests.server.players import play_on
from tests.server.serving import roomy, run, serving
from tests.support import rng


def test_bots_play_on_while_replays_wait_and_too_many_are_refused(data: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(table_routes, "replay_text", hang)
    # Each from an address of its own, as a proxy tells them.
    addresses = [f"192.0.2.{number}" for number in range(MOST_WAITING + 1)]

    async def story(port: int) -> None:
        async with Guest(port) as anna:
            table = await anna.open_table("monster-roll", 2, window=0)
            replay = f"/api/tables/{table}/games/1/replay"
            waiting = [
                asyncio.create_task(anna.http.get(replay, headers={"x-forwarded-for": address}))
                for address in addresses
            ]
            # One of them found no place; which one is the network's affair.
            (refused,), _ = await asyncio.wait(waiting, return_when=asyncio.FIRST_COMPLETED)
            assert (refused.result().status_code, refused.result().json()["code"]) == (503, "server-busy")
            async with anna.at(table) as one:
                await one.do("sit", name="Anna")
                await one.do("seat-bot", level="easy")
                await one.do("start")
                await play_on(one, rng("replays"))
                assert one.table["phase"] == "over"
            assert sum(task.done() for task in waiting) == 1
            for task in waiting:
                task.cancel()

    with serving(roomy(data)) as server:
        run(story(server.port))


def test_one_address_reads_one_at_a_time_and_keeps_nobody_else_waiting(
    data: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Those at home who want to see the same game wait for each other; more than fit at a table are refused."""
    begun = tmp_path / "begun"
    monkeypatch.setattr(table_routes, "replay_text", partial(count_and_hang, begun))

    async def story(port: int) -> None:
        async with Guest(port) as anna:
            table = await anna.open_table("monster-roll", 2, window=0)
            replay = f"/api/tables/{table}/games/1/replay"
            waiting = [asyncio.create_task(anna.http.get(replay)) for _ in range(MOST_READING + 2)]
            refused: set[asyncio.Task[httpx.Response]] = set()
            while len(refused) < 2:
                await asyncio.sleep(0.01)
                refused = {task for task in waiting if task.done()}
            for task in refused:
                assert (task.result().status_code, task.result().json()["code"]) == (429, "server-one-at-a-time")
            while not begun.exists():
                await asyncio.sleep(0.01)
            # From elsewhere it can be asked for, and tables can be opened from anywhere.
            other = asyncio.create_task(anna.http.get(replay, headers={"x-forwarded-for": "192.0.2.1"}))
            async with anna.at(table) as one:
                await one.do("sit", name="Anna")
            assert begun.read_text() == "1"
            for task in (*waiting, other):
                task.cancel()

    with serving(roomy(data)) as server:
        run(story(server.port))


def test_what_has_to_be_worked_out_costs_more(data: Path) -> None:
    async def story(port: int) -> None:
        async with Guest(port) as anna:
            table = await anna.open_table("great-wall", 2)
            answers = [await anna.http.get(f"/api/tables/{table}/games") for _ in range(4)]
            assert [answer.status_code for answer in answers] == [200, 200, 429, 429]
            assert answers[-1].json()["code"] == "server-too-fast"
            # What costs less still goes.
            assert (await anna.http.get("/health")).status_code == 200

    with serving(roomy(data, request_rate=0, request_burst=30)) as server:
        run(story(server.port))
