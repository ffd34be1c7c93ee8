"""How long a line is, and who holds back: what the server makes of answers, early and late."""

from __future__ import annotations

import asyncio
import socket
from pathlib import Path

import pytest

from kartenhaus.server.addresses import proxied_round_trip
from kartenhaus.server.heartbeat import RoundTrip, system_round_trip
from kartenhaus.store import SqliteStore
from kartenhaus.table.arbiter import SLACK_UNCHECKED
from kartenhaus.table.facts import CallMade
from tests.server.client import Guest
from tests.server.serving import roomy, run, serving


def measured(*pongs: int, vouched: int | None = None, answers: tuple[int, ...] = ()) -> RoundTrip:
    """After pongs that took so many milliseconds. `answers`: something else came so long after it was asked for."""
    trip, now = RoundTrip(), 500.0
    for number, taken in enumerate(pongs):
        if vouched is not None:
            trip.vouched(vouched / 1000)
        if number < len(answers):
            trip.answered(answers[number] / 1000)
        assert trip.pong(trip.ping(now), now + taken / 1000 + 1e-6)
        now += 15
    return trip


def test_the_smallest_value_counts() -> None:
    assert measured(80, 42, 300).line().round_trip == 42
    assert measured(80, 42, vouched=40).line().round_trip == 40
    assert measured(200, 200, answers=(12,)).line().round_trip == 12
    assert RoundTrip().line().round_trip == 0


def test_nothing_comes_before_the_handshake_is_answered() -> None:
    trip = RoundTrip()
    trip.opened(100.0)
    trip.heard(100.03125)
    trip.heard(100.5)
    assert trip.line().round_trip == 31
    assert trip.pong(trip.ping(101.0), 101.4)
    assert trip.line().round_trip == 31


def test_a_line_that_has_become_slow_is_measured_anew() -> None:
    assert measured(20, *[150] * 19).line().round_trip == 20
    assert measured(20, *[150] * 20).line().round_trip == 150


def test_a_process_that_stood_still_spoils_nothing() -> None:
    steady = measured(*[50] * 12).line()
    shaken = measured(*[50] * 11, 60_000).line()
    assert shaken.round_trip == steady.round_trip == 50
    assert shaken.jitter <= 17
    assert not shaken.held_back


@pytest.mark.parametrize(
    ("trip", "held_back"),
    [
        (measured(250, 251, 249, vouched=50), True),
        (measured(250, 251, vouched=50), False),  # not yet again and again
        (measured(250, 60, 249, vouched=50), False),  # a slow phone is quick now and then
        (measured(100, 120, 125, vouched=50), False),  # an unsteady line
        (measured(250, 251, 249, answers=(30,)), True),
        (measured(250, 251, 249), False),  # a long line
    ],
)
def test_pongs_are_held_back_if_all_take_much_longer_than_the_line(trip: RoundTrip, held_back: bool) -> None:
    assert trip.line().held_back is held_back


def test_a_line_is_unchecked_while_only_the_client_tells_of_it() -> None:
    assert measured(40, answers=(30,)).line().unchecked
    assert not measured(40, vouched=30).line().unchecked


@pytest.mark.parametrize(
    ("said", "seconds"),
    [("48000", 0.048), ("", None), ("0", None), ("-1", None), ("1e3", None), ("48000, 1", None), ("٤", None)],
)
def test_what_a_proxy_tells(said: str, seconds: float | None) -> None:
    assert proxied_round_trip({"x-client-rtt": said}) == seconds
    assert proxied_round_trip({}) is None


def test_the_system_knows_its_own_lines() -> None:
    with socket.create_server(("127.0.0.1", 0)) as server, socket.create_connection(server.getsockname()) as client:
        accepted, _ = server.accept()
        with accepted:
            taken = system_round_trip(accepted)
            assert taken is not None
            assert 0 < taken < 1
            client.sendall(b"x")
    one, other = socket.socketpair()
    with one, other:
        assert system_round_trip(one) is None, "no network, no line"


# --- over real sockets -----------------------------------------------------------------------------

HELD = 0.5


async def claim_all(port: int, headers: dict[str, str], answers: bool) -> str:
    """Somebody alone with a bot holds their pongs back, calls half a second after they have seen the wall, and says it
    was at once. `answers`: they said something else before, as soon as they saw it. The table."""
    async with Guest(port) as guest:
        wish = {"game": "great-wall", "seats": 2, "options": {"begins": 0}, "settings": {"window": 6_000}}
        table = str((await guest.http.post("/api/tables", json=wish)).json()["id"])
        async with guest.at(table, more=headers) as ada:
            ada.holds_back = HELD
            await ada.until(lambda: ada.pongs == 3)
            await ada.do("sit", name="Ada", seat=0)
            await ada.do("seat-bot", level="easy", seat=None)
            await ada.do("start")
            await ada.until(lambda: ada.table["window"] is not None)
            if answers:
                await ada.do("no-call", version=ada.seen["version"])
            await asyncio.sleep(0.5)
            card = ada.seen["own"]["compositions"][0]["name"]
            await ada.ask("call", version=ada.seen["version"], move=f"click {card}", delta=0)
            assert ada.table["last_race"] is not None
        return table


def judged(data: Path, proxies: tuple[str, ...], headers: dict[str, str], answers: bool) -> CallMade:
    with serving(roomy(data, proxies=proxies)) as server:
        table = run(claim_all(server.port, headers, answers))
    store = SqliteStore(data / "kartenhaus.db", lambda function: function())
    facts = store.load(table)
    store.close()
    return next(fact for fact in facts if isinstance(fact, CallMade))


LOOPBACK = ("127.0.0.1",)
LONG = {"X-Client-RTT": "300000", "X-Forwarded-For": "192.0.2.7"}
SHORT = {"X-Client-RTT": "1500", "X-Forwarded-For": "192.0.2.7"}


@pytest.mark.parametrize(
    ("proxies", "headers", "answers"),
    [
        ((), {}, False),
        # Only a proxy is believed,
        ((), LONG, False),
        (LOOPBACK, SHORT, False),
        # and where it tells nothing, any quick answer will do.
        (LOOPBACK, {}, True),
        (LOOPBACK, LONG, True),
    ],
)
def test_holding_pongs_back_gains_nothing_and_is_marked(
    proxies: tuple[str, ...], headers: dict[str, str], answers: bool, data: Path
) -> None:
    call = judged(data, proxies, headers, answers)
    assert call.round_trip < 1000 * HELD - 80
    assert call.credit <= call.round_trip + SLACK_UNCHECKED
    assert call.held_back
    assert call.unchecked is (proxies == LOOPBACK and headers == {})


def test_what_only_the_client_vouches_for_is_marked(data: Path) -> None:
    call = judged(data, LOOPBACK, {}, answers=False)
    assert (call.unchecked, call.held_back) == (True, False)
    assert call.credit > 100
