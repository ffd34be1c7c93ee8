"""Who called first? The measure itself (GW-P7)."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kartenhaus.table.arbiter import (
    FIRST_MEASURE,
    MEASURE,
    SLACK,
    TIE,
    in_order,
    marks,
    measurement_error,
    most_credit,
)
from kartenhaus.table.facts import CallMade, Line
from tests.table.lines import measured_by


def arrived(seat: int, elapsed: int, delta: int, round_trip: int, jitter: int = 0, measure: int = MEASURE) -> CallMade:
    return measured_by(measure, seat, elapsed, delta, Line(round_trip, jitter))


@pytest.mark.parametrize(
    ("elapsed", "delta", "round_trip", "credit"),
    [
        (1000, 950, 45, 50),  # an honest caller gets back what the way took,
        (1000, 970, 20, 30),  # a slow phone and an unsteady line included,
        (1000, 900, 45, 57),  # but not much more than the line takes at best,
        (1000, 0, 45, 57),  # whatever is said,
        (1000, 0, 400, 282),  # nor for a line longer than all,
        (1000, 1500, 60, 0),  # and nobody is set back
        (30, 0, 60, 30),  # before the window has opened.
    ],
)
def test_credit(elapsed: int, delta: int, round_trip: int, credit: int) -> None:
    call = arrived(0, elapsed, delta, round_trip, jitter=5)
    assert call.credit == credit
    assert call.effective == elapsed - credit


@pytest.mark.parametrize(
    ("elapsed", "delta", "round_trip", "jitter", "credit"),
    [(1000, 950, 60, 5, 50), (1000, 950, 30, 5, 40), (1000, 0, 60, 5, 70), (1000, 0, 400, 50, 250), (30, 0, 60, 5, 30)],
)
def test_games_of_before_keep_the_credit_of_the_first_measure(
    elapsed: int, delta: int, round_trip: int, jitter: int, credit: int
) -> None:
    assert arrived(0, elapsed, delta, round_trip, jitter, FIRST_MEASURE).credit == credit


@pytest.mark.parametrize(
    ("elapsed", "delta", "round_trip", "too_fast", "by_the_first_measure"),
    [
        (850, 800, 40, False, False),
        (140, 100, 40, False, False),
        (139, 99, 40, True, True),
        # A robot that presses at once and says that it took its time: on a short line,
        (20, 100, 20, True, False),
        # on a long one,
        (250, 100, 250, True, False),
        # and one whose line takes a little longer this time.
        (330, 100, 250, True, False),
        # Who says nothing of their time is not marked for it: they are credited with no more than the line takes.
        (850, 0, 40, False, True),
    ],
)
def test_presses_faster_than_people_can_are_marked_whatever_is_said(
    elapsed: int, delta: int, round_trip: int, too_fast: bool, by_the_first_measure: bool
) -> None:
    assert arrived(0, elapsed, delta, round_trip).implausible is too_fast
    assert arrived(0, elapsed, delta, round_trip, measure=FIRST_MEASURE).implausible is by_the_first_measure


def test_marks() -> None:
    assert marks(measured_by(MEASURE, 0, 1000, 700, Line(270, 5))) == ()
    assert marks(measured_by(MEASURE, 0, 50, 50, Line(0, 0))) == ("too-fast",)
    assert marks(measured_by(MEASURE, 0, 1000, 970, Line(0, 0, held_back=True))) == ("held-back",)
    assert marks(measured_by(MEASURE, 0, 1000, 900, Line(100, 0, unchecked=True))) == ()
    assert marks(measured_by(MEASURE, 0, 1000, 899, Line(100, 0, unchecked=True))) == ("unchecked",)


@pytest.mark.parametrize(
    ("line", "error"),
    [(Line(20, 0), TIE), (Line(250, 2), TIE), (Line(20, 10), TIE + 32), (Line(20, 13), TIE + 45)],
)
def test_only_what_an_unsteady_line_takes_beyond_its_credit_is_uncertain(line: Line, error: int) -> None:
    assert measurement_error(line, Line(50, 2)) == measurement_error(Line(50, 2), line) == error


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
def test_every_call_has_one_rank_and_the_order_of_arrival_does_not_matter(calls: list[CallMade], active: int) -> None:
    order = in_order(calls, active, 4)
    assert sorted(map(id, order)) == sorted(map(id, calls))
    assert in_order(list(reversed(calls)), active, 4) == order


@given(CALLS, st.integers(0, 3))
def test_nobody_is_overtaken_by_more_than_cannot_be_told(calls: list[CallMade], active: int) -> None:
    order = in_order(calls, active, 4)
    if order:
        assert order[0].effective - min(call.effective for call in calls) < TIE


@given(CALLS)
def test_no_credit_is_larger_than_what_was_measured(calls: list[CallMade]) -> None:
    for call in calls:
        assert 0 <= call.credit <= most_credit(call.line) <= call.line.round_trip + SLACK
        assert call.credit <= call.elapsed
        assert call.effective >= min(call.delta, call.elapsed)


@pytest.mark.allows("GW-P7")
def test_ties_go_clockwise_and_the_seat_on_turn_comes_last() -> None:
    calls = [arrived(seat, 1000 + seat % 2, 1000, 0, jitter=5) for seat in range(4)]
    assert [call.seat for call in in_order(calls, 2, 4)] == [3, 0, 1, 2]
    assert [call.seat for call in in_order(calls, 0, 4)] == [1, 2, 3, 0]
