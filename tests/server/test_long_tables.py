"""A table with very many facts: its lists are read elsewhere, and the server hardly notices."""

from __future__ import annotations

import asyncio
import re
import sqlite3
from contextlib import closing
from pathlib import Path

from kartenhaus.server.replays import MOST_READ
from kartenhaus.store import SqliteStore
from kartenhaus.table.facts import ChatSaid, TableOpened
from kartenhaus.table.settings import Settings
from tests.faults.processes import process
from tests.server.client import Guest
from tests.server.serving import roomy, run, serving

FACTS = 60_000
# What such a list may add to the server's memory, in kB. All the facts take five times as much.
LITTLE = 30_000


def _keep(data: Path, lines: int) -> None:
    store = SqliteStore(data / "kartenhaus.db", lambda function: function())
    opened = TableOpened(1_000, "anna", "c", "great-wall", 2, {"begins": 0, "deck": ""}, Settings(), "ab" * 32)
    said = [ChatSaid(1_000 * number, "anna", f"s{number}", "Anna", f"{number:0500}") for number in range(lines)]
    store.append("long", 0, [opened, *said], lambda failure: None)
    store.close()


def _peak(pid: int) -> int:
    """The most memory that a process has had, in kB."""
    (found,) = re.findall(r"VmHWM:\s+(\d+) kB", Path(f"/proc/{pid}/status").read_text())
    return int(found)


def test_a_long_table_is_read_elsewhere_and_nobody_waits_for_it(data: Path) -> None:
    _keep(data, FACTS)

    async def story() -> None:
        async with process(data, load_since=0) as server, Guest(server.port) as anna:
            # So that all that is needed for it has been loaded.
            other = await anna.open_table("great-wall", 2)
            assert await anna.get(f"/api/tables/{other}/games") == []
            before = _peak(server.pid)
            asked = [asyncio.create_task(anna.get("/api/tables/long/games")) for _ in range(3)]
            async with anna.at(other) as one:
                await one.do("sit", name="Anna")
            assert await asyncio.gather(*asked) == [[], [], []]
            assert (await anna.http.get("/api/tables/long/games/1/replay")).status_code == 404
            assert _peak(server.pid) < before + LITTLE

    run(story())


def test_a_table_that_is_far_too_long_is_not_read_at_all(data: Path) -> None:
    _keep(data, 1_000)
    with closing(sqlite3.connect(data / "kartenhaus.db", isolation_level=None)) as database:
        database.execute("UPDATE tables SET count = ?", (MOST_READ + 1,))

    async def story(port: int) -> None:
        async with Guest(port) as anna:
            for path in ("games", "games/1", "games/1/replay"):
                answer = await anna.http.get(f"/api/tables/long/{path}")
                assert (answer.status_code, answer.json()["code"]) == (409, "server-table-too-long")

    with serving(roomy(data, load_since=0)) as server:
        run(story(server.port))


def test_a_damaged_table_is_told_kindly_wherever_it_is_read(data: Path) -> None:
    _keep(data, 1_000)
    with closing(sqlite3.connect(data / "kartenhaus.db", isolation_level=None)) as database:
        for place in ("facts", "latest"):
            database.execute(f"UPDATE {place} SET fact = replace(fact, '0500', '0501') WHERE number = 501")

    async def story(port: int) -> None:
        async with Guest(port) as anna:
            for path in ("", "/games", "/games/1", "/games/1/replay"):
                answer = await anna.http.get(f"/api/tables/long{path}")
                assert (answer.status_code, answer.json()["code"]) == (503, "server-table-damaged")
            assert await anna.metric("kartenhaus_tables_damaged_total") == 4
            await anna.open_table("great-wall", 2)

    with serving(roomy(data, load_since=0)) as server:
        run(story(server.port))


def test_an_answer_is_packed_only_for_those_who_can_read_that(data: Path) -> None:
    async def story(port: int) -> None:
        async with Guest(port) as anna:
            table = await anna.open_table("great-wall", 2)
            for accepted, packed in (("gzip", "gzip"), ("identity", None)):
                answer = await anna.http.get(f"/api/tables/{table}/games", headers={"accept-encoding": accepted})
                assert (answer.json(), answer.headers.get("content-encoding")) == ([], packed)

    with serving(roomy(data)) as server:
        run(story(server.port))
