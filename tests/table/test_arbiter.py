"""Who called first? The measure itself, and thousands of races on a clock that is only a number (GW-P7)."""

from __future__ import annotations

from dataclasses import dataclass
from hashlib import sha256
from typing import Final

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kartenhaus.engine import Move, Rng
from kartenhaus.table.arbiter import MOST_CREDIT, ArrivedCall, in_order, measurement_error
from kartenhaus.table.commands import Call, Measured
from kartenhaus.table.facts import CallJudged
from tests.support import rng
from tests.table.house import playing

RACES: Final = 4000
MOVE: Final = Move()


def arrived(seat: int, elapsed: int, delta: int, round_trip: int, jitter: int = 0) -> ArrivedCall:
    return ArrivedCall("", "", seat, MOVE, 1, elapsed, elapsed, delta, round_trip, jitter)


@pytest.mark.parametrize(
    ("elapsed", "delta", "round_trip", "jitter", "credit"),
    [
        (1000, 950, 60, 5, 50),  # an honest caller gets back what the way took,
        (1000, 950, 40, 5, 50),  # jitter included,
        (1000, 950, 30, 5, 40),  # but never more than was measured,
        (1000, 0, 60, 5, 70),  # whatever is said,
        (1000, 0, 400, 50, 250),  # nor more than a quarter of a second,
        (1000, 1500, 60, 5, 0),  # and nobody is set back
        (30, 0, 60, 5, 30),  # before the window has opened.
        (1000, 900, 0, 0, 0),  # What was never measured gets nothing.
    ],
)
def test_credit(elapsed: int, delta: int, round_trip: int, jitter: int, credit: int) -> None:
    call = arrived(0, elapsed, delta, round_trip, jitter)
    assert call.credit == credit
    assert call.effective == elapsed - credit


@pytest.mark.parametrize(("delta", "implausible"), [(0, True), (99, True), (100, False), (800, False)])
def test_presses_faster_than_people_can_are_flagged(delta: int, implausible: bool) -> None:
    assert arrived(0, 1000, delta, 50).implausible is implausible


CALLS = st.lists(
    st.builds(
        arrived,
        seat=st.integers(0, 3),
        elapsed=st.integers(0, 3000),
        delta=st.integers(0, 3000),
        round_trip=st.integers(0, 500),
        jitter=st.integers(0, 60),
    ),
    max_size=4,
    unique_by=lambda call: call.seat,
)


@given(CALLS, st.integers(0, 3))
def test_every_call_has_one_rank_and_the_order_of_arrival_does_not_matter(
    calls: list[ArrivedCall], active: int
) -> None:
    order = in_order(calls, active, 4)
    assert sorted(map(id, order)) == sorted(map(id, calls))
    assert in_order(list(reversed(calls)), active, 4) == order


@given(CALLS, st.integers(0, 3))
def test_nobody_is_overtaken_by_more_than_the_measurement_error(calls: list[ArrivedCall], active: int) -> None:
    order = in_order(calls, active, 4)
    if order:
        first = min(calls, key=lambda call: call.effective)
        assert order[0].effective - first.effective < measurement_error(order[0].jitter, first.jitter)


@given(CALLS)
def test_no_credit_is_larger_than_what_was_measured(calls: list[ArrivedCall]) -> None:
    for call in calls:
        assert 0 <= call.credit <= min(call.round_trip + 2 * call.jitter, MOST_CREDIT)
        assert call.credit <= call.elapsed


@pytest.mark.allows("GW-P7")
def test_ties_go_clockwise_and_the_seat_on_turn_comes_last() -> None:
    calls = [arrived(seat, 1000 + seat % 2, 1000, 0, jitter=5) for seat in range(4)]
    assert [call.seat for call in in_order(calls, 2, 4)] == [3, 0, 1, 2]
    assert [call.seat for call in in_order(calls, 0, 4)] == [1, 2, 3, 0]


# --- races ---------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Line:
    """A connection: 20 to 250 ms there and back, each way with a jitter of up to a fifth of it."""

    down: int
    up: int
    shake: int

    @classmethod
    def drawn(cls, chance: Rng) -> Line:
        there_and_back = 20 + chance.below(211)
        down = there_and_back * (30 + chance.below(41)) // 100
        return cls(down, there_and_back - down, max(1, there_and_back // 10))

    def way_down(self, chance: Rng) -> int:
        return self.down + chance.below(self.shake + 1)

    def way_up(self, chance: Rng) -> int:
        return self.up + chance.below(self.shake + 1)

    def measured(self, chance: Rng) -> tuple[int, int]:
        """Mean and mean deviation of twenty pings, as the server would take them."""
        pings = [self.way_down(chance) + self.way_up(chance) for _ in range(20)]
        mean = sum(pings) // len(pings)
        return mean, sum(abs(ping - mean) for ping in pings) // len(pings)


def pressed(seat: int, delta: int, line: Line, chance: Rng) -> ArrivedCall:
    """A call of somebody who pressed so long after first seeing the wall."""
    round_trip, jitter = line.measured(chance)
    elapsed = line.way_down(chance) + delta + line.way_up(chance)
    return arrived(seat, elapsed, delta, round_trip, jitter)


def is_decided(calls: list[ArrivedCall]) -> bool:
    """Whether the first press was ahead of all others by more than the measurement error."""
    first = min(calls, key=lambda call: call.delta)
    return all(
        call is first or call.delta - first.delta > measurement_error(call.jitter, first.jitter) for call in calls
    )


@pytest.mark.allows("GW-P7")
def test_the_first_to_press_wins_whatever_the_connection(capsys: pytest.CaptureFixture[str]) -> None:
    chance = rng("races")
    decided = fair = by_arrival = 0
    for _ in range(RACES):
        base = 300 + chance.below(1500)
        count = 2 + chance.below(3)
        calls = [pressed(seat, base + chance.below(150), Line.drawn(chance), chance) for seat in range(count)]
        if not is_decided(calls):
            continue
        decided += 1
        first = min(calls, key=lambda call: call.delta)
        fair += in_order(calls, chance.below(count), count)[0] is first
        by_arrival += min(calls, key=lambda call: call.elapsed) is first
    with capsys.disabled():
        print(  # noqa: T201 - both rates are to be seen
            f"\n{decided} decided races: the first to press wins {100 * fair / decided:.2f} % of them, "
            f"by arrival {100 * by_arrival / decided:.2f} %"
        )
    assert decided > RACES // 2
    assert fair >= 0.99 * decided
    assert by_arrival < 0.8 * decided


def test_a_lie_gains_no_more_than_the_round_trip_that_was_measured(capsys: pytest.CaptureFixture[str]) -> None:
    chance = rng("lies")
    gains: list[float] = []
    for _ in range(RACES):
        call = pressed(0, 300 + chance.below(1500), Line.drawn(chance), chance)
        lie = arrived(0, call.elapsed, chance.below(call.delta), call.round_trip, call.jitter)
        boldest = arrived(0, call.elapsed, 0, call.round_trip, call.jitter)
        gain = call.effective - min(lie.effective, boldest.effective)
        assert gain <= call.round_trip
        assert call.effective - lie.effective <= call.effective - boldest.effective
        gains.append(gain)
    with capsys.disabled():
        print(f"\na lie gains {sum(gains) / len(gains):.1f} ms on average, {max(gains)} ms at most")  # noqa: T201


@pytest.mark.forbids("GW-P7")
def test_races_at_the_table_itself(capsys: pytest.CaptureFixture[str]) -> None:
    """Two photos that spoil each other, called over drawn connections: the table gives one to the first to press."""
    chance = rng("races at a table")
    decided = fair = 0
    for _ in range(400):
        lines = {0: Line.drawn(chance), 2: Line.drawn(chance)}
        base = 300 + chance.below(1500)
        calls = {seat: pressed(seat, base + chance.below(150), line, chance) for seat, line in lines.items()}
        if not is_decided(list(calls.values())):
            continue
        # As in test_windows: Ada and Cleo can each take a photo that spoils the other's.
        house = playing("great-wall", 3, secret=sha256(b"root 793").digest())
        opened, version = house.now, house.table.version
        for seat, person, move in ((0, "ada", "click PF"), (2, "cleo", "click FF")):
            call = calls[seat]
            house.do(Measured(person, "", call.round_trip, call.jitter))
            command = Call(person, "race", version, move, call.delta, call.round_trip, call.jitter)
            house.comes(opened + call.elapsed, command)
        house.run(4000)
        winners = [fact.seat for fact in house.facts if isinstance(fact, CallJudged) and fact.counted]
        assert len(winners) == 1
        decided += 1
        fair += calls[winners[0]].delta == min(call.delta for call in calls.values())
    with capsys.disabled():
        print(f"\n{decided} decided races at a table: the first to press wins {100 * fair / decided:.2f} %")  # noqa: T201
    assert fair >= 0.99 * decided
