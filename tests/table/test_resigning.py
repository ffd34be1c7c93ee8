"""Giving a game up: a bot plays it to the end, and the person takes part in the next one."""

from __future__ import annotations

from kartenhaus.table import Settings
from kartenhaus.table.commands import (
    Arrived,
    AskClock,
    AskPause,
    AskRematch,
    Gone,
    Leave,
    MakeMove,
    Resign,
    Resume,
    Say,
    Sit,
    Start,
)
from kartenhaus.table.facts import MoveMade
from tests.conformance.supports import SUPPORTS
from tests.table.house import House, people, playing, seated
from tests.table.test_clock import any_step, minded, on_turn, say_nothing_to_call


def short(game: str, persons: int, bots: int = 0) -> House:
    return playing(game, persons, bots, options=SUPPORTS[game].short_game)


def test_a_bot_plays_on_for_whoever_resigns(game: str) -> None:
    house = playing(game, 2, options={"begins": 0})
    house.agree(Resign, "ada")
    assert minded(house, 0) == "resigned"
    while on_turn(house) == 0:
        say_nothing_to_call(house)
        house.run(100)
    assert {fact.by for fact in house.facts if isinstance(fact, MoveMade)} == {"bot"}
    # Nothing brings the seat back in this game.
    for kind, fields in ((MakeMove, (house.table.version, "end")), (Sit, ("Ada", None)), (Sit, ("Ada", 0))):
        house.refuse("table-resigned", kind, "ada", *fields)
    house.refuse("table-resigned", AskPause, "ada")
    house.refuse("table-resigned", AskClock, "ada", 30_000)
    house.do(Gone("ada", ""))
    house.do(Arrived("ada", ""))
    house.agree(Resign, "ada")
    house.agree(Leave, "ada")
    assert minded(house, 0) == "left"
    house.refuse("table-resigned", Sit, "ada", "Ada", None)
    house.crash(1_000)
    house.refuse("table-resigned", Sit, "ada", "Ada", None)
    house.agree(Say, "ada", "Good luck, Ben!")
    assert minded(house, 0) == "left"


def test_only_those_who_play_resign(game: str) -> None:
    house = seated(game, 2)
    house.refuse("table-not-playing", Resign, "ada")
    house.agree(Start, "ada")
    house.refuse("table-not-seated", Resign, "stranger")
    house.agree(Resign, "ben")
    assert house.table.shown_to("ada").is_host
    house.agree(Resign, "ada")
    assert house.table.shown_to("ada").is_host, "whoever looks on is still the host"


def test_bots_play_to_the_end_when_all_have_resigned_even_from_a_pause(game: str) -> None:
    house = short(game, 2)
    for person in people(2):
        house.agree(AskPause, person)
    house.agree(Resign, "ada")
    assert house.table.shown().phase == "paused"
    house.refuse("table-resigned", Resume, "ada")
    house.agree(Resign, "ben")
    assert house.table.shown().phase == "playing", "nobody could end the pause any more"
    house.play_on()
    assert [seat.minded for seat in house.table.shown().seats] == ["resigned"] * 2


def test_whoever_has_resigned_takes_part_in_the_next_game(game: str) -> None:
    house = short(game, 2)
    house.agree(Resign, "ben")
    house.agree(Leave, "ada")
    house.play_on()
    house.agree(AskRematch, "ben")
    shown = house.table.shown()
    assert shown.phase == "gathering"
    assert [seat.name for seat in shown.seats] == ["", "Ben"]
    assert [seat.minded for seat in shown.seats] == ["", ""]
    house.agree(Sit, "ada", "Ada", None)
    house.agree(Start, "ben")
    house.crash(1_000)
    assert minded(house, 1) == ""
    house.do(Arrived("ben", ""))
    if on_turn(house) == 1:
        house.send(MakeMove, "ben", house.table.version, any_step(house, "ben"))


def test_a_rematch_waits_for_whoever_has_resigned_only_while_they_stay(game: str) -> None:
    house = short(game, 2)
    house.agree(Resign, "ben")
    house.agree(Leave, "ada")
    house.play_on()
    house.agree(AskRematch, "ada")
    assert house.table.shown().phase == "over"
    house.do(Gone("ben", ""))
    assert house.table.shown().phase == "gathering"
    assert [seat.name for seat in house.table.shown().seats] == ["Ada", "Ben"]


def test_a_pause_does_not_wait_for_whoever_resigns(game: str) -> None:
    house = playing(game, 2)
    house.agree(AskPause, "ada")
    house.agree(Resign, "ben")
    assert house.table.shown().phase == "paused"
    house.agree(Resume, "ada")


def test_a_turn_on_the_clock_is_finished_by_the_bot(game: str) -> None:
    house = playing(game, 2, options={"begins": 0}, settings=Settings(turn_time=60_000))
    house.agree(Resign, "ada")
    assert house.table.shown().turn_ends is None
    while on_turn(house) == 0:
        say_nothing_to_call(house)
        house.run(100)
    assert minded(house, 0) == "resigned"
