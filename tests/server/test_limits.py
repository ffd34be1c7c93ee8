"""Limits of addresses are forgotten only where nothing is lost by it, or else of those who came last long ago."""

from __future__ import annotations

import pytest

from kartenhaus.server import limits
from kartenhaus.server.limits import LimitsByAddress
from tests.server.serving import roomy


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
