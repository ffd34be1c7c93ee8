"""Decks that somebody else has written: the server reads none of them where it would keep others waiting."""

from __future__ import annotations

import asyncio
import io
import tomllib
from collections.abc import Iterator
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import pytest

from kartenhaus.engine import packaged_deck
from kartenhaus.server import jobs
from kartenhaus.server.limits import MOST_DECKS
from tests.faults.regulars import Line, gathered
from tests.server.client import Connection, Guest
from tests.server.misdeeds import hang
from tests.server.serving import errors_in, roomy, run, serving
from tests.support import GAMES, rng

MARK = "# one of many"
OURS = packaged_deck("kartenhaus.games.photo_rummy")
TABLES = 6


def _deck(number: int | str) -> str:
    """One that nobody has read before."""
    return f"{OURS}\n{MARK}, {number}\n"


@pytest.fixture
def read_here(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[str]]:
    """Which of these decks were read in the process of the server itself, whose event loop has no time for it."""
    texts: list[str] = []
    loads = tomllib.loads

    def noted(text: str, **more: Any) -> dict[str, Any]:
        if MARK in text:
            texts.append(text)
        return loads(text, **more)

    monkeypatch.setattr(tomllib, "loads", noted)
    yield texts
    assert texts == []


async def _choose(connection: Connection, deck: str) -> None:
    await connection.do("choose", seats=2, options={"deck": deck, "rounds": 1}, settings={})


@pytest.mark.usefixtures("read_here")
def test_decks_over_many_tables_and_connections_are_read_elsewhere(data: Path) -> None:
    async def flood(port: int, tables: list[str], cookies: list[str]) -> None:
        async with Guest(port) as enemy:
            cookies.append(enemy.http.cookies["kartenhaus"])
            for number in range(TABLES):
                opening = {"game": "photo-rummy", "seats": 2, "options": {"deck": _deck(number)}}
                answer = await enemy.http.post("/api/tables", json=opening)
                assert answer.status_code == 201, answer.text
                tables.append(answer.json()["id"])

            async def bother(table: str) -> None:
                for again in range(3):
                    # On another connection each time.
                    async with enemy.at(table) as one:
                        await _choose(one, _deck(f"{table} {again}"))
                        refused = await one.ask("choose", seats=2, options={"deck": f"{MARK} {again}\n["}, settings={})
                        assert refused is not None
                        assert refused["code"] == "deck-syntax"

            await asyncio.gather(*(bother(table) for table in tables))
            async with enemy.at(tables[0]) as one:
                await one.do("sit", name="Nasty")
                await one.do("seat-bot", level="easy")
                await one.do("start")
                assert one.table["phase"] == "playing"

    async def story(line: Line, tables: list[str], cookies: list[str]) -> None:
        people = await gathered(line, "monster-roll", 3, rng("deck floods"))
        async with asyncio.TaskGroup() as playing:
            for person in people:
                playing.create_task(person.play())
            playing.create_task(flood(line.port, tables, cookies))
        assert all(person.phase == "over" for person in people)

    async def after(port: int, tables: list[str], cookie: str) -> None:
        async with Guest(port) as enemy:
            enemy.http.cookies.clear()
            enemy.http.cookies.set("kartenhaus", cookie)
            async with enemy.at(tables[0]) as one:
                assert one.table["phase"] == "playing"

    tables: list[str] = []
    cookies: list[str] = []
    log = io.StringIO()
    with serving(roomy(data), log) as server:
        run(story(Line(server.port), tables, cookies))
    # Nothing is remembered, as in a process of its own.
    known = GAMES["photo-rummy"].decks
    assert known is not None
    known._lately.clear()
    with serving(roomy(data), log) as server:
        run(after(server.port, tables, cookies[0]))
    assert errors_in(log.getvalue()) == []


def test_while_a_deck_is_read_only_its_connection_waits(data: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(jobs, "_read_deck", hang)

    async def story(port: int) -> None:
        async with Guest(port) as anna, Guest(port) as ben, AsyncExitStack() as open_ones:
            table = await anna.open_table("photo-rummy", 2)
            one, tab = [await open_ones.enter_async_context(anna.at(table)) for _ in range(2)]
            two = await open_ones.enter_async_context(ben.at(table))
            # In order: what comes after the deck is not done before it.
            waiting = [await one.send("choose", seats=2, options={"deck": MARK}, settings={})]
            waiting.append(await one.send("sit", name="Later"))
            await tab.do("sit", name="Anna")
            await two.do("sit", name="Ben")
            await two.do("say", text="Anybody here?")
            await one.until(lambda: len(one.table["chat"]) == 1)
            assert [seat["name"] for seat in one.table["seats"]] == ["Anna", "Ben"]
            assert not {*waiting} & {*one.answers}
            # So many wait at most, each on a connection of its own; others are told so.
            tables = [await anna.open_table("photo-rummy", 2) for _ in range(MOST_DECKS)]
            lines = [await open_ones.enter_async_context(anna.at(other)) for other in tables]
            asking = [
                asyncio.create_task(
                    line.ask("choose", seats=2, options={"deck": _deck(f"waiting {number}")}, settings={})
                )
                for number, line in enumerate(lines)
            ]
            (refused,), _ = await asyncio.wait(asking, return_when=asyncio.FIRST_COMPLETED)
            answered = lines[asking.index(refused)]
            assert (refused.result() or {})["code"] == "server-busy"
            for task in asking:
                task.cancel()
            opening = {"game": "photo-rummy", "seats": 2, "options": {"deck": _deck("opening")}}
            answer = await anna.http.post("/api/tables", json=opening)
            assert (answer.status_code, answer.json()["code"]) == (503, "server-busy")
            # What has not to be read does not wait.
            await answered.do("choose", seats=3, options={}, settings={})
            # Those that wait would hear of the end of the line only afterwards.
            for line in (one, *lines):
                line.hang_up()

    with serving(roomy(data)) as server:
        run(story(server.port))


def test_a_new_deck_costs_more_than_one_that_is_known(data: Path) -> None:
    async def slowed_down(guest: Guest) -> bool:
        return await guest.metric("kartenhaus_slowed_down_total") > 0

    async def story(port: int) -> None:
        async with Guest(port) as anna:
            table = await anna.open_table("monster-roll", 2)
            ours = packaged_deck("kartenhaus.games.monster_roll")
            async with anna.at(table) as one:
                for number in range(40):
                    await one.do("choose", seats=2, options={"deck": f"{ours}# {number % 2}\n"}, settings={})
                assert not await slowed_down(anna)
                number = 2
                while not await slowed_down(anna):
                    await one.do("choose", seats=2, options={"deck": f"{ours}# {number}\n"}, settings={})
                    number += 1

    with serving(roomy(data, command_rate=3, command_burst=100)) as server:
        run(story(server.port))
