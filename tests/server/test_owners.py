"""Several servers on one PostgreSQL: tables go on when one of them dies, is cut off, or goes down for an upgrade."""

from __future__ import annotations

import asyncio
import json
import os
import signal
from collections.abc import Callable, Coroutine
from contextlib import suppress
from pathlib import Path
from typing import Any

import asyncpg
import pytest
from websockets.exceptions import ConnectionClosed

from kartenhaus.server.owners import Elsewhere
from kartenhaus.store.postgres import writer
from kartenhaus.store.postgres.connections import within
from kartenhaus.table.facts import SeatLeft, SeatTaken
from tests.faults.processes import process
from tests.postgres import Postgres
from tests.server.client import Connection, Guest
from tests.server.serving import roomy, run, serving
from tests.server.two_servers import hub_of, same, two_servers

# Milliseconds that bots take for a step, so that a game lasts.
PACE = 200
# Not more than a person may sit down and leave again.
MANY = 80


async def _let_bots_play(guest: Guest) -> str:
    """A table at which a game goes on by itself."""
    table = await guest.open_table("monster-roll", 2, window=0)
    async with guest.at(table) as host:
        await host.do("seat-bot", level="easy")
        await host.do("start")
    return table


async def _closed(connection: Connection) -> int:
    """With what code the server closes the connection; and it must not say anything that is shown."""
    with suppress(ConnectionClosed):
        while True:
            assert (await connection.receive())["type"] != "stopped"
    assert connection.socket.close_code is not None
    return connection.socket.close_code


async def _until(is_so: Callable[[], bool]) -> None:
    while not is_so():
        await asyncio.sleep(0.02)


# --- a server that is killed, or frozen --------------------------------------------------------------


@pytest.mark.parametrize("how", [signal.SIGKILL, signal.SIGSTOP, signal.SIGTERM])
def test_the_others_go_on_with_the_tables_of_a_server_that_is_gone(
    postgres: Postgres, tmp_path: Path, how: signal.Signals
) -> None:
    config = roomy(tmp_path, store=postgres.new_database(), bot_pace=PACE)

    async def story(port: int) -> None:
        hub = hub_of(server)
        served = process(tmp_path, store=config.store, bot_pace=PACE)
        async with served as gone, Guest(gone.port) as anna, same(anna, port) as again:
            watched, alone = await _let_bots_play(anna), await _let_bots_play(anna)
            async with again.at(watched) as passed:
                await passed.until_type("update")
                version = passed.seen["version"]
                os.kill(gone.pid, how)
                # The one who was passed on is let go as soon as the table is here, at the latest.
                await _closed(passed)
                async with again.at(watched) as back:
                    assert back.seen["version"] >= version
                    await back.until_type("update")
                    await back.do("watch", name="Anna")
            # Nobody looks at the other table: it goes on by itself.
            await _until(lambda: alone in hub.rooms)
            seen = hub.rooms[alone].table.version
            await _until(lambda: hub.rooms[alone].table.version > seen)
            assert hub.metrics.takeovers >= 1

    with serving(config) as server:
        run(story(server.port))


# --- a server that loses its lease --------------------------------------------------------------------


def test_a_server_that_lost_its_lease_reads_its_tables_anew_and_nobody_is_told(
    postgres: Postgres, tmp_path: Path
) -> None:
    config = roomy(tmp_path, store=postgres.new_database())

    async def story(port: int) -> None:
        async with Guest(port) as anna:
            table = await anna.open_table("great-wall", 2)
            async with anna.at(table) as one:
                await one.do("sit", name="Anna")
                await asyncio.to_thread(
                    postgres.in_database,
                    config.store,
                    "SELECT pg_terminate_backend(pid) FROM pg_stat_activity "
                    "WHERE datname = current_database() AND pid <> pg_backend_pid()",
                )
                assert await _closed(one) == 1012
            async with anna.at(table) as back:
                assert back.table["seats"][0]["name"] == "Anna"
                await back.do("say", text="better")
            assert await anna.metric("kartenhaus_leases_lost_total") >= 1

    with serving(config) as server:
        run(story(server.port))


def test_while_the_database_cannot_be_reached_the_server_is_not_ready(postgres: Postgres, tmp_path: Path) -> None:
    config = roomy(tmp_path, store=postgres.new_database())
    database = config.store.split("@/")[1].split("?")[0]

    def let_in(may_come: bool) -> None:
        postgres.run(f"ALTER DATABASE {database} ALLOW_CONNECTIONS {may_come}")
        postgres.run(f"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '{database}'")

    async def ready(guest: Guest, status: int) -> None:
        while (await guest.http.get("/ready")).status_code != status:
            await asyncio.sleep(0.05)

    async def story(port: int) -> None:
        async with Guest(port) as anna:
            table = await anna.open_table("great-wall", 2)
            await ready(anna, 200)
            await asyncio.to_thread(let_in, False)
            await ready(anna, 503)
            await asyncio.to_thread(let_in, True)
            await ready(anna, 200)
            async with anna.at(table) as one:
                await one.do("sit", name="Anna")

    with serving(config) as server:
        run(story(server.port))


async def _goes_on_after_all(guest: Guest, table: str, said: list[str]) -> None:
    """`said`: what is shown before the command that was not answered is sent again."""
    async with guest.at(table) as back:
        assert [line["text"] for line in back.table["chat"]] == said
        await back.do("say", text="hello", id="same")
        assert [line["text"] for line in back.table["chat"]] == ["hello"], "once"
    assert await guest.metric("kartenhaus_unknown_appends_total") == 1
    assert (await guest.http.get("/ready")).status_code == 200


def test_a_command_that_was_stored_without_an_answer_is_done_once(
    postgres: Postgres, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The connection is lost between the commit and its answer."""
    config = roomy(tmp_path, store=postgres.new_database())

    async def cut(seconds: float, connection: Any, asked: Coroutine[Any, Any, Any]) -> Any:
        monkeypatch.setattr(writer, "within", within)
        await within(seconds, connection, asked)
        connection.terminate()
        raise ConnectionResetError

    async def story(port: int) -> None:
        async with Guest(port) as anna:
            table = await anna.open_table("great-wall", 2)
            async with anna.at(table) as one:
                await one.do("sit", name="Anna")
                monkeypatch.setattr(writer, "within", cut)
                await one.send("say", text="hello", id="same")
                assert await _closed(one) == 1012
                assert "hello" not in "".join(one.texts)
            await _goes_on_after_all(anna, table, ["hello"])

    with serving(config) as server:
        run(story(server.port))


def test_a_command_that_was_lost_on_its_way_to_the_database_is_done_once(postgres: Postgres, tmp_path: Path) -> None:
    config = roomy(tmp_path, store=postgres.new_database())
    waiting = "SELECT pid FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'"

    async def story(port: int) -> None:
        beside = await asyncpg.connect(config.store)
        async with Guest(port) as anna:
            table = await anna.open_table("great-wall", 2)
            async with anna.at(table) as one:
                await one.do("sit", name="Anna")
                async with beside.transaction():
                    await beside.execute("SELECT FROM tables FOR UPDATE")
                    await one.send("say", text="hello", id="same")
                    while (pid := await beside.fetchval(waiting)) is None:
                        await asyncio.sleep(0.01)
                    await beside.execute("SELECT pg_terminate_backend($1)", pid)
                    assert await _closed(one) == 1012
                assert "hello" not in "".join(one.texts)
            await _goes_on_after_all(anna, table, [])
        await beside.close()

    with serving(config) as server:
        run(story(server.port))


def test_who_was_overtaken_shows_nothing_and_comes_back_to_the_new_owner(postgres: Postgres, tmp_path: Path) -> None:
    """As if the other server had thought that we were dead."""
    with two_servers(postgres, tmp_path) as two:

        async def story() -> None:
            async with Guest(two.first.port) as anna:
                table = await anna.open_table("great-wall", 2)
                async with anna.at(table) as one:
                    await one.do("sit", name="Anna")
                    await asyncio.to_thread(postgres.in_database, two.address, "UPDATE tables SET owner = NULL")
                    async with same(anna, two.second.port) as elsewhere, elsewhere.at(table) as other:
                        await other.do("say", text="over here")
                        command = await one.send("say", text="too late", id="late")
                        assert await _closed(one) == 1012
                        assert command not in one.answers
                        assert "too late" not in "".join(one.texts)
                        async with anna.at(table) as back:
                            assert [line["text"] for line in back.table["chat"]] == ["over here"]
                            # What was not answered is sent again.
                            await back.do("say", text="too late", id="late")
                            await other.until(lambda: len(other.table["chat"]) == 2)
                assert await anna.metric("kartenhaus_fenced_appends_total") >= 1
                assert await anna.metric("kartenhaus_appends_failed_total") == 0

        run(story())


# --- a server that goes down for an upgrade -------------------------------------------------------------


def test_a_server_that_goes_down_hands_its_tables_over_and_refuses_nothing(postgres: Postgres, tmp_path: Path) -> None:
    config = roomy(tmp_path, store=postgres.new_database())

    async def does(guest: Guest, elsewhere: Guest, table: str, commands: list[str]) -> None:
        """Does one thing after another, wherever the table is, each as often as it takes until it is answered."""
        left = list(commands)
        here = guest
        while left:
            with suppress(ConnectionClosed, OSError):
                async with here.at(table) as connection:
                    while left:
                        if int(left[0]) % 2:
                            await connection.do("sit", id=left[0], name="Anna")
                        else:
                            await connection.do("leave", id=left[0])
                        left.pop(0)
            here = elsewhere

    async def story(port: int, end: Callable[[], None]) -> list[str]:
        async with Guest(port) as anna, same(anna, other.port) as elsewhere:
            tables = [await anna.open_table("great-wall", 2) for _ in range(3)]
            commands = [str(number) for number in range(1, MANY)]
            busy = [asyncio.create_task(does(anna, elsewhere, table, commands)) for table in tables]
            while hub_of(leaving).metrics.appends < MANY:
                await asyncio.sleep(0.01)
            end()
            await asyncio.gather(*busy)
            return tables

    with serving(config) as other:
        with serving(config) as leaving:
            tables = run(story(leaving.port, leaving.end))
        hub = hub_of(other)
        assert set(tables) <= set(hub.rooms)
        assert hub.metrics.refusals == 0
        for table in tables:
            ids = [fact.id for fact in hub.store.load(table) if isinstance(fact, (SeatTaken, SeatLeft))]
            assert ids == [str(number) for number in range(1, MANY)], "each once, in order"


def test_those_at_a_table_that_is_handed_over_are_asked_to_come_back_soon(postgres: Postgres, tmp_path: Path) -> None:
    config = roomy(tmp_path, store=postgres.new_database())

    async def story(port: int, end: Callable[[], None]) -> None:
        async with Guest(port) as anna:
            table = await anna.open_table("great-wall", 2)
            async with anna.at(table) as one:
                end()
                assert await _closed(one) == 1012
                told = [json.loads(text) for text in one.texts]
                assert all(message["retry"] < 1_000 for message in told if message["type"] == "closing")

    with serving(config) as server:
        run(story(server.port, server.end))


def test_a_server_that_goes_down_is_not_ready_and_takes_no_more_tables(postgres: Postgres, tmp_path: Path) -> None:
    with two_servers(postgres, tmp_path) as two:

        async def story() -> None:
            async with Guest(two.first.port) as anna, Guest(two.second.port) as ben:
                table = await anna.open_table("great-wall", 2)
                hub_of(two.second).is_closing = True
                assert (await ben.http.get("/ready")).status_code == 503
                answer = await ben.http.get(f"/api/tables/{table}")
                assert (answer.status_code, answer.json()["code"]) == (503, "server-closing")
                assert (await anna.http.get("/ready")).status_code == 200

        run(story())


# --- what is listed -----------------------------------------------------------------------------------------


def test_the_lobby_has_the_public_tables_of_all_servers(postgres: Postgres, tmp_path: Path) -> None:
    with two_servers(postgres, tmp_path) as two:

        async def story() -> None:
            async with Guest(two.first.port) as anna, Guest(two.second.port) as ben:
                tables = [await guest.open_table("great-wall", 2, public=True) for guest in (anna, ben)]
                await anna.open_table("great-wall", 2)
                for guest in (anna, ben):
                    while {listed["id"] for listed in await guest.get("/api/tables")} != set(tables):
                        await asyncio.sleep(0.05)
                async with anna.at(tables[0]) as one, anna.at(tables[0], guest=1) as beside:
                    await one.do("sit", name="Anna")
                    await beside.do("sit", name="Ben")
                    # Nothing is left to do there.
                    for guest in (anna, ben):
                        while [listed["id"] for listed in await guest.get("/api/tables")] != tables[1:]:
                            await asyncio.sleep(0.05)

        run(story())


# --- tables at rest --------------------------------------------------------------------------------------


def test_a_table_that_nobody_looks_at_is_given_up(postgres: Postgres, tmp_path: Path) -> None:
    with two_servers(postgres, tmp_path, idle_after=0) as two:
        first, second = hub_of(two.first), hub_of(two.second)

        async def story() -> None:
            async with Guest(two.first.port) as anna, same(anna, two.second.port) as elsewhere:
                table = await anna.open_table("great-wall", 2)
                await _until(lambda: table not in first.rooms)
                async with elsewhere.at(table) as there:
                    await there.do("sit", name="Anna")
                    assert table in second.rooms
                    assert isinstance(await _find(two.first, table), Elsewhere)
                    # And back: nothing is read that was remembered from before.
                await _until(lambda: table not in second.rooms)
                async with anna.at(table) as back:
                    assert back.table["seats"][0]["name"] == "Anna"

        run(story())


async def _find(server: Any, table: str) -> object:
    hub = hub_of(server)
    return await asyncio.wrap_future(asyncio.run_coroutine_threadsafe(hub.find(table), hub.loop))
