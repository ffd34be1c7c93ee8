"""Coming back, two tabs, the same command twice: nothing is lost and nothing is done twice."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from websockets.exceptions import InvalidStatus

from tests.server.client import Connection, Guest
from tests.server.serving import roomy, run, serving


async def _begun(anna: Guest, ben: Guest, one: Connection, two: Connection) -> None:
    await one.do("sit", name="Anna")
    await two.do("sit", name="Ben")
    await one.do("start")
    await two.until(lambda: two.table["phase"] == "playing")


async def _move(*connections: Connection) -> None:
    """Whoever is on turn makes the first move offered; everybody sees it."""
    for connection in connections:
        if connection.moves:
            await connection.do("move", version=connection.seen["version"], move=connection.moves[0])
            reached = connection.seen["version"]
            break
    else:
        raise AssertionError("nobody is on turn")
    for connection in connections:
        await connection.until(lambda connection=connection: connection.seen["version"] >= reached)  # type: ignore[misc]


def test_who_comes_back_gets_what_was_missed(port: int) -> None:
    async def story() -> None:
        async with Guest(port) as anna, Guest(port) as ben:
            table = await anna.open_table("monster-roll", 2)
            async with anna.at(table) as one:
                async with ben.at(table) as two:
                    await _begun(anna, ben, one, two)
                    seen = two.seen
                for text in ("one", "two", "three"):
                    await one.do("say", text=text)
                async with ben.at(table, seen["epoch"], seen["version"]) as back:
                    back.seen = seen
                    await back.until(lambda: back.seen["version"] == one.seen["version"])
                    kinds = [text[:16] for text in back.texts]
                    assert not any("view" in kind for kind in kinds)
                    await one.until(lambda: one.table["seats"][1]["here"])
                    await back.until(lambda: back.table["seats"][1]["here"])
                    assert back.table == one.table
                    assert [line["text"] for line in back.table["chat"]] == ["one", "two", "three"]
                    async with ben.at(table) as fresh:
                        assert fresh.seen["own"] == back.seen["own"]
                        assert fresh.seen["game"] == back.seen["game"]

    run(story())


def test_another_epoch_or_an_old_version_gets_a_fresh_view(port: int) -> None:
    async def story() -> None:
        async with Guest(port) as anna:
            table = await anna.open_table("monster-roll", 2)
            async with anna.at(table) as one:
                await one.do("sit", name="Anna")
                epoch, version = one.seen["epoch"], one.seen["version"]
                for _ in range(40):
                    await one.do("leave")
                    await one.do("sit", name="Anna")
                await one.do("say", text="Here I am.")
            for seen in ((epoch, version), ("0" * 16, version), (epoch, version + 1_000_000)):
                async with anna.at(table, *seen) as back:
                    await back.until(lambda back=back: bool(back.seen))  # type: ignore[misc]
                    assert len(back.table["chat"]) == 1

    run(story())


def test_the_same_command_twice_is_done_once(port: int) -> None:
    async def story() -> None:
        async with Guest(port) as anna, Guest(port) as ben:
            table = await anna.open_table("monster-roll", 2)
            async with anna.at(table) as one, ben.at(table) as two:
                await _begun(anna, ben, one, two)
                mover, other = (one, two) if one.moves else (two, one)
                command = {"id": "same", "version": mover.seen["version"], "move": mover.moves[0]}
                await mover.do("move", **command)
                after = mover.seen["game"]
                await mover.do("move", **command)
                await mover.do("say", text="enough", id="word")
                await mover.do("say", text="enough", id="word")
                assert mover.seen["game"] == after
                assert len(mover.table["chat"]) == 1
                # The id is the sender's own: somebody else may use the same one.
                await other.do("say", text="me too", id="word")
                assert len(other.table["chat"]) == 2

    run(story())


def test_two_tabs_of_one_player_see_the_same_and_both_play(port: int) -> None:
    async def story() -> None:
        async with Guest(port) as anna, Guest(port) as ben:
            table = await anna.open_table("monster-roll", 2)
            async with anna.at(table) as one, ben.at(table) as two, anna.at(table) as tab:
                await _begun(anna, ben, one, two)
                await tab.until(lambda: tab.table["phase"] == "playing")
                for turn in range(6):
                    await _move(*((one, two, tab) if turn % 2 else (tab, two, one)))
                assert tab.seen["own"] == one.seen["own"]
                assert tab.seen["game"] == one.seen["game"]
            # Only when the last tab is closed is the player gone.
            async with ben.at(table) as two:
                await two.until(lambda: not two.table["seats"][0]["here"])
                async with anna.at(table):
                    await two.until(lambda: two.table["seats"][0]["here"])
                    async with anna.at(table):
                        pass
                    await two.do("say", text="still here?")
                    assert two.table["seats"][0]["here"]

    run(story())


def test_the_server_says_when_it_goes_and_games_go_on_after_it_is_back(data: Path) -> None:
    async def before(port: int) -> tuple[Guest, Connection]:
        async with Guest(port) as anna, Guest(port) as ben:
            table = await anna.open_table("great-wall", 2)
            async with anna.at(table) as one, ben.at(table) as two:
                await _begun(anna, ben, one, two)
                server.end()
                closing = await one.until_type("closing")
                assert closing["retry"] > 0
                await one.socket.wait_closed()
                assert one.socket.close_code == 1012
                return anna, one

    async def after(anna: Guest, one: Connection, port: int) -> None:
        async with Guest(port) as again:
            again.http.cookies.clear()
            again.http.cookies.set("kartenhaus", anna.cookie.partition("=")[2])
            async with again.at(one.table["id"]) as back:
                assert back.table["phase"] == "playing"
                assert back.seen["epoch"] != one.seen["epoch"]
                assert back.seen["version"] > one.seen["version"]
                assert back.seen["own"]["compositions"] == one.seen["own"]["compositions"]
                assert back.seen["game"] == one.seen["game"]

    with serving(roomy(data)) as server:
        anna, one = run(before(server.port))
    with serving(roomy(data)) as server:
        run(after(anna, one, server.port))


def test_idle_tables_leave_memory_and_come_back(data: Path) -> None:
    async def story(port: int) -> None:
        async with Guest(port) as anna:
            table = await anna.open_table("great-wall", 2)
            async with anna.at(table) as one:
                await one.do("sit", name="Anna")
            while (await anna.get("/health"))["tables"]:
                await asyncio.sleep(0.1)
            async with anna.at(table) as one:
                assert one.table["seats"][0]["name"] == "Anna"

    with serving(roomy(data, idle_after=0)) as server:
        run(story(server.port))


def test_memory_holds_so_many_tables_and_idle_ones_make_place(data: Path) -> None:
    async def refused(guest: Guest, table: str) -> tuple[int, str]:
        answer = await guest.http.get(f"/api/tables/{table}")
        return answer.status_code, answer.json().get("code", "")

    async def story(port: int) -> None:
        async with Guest(port) as anna:
            first = await anna.open_table("great-wall", 2)
            second = await anna.open_table("great-wall", 2)
            # Nobody looks at the others, so there is place.
            third = await anna.open_table("great-wall", 2)
            assert (await anna.get("/health"))["tables"] == 2
            for table in (first, second, third):
                assert await refused(anna, table) == (200, "")
            assert (await anna.get("/health"))["tables"] == 2
            async with anna.at(first), anna.at(second):
                assert await refused(anna, third) == (503, "server-house-full")
                with pytest.raises(InvalidStatus) as turned_away:
                    async with anna.at(third):
                        pass
                assert turned_away.value.response.status_code == 503
                answer = await anna.http.post("/api/tables", json={"game": "great-wall", "seats": 2})
                assert (answer.status_code, answer.json()["code"]) == (503, "server-house-full")
                # What is only to be listed needs no place.
                assert {listed["id"] for listed in await anna.get("/api/tables/mine")} == {first, second, third}
                assert (await anna.get("/health"))["tables"] == 2

    with serving(roomy(data, tables=2)) as server:
        run(story(server.port))
