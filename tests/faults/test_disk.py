"""A disk that takes no more: the table stops and says why, shows nothing that is not kept, and goes on when it can."""

from __future__ import annotations

import asyncio
import io
import json
import resource
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest

from kartenhaus.i18n import LANGUAGES, Language
from kartenhaus.server import maintenance
from tests.faults.processes import process
from tests.server.client import Connection, Guest
from tests.server.serving import roomy, run, serving

LARGEST = 400_000


def _fill(data: Path) -> None:
    """Takes all the room that the database may have."""
    with closing(sqlite3.connect(data / "kartenhaus.db", isolation_level=None)) as database:
        database.execute("CREATE TABLE filling (bytes BLOB)")
        (page,) = database.execute("PRAGMA page_size").fetchone()
        database.execute(f"PRAGMA max_page_count = {LARGEST // page}")
        size = LARGEST
        while size >= 16:
            try:
                database.execute("INSERT INTO filling VALUES (zeroblob(?))", (size,))
            except sqlite3.OperationalError:
                size //= 2


def _make_room(data: Path) -> None:
    with closing(sqlite3.connect(data / "kartenhaus.db", isolation_level=None)) as database:
        database.execute("DROP TABLE filling")


async def _until_stopped(one: Connection, name: str) -> str:
    """Changes its name until the server can keep no more; the code with which the table stops."""
    number = 0
    while True:
        number += 1
        command = await one.send("sit", name=f"{name}{number}", seat=number % 2)
        while command not in one.answers:
            message = await one.receive()
            if message["type"] == "stopped":
                return str(message["code"])
        assert one.answers[command]["refused"] is None


async def _until_status(guest: Guest, status: str) -> None:
    """Nobody does anything: the server finds out by itself."""
    saves = status != "cannot-save"
    while True:
        health = await guest.get("/health")
        if health["status"] == status:
            assert health["saves"] == saves
            break
        await asyncio.sleep(0.05)
    ready = await guest.http.get("/ready")
    assert ready.status_code == (200 if saves else 503)
    if not saves:
        assert ready.json()["code"] in ("server-disk-full", "server-not-kept")
    assert await guest.metric("kartenhaus_store_writable") == saves


async def _story(port: int, no_room: Callable[[], None], room: Callable[[], None], code: str) -> str:
    """Anna tries, Ben looks on; then the disk takes no more, and then it does again."""
    async with Guest(port) as anna, Guest(port) as ben:
        table = await anna.open_table("great-wall", 2)
        async with anna.at(table) as one, ben.at(table) as two:
            await one.do("sit", name="Anna")
            no_room()
            assert await _until_stopped(one, "Anna") == code
            assert (await two.until_type("stopped"))["code"] == code
        assert all(Language(language).say(code) for language in LANGUAGES)
        # A new table cannot be kept either, and the reason is the same.
        opening = await ben.http.post("/api/tables", json={"game": "great-wall", "seats": 2})
        assert (opening.status_code, opening.json()["code"]) == (503, code)
        # Whoever comes now finds the table as it was last seen, and it is on disk.
        async with anna.at(table) as back, ben.at(table) as looking:
            names = [seat["name"] for seat in one.table["seats"]]
            assert [seat["name"] for seat in two.table["seats"]] == names
            assert [seat["name"] for seat in back.table["seats"]] == names
            # There is still no room, so nothing new is shown either.
            assert await _until_stopped(back, "Late") == code
            shown = [text for text in (*back.texts, *looking.texts) if "Late" in text]
            kept = [seat["name"] for seat in (await anna.get(f"/api/tables/{table}"))["seats"]]
            assert bool(shown) == any("Late" in name for name in kept)
        room()
        async with anna.at(table) as one, ben.at(table) as two:
            assert [seat["name"] for seat in one.table["seats"]] == kept
            await one.do("sit", name="Anna", seat=0)
            await two.do("sit", name="Ben", seat=1)
            await one.do("start")
            await two.until(lambda: two.table["phase"] == "playing")
        return table


def test_a_full_disk_stops_the_table_until_there_is_room(data: Path) -> None:
    log = io.StringIO()
    with serving(roomy(data, largest_store=LARGEST), log) as server:
        table = run(_story(server.port, lambda: _fill(data), lambda: _make_room(data), "server-disk-full"))
    assert '"reason":"StoreFull","error":"SQLITE_FULL"' in log.getvalue()
    assert table not in log.getvalue()


def test_a_disk_that_fails_stops_the_table_until_it_works_again(data: Path) -> None:
    async def story() -> None:
        async with process(data) as server:
            usual = resource.prlimit(server.pid, resource.RLIMIT_FSIZE)

            def fail() -> None:
                """No file of the server may grow any more."""
                resource.prlimit(server.pid, resource.RLIMIT_FSIZE, (4096, usual[1]))

            def work() -> None:
                resource.prlimit(server.pid, resource.RLIMIT_FSIZE, usual)

            await _story(server.port, fail, work, "server-not-kept")

    run(story())


def test_a_full_store_is_noticed_before_anybody_plays_and_so_is_that_there_is_room_again(
    data: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(maintenance, "PROBE_EVERY", 0.1)

    async def story(port: int) -> None:
        async with Guest(port) as anna:
            await _until_status(anna, "up")
            _fill(data)
            await _until_status(anna, "cannot-save")
            _make_room(data)
            await _until_status(anna, "up")
            with closing(sqlite3.connect(data / "kartenhaus.db", isolation_level=None)) as database:
                database.execute("CREATE TABLE filling (bytes BLOB)")
                database.execute("INSERT INTO filling VALUES (zeroblob(?))", (LARGEST * 4 // 5,))
            await _until_status(anna, "nearly-full")
            await anna.open_table("great-wall", 2)

    log = io.StringIO()
    with serving(roomy(data, largest_store=LARGEST), log) as server:
        run(story(server.port))
    told = [json.loads(line)["event"] for line in log.getvalue().splitlines()]
    assert told.count("nothing can be saved") == told.count("everything is saved again") == 1
    assert told.count("store is nearly full") in (1, 2)


def test_a_disk_that_fails_is_noticed_before_anybody_plays(data: Path) -> None:
    async def story() -> None:
        async with process(data) as server, Guest(server.port) as anna:
            usual = resource.prlimit(server.pid, resource.RLIMIT_FSIZE)
            await _until_status(anna, "up")
            resource.prlimit(server.pid, resource.RLIMIT_FSIZE, (4096, usual[1]))
            await _until_status(anna, "cannot-save")
            resource.prlimit(server.pid, resource.RLIMIT_FSIZE, usual)
            await _until_status(anna, "up")

    run(story())
