"""Limits of addresses: which of them are forgotten, and how the work of one address takes turns with that of others."""

from __future__ import annotations

import asyncio

import pytest

from kartenhaus.server import limits
from kartenhaus.server.address_queue import AddressQueue
from kartenhaus.server.limits import LimitsByAddress
from tests.server.serving import roomy, run


@pytest.fixture
def guests(tmp_path: object, monkeypatch: pytest.MonkeyPatch) -> LimitsByAddress:
    """Ten addresses at most; each may ask for two things, and for one more in a second."""
    monkeypatch.setattr(limits, "MOST_ADDRESSES", 10)
    monkeypatch.setattr(limits, "ENOUGH_ADDRESSES", 6)
    return LimitsByAddress(roomy(tmp_path, request_rate=1, request_burst=2))  # type: ignore[arg-type]


def test_who_has_used_up_what_they_may_is_remembered(guests: LimitsByAddress) -> None:
    greedy = guests.at("192.0.2.99", 0.0)
    assert greedy.requests.take(0.0, 2)
    for number in range(9):
        guests.at(f"192.0.2.{number}", 0.0)
    # One too many: the others have asked for nothing, so nothing is lost with them.
    guests.at("198.51.100.1", 0.5)
    assert guests.at("192.0.2.99", 0.5) is greedy
    assert not greedy.requests.take(0.5)


def test_of_too_many_those_go_who_came_last_long_ago(guests: LimitsByAddress) -> None:
    known = [guests.at(f"192.0.2.{number}", 0.0) for number in range(10)]
    for number, guest in enumerate(known):
        assert guest.requests.take(number / 100, 2)
    known[0].connections = 1
    known[1].http_connections = 1
    guests.at("198.51.100.1", 0.5)
    remembered = [guests.at(f"192.0.2.{number}", 0.5) is guest for number, guest in enumerate(known)]
    assert remembered == [True, True, *4 * [False], *4 * [True]]


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
