"""What people and connections could make of a moment of rest, and do not: nobody gains a photo or time by it."""

from __future__ import annotations

import pytest

from kartenhaus.table import Settings
from kartenhaus.table.commands import Arrived, BotAnswers, Call, Gone, Leave, MakeMove, Measured, NoCall, Say
from kartenhaus.table.facts import CallMade, Line
from tests.table.test_windows import RACE, SPOILED_STEP, answer, call, dealt, judged


@pytest.mark.parametrize("window", [0, 2500])
@pytest.mark.parametrize("leaves", [False, True])
@pytest.mark.parametrize("calls", [False, True])
def test_a_bot_takes_over_also_from_whoever_has_said_that_there_is_nothing_to_call(
    window: int, leaves: bool, calls: bool
) -> None:
    house = dealt(RACE, settings=Settings(window=window, turn_time=20_000), played_by=None)
    if calls:
        call(house, "ben", "click TOL", 500)
        house.run(1_000)
    else:
        house.agree(NoCall, "ben", house.table.version)
    asked = len(house.asks)
    if leaves:
        house.agree(Leave, "ben")
    house.run(90_000)
    assert [ask.seat for ask in house.asks[asked:]] == [1]


@pytest.mark.parametrize("wrong_call_first", [False, True])
def test_a_wrong_call_does_not_shorten_the_wait_for_a_slow_connection(wrong_call_first: bool) -> None:
    house = dealt(RACE)
    began, version = house.now, house.table.version
    house.do(Measured("ada", "", Line(10, 1)))
    house.do(Measured("cleo", "", Line(240, 5)))
    if wrong_call_first:
        house.comes(began + 1000, Call("ben", "b", version, "click TOL", 990, Line(10, 1)))
    # Cleo presses 100 ms before Ada, and her call comes 130 ms after Ada's.
    house.comes(began + 1210, Call("ada", "a", version, "click PF", 1200, Line(10, 1)))
    house.comes(began + 1340, Call("cleo", "c", version, "click FF", 1100, Line(240, 5)))
    house.run(3000)
    assert answer(house, "c").refused is None
    assert (2, "click FF") in judged(house)


def test_an_unsteady_connection_does_not_turn_a_lost_race_into_a_tie() -> None:
    house = dealt(RACE)
    house.do(Measured("cleo", "", Line(1956, 1689)))
    began = house.now
    house.run_until(began + 640)
    first = call(house, "ada", "click PF", 600)
    house.run_until(began + 880)
    call(house, "cleo", "click FF", 870, 1956, 1689)
    house.run(600)
    assert answer(house, first).refused is None
    assert judged(house)[0] == (0, "click PF")


@pytest.mark.parametrize("disk", [0, 30, 200])
def test_the_time_until_a_position_is_kept_counts_for_nobody(disk: int) -> None:
    house = dealt(RACE)
    began, version = house.now, house.table.version
    house.do(Measured("ada", "", Line(2, 0)))
    house.do(Measured("cleo", "", Line(200, 20)))
    house.table.went_out(began + disk)
    # Chat that is kept later shows nothing new of the wall.
    house.agree(Say, "ben", "look!")
    house.table.went_out(began + disk + 100)
    # Ada presses 30 ms before Cleo.
    house.comes(began + disk + 502, Call("ada", "a", version, "click PF", 500, Line(2, 0)))
    house.comes(began + disk + 730, Call("cleo", "c", version, "click FF", 530, Line(200, 20)))
    house.run_until(began + disk + 600)
    house.table.went_out(house.now)
    house.run(2000)
    assert judged(house)[0] == (0, "click PF")


def test_a_step_that_comes_back_has_cost_no_time() -> None:
    house = dealt(SPOILED_STEP, settings=Settings(turn_time=10_000, window=6_000))
    house.send(MakeMove, "ben", house.table.version, "place P right")
    house.run(6_100)
    ends = house.table.shown().turn_ends
    assert ends is not None
    left = ends - house.now
    step = house.send(MakeMove, "ben", house.table.version, "move 3 5")
    house.run(5_900)
    call(house, "cleo", "click PP", 5_880)
    house.run(80)
    assert answer(house, step).refused is not None
    photo = next(fact for fact in house.facts if isinstance(fact, CallMade))
    assert house.table.shown().turn_ends == photo.at + left


def test_time_is_credited_once() -> None:
    """A step waits, and its player is away: the clock stands still for two reasons."""
    settings = Settings(turn_time=60_000, window=6_000, patience=5_000)
    house = dealt(SPOILED_STEP, settings=settings, played_by=None)
    house.run(500)
    step = house.send(MakeMove, "ben", house.table.version, "place P right")
    house.do(Gone("ben", ""))
    house.run(9_500)
    assert answer(house, step).refused is None
    house.do(Arrived("ben", ""))
    assert house.table.shown().turn_ends == house.now + 59_500


def test_a_turn_that_is_out_of_time_does_not_go_on_in_its_window() -> None:
    house = dealt(SPOILED_STEP, settings=Settings(turn_time=5_000, window=6_000))
    house.run(5_000)
    house.refuse("table-time-over", MakeMove, "ben", house.table.version, "place P right")


def test_nobody_else_can_tell_whether_a_step_waits() -> None:
    quiet, house = dealt(SPOILED_STEP), dealt(SPOILED_STEP)
    version = house.table.version
    house.send(MakeMove, "ben", version, "place P right")
    assert house.table.shown_to("ben").waiting
    assert house.table.version == version
    house.refuse("table-moved-on", NoCall, "cleo", version + 1)
    house.agree(NoCall, "ben", version + 1)
    for table in (quiet, house):
        table.agree(Say, "cleo", "anybody there?")
    assert house.table.version == quiet.table.version


def test_whoever_comes_back_in_a_window_is_not_bound_by_what_the_bot_said() -> None:
    house = dealt(SPOILED_STEP, settings=Settings(window=6_000, patience=5_000), played_by=None)
    ends = house.now + 6_000
    house.do(Gone("cleo", ""))
    house.run(5_000)
    asked = house.asks[-1]
    house.do(BotAnswers("", "", asked.seat, asked.version, None, 0))
    house.do(Arrived("cleo", ""))
    house.agree(NoCall, "ada", house.table.version)
    window = house.table.shown().window
    assert window is not None
    assert window.ends == ends, "Cleo may still call"
