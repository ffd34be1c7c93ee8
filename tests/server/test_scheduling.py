"""What comes from one address is done one piece in each round of the event loop, whatever waits of it."""

from __future__ import annotations

import asyncio

from kartenhaus.server.limits import AddressQueue
from tests.server.serving import run


def test_others_are_never_further_away_than_one_piece() -> None:
    async def story() -> None:
        greedy, other = AddressQueue(), AddressQueue()
        done: list[str] = []
        for number in range(5):
            greedy.run(lambda number=number: done.append(f"greedy {number}"))  # type: ignore[misc]
        assert done == ["greedy 0"]
        other.run(lambda: done.append("other"))
        assert done == ["greedy 0", "other"]
        while len(done) < 6:
            before = len(done)
            await asyncio.sleep(0)
            assert len(done) <= before + 1
        assert [name for name in done if name != "other"] == [f"greedy {number}" for number in range(5)]

    run(story())


def test_who_waits_for_a_turn_and_goes_away_holds_up_nobody() -> None:
    async def story() -> None:
        queue = AddressQueue()
        await queue.wait()
        queue.run(lambda: None)
        gone = asyncio.create_task(queue.wait())
        coming = asyncio.create_task(queue.wait())
        await asyncio.sleep(0)
        gone.cancel()
        await coming
        assert gone.cancelled()

    run(story())
