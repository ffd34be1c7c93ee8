"""Nothing is shown before it is kept, whichever way it is asked for."""

from __future__ import annotations

import asyncio

from kartenhaus.table.commands import Say
from tests.server.serving import run
from tests.server.worlds import World
from tests.table.house import HOST, playing


def test_viewers_see_nothing_before_it_is_kept() -> None:
    house = playing("great-wall", 2)
    world = World(house.table, house.now)
    world.arrive("ben")
    before = len(world.wires["ben"].received)
    world.room.take(Say(HOST, "1", "one"))
    # Whoever comes now waits as well.
    late = world.come("late")
    assert len(world.wires["ben"].received) == before
    assert late.received == []
    world.still.keep()
    assert b"one" in world.wires["ben"].received[before]
    assert b"one" in late.received[0]


def test_who_asks_over_http_waits_until_all_is_kept() -> None:
    async def story() -> None:
        house = playing("great-wall", 2)
        world = World(house.table, house.now)
        world.room.take(Say(HOST, "1", "one"))
        waiting = asyncio.create_task(world.room.settled())
        await asyncio.sleep(0)
        world.still.keep()
        # Before the one who waits can go on, more has happened.
        world.room.take(Say(HOST, "2", "two"))
        for _ in range(5):
            await asyncio.sleep(0)
        assert not waiting.done()
        world.still.keep()
        assert await waiting

    run(story())
