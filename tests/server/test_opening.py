"""A server that starts is there at once: tables come back one after the other, and whoever asks for one gets it."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Iterator
from pathlib import Path

import pytest

from kartenhaus.engine import Refused
from kartenhaus.server import clock
from kartenhaus.server.clock import TimeSlices
from kartenhaus.server.owners import Elsewhere, Owners
from kartenhaus.table.facts import Fact
from tests.server.client import Guest
from tests.server.serving import roomy, run, serving


async def _begin(anna: Guest, **settings: object) -> str:
    """A table at which it is Anna's turn, and nobody else plays."""
    table = await anna.open_table("monster-roll", 2, public=True, **settings)
    async with anna.at(table) as one:
        await one.do("sit", name="Anna", seat=0)
        await one.do("seat-bot", level="easy", seat=1)
        await one.do("choose", seats=2, options={"begins": 0}, settings=one.table["settings"])
        await one.do("start")
    return table


def test_the_house_is_open_before_any_table_is_back(data: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def before(port: int) -> list[str]:
        async with Guest(port) as anna:
            # Those that are to come back first were left the longest ago.
            return [
                await _begin(anna, turn_time=3_600_000, patience=3_600_000),
                await _begin(anna, patience=3_600_000),
                await anna.open_table("great-wall", 2, public=True),
                await anna.open_table("great-wall", 2, public=True),
            ]

    async def after(port: int, clock: str, game: str, asked_for: str, gathering: str) -> None:
        async with Guest(port) as ben:
            assert (await ben.get("/health"))["tables"] == 0
            assert await ben.metric("kartenhaus_tables_to_load") == 4
            # Whoever asks for a table does not wait for the others.
            async with ben.at(asked_for) as one:
                await one.do("sit", name="Ben")
            assert [listed["id"] for listed in await ben.get("/api/tables")] == [asked_for]
            there_is_time.set()
            await ben.until_all_are_back()
            listed = {listed["id"] for listed in await ben.get("/api/tables")}
            assert listed == {clock, game, asked_for, gathering}
            assert read == [clock, asked_for, game, gathering]

    with serving(roomy(data)) as server:
        clock, game, asked_for, gathering = run(before(server.port))
    there_is_time = threading.Event()
    read: list[str] = []
    facts_of = Owners.facts

    async def facts(owners: Owners, table: str) -> list[Fact] | Elsewhere | Refused:
        read.append(table)
        while table != asked_for and not there_is_time.is_set():
            await asyncio.sleep(0.01)
        return await facts_of(owners, table)

    monkeypatch.setattr(Owners, "facts", facts)
    with serving(roomy(data)) as server:
        run(after(server.port, clock, game, asked_for, gathering))


def test_a_server_goes_down_while_tables_still_come_back(data: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def before(port: int) -> None:
        async with Guest(port) as anna:
            for _ in range(3):
                await anna.open_table("great-wall", 2)

    with serving(roomy(data)) as server:
        run(before(server.port))
    facts_of = Owners.facts

    async def facts(owners: Owners, table: str) -> list[Fact] | Elsewhere | Refused:
        server.end()
        return await facts_of(owners, table)

    monkeypatch.setattr(Owners, "facts", facts)
    with serving(roomy(data)) as server:
        pass


def test_long_work_leaves_the_loop_to_others_however_much_of_it_there_is(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(clock, "SLICE", 0)

    async def story() -> None:
        loop = asyncio.get_running_loop()
        looks = 0
        done: list[int] = []
        is_over = False

        def look() -> None:
            """Once in every round of the loop."""
            nonlocal looks
            looks += 1
            if not is_over:
                loop.call_soon(look)

        def steps() -> Iterator[None]:
            for _ in range(10):
                done.append(looks)
                yield

        look()
        shared = TimeSlices()
        await asyncio.gather(*(shared.do(steps()) for _ in range(5)))
        is_over = True
        assert len(done) == 50
        assert len(set(done)) == 50, "two slices without a look at anything else in between"

    run(story())
