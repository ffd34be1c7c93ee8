"""Thousands of races on a clock that is only a number, over lines of all kinds, honest and not (GW-P7).

What comes of them is printed, beside what came of them by the first measure and by the order of arrival alone.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from hashlib import sha256
from typing import Final

import pytest

from kartenhaus.engine import Rng
from kartenhaus.table.arbiter import (
    FIRST_MEASURE,
    HELD_BACK,
    LONGEST_UNCHECKED,
    MEASURE,
    SLACK,
    SLACK_UNCHECKED,
    TOO_FAST,
    UNCHECKED,
    in_order,
    marks,
    measurement_error,
)
from kartenhaus.table.commands import Call, Measured
from kartenhaus.table.facts import CallMade
from tests.support import rng
from tests.table.house import playing
from tests.table.lines import DIRECT, KINDS, PROXIED, TOLD, Press, Wire

RACES: Final = 200
# So many pings have been answered: soon after coming in, and later.
PINGS: Final = (3, 20)
CLASSES: Final = [(least, shake) for least in (20, 130, 250) for shake in (0, 20, 40)]


@dataclass
class Tally:
    """Races of two honest callers. Decided: the first press was earlier by more than the measurement error."""

    all: int = 0
    decided: int = 0
    won: int = 0
    by_arrival: int = 0

    def count(self, first: CallMade, second: CallMade, gap: int) -> None:
        self.all += 1
        if gap > measurement_error(first.line, second.line, first.measure):
            self.decided += 1
            self.won += in_order([first, second], 3, 4)[0] is first
            self.by_arrival += first.elapsed < second.elapsed

    @property
    def shown(self) -> str:
        return f"{100 * self.won / self.decided:6.2f} % of {self.decided:4}"


def pairs(chance: Rng, kind: str, least: int, shake: int) -> Iterator[tuple[Press, Press, int]]:
    """The first of two to press is on a line of this class, the other one on any; who sits where is chance."""
    # On a steady line nothing is left to chance.
    for _ in range(RACES * (4 if shake == 40 else 1)):
        after, gap, seat = 300 + chance.below(1500), 1 + chance.below(150), chance.below(2)
        first = Press.drawn(seat, after, Wire.drawn(chance, kind, least, shake), chance)
        yield first, Press.drawn(1 - seat, after + gap, Wire.drawn(chance, kind), chance), gap


@pytest.mark.allows("GW-P7")
@pytest.mark.parametrize("kind", KINDS)
def test_the_first_to_press_wins_whatever_the_line(kind: str, capsys: pytest.CaptureFixture[str]) -> None:
    chance = rng(f"races {kind}")
    rows = [f"\nhonest races, {kind}: line, shake each way | first measure | now | by arrival"]
    arrival = Tally()
    for least, shake in CLASSES:
        before, now = Tally(), Tally()
        for pings in PINGS:
            for first, second, gap in pairs(chance, kind, least, shake):
                for tally, measure in ((before, FIRST_MEASURE), (now, MEASURE)):
                    tally.count(first.judged(chance, pings, measure), second.judged(chance, pings, measure), gap)
        rows.append(
            f"{least:4} ms, {shake:2} ms | {before.shown} | {now.shown} | {100 * now.by_arrival / now.decided:5.1f} %"
        )
        arrival.decided += now.decided
        arrival.by_arrival += now.by_arrival
        assert now.won >= 0.99 * now.decided, rows[-1]
        assert now.decided > now.all * 0.5
    with capsys.disabled():
        print("\n".join(rows))  # noqa: T201 - the rates are to be seen
    assert arrival.by_arrival < 0.9 * arrival.decided


@pytest.mark.parametrize("kind", KINDS)
def test_a_long_and_unsteady_line_wins_what_was_pressed_60_ms_earlier(
    kind: str, capsys: pytest.CaptureFixture[str]
) -> None:
    chance = rng(f"sixty {kind}")
    won = {FIRST_MEASURE: 0, MEASURE: 0}
    for _ in range(RACES):
        seat = chance.below(2)
        first = Press.drawn(seat, 800, Wire.drawn(chance, kind, 250, 40), chance)
        second = Press.drawn(1 - seat, 860, Wire.drawn(chance, kind, 20, 0), chance)
        for measure in won:
            calls = [press.judged(chance, 3, measure) for press in (first, second)]
            won[measure] += in_order(calls, 3, 4)[0] is calls[0]
    with capsys.disabled():
        shares = [f"{100 * count / RACES:.1f} %" for count in won.values()]
        print(f"\n250 ms and 40 each way, {kind}, 60 ms earlier: {shares[0]} by the first measure, {shares[1]} now")  # noqa: T201
    assert won[MEASURE] >= 0.99 * RACES


# --- liars ---------------------------------------------------------------------------------------

# How long pongs are held back.
HOLDS: Final = (0, 50, 100, 200, 400)


@dataclass
class Gains:
    total: int = 0
    count: int = 0
    most: int = 0
    marked: int = 0

    def count_gain(self, gain: int, marked: bool) -> None:
        self.total += gain
        self.count += 1
        self.most = max(self.most, gain)
        self.marked += marked

    @property
    def shown(self) -> str:
        return (
            f"{self.total / self.count:5.0f} ms, at most {self.most:3}, {100 * self.marked / self.count:3.0f} % marked"
        )


@pytest.mark.parametrize("kind", KINDS)
def test_what_a_liar_gains_who_holds_pongs_back_and_claims_all_credit(
    kind: str, capsys: pytest.CaptureFixture[str]
) -> None:
    """Against the same press over the same line, told honestly."""
    chance = rng(f"liars {kind}")
    rows = [f"\nliars, {kind}: pongs held back for | gain by the first measure | gain now"]
    for held in HOLDS:
        before, now = Gains(), Gains()
        for _ in range(RACES):
            press = Press.drawn(0, 300 + chance.below(1500), Wire.drawn(chance, kind), chance)
            for pings in PINGS:
                old = press.wire.measured_first(chance, pings, held)
                honest = press.judged(chance, pings, FIRST_MEASURE)
                lie = press.call(old, 0, FIRST_MEASURE)
                # By the first measure a call said to have been made at once was marked: a liar says 100.
                before.count_gain(honest.effective - lie.effective, press.call(old, 100, FIRST_MEASURE).implausible)
                line = press.wire.measured(chance, pings, held)
                told, lie = press.call(line), press.call(line, 0)
                now.count_gain(told.effective - lie.effective, bool(marks(lie)))
                if kind == DIRECT:
                    # A line that is steady, or was measured for a while, is known to the millisecond.
                    assert told.effective - lie.effective <= SLACK + max(0, line.round_trip - int(press.trip))
                    assert line.held_back or held < 200
                assert not line.held_back or held > 0, "nobody honest is marked"
        rows.append(f"{held:4} ms | {before.shown} | {now.shown}")
        if kind == DIRECT:
            assert now.total <= SLACK * now.count
            assert now.most <= 40
    with capsys.disabled():
        print("\n".join(rows))  # noqa: T201
    if kind == TOLD:
        # A proxy tells a mean of what the line takes, not the smallest value.
        assert now.most <= SLACK + 80
    if kind == PROXIED:
        assert now.most <= LONGEST_UNCHECKED + SLACK_UNCHECKED - 20


@pytest.mark.parametrize("kind", KINDS)
def test_robots_that_press_at_once_are_marked_whatever_they_say(kind: str, capsys: pytest.CaptureFixture[str]) -> None:
    chance = rng(f"robots {kind}")
    marked = {FIRST_MEASURE: 0, MEASURE: 0}
    for _ in range(RACES):
        press = Press.drawn(0, 0, Wire.drawn(chance, kind), chance)
        for measure in marked:
            line = press.wire.measured_first(chance, 3) if measure == FIRST_MEASURE else press.wire.measured(chance, 3)
            call = press.call(line, 100, measure)
            marked[measure] += TOO_FAST in marks(call)
    with capsys.disabled():
        counts = f"{marked[FIRST_MEASURE]} by the first measure, {marked[MEASURE]} now, of {RACES}"
        print(f"\nrobots at 0 ms that say 100, {kind}: marked {counts}")  # noqa: T201
    assert marked == {FIRST_MEASURE: 0, MEASURE: RACES}


def test_people_are_not_marked() -> None:
    chance = rng("people")
    for _ in range(10 * RACES):
        press = Press.drawn(0, 150 + chance.below(1500), Wire.drawn(chance, KINDS[chance.below(3)]), chance)
        call = press.judged(chance, 3 + chance.below(18))
        assert set(marks(call)) <= {UNCHECKED}
        assert HELD_BACK not in marks(call)


# --- at a table ----------------------------------------------------------------------------------


@pytest.mark.forbids("GW-P7")
def test_races_at_the_table_itself(capsys: pytest.CaptureFixture[str]) -> None:
    """Two photos that spoil each other, called over drawn lines: the table gives one to the first to press."""
    chance = rng("races at a table")
    decided = fair = 0
    for _ in range(400):
        base, kind = 300 + chance.below(1500), KINDS[chance.below(3)]
        calls = {
            seat: Press.drawn(seat, base + chance.below(150), Wire.drawn(chance, kind), chance).judged(chance, 3)
            for seat in (0, 2)
        }
        if abs(calls[0].delta - calls[2].delta) <= measurement_error(calls[0].line, calls[2].line):
            continue
        # As in test_windows: Ada and Cleo can each take a photo that spoils the other's.
        house = playing("great-wall", 3, secret=sha256(b"root 793").digest())
        opened, version = house.now, house.table.version
        for seat, person, move in ((0, "ada", "click PF"), (2, "cleo", "click FF")):
            call = calls[seat]
            house.do(Measured(person, "", call.line))
            house.comes(opened + call.elapsed, Call(person, "race", version, move, call.delta, call.line))
        house.run(4000)
        winners = [fact.seat for fact in house.facts if isinstance(fact, CallMade) and fact.counted]
        assert len(winners) == 1
        decided += 1
        fair += calls[winners[0]].delta == min(call.delta for call in calls.values())
    with capsys.disabled():
        print(f"\n{decided} decided races at a table: the first to press wins {100 * fair / decided:.2f} %")  # noqa: T201
    assert fair >= 0.99 * decided
