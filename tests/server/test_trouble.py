"""Bugs and crashes: the table is read anew from what is on disk, and logs give nothing away."""

from __future__ import annotations

import io
import sqlite3
import time
from contextlib import closing
from pathlib import Path

import pytest

from kartenhaus.store import SqliteStore, public_name
from kartenhaus.table import Table
from kartenhaus.table.commands import Command, Say
from kartenhaus.table.effects import Effect
from kartenhaus.table.facts import MoveMade
from tests.server.client import Guest
from tests.server.serving import roomy, run, serving
from tests.support import GAMES


def test_a_bug_stops_the_table_and_loses_nothing_that_was_seen(data: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    handle = Table.handle

    def broken(table: Table, command: Command, now: int) -> list[Effect]:
        effects = handle(table, command, now)
        if isinstance(command, Say) and command.text == "break":
            raise RuntimeError("the ace of secrets")
        return effects

    monkeypatch.setattr(Table, "handle", broken)

    async def story(port: int) -> str:
        async with Guest(port) as anna:
            table = await anna.open_table("great-wall", 2)
            async with anna.at(table) as one:
                await one.do("sit", name="Anna")
                await one.do("say", text="hello")
                await one.send("say", text="break")
                assert (await one.until_type("stopped"))["code"] == "server-trouble"
            async with anna.at(table) as back:
                assert [line["text"] for line in back.table["chat"]] == ["hello"]
                assert back.table["seats"][0]["name"] == "Anna"
                await back.do("say", text="better")
            return table + " " + anna.cookie.partition("=")[2]

    log = io.StringIO()
    with serving(roomy(data), log) as server:
        secrets = run(story(server.port)).split()
    written = log.getvalue()
    assert "table broke" in written
    assert "RuntimeError" in written
    for secret in (*secrets, "the ace of secrets", "hello", "Anna", "127.0.0.1"):
        assert secret not in written


def test_two_servers_on_one_file_never_both_win(data: Path) -> None:
    async def story(first: int, second: int) -> None:
        async with Guest(first) as anna, Guest(second) as twin:
            table = await anna.open_table("great-wall", 2)
            twin.http.cookies.clear()
            twin.http.cookies.set("kartenhaus", anna.cookie.partition("=")[2])
            async with anna.at(table) as one, twin.at(table) as other:
                await one.do("sit", name="Anna", seat=0)
                await other.send("sit", name="Twin", seat=0)
                assert (await other.until_type("stopped"))["code"] == "server-not-kept"
            async with twin.at(table) as other:
                assert other.table["seats"][0]["name"] == "Anna"

    with serving(roomy(data)) as first, serving(roomy(data)) as second:
        run(story(first.port, second.port))


def test_a_clock_that_was_set_back_holds_nobody_up(data: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def opened(port: int) -> str:
        async with Guest(port) as anna:
            table = await anna.open_table("monster-roll", 2)
            async with anna.at(table) as one:
                await one.do("sit", name="Anna", seat=0)
                await one.do("seat-bot", level="easy", seat=1)
                await one.do("choose", seats=2, options={"begins": 1}, settings=one.table["settings"])
                await one.do("start")
                assert one.seen["game"]["active"] == 1
            return table

    async def goes_on(port: int, table: str) -> None:
        async with Guest(port) as eve, eve.at(table) as looking_on:
            await looking_on.until(lambda: bool(looking_on.seen) and looking_on.seen["game"]["active"] == 0)

    with serving(roomy(data, bot_pace=60_000)) as server:
        table = run(opened(server.port))
    today = time.time
    monkeypatch.setattr(time, "time", lambda: today() - 86_400)
    with serving(roomy(data)) as server:
        run(goes_on(server.port, table))


def test_a_table_that_cannot_be_read_keeps_nobody_from_the_others(data: Path) -> None:
    async def open_three(port: int) -> tuple[str, list[str]]:
        async with Guest(port) as anna:
            tables = [await anna.open_table("great-wall", 2, public=True) for _ in range(3)]
            return anna.cookie.partition("=")[2], tables

    async def look(port: int, secret: str, good: str, damaged: str) -> None:
        async with Guest(port) as anna:
            anna.http.cookies.clear()
            anna.http.cookies.set("kartenhaus", secret)
            await anna.until_all_are_back()
            assert [table["id"] for table in await anna.get("/api/tables/mine")] == [good]
            assert [table["id"] for table in await anna.get("/api/tables")] == [good]
            answer = await anna.http.get(f"/api/tables/{damaged}")
            assert (answer.status_code, answer.json()["code"]) == (503, "server-table-damaged")
            async with anna.at(good) as one:
                await one.do("sit", name="Anna")

    with serving(roomy(data)) as server:
        secret, (good, cut, odd) = run(open_three(server.port))
    with closing(sqlite3.connect(data / "kartenhaus.db", isolation_level=None)) as database:
        database.execute("UPDATE latest SET fact = substr(fact, 1, 30) WHERE table_id = ?", (cut,))
    # Kept as it should be, and yet nothing that can have happened.
    store = SqliteStore(data / "kartenhaus.db", lambda function: function())
    move = MoveMade(2_000, "nobody", "m1", 1, "the ace of secrets", "person", 0)
    store.append(odd, 1, [move], lambda failure: None)
    store.close()
    log = io.StringIO()
    with serving(roomy(data), log) as server:
        run(look(server.port, secret, good, cut))
    assert log.getvalue().count("table cannot be read") >= 1
    assert log.getvalue().count(f'"event":"table is damaged","table":"{public_name(cut)}","fact":0') == 1
    assert "the ace of secrets" not in log.getvalue()
    assert cut not in log.getvalue()


def test_a_game_by_older_rules_is_told_kindly_and_the_others_go_on(data: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def two_tables(port: int) -> tuple[str, str, str]:
        async with Guest(port) as anna:
            begun, gathering = [await anna.open_table("great-wall", 2) for _ in range(2)]
            async with anna.at(begun) as one:
                await one.do("sit", name="Anna", seat=0)
                await one.do("seat-bot", level="easy", seat=1)
                await one.do("start")
            return anna.cookie.partition("=")[2], begun, gathering

    async def look(port: int, secret: str, begun: str, gathering: str) -> None:
        async with Guest(port) as anna:
            anna.http.cookies.clear()
            anna.http.cookies.set("kartenhaus", secret)
            shown = await anna.get(f"/api/tables/{begun}")
            assert (shown["phase"], shown["older_rules"], shown["seats"][0]["name"]) == ("gathering", True, "Anna")
            assert {table["id"] for table in await anna.get("/api/tables/mine")} == {begun, gathering}
            async with anna.at(begun) as one:
                await one.do("start")
            assert not (await anna.get(f"/api/tables/{begun}"))["older_rules"]

    with serving(roomy(data, bot_pace=60_000)) as server:
        secret, begun, gathering = run(two_tables(server.port))
    rules = type(GAMES["great-wall"])
    monkeypatch.setattr(rules, "rules_version", rules.rules_version + 1)
    log = io.StringIO()
    with serving(roomy(data, bot_pace=60_000), log) as server:
        run(look(server.port, secret, begun, gathering))
    assert "cannot be read" not in log.getvalue()
