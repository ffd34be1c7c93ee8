"""The clock of the house stands still while the process does, and nobody is late who was there in time."""

from __future__ import annotations

import asyncio
import socket
import time
from collections.abc import Callable
from typing import Any, cast

import pytest
import uvloop

from kartenhaus.server.clock import BEAT, LONGEST_GAP, Clock, SharedClock
from kartenhaus.server.heartbeat import RoundTrip
from kartenhaus.server.hub import Hub
from kartenhaus.server.room import Room
from kartenhaus.table import Settings
from kartenhaus.table.commands import MakeMove
from tests.server.worlds import Still, Wire
from tests.table.house import person_at, playing

LOOPS = (asyncio.new_event_loop, uvloop.new_event_loop)


class Hands:
    """A clock that is set by hand."""

    def __init__(self) -> None:
        self.at = 1000.0

    def __call__(self) -> float:
        return self.at


def test_it_goes_on_while_it_is_read() -> None:
    hands = Hands()
    clock = Clock(hands)
    began = clock.now()
    for _ in range(100):
        hands.at += 0.5
        clock.now()
    assert clock.now() == began + 50_000
    assert clock.standstills == 0


def test_it_leaves_out_the_time_in_which_nobody_could_read_it() -> None:
    hands = Hands()
    clock = Clock(hands)
    began = clock.now()
    hands.at += 0.5
    before = clock.now()
    hands.at += 12
    assert clock.now() == before
    hands.at += 0.25
    assert clock.now() == began + 750
    assert (clock.standstills, clock.stood_still) == (1, 12)
    hands.at += LONGEST_GAP
    assert clock.now() == began + 750 + int(LONGEST_GAP * 1000)
    assert clock.standstills == 1


def test_it_never_goes_back() -> None:
    hands = Hands()
    clock = Clock(hands)
    last = clock.now()
    for gap in (0.0, 0.3, 1.1, 0.0, 100.0, 0.9, 1.0001, 3600.0, 0.001):
        hands.at += gap
        assert clock.now() >= last
        last = clock.now()
    clock.put_forward(60)
    assert clock.now() >= last + 59_999


def _follow(hands: Hands, clock: SharedClock, ahead: float, seconds: int) -> None:
    """Lets time pass while another clock is ahead of what this one began with."""
    for _ in range(int(seconds / BEAT)):
        before = clock.seconds()
        hands.at += BEAT
        clock.follow(hands.at + ahead)
        assert before <= clock.seconds() <= before + 1.2 * BEAT, "neither back nor in leaps"


@pytest.mark.parametrize("ahead", [0.0, 0.3, -0.3, 2.0, -2.0])
def test_clocks_of_servers_that_share_a_store_come_to_agree(ahead: float) -> None:
    hands = Hands()
    clock = SharedClock(hands)
    began = clock.seconds() - hands.at
    _follow(hands, clock, began + ahead, 40)
    assert clock.seconds() == pytest.approx(hands.at + began + ahead, abs=0.001)
    # They agree from the start if they are set before anything happens.
    clock = SharedClock(hands)
    began = clock.seconds() - hands.at
    clock.put_forward(ahead * 1000)
    assert clock.seconds() == pytest.approx(hands.at + began + ahead * 1000, abs=0.001)


def test_an_answer_across_a_standstill_tells_nothing_about_the_line() -> None:
    trip = RoundTrip()
    trip.pong(trip.ping(0.0), 0.05)
    nonce = trip.ping(1.0)
    trip.void()
    assert not trip.pong(nonce, 13.0)
    assert trip.line().round_trip == 50


# --- something falls due while a command waits to be read ----------------------------------------


class Living(Still):
    """On a real event loop."""

    def __init__(self, now: int, loop: asyncio.AbstractEventLoop) -> None:
        super().__init__(now)
        self.loop = cast(Any, loop)
        self._began = time.monotonic()

    def now(self) -> int:
        return self.at + int((time.monotonic() - self._began) * 1000)


@pytest.mark.parametrize("new_loop", LOOPS)
def test_what_was_there_when_the_time_ran_out_was_in_time(new_loop: Callable[[], asyncio.AbstractEventLoop]) -> None:
    assert b'"type":"answer","id":"m","refused":null' in _received(new_loop, blocked=0.3)


@pytest.mark.parametrize("new_loop", LOOPS)
def test_what_comes_later_is_late(new_loop: Callable[[], asyncio.AbstractEventLoop]) -> None:
    assert b'"type":"answer","id":"m","refused":{"code":"table-time-over"' in _received(new_loop, late=0.3)


def _received(new_loop: Callable[[], asyncio.AbstractEventLoop], blocked: float = 0, late: float = 0) -> bytes:
    """A move in the last tenth of a turn's time, while the loop is kept busy until it is over, or after that."""
    settings = Settings(turn_time=5_000, window=1_000)
    game = playing("great-wall", 2, options={"begins": 0}, settings=settings, played_by=None)
    game.run(4_900)
    table = game.table
    mover = person_at(game, 0)
    state = table.state
    assert state is not None
    step = next(move for move in table.game.legal_moves(state, 0) if not table.game.is_call(move))
    line, end = socket.socketpair()
    line.setblocking(False)

    async def story() -> bytes:
        loop = asyncio.get_running_loop()
        house = Living(game.now, loop)
        # Bots are asked when the time is over, and say nothing.
        house.ask = lambda *_: None  # type: ignore[method-assign]
        room = Room(cast(Hub, house), table, table.kept, [])
        wire = Wire(mover)
        room.arrive(wire, "", -1)
        done = loop.create_future()

        def read() -> None:
            line.recv(1)
            done.set_result(None)
            room.take(MakeMove(mover, "m", table.version, table.game.write_move(step)), wire)

        loop.add_reader(line, read)
        await asyncio.sleep(late)
        end.send(b".")
        time.sleep(blocked)
        await done
        loop.remove_reader(line)
        house.keep()
        return b"".join(wire.received)

    with line, end, asyncio.Runner(loop_factory=new_loop) as runner:
        return runner.run(story())
