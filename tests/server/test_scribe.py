"""Replays, logs, lists and hints: no game waits for them, nobody waits for too many, and they cost more."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from kartenhaus.server import api
from kartenhaus.server.scribe import MOST_WAITING
from tests.server.client import Guest
from tests.server.misdeeds import hang
from tests.server.players import play_on
from tests.server.serving import roomy, run, serving
from tests.support import rng


def test_bots_play_on_while_replays_wait_and_too_many_are_refused(data: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(api, "replay_text", hang)

    async def story(port: int) -> None:
        async with Guest(port) as anna:
            table = await anna.open_table("monster-roll", 2, window=0)
            replay = f"/api/tables/{table}/games/1/replay"
            waiting = [asyncio.create_task(anna.http.get(replay)) for _ in range(MOST_WAITING + 1)]
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
