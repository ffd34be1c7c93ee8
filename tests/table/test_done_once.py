"""A command that is sent twice is done once, whatever it leads to, and answered as it was the first time."""

from __future__ import annotations

from kartenhaus.store.facts_text import read_fact
from kartenhaus.table.commands import Arrived, AskClock, Command, Gone, Hold, Leave, Resign, Say, Sit, Watch
from kartenhaus.table.facts import SeatMinded, SeatReturned
from tests.table.house import House, playing, seated
from tests.table.test_clock import minded


def answers(house: House, command: Command) -> list[str | None]:
    return [
        None if answer.refused is None else answer.refused.code for answer in house.answers if answer.id == command.id
    ]


def test_leaving_and_coming_back_in_a_game(game: str) -> None:
    house = playing(game, 2)
    first, back = Leave("ben", "leave"), Sit("ben", "sit", "Ben", None)
    house.do(first)
    house.do(back)
    assert minded(house, 1) == ""
    for crash in (False, True):
        if crash:
            house.crash(1_000)
        house.do(first)
        assert minded(house, 1) == "", "it was done already"
    house.agree(Leave, "ben")
    house.do(back)
    assert minded(house, 1) == "left", "it was done already"
    house.crash(1_000)
    house.do(back)
    assert minded(house, 1) == "left"
    assert set(answers(house, first) + answers(house, back)) == {None}


def test_sitting_where_one_sits_already(game: str) -> None:
    for house in (playing(game, 2), seated(game, 2)):
        again = Sit("ben", "sit", "Ben", None)
        house.do(again)
        house.agree(Leave, "ben")
        before = house.table.shown()
        house.do(again)
        assert house.table.shown() == before
        assert answers(house, again) == [None, None]


def test_standing_up_while_the_table_gathers(game: str) -> None:
    house = seated(game, 2)
    leave = Leave("ben", "leave")
    house.do(leave)
    house.agree(Sit, "ben", "Ben", None)
    for crash in (False, True):
        if crash:
            house.crash(1_000)
        house.do(leave)
        assert house.table.seat_of("ben") == 1
    assert answers(house, leave) == [None] * 3


def test_looking_on_and_going_away(game: str) -> None:
    house = playing(game, 2)
    house.do(Arrived("eve", ""))
    watch, leave = Watch("eve", "watch", "Eve"), Leave("eve", "leave")
    house.do(watch)
    house.do(leave)
    house.do(watch)
    assert house.table.shown().watchers == ()
    house.agree(Watch, "eve", "Eve")
    house.do(Gone("eve", ""))
    house.do(Arrived("eve", ""))
    house.agree(Watch, "eve", "Eve")
    house.do(leave)
    assert house.table.shown().watchers == ("Eve",)
    assert answers(house, watch) + answers(house, leave) == [None] * 4


def test_reading_resigning_and_asking_for_a_clock(game: str) -> None:
    house = playing(game, 2)
    hold, clock, resign = Hold("ada", "hold", True), AskClock("ada", "clock", 60_000), Resign("ben", "resign")
    house.do(hold)
    house.agree(Hold, "ada", False)
    house.do(hold)
    house.agree(Hold, "ben", True)
    assert house.table.shown().held_since is None
    house.do(clock)
    house.agree(AskClock, "ada", 0)
    house.do(clock)
    assert house.table.shown().clock_asked == ()
    house.do(resign)
    kept = len(house.facts)
    house.do(resign)
    house.crash(1_000)
    house.do(resign)
    assert len(house.facts) == kept
    assert set(answers(house, hold) + answers(house, clock) + answers(house, resign)) == {None}


def test_an_id_of_another_command_is_refused(game: str) -> None:
    house = playing(game, 2)
    house.agree(Watch, "eve", "Eve")
    for first, second in (
        (Hold("ada", "a", True), Say("ada", "a", "Hello")),
        (Leave("ben", "b"), Sit("ben", "b", "Ben", None)),
        (Watch("eve", "e", "Eve"), Leave("eve", "e")),
    ):
        house.do(first)
        house.do(second)
        assert answers(house, first) == [None, "table-id-used"]


def test_what_was_refused_may_be_done_later(game: str) -> None:
    house = playing(game, 2)
    house.do(Leave("eve", "leave"))
    house.agree(Watch, "eve", "Eve")
    house.do(Leave("eve", "leave"))
    assert house.table.shown().watchers == ()


def test_facts_of_an_earlier_version_name_nobody() -> None:
    assert read_fact('{"fact":"SeatMinded","at":1,"seat":0,"why":"left"}') == SeatMinded(1, 0, "left", "", "")
    assert read_fact('{"fact":"SeatReturned","at":1,"seat":0}') == SeatReturned(1, 0, "", "")


def test_not_everything_is_remembered_for_ever(game: str) -> None:
    house = playing(game, 2)
    for visitor in range(300):
        for number in range(30):
            house.do(Watch(f"v{visitor}", f"{number}", ""))
        house.do(Leave(f"v{visitor}", "gone"))
    # One visitor of long ago, and the first thing that the last one asked for, are not known any more.
    for guest, command, is_done_again in (("v0", "29", True), ("v299", "0", True), ("v299", "29", False)):
        house.do(Watch(guest, command, ""))
        assert (house.table.shown().watchers == ("",)) is is_done_again
        house.do(Leave(guest, "gone again"))
