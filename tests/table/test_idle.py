"""People who are connected and keep the table waiting: a bot may play for them until they do something."""

from __future__ import annotations

import pytest

from kartenhaus.table import Settings
from kartenhaus.table.commands import Arrived, AskPause, Gone, Hold, MakeMove, MindSeat, NoCall, Resume, Say
from tests.table.house import House, playing
from tests.table.test_clock import any_step, minded, on_turn, say_nothing_to_call

PATIENCE = 30_000
HOW = Settings(patience=PATIENCE)


def waiting_for(game: str, seat: int, persons: int = 2, bots: int = 0, how: Settings = HOW) -> House:
    """A game in which a person on this seat is on turn."""
    return playing(game, persons, bots, settings=how, options={"begins": seat})


def idle(house: House) -> tuple[int, ...]:
    return house.table.shown().idle


def test_the_host_hands_the_seat_of_an_idle_person_to_a_bot(game: str) -> None:
    house = waiting_for(game, 1)
    say_nothing_to_call(house)
    house.run(PATIENCE - 5_000)
    assert idle(house) == ()
    assert house.refuse("table-not-idle", MindSeat, "ada", 1).params == {"seconds": 5}
    house.run(5_000)
    assert idle(house) == (1,)
    house.refuse("table-not-host", MindSeat, "ben", 0)
    house.refuse("table-is-here", MindSeat, "ada", 0)
    house.agree(MindSeat, "ada", 1)
    assert (minded(house, 1), idle(house)) == ("idle", ())
    while on_turn(house) == 1:
        say_nothing_to_call(house)
        house.run(100)
    house.do(Arrived("ben", ""))
    assert minded(house, 1) == "idle", "a connection alone says nothing about the person"
    house.crash(1_000)
    assert minded(house, 1) == "idle"
    house.agree(Say, "ben", "Sorry, the door bell!")
    assert minded(house, 1) == ""


def test_whoever_plays_is_waited_for_anew(game: str) -> None:
    house = waiting_for(game, 1)
    say_nothing_to_call(house)
    house.run(PATIENCE)
    assert idle(house) == (1,)
    house.agree(MakeMove, "ben", house.table.version, any_step(house, "ben"))
    assert idle(house) == ()
    house.run(PATIENCE - 1)
    assert idle(house) == ()
    # Talk alone keeps nobody's game going.
    house.agree(Say, "ben", "Hmm")
    house.run(1)
    assert idle(house) == (() if on_turn(house) != 1 else (1,))


def test_a_host_who_keeps_everybody_waiting_has_no_say_in_it(game: str) -> None:
    house = waiting_for(game, 0, persons=3)
    house.refuse("table-not-host", MindSeat, "ben", 0)
    house.run(PATIENCE)
    assert idle(house) == (0,)
    house.refuse("table-not-host", MindSeat, "stranger", 0)
    house.refuse("table-not-host", MindSeat, "ben", 2)
    house.agree(MindSeat, "ben", 0)
    assert minded(house, 0) == "idle"
    assert house.table.shown_to("ada").is_host


def test_nobody_is_idle_while_a_clock_gives_them_time(game: str) -> None:
    house = waiting_for(game, 1, how=Settings(patience=PATIENCE, turn_time=2 * PATIENCE))
    house.run(2 * PATIENCE - 1)
    assert idle(house) == ()
    house.refuse("table-is-here", MindSeat, "ada", 1)


def test_nobody_is_idle_alone_with_bots_or_away_or_in_a_pause(game: str) -> None:
    house = waiting_for(game, 0, persons=1, bots=1)
    house.run(10 * PATIENCE)
    assert idle(house) == ()
    house = waiting_for(game, 1)
    house.do(Gone("ben", ""))
    house.run(PATIENCE - 1)
    house.do(Arrived("ben", ""))
    house.run(PATIENCE - 1)
    assert idle(house) == (), "whoever has just come back looks at the table first"
    for person in ("ada", "ben"):
        house.agree(AskPause, person)
    house.run(10 * PATIENCE)
    assert idle(house) == ()
    house.agree(Resume, "ada")
    house.run(PATIENCE - 1)
    assert idle(house) == ()
    house.run(1)
    assert idle(house) == (1,)


def test_nobody_is_idle_while_all_read(game: str) -> None:
    house = waiting_for(game, 1)
    for person in ("ada", "ben"):
        house.agree(Hold, person, True)
    house.run(2 * PATIENCE)
    assert idle(house) == ()
    house.agree(Hold, "ada", False)
    house.run(PATIENCE - 1)
    assert idle(house) == ()
    house.run(1)
    assert idle(house) == (1,)


def test_a_server_that_comes_back_waits_anew(game: str) -> None:
    house = waiting_for(game, 1)
    house.run(PATIENCE)
    house.crash(1_000)
    for person in ("ada", "ben"):
        house.do(Arrived(person, ""))
    assert idle(house) == ()
    house.run(PATIENCE)
    assert idle(house) == (1,)


def test_whoever_lets_moments_of_rest_run_out_is_idle_but_not_before() -> None:
    """Who has answered is not shown while others think: it would say something of their hand."""
    house = waiting_for("great-wall", 0, persons=3, how=Settings(patience=PATIENCE, window=0))
    seen = house.table.shown()
    house.agree(NoCall, "ben", house.table.version)
    assert house.table.shown() == seen
    house.send(MakeMove, "ada", house.table.version, any_step(house, "ada"))
    house.run(PATIENCE - 1)
    assert idle(house) == ()
    house.refuse("table-is-here", MindSeat, "ada", 2)
    house.refuse("table-is-here", MindSeat, "ada", 1)
    house.run(1)
    assert idle(house) == (2,)
    house.agree(NoCall, "cleo", house.table.version)
    assert idle(house) == (), "somebody is there after all"
    house.run(PATIENCE)
    house.send(MakeMove, "ada", house.table.version, any_step(house, "ada"))
    assert set(idle(house)) == {1}
    house.agree(MindSeat, "ada", 1)
    assert minded(house, 1) == "idle"


@pytest.mark.parametrize("persons", [2, 3])
def test_an_idle_person_is_handed_over_once(game: str, persons: int) -> None:
    house = waiting_for(game, 1, persons=persons)
    house.run(PATIENCE)
    command = MindSeat("ada", "mind", 1)
    house.do(command)
    house.agree(Say, "ben", "I am here")
    kept = len(house.facts)
    house.do(command)
    house.crash(1_000)
    house.do(command)
    answers = [answer.refused for answer in house.answers if answer.id == "mind"]
    assert answers == [None] * 3
    assert minded(house, 1) == ""
    assert len(house.facts) == kept
