"""Turns that run out of time, people who go away and come back, and a server that dies."""

from __future__ import annotations

from typing import Any

import pytest

from kartenhaus.table import Restoring, Settings, restore
from kartenhaus.table.commands import (
    Arrived,
    AskPause,
    BotAnswers,
    Gone,
    Leave,
    MakeMove,
    Measured,
    MindSeat,
    NoCall,
    Resume,
    Say,
    Sit,
    Start,
)
from kartenhaus.table.facts import Line, MoveMade, SeatMinded, SeatReturned, TurnTimedOut
from kartenhaus.table.seats import Person
from tests.support import GAMES, known_bot
from tests.table.house import NOON, House, people, person_at, playing, seated

MINUTE = 60_000


def timed(game: str, persons: int = 2, bots: int = 0, **how: Any) -> House:
    """A game with a minute for each turn, which seat 0 begins."""
    settings = Settings(turn_time=MINUTE)
    return playing(game, persons, bots, settings=settings, options={"begins": 0}, **how)


def on_turn(house: House) -> int:
    return house.table.game.actors(house.table.state)[0]


def any_step(house: House, person: Person) -> str:
    """A step that this person can make now, and that is not the end of the turn."""
    table = house.table
    seat = table.seat_of(person)
    assert seat is not None
    legal = [move for move in table.game.legal_moves(table.state, seat) if not table.game.is_call(move)]
    return table.game.write_move(legal[0])


def made_by(house: House, seat: int) -> list[str]:
    return [fact.by for fact in house.facts if isinstance(fact, MoveMade) and fact.seat == seat]


def say_nothing_to_call(house: House) -> None:
    """Those who are not on turn let the window close."""
    if house.table.shown().window is not None:
        for person in people(4):
            if house.table.seat_of(person) not in (None, on_turn(house)):
                house.do(NoCall(person, house.new_id(), house.table.version))


def minded(house: House, seat: int) -> str:
    return house.table.shown().seats[seat].minded


# --- the clock of a turn -------------------------------------------------------------------------


def test_a_table_without_a_clock_waits_for_ever(game: str) -> None:
    house = playing(game, 2)
    assert house.table.shown().turn_ends is None
    house.run(10_000_000)
    assert made_by(house, 0) == made_by(house, 1) == []


def test_a_turn_out_of_time_is_finished(game: str) -> None:
    house = timed(game)
    assert house.table.shown().turn_ends == house.now + MINUTE
    house.run(MINUTE - 1)
    assert not any(isinstance(fact, TurnTimedOut) for fact in house.facts)
    house.run(1)
    assert [fact.seat for fact in house.facts if isinstance(fact, TurnTimedOut)] == [0]
    while on_turn(house) == 0:
        say_nothing_to_call(house)
        house.run(100)
    # As the rules say, where they do, and otherwise by a bot.
    rules_say = bool(GAMES[game].timeout_moves(playing(game, 2).table.state))
    assert set(made_by(house, 0)) == {"clock" if rules_say else "bot"}
    assert minded(house, 0) == "", "once is no reason to mind the seat"


def test_after_two_such_turns_a_bot_plays_on_until_the_person_does_anything(game: str) -> None:
    house = timed(game)
    while not minded(house, 0):
        say_nothing_to_call(house)
        house.run(1000)
        if on_turn(house) == 1:
            house.do(Say("ben", house.new_id(), "Still there?"))
    assert minded(house, 0) == "clock"
    assert len([fact for fact in house.facts if isinstance(fact, TurnTimedOut) and fact.seat == 0]) == 2
    while on_turn(house) == 0:
        say_nothing_to_call(house)
        house.run(100)
    house.do(Arrived("ada", ""))
    assert minded(house, 0) == "clock", "a connection alone says nothing about the person"
    house.agree(Say, "ada", "Sorry!")
    assert minded(house, 0) == ""
    assert isinstance(house.facts[-2], SeatReturned)


def test_whoever_moves_in_time_starts_counting_anew(game: str) -> None:
    house = timed(game)
    house.run(MINUTE)
    while on_turn(house) == 0:
        say_nothing_to_call(house)
        house.run(100)
    while on_turn(house) == 1:
        say_nothing_to_call(house)
        house.run(100)
    say_nothing_to_call(house)
    house.agree(MakeMove, "ada", house.table.version, any_step(house, "ada"))
    house.run(MINUTE)
    assert minded(house, 0) == ""


def test_whoever_ends_a_round_and_begins_the_next_has_a_whole_turn_for_it() -> None:
    house = timed("photo-rummy", position="seats=2 turn=0 began=1 phase=play opened=0 table=Fc,Fs,Ft rack0=Fl")
    house.run(MINUTE // 2)
    house.agree(MakeMove, "ada", house.table.version, "lay Fl 1")
    assert (len(house.table.game.view(house.table.state, 0).rounds), on_turn(house)) == (1, 0)
    assert house.table.shown().turn_ends == house.now + MINUTE


def test_nobody_moves_into_a_turn_that_a_bot_finishes() -> None:
    house = timed("great-wall")
    house.bot = None
    house.run(MINUTE)
    house.refuse("table-time-over", MakeMove, "ada", house.table.version, any_step(house, "ada"))


def test_the_time_that_a_step_waits_for_others_does_not_count() -> None:
    house = timed("great-wall")
    for person in people(2):
        house.do(Measured(person, "", Line(0, 0)))
    ends = house.table.shown().turn_ends
    assert ends is not None
    house.run(1000)
    house.send(MakeMove, "ada", house.table.version, any_step(house, "ada"))
    house.run(5000)
    assert made_by(house, 0) == ["person"]
    # The rest of the window, and 12 ms for what may still be on its way.
    assert house.table.shown().turn_ends == ends + 1512


def test_no_turn_ends_while_a_step_waits() -> None:
    house = playing("great-wall", 2, settings=Settings(turn_time=MINUTE, window=0), options={"begins": 0})
    house.run(MINUTE - 1000)
    step = house.send(MakeMove, "ada", house.table.version, any_step(house, "ada"))
    house.run(20_000)
    assert not any(isinstance(fact, TurnTimedOut) for fact in house.facts)
    house.agree(NoCall, "ben", house.table.version)
    answer = house.answer_to(step)
    assert answer is not None
    assert answer.refused is None


def test_a_pause_stops_the_clock(game: str) -> None:
    house = timed(game)
    house.run(20_000)
    house.agree(AskPause, "ada")
    assert house.table.shown().pause_asked == (0,)
    assert house.table.shown().phase == "playing"
    house.agree(AskPause, "ben")
    assert house.table.shown().phase == "paused"
    assert house.table.shown().turn_ends is None
    house.refuse("table-paused", MakeMove, "ada", house.table.version, "end")
    house.refuse("table-not-playing", AskPause, "ada")
    house.run(500_000)
    house.agree(Resume, "ben")
    assert house.table.shown().turn_ends == house.now + 40_000
    assert house.table.shown().pause_asked == ()
    house.refuse("table-not-paused", Resume, "ben")


def test_whoever_plays_on_does_not_want_a_pause(game: str) -> None:
    house = timed(game)
    house.agree(AskPause, "ada")
    say_nothing_to_call(house)
    house.agree(MakeMove, "ada", house.table.version, any_step(house, "ada"))
    assert house.table.shown().pause_asked == ()


# --- people who are away -------------------------------------------------------------------------


def test_a_seat_without_a_connection_is_minded_and_handed_back(game: str) -> None:
    house = playing(game, 2, options={"begins": 0})
    house.do(Gone("ada", ""))
    assert not house.table.shown().seats[0].here
    house.run(MINUTE - 1)
    assert minded(house, 0) == ""
    house.run(1)
    assert minded(house, 0) == "gone"
    while on_turn(house) == 0:
        say_nothing_to_call(house)
        house.run(100)
    assert set(made_by(house, 0)) == {"bot"}
    house.do(Arrived("ada", ""))
    assert minded(house, 0) == ""
    assert house.table.shown().seats[0].here


def test_the_host_lets_a_bot_play_at_once_for_somebody_who_is_gone(game: str) -> None:
    house = playing(game, 2, bots=1, options={"begins": 1})
    house.refuse("table-not-idle", MindSeat, "ada", 1)
    house.do(Gone("ben", ""))
    house.refuse("table-not-host", MindSeat, "ben", 1)
    house.refuse("table-bot-plays", MindSeat, "ada", 2)
    for nowhere in (-1, 3):
        house.refuse("table-no-such-seat", MindSeat, "ada", nowhere)
    house.agree(MindSeat, "ada", 1)
    assert minded(house, 1) == "gone"
    kept = len(house.facts)
    house.agree(MindSeat, "ada", 1)
    assert len(house.facts) == kept, "the bot plays already"
    while on_turn(house) == 1:
        say_nothing_to_call(house)
        house.run(100)
    assert set(made_by(house, 1)) == {"bot"}
    assert house.now - NOON < MINUTE
    house.crash(0)
    assert minded(house, 1) == "gone"
    house.do(Arrived("ben", ""))
    assert minded(house, 1) == "", "whoever comes back plays on"


def test_a_bot_plays_for_nobody_before_there_is_a_game(game: str) -> None:
    house = seated(game, 2)
    house.do(Gone("ben", ""))
    house.refuse("table-not-playing", MindSeat, "ada", 1)


def test_a_pause_waits_no_longer_for_somebody_whose_seat_is_given_to_a_bot(game: str) -> None:
    house = playing(game, 2)
    house.agree(AskPause, "ada")
    house.do(Gone("ben", ""))
    house.agree(MindSeat, "ada", 1)
    assert house.table.shown().phase == "paused"


def test_back_in_time_nothing_has_happened(game: str) -> None:
    house = playing(game, 2)
    house.do(Gone("ada", ""))
    house.run(30_000)
    house.do(Arrived("ada", ""))
    house.do(Gone("ada", ""))
    house.run(MINUTE - 1)
    house.do(Arrived("ada", ""))
    house.run(1_000_000)
    assert not any(isinstance(fact, SeatMinded) for fact in house.facts)


def test_patience_is_a_setting(game: str) -> None:
    house = playing(game, 2, settings=Settings(patience=5_000))
    house.do(Gone("ben", ""))
    house.run(5_000)
    assert minded(house, 1) == "gone"


def test_patience_counts_from_the_last_sign_of_life(game: str) -> None:
    house = playing(game, 2)
    house.run(40_000)
    house.do(Gone("ben", "", house.now - 30_000))
    assert not house.table.shown().seats[1].here
    house.run(29_999)
    assert minded(house, 1) == ""
    house.run(1)
    assert minded(house, 1) == "gone"


def test_whoever_was_gone_for_longer_than_patience_is_minded_as_soon_as_it_is_noticed(game: str) -> None:
    house = playing(game, 2, settings=Settings(patience=5_000))
    house.run(40_000)
    house.do(Gone("ben", "", house.now - 30_000))
    assert (house.table.shown().seats[1].here, minded(house, 1)) == (False, "gone")


def test_a_table_says_how_urgently_it_is_to_go_on(game: str) -> None:
    house = seated(game, 2)
    assert house.table.runs == 0
    house.agree(Start, "ada")
    assert house.table.runs == 1
    for person in people(2):
        house.agree(AskPause, person)
    assert house.table.runs == 0
    house.agree(Resume, "ada")
    house.crash(1_000)
    assert house.table.runs == 1
    assert timed(game).table.runs == 2


def test_a_table_that_comes_back_bit_by_bit_is_the_same(game: str) -> None:
    house = playing(game, 1, 2)
    house.agree(Leave, "ada")
    house.play_on()
    restoring = Restoring("t1", house.facts)
    steps = iter(restoring)
    for _ in range(7):
        next(steps)
    for _ in restoring:
        pass
    assert not list(steps)
    assert restoring.as_it_was().shown().phase == "over"
    assert restoring.back(house.now)[0].shown() == restore("t1", house.facts, house.now)[0].shown()


def test_whoever_comes_back_takes_over_from_the_bot_at_once(game: str) -> None:
    """What a bot had already thought out for the seat is dropped."""
    house = playing(game, 2, options={"begins": 0}, settings=Settings(turn_time=MINUTE, patience=5_000))
    house.bot = None
    house.do(Gone("ada", ""))
    house.run(5_000)
    asked = house.asks[-1]
    assert (asked.seat, asked.level) == (0, "medium")
    house.run(20_000)
    house.do(Arrived("ada", ""))
    assert house.table.shown().turn_ends == house.now + MINUTE - 5_000, "the time of the bot does not count"
    house.let_think(asked, known_bot(house.table.game, "easy"))
    house.run(10_000)
    assert made_by(house, 0) == []


def test_who_leaves_a_game_can_sit_down_again(game: str) -> None:
    house = playing(game, 2, options={"begins": 0})
    house.agree(Leave, "ada")
    house.agree(Leave, "ada")
    assert minded(house, 0) == "left"
    assert house.table.shown().seats[0].name == "Ada"
    assert house.table.shown_to("ben").is_host
    house.do(Arrived("ada", ""))
    assert minded(house, 0) == "left", "whoever stood up comes back by sitting down"
    house.refuse("table-minded", MakeMove, "ada", house.table.version, any_step(house, "ada"))
    house.agree(Sit, "ada", "Ada", None)
    assert minded(house, 0) == ""
    say_nothing_to_call(house)
    if on_turn(house) == 0:
        house.agree(MakeMove, "ada", house.table.version, any_step(house, "ada"))


def test_a_game_goes_on_to_its_end_without_anybody(game: str) -> None:
    house = playing(game, 2, 1)
    for person in people(2):
        house.agree(Leave, person)
    house.play_on()
    assert house.table.shown().phase == "over"


# --- a server that dies --------------------------------------------------------------------------


def test_the_time_without_a_server_is_credited(game: str) -> None:
    house = timed(game, 3)
    house.run(15_000)
    house.agree(Say, "ada", "Hm.")
    left = (house.table.shown().turn_ends or 0) - house.now
    assert left == 45_000
    house.crash(3_600_000)
    assert (house.table.shown().turn_ends or 0) - house.now == left
    for person in people(3):
        assert not house.table.shown().seats[house.table.seat_of(person) or 0].here
        house.do(Arrived(person, ""))
    house.run(left - 1)
    assert not any(isinstance(fact, TurnTimedOut) for fact in house.facts)
    house.run(3_000)
    assert any(isinstance(fact, TurnTimedOut) for fact in house.facts)


def test_there_is_always_time_to_come_back(game: str) -> None:
    house = timed(game)
    house.run(59_000)
    house.agree(Say, "ada", "Hm.")
    house.crash(5_000)
    assert house.table.shown().turn_ends == house.now + 10_000


def test_patience_begins_anew_when_the_server_is_back(game: str) -> None:
    house = playing(game, 2)
    house.crash(3_600_000)
    house.run(MINUTE - 1)
    assert minded(house, 0) == minded(house, 1) == ""
    house.do(Arrived("ben", ""))
    house.run(1)
    assert (minded(house, 0), minded(house, 1)) == ("gone", "")


def test_bots_are_asked_again(game: str) -> None:
    house = playing(game, 1, 2, options={"begins": 1}, played_by=None)
    before = list(house.asks)
    assert 1 in {ask.seat for ask in before}
    house.crash(1000)
    again = house.asks[len(before) :]
    assert [(ask.seat, ask.level, ask.chance) for ask in again] == [(ask.seat, ask.level, ask.chance) for ask in before]
    assert all(ask.version == house.table.version for ask in again)


def test_versions_go_on_above_those_that_were_shown(game: str) -> None:
    house = playing(game, 2)
    for _ in range(30):
        house.do(Gone("ada", ""))
        house.do(Arrived("ada", ""))
        house.run(10)
    old = house.table.version
    house.crash(10)
    assert house.table.version > old
    seat = on_turn(house)
    person = person_at(house, seat)
    house.refuse("table-moved-on", MakeMove, person, old, any_step(house, person))


def test_a_paused_table_stays_paused(game: str) -> None:
    house = timed(game)
    for person in people(2):
        house.agree(AskPause, person)
    house.crash(100_000)
    assert house.table.shown().phase == "paused"
    house.do(Arrived("ada", ""))
    house.agree(Resume, "ada")
    assert house.table.shown().turn_ends == house.now + MINUTE


@pytest.mark.parametrize("away", [0, 690])
def test_nobody_holds_up_a_turn_by_leaving_and_sitting_down(game: str, away: int) -> None:
    house = playing(game, 2, options={"begins": 0}, settings=Settings(turn_time=20_000, window=1_000), played_by=None)
    house.run(2_000)
    for _ in range(10):
        asked = len(house.asks)
        house.agree(Leave, "ada")
        for ask in house.asks[asked:]:
            house.do(BotAnswers("", "", ask.seat, ask.version, any_step(house, "ada"), 700))
        house.run(away)
        house.agree(Sit, "ada", "Ada", None)
        house.refuse("table-time-over", MakeMove, "ada", house.table.version, any_step(house, "ada"))
        house.run(10)
    house.run(700)
    assert made_by(house, 0), "the bot goes on with the turn"


def test_nobody_holds_up_a_turn_by_coming_back_when_its_time_is_over() -> None:
    settings = Settings(turn_time=20_000, window=1_000)
    house = playing("great-wall", 2, options={"begins": 0}, settings=settings, played_by=None)
    house.run(22_000)
    house.agree(Sit, "ada", "Ada", None)
    house.run(22_000)
    assert sum(isinstance(fact, TurnTimedOut) for fact in house.facts) == 1
    assert house.table.shown().turn_ends is None, "a bot is to finish it"


def test_a_pause_gives_nobody_more_than_the_pause(game: str) -> None:
    house = playing(game, 2, options={"begins": 0}, settings=Settings(turn_time=30_000), played_by=None)
    house.run(5_000)
    for person in people(2):
        house.agree(AskPause, person)
    house.run(1_000_000)
    house.agree(Leave, "ada")
    house.run(1_000_000)
    house.agree(Sit, "ada", "Ada", None)
    house.run(1_000_000)
    house.agree(Resume, "ada")
    assert house.table.shown().turn_ends == house.now + 25_000


def test_every_restart_of_a_turn_is_credited(game: str) -> None:
    house = playing(game, 2, options={"begins": 0}, settings=Settings(turn_time=MINUTE), played_by=None)
    house.run(10_000)
    house.agree(Say, "ada", "one moment")
    for away in (600_000, 1_000, 600_000):
        house.crash(away)
        for person in people(2):
            house.do(Arrived(person, ""))
        house.agree(Say, "ada", "there again")
        assert house.table.shown().turn_ends == house.now + MINUTE - 10_000
