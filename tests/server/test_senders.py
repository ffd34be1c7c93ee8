"""What one person or one address sends: too much of it is slowed down, and nothing of it is lost."""

from __future__ import annotations

import asyncio
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

from websockets.exceptions import ConnectionClosed

from kartenhaus.server.room import MOST_TABS
from tests.server.client import Connection, Guest
from tests.server.serving import defaults, roomy, run, serving

# Slow enough that a client on loopback is faster on any machine.
SLOW: dict[str, Any] = {"command_rate": 10, "command_burst": 20}


async def _slowed_down(guest: Guest) -> int:
    """How often somebody had to wait because of a limit."""
    return int(await guest.metric("kartenhaus_slowed_down_total"))


async def _until_slowed_down(guest: Guest) -> None:
    while not await _slowed_down(guest):
        await asyncio.sleep(0.01)


async def _closed(connection: Connection) -> tuple[str, int | None]:
    """Why the server ends the connection: what it says, and the code."""
    code = ""
    try:
        while True:
            message = await connection.receive()
            code = message["code"] if message["type"] == "stopped" else code
    except ConnectionClosed:
        return code, connection.socket.close_code


def test_who_sends_too_much_is_slowed_down_and_everything_is_answered_in_order(data: Path) -> None:
    async def story(port: int) -> None:
        async with Guest(port) as anna, Guest(port) as ben:
            table = await anna.open_table("great-wall", 2)
            async with anna.at(table) as one, ben.at(table) as two:
                sent = [await one.send("leave") for _ in range(60)]
                await two.do("sit", name="Ben")
                assert len(one.answers) < 60
                await one.until(lambda: len(one.answers) == 60)
                assert list(one.answers) == sent
                assert await _slowed_down(anna) > 0

    with serving(roomy(data, **SLOW)) as server:
        run(story(server.port))


def test_a_person_has_one_measure_however_many_tabs_and_tables(data: Path) -> None:
    async def story(port: int) -> None:
        async with Guest(port) as anna, AsyncExitStack() as open_ones:
            tables = [await anna.open_table("great-wall", 2) for _ in range(3)]
            tabs = [await open_ones.enter_async_context(anna.at(table)) for table in (*tables, *tables)]
            # Each of them alone would be within the measure.
            for tab in tabs:
                for _ in range(8):
                    await tab.send("leave")
            await _until_slowed_down(anna)
            for tab in tabs:
                tab.hang_up()

    with serving(roomy(data, command_rate=1, command_burst=20)) as server:
        run(story(server.port))


def test_coming_back_gives_no_new_measure(data: Path) -> None:
    async def story(port: int) -> None:
        async with Guest(port) as anna:
            table = await anna.open_table("great-wall", 2)
            for _ in range(4):
                async with anna.at(table) as one:
                    for _ in range(6):
                        await one.ask("leave")
            assert await _slowed_down(anna) > 0

    with serving(roomy(data, command_rate=1, command_burst=20)) as server:
        run(story(server.port))


def test_an_address_has_one_measure_however_many_people(data: Path) -> None:
    async def story(port: int) -> None:
        async with AsyncExitStack() as here:
            people = [await here.enter_async_context(Guest(port)) for _ in range(6)]
            table = await people[0].open_table("great-wall", 2)
            lines = [await here.enter_async_context(person.at(table)) for person in people]
            for line in lines:
                for _ in range(8):
                    await line.send("leave")
            await _until_slowed_down(people[0])
            for line in lines:
                line.hang_up()

    with serving(roomy(data, address_rate=1, address_burst=20)) as server:
        run(story(server.port))


def test_large_messages_count_for_more(data: Path) -> None:
    async def story(port: int) -> None:
        async with Guest(port) as anna:
            table = await anna.open_table("great-wall", 2)
            async with anna.at(table) as one:
                wish: dict[str, Any] = {"seats": 2, "settings": {}}
                for _ in range(3):
                    assert await one.ask("choose", options={"unknown": 10 * "?"}, **wish) is not None
                assert await _slowed_down(anna) == 0
                # Sent without waiting for answers: the last one would be answered only after half a minute.
                for _ in range(3):
                    await one.send("choose", options={"unknown": 80_000 * "?"}, **wish)
                await _until_slowed_down(anna)
                one.hang_up()

    # Eighty thousand bytes count as 40 commands.
    with serving(roomy(data, command_rate=1, command_burst=50)) as server:
        run(story(server.port))


def test_what_is_shown_to_many_counts_for_more(data: Path) -> None:
    async def story(port: int) -> None:
        async with AsyncExitStack() as here:
            anna = await here.enter_async_context(Guest(port))
            table = await anna.open_table("great-wall", 2)
            one = await here.enter_async_context(anna.at(table))
            await one.do("sit", name="Anna")
            for lookers_on, slowed in ((0, False), (60, True)):
                for _ in range(lookers_on):
                    guest = await here.enter_async_context(Guest(port))
                    await here.enter_async_context(guest.at(table))
                for number in range(12):
                    if not await _slowed_down(anna):
                        await one.do("say", text=f"{number} " + 490 * "x")
                assert (await _slowed_down(anna) > 0) == slowed

    with serving(roomy(data, command_rate=1, command_burst=40)) as server:
        run(story(server.port))


def test_who_sends_nonsense_again_and_again_is_sent_away(data: Path) -> None:
    async def story(port: int) -> None:
        async with Guest(port) as anna, Guest(port) as ben:
            table = await anna.open_table("great-wall", 2)
            async with anna.at(table) as one, ben.at(table) as two:
                for _ in range(10):
                    await one.socket.send("nonsense")
                assert await _closed(one) == ("server-too-fast", 1008)
                await two.do("sit", name="Ben")

    with serving(roomy(data, command_rate=1, command_burst=50)) as server:
        run(story(server.port))


def test_who_is_slowed_down_is_not_taken_for_gone(data: Path) -> None:
    async def story(port: int) -> None:
        async with Guest(port) as anna:
            table = await anna.open_table("great-wall", 2)
            async with anna.at(table) as one:
                # Its pongs wait behind all of this for longer than pings may go unanswered.
                sent = [await one.send("leave") for _ in range(80)]
                await one.until(lambda: sent[-1] in one.answers)
                assert await one.ask("leave") is not None

    with serving(roomy(data, command_rate=15, command_burst=10, ping_every=1)) as server:
        run(story(server.port))


def test_answers_go_to_the_connection_that_asked(port: int) -> None:
    async def story() -> None:
        async with Guest(port) as anna:
            table = await anna.open_table("monster-roll", 2)
            async with anna.at(table) as one, anna.at(table) as tab:
                asked = await one.send("sit", name="Anna")
                await one.until(lambda: asked in one.answers)
                await tab.until(lambda: tab.table["seats"][0]["name"] == "Anna")
                await tab.do("say", text="Hello")
                assert asked not in tab.answers
                # What is sent again is answered where it came from.
                assert await tab.ask("sit", name="Anna", id=asked) is None
                await one.do("say", text="Hello")
                assert len(one.answers) == 2

    run(story())


def test_a_step_that_waits_is_answered_where_it_was_sent_last(port: int) -> None:
    async def story() -> None:
        async with Guest(port) as anna, Guest(port) as ben:
            table = await anna.open_table("great-wall", 2, window=0, patience=3_600_000)
            async with ben.at(table) as other:
                async with anna.at(table) as one:
                    await one.do("sit", name="Anna")
                    await other.do("sit", name="Ben")
                    await one.do("choose", seats=2, options={"begins": 0}, settings={"window": 0})
                    await one.do("start")
                    await one.until(lambda: bool(one.moves))
                    move = {"id": "step", "version": one.seen["version"], "move": one.moves[0]}
                    await one.send("move", **move)
                    await one.until(lambda: one.seen["own_table"]["waiting"] != "")
                async with anna.at(table) as back:
                    await back.send("move", **move)
                    await other.until(lambda: other.table["window"] is not None)
                    await other.do("no-call", version=other.seen["version"])
                    await back.until(lambda: "step" in back.answers)
                    assert back.answers["step"]["refused"] is None

    run(story())


def test_of_too_many_tabs_the_oldest_is_closed(port: int) -> None:
    async def story() -> None:
        async with Guest(port) as anna, Guest(port) as ben, AsyncExitStack() as open_ones:
            table = await anna.open_table("great-wall", 2)
            other = await anna.open_table("great-wall", 2)
            tabs = [await open_ones.enter_async_context(anna.at(table)) for _ in range(MOST_TABS)]
            # Neither other people nor other tables count.
            await open_ones.enter_async_context(ben.at(table))
            await open_ones.enter_async_context(anna.at(other))
            await tabs[0].do("sit", name="Anna")
            newest = await open_ones.enter_async_context(anna.at(table))
            assert await _closed(tabs[0]) == ("server-too-many-tabs", 1008)
            for tab in (*tabs[1:], newest):
                assert await tab.ask("say", text="Here I am.") is None
            assert newest.table["seats"][0]["here"]

    run(story())


def test_a_page_and_a_quick_person_never_meet_the_limits(data: Path) -> None:
    """What a browser asks for when a table is opened and its things are dragged about in haste."""

    async def story(port: int) -> None:
        async with Guest(port) as anna:
            table = await anna.open_table("photo-rummy", 2)
            async with anna.at(table) as one:
                await one.do("sit", name="Anna")
                await one.do("seat-bot", level="easy")
                await one.do("start")
                for _ in range(60):
                    await one.ask("move", version=one.seen["version"], move="back")
            assert await _slowed_down(anna) == 0

    with serving(defaults(data)) as server:
        run(story(server.port))
