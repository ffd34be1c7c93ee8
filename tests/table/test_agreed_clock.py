"""A turn clock that is switched on, changed or switched off in a game, because everybody who plays wants it so."""

from __future__ import annotations

from kartenhaus.table import Settings
from kartenhaus.table.commands import Arrived, AskClock, AskPause, Leave, MakeMove, MindSeat, Resume
from kartenhaus.table.facts import ClockAgreed, MoveMade, TurnTimedOut
from tests.table.house import House, playing, seated
from tests.table.test_clock import any_step, say_nothing_to_call

MINUTE = 60_000


def asked(house: House) -> dict[int, int]:
    return {one.seat: one.turn_time for one in house.table.shown().clock_asked}


def test_a_clock_runs_once_everybody_has_asked_for_the_same(game: str) -> None:
    house = playing(game, 2, 1, options={"begins": 0})
    house.run(10 * MINUTE)
    house.agree(AskClock, "ada", MINUTE)
    house.agree(AskClock, "ben", 2 * MINUTE)
    assert asked(house) == {0: MINUTE, 1: 2 * MINUTE}
    assert house.table.shown().turn_ends is None
    house.crash(1_000)
    for person in ("ada", "ben"):
        house.do(Arrived(person, ""))
    assert asked(house) == {0: MINUTE, 1: 2 * MINUTE}
    house.agree(AskClock, "ben", MINUTE)
    shown = house.table.shown()
    assert (shown.settings.turn_time, shown.clock_asked) == (MINUTE, ())
    assert shown.turn_ends == house.now + MINUTE, "the turn under way has all of the new time"
    house.crash(1_000)
    assert house.table.shown().settings.turn_time == MINUTE
    house.run(2 * MINUTE)
    assert any(isinstance(fact, TurnTimedOut) for fact in house.facts)


def test_a_clock_is_switched_off_in_the_same_way(game: str) -> None:
    house = playing(game, 2, options={"begins": 0}, settings=Settings(turn_time=MINUTE))
    house.run(MINUTE - 1)
    for person in ("ada", "ben"):
        house.agree(AskClock, person, 0)
    assert house.table.shown().turn_ends is None
    house.run(10 * MINUTE)
    assert not any(isinstance(fact, MoveMade) for fact in house.facts)


def test_whoever_asks_for_what_holds_has_changed_their_mind(game: str) -> None:
    house = playing(game, 2)
    kept = len(house.facts)
    house.agree(AskClock, "ada", 0)
    assert len(house.facts) == kept
    house.agree(AskClock, "ada", MINUTE)
    house.agree(AskClock, "ada", MINUTE)
    assert len(house.facts) == kept + 1
    house.agree(AskClock, "ada", 0)
    assert asked(house) == {}
    house.agree(AskClock, "ben", MINUTE)
    assert house.table.shown().settings.turn_time == 0


def test_only_those_who_play_are_asked(game: str) -> None:
    house = playing(game, 2, 1)
    house.agree(AskClock, "ada", MINUTE)
    house.agree(Leave, "ben")
    assert house.table.shown().settings.turn_time == MINUTE
    house.refuse("table-minded", AskClock, "ben", 0)
    house.refuse("table-not-seated", AskClock, "stranger", 0)
    house.agree(AskClock, "ada", 0)
    assert house.table.shown().settings.turn_time == 0, "alone with bots nobody else is asked"


def test_a_wish_goes_with_whoever_has_it(game: str) -> None:
    house = playing(game, 3)
    house.agree(AskClock, "ben", MINUTE)
    house.agree(Leave, "ben")
    assert asked(house) == {}
    assert not any(isinstance(fact, ClockAgreed) for fact in house.facts)


def test_a_clock_has_the_bounds_of_the_settings(game: str) -> None:
    house = playing(game, 2)
    for time in (-1, 4_999, 3_600_001):
        house.refuse("table-setting-or-none", AskClock, "ada", time)
    lobby = seated(game, 2)
    lobby.refuse("table-not-playing", AskClock, "ada", MINUTE)


def test_a_clock_agreed_on_in_a_pause_runs_after_it(game: str) -> None:
    house = playing(game, 2, options={"begins": 0})
    for person in ("ada", "ben"):
        house.agree(AskPause, person)
    for person in ("ada", "ben"):
        house.agree(AskClock, person, MINUTE)
    house.run(10 * MINUTE)
    house.agree(Resume, "ada")
    assert house.table.shown().turn_ends == house.now + MINUTE


def test_a_step_that_waits_keeps_its_time() -> None:
    house = playing("great-wall", 2, options={"begins": 0}, settings=Settings(turn_time=2 * MINUTE, window=6_000))
    house.run(1_000)
    house.send(MakeMove, "ada", house.table.version, any_step(house, "ada"))
    assert house.table.shown_to("ada").waiting
    for person in ("ada", "ben"):
        house.agree(AskClock, person, MINUTE)
    agreed = house.now
    house.run(1_000)
    say_nothing_to_call(house)
    assert not house.table.shown_to("ada").waiting
    assert house.table.shown().turn_ends == agreed + MINUTE + 1_000, "the wait for calls is not counted"


def test_without_a_clock_any_more_the_wait_begins_anew(game: str) -> None:
    house = playing(game, 2, options={"begins": 1}, settings=Settings(turn_time=10 * MINUTE, patience=MINUTE))
    house.run(2 * MINUTE)
    for person in ("ada", "ben"):
        house.agree(AskClock, person, 0)
    house.run(MINUTE - 1)
    house.refuse("table-not-idle", MindSeat, "ada", 1)
    house.run(1)
    house.agree(MindSeat, "ada", 1)
