"""A game that stands still while everybody who plays reads: nothing is lost by it, and nobody holds up anybody else."""

from __future__ import annotations

from hashlib import sha256
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from kartenhaus.table import Settings
from kartenhaus.table.commands import (
    Arrived,
    AskPause,
    BotAnswers,
    Call,
    Gone,
    Hold,
    Leave,
    MakeMove,
    Measured,
    NoCall,
    Resume,
)
from kartenhaus.table.facts import CallMade, Line, MoveMade
from tests.table.house import HOST, House, playing

MINUTE = 60_000


def alone(game: str = "great-wall", begins: int = 1, **how: Any) -> House:
    """One person with two bots, the first of whom begins."""
    return playing(game, 1, 2, options={"begins": begins}, **how)


def moves_made(house: House) -> list[str]:
    return [fact.move for fact in house.facts if isinstance(fact, MoveMade)]


def on_turn(house: House) -> int:
    return house.table.game.actors(house.table.state)[0]


# --- nothing happens -----------------------------------------------------------------------------


def test_bots_do_nothing_while_the_one_person_at_the_table_reads(game: str) -> None:
    house = alone(game)
    house.agree(Hold, HOST, True)
    house.run(4 * MINUTE)
    assert moves_made(house) == []
    house.agree(Hold, HOST, False)
    house.run(10_000)
    assert moves_made(house)


def test_a_window_goes_on_from_where_it_was() -> None:
    house = alone(played_by=None)
    window = house.table.shown().window
    assert window is not None
    house.run(1000)
    house.agree(Hold, HOST, True)
    assert house.table.shown().held_since == house.now
    version = house.shows[-1].version
    house.run(30_000)
    assert house.shows[-1].version == version, "there is nothing new to see"
    house.agree(Hold, HOST, False)
    later = house.table.shown().window
    assert house.table.shown().held_since is None
    assert later is not None
    assert (later.version, later.opened, later.ends) == (window.version, window.opened + 30_000, window.ends + 30_000)


def test_a_bot_takes_as_long_as_it_would_have() -> None:
    """Whether it has answered before the hold or only during it."""
    for answers_at in (500, 5_000):
        house = alone(played_by=None)
        ask = next(ask for ask in house.asks if ask.seat == 1)
        house.comes(house.now + answers_at, BotAnswers("", "", ask.seat, ask.version, "draw", 3_000))
        house.run(1000)
        house.agree(Hold, HOST, True)
        house.run(20_000)
        house.agree(Hold, HOST, False)
        # One second was over when the hold began, the window is over by then.
        house.run(1_999)
        assert moves_made(house) == []
        house.run(1)
        assert moves_made(house) == ["draw"]


def test_the_turn_clock_stands_still_for_good() -> None:
    house = alone("monster-roll", begins=0, settings=Settings(turn_time=MINUTE))
    house.run(10_000)
    house.agree(Hold, HOST, True)
    house.run(2 * MINUTE)
    house.agree(Hold, HOST, False)
    assert house.table.shown().turn_ends == house.now + 50_000
    house.crash(1000)
    assert house.table.shown().turn_ends == house.now + 50_000, "the server remembers it"


def test_the_clock_of_a_bot_is_not_credited_to_the_next_turn() -> None:
    house = alone("monster-roll", settings=Settings(turn_time=MINUTE), played_by="random")
    house.agree(Hold, HOST, True)
    house.run(MINUTE)
    house.agree(Hold, HOST, False)
    while on_turn(house) != 0:
        house.step(house.next_moment() or 0)
    assert house.table.shown().turn_ends == house.now + MINUTE


# --- how it ends ---------------------------------------------------------------------------------


def test_whoever_makes_a_move_reads_no_longer() -> None:
    house = alone("monster-roll", begins=0)
    house.agree(Hold, HOST, True)
    house.run(5_000)
    step = house.table.game.legal_moves(house.table.state, 0)[0]
    house.agree(MakeMove, HOST, house.table.version, house.table.game.write_move(step))
    assert house.table.shown().held_since is None


def test_a_refused_move_ends_it_too() -> None:
    house = alone("monster-roll", begins=0)
    house.agree(Hold, HOST, True)
    house.refuse("move-unknown", MakeMove, HOST, house.table.version, "jump")
    assert house.table.shown().held_since is None


def test_having_nothing_to_call_does_not_end_it() -> None:
    """Those who share a device are silent by themselves."""
    house = alone(played_by=None)
    house.agree(Hold, HOST, True)
    house.agree(NoCall, HOST, house.table.version)
    assert house.table.shown().held_since == house.now


@pytest.mark.parametrize("goes", [Gone(HOST, ""), Leave(HOST, "leaves"), AskPause(HOST, "pauses")])
def test_it_ends_with_whoever_goes(goes: Any) -> None:
    house = alone(played_by=None)
    house.agree(Hold, HOST, True)
    house.run(5_000)
    house.do(goes)
    assert house.table.shown().held_since is None
    house.do(Arrived(HOST, ""))
    if isinstance(goes, Gone):
        assert house.table.shown().held_since is None, "whoever comes back says so again"


def test_it_ends_by_itself_after_some_minutes() -> None:
    house = alone()
    house.agree(Hold, HOST, True)
    house.run(5 * MINUTE - 1)
    assert moves_made(house) == []
    house.run(10_000)
    assert moves_made(house)
    assert house.table.shown().held_since is None


def test_it_lasts_through_a_pause() -> None:
    house = alone()
    house.agree(Hold, HOST, True)
    house.agree(AskPause, HOST)
    house.run(MINUTE)
    house.agree(Resume, HOST)
    assert house.table.shown().held_since == house.now
    house.run(MINUTE)
    assert moves_made(house) == []


def test_a_restart_ends_it() -> None:
    house = alone()
    house.agree(Hold, HOST, True)
    house.run(MINUTE)
    house.crash(1000)
    assert house.table.shown().held_since is None
    house.do(Arrived(HOST, ""))
    house.run(10_000)
    assert moves_made(house)


# --- more than one person ------------------------------------------------------------------------


def test_nobody_holds_up_anybody_else() -> None:
    house = playing("great-wall", 2, 1, options={"begins": 2})
    house.agree(Hold, "ada", True)
    assert house.table.shown().held_since is None
    house.run(10_000)
    assert moves_made(house)


def test_those_who_share_a_device_all_read() -> None:
    house = playing("great-wall", 2, 1, options={"begins": 2})
    house.agree(Hold, "ada", True)
    house.agree(Hold, "ben", True)
    house.run(MINUTE)
    assert moves_made(house) == []
    house.agree(Hold, "ben", False)
    assert house.table.shown().held_since is None


def test_whoever_comes_back_finds_a_game_that_goes_on() -> None:
    """A bot minds Ben's seat, so that Ada is alone; she is no longer when he is there again."""
    house = playing("great-wall", 2, 1, options={"begins": 2}, played_by=None)
    house.do(Gone("ben", ""))
    house.run(MINUTE)
    house.agree(Hold, "ada", True)
    assert house.table.shown().held_since == house.now
    house.run(5_000)
    house.do(Arrived("ben", ""))
    assert house.table.shown().held_since is None
    house.run(5 * MINUTE)
    house.agree(Hold, "ada", True)
    assert house.table.shown().held_since is None


def test_only_who_sits_at_the_table_is_heard() -> None:
    house = alone()
    house.do(Arrived("stranger", ""))
    house.refuse("table-not-seated", Hold, "stranger", True)


@settings(max_examples=40, deadline=None, suppress_health_check=list(HealthCheck))
@given(
    waits=st.lists(st.integers(0, 4_000), min_size=4, max_size=4),
    reader=st.sampled_from(("ada", "cleo")),
    calls=st.tuples(st.integers(100, 2_400), st.integers(100, 2_400)),
)
def test_a_hold_decides_no_race_among_people(waits: list[int], reader: str, calls: tuple[int, int]) -> None:
    """Whatever one of them says about reading: the race ends as it would have without a word."""

    def race(held: bool) -> list[tuple[int, int, str, int]]:
        # With this deal Ben is on turn, and Cleo and Ada could each take a photo that spoils the other's.
        house = playing("great-wall", 3, secret=sha256(b"root 793").digest())
        for person in ("ada", "ben", "cleo"):
            house.do(Measured(person, "", Line(40, 4)))
        start, version = house.now, house.table.version
        moves = [(person, _photo(house, person)) for person in ("cleo", "ada")]
        for number, ((person, move), at) in enumerate(zip(moves, calls, strict=True)):
            house.comes(start + at, Call(person, f"call {number}", version, move, at - 20, Line(40, 4)))
        at = start
        for number, wait in enumerate(waits if held else ()):
            at += wait
            house.comes(at, Hold(reader, f"hold {number}", number % 2 == 0))
        house.run_until(start + 20_000)
        return [
            (fact.seat, fact.rank, fact.counted, fact.effective) for fact in house.facts if isinstance(fact, CallMade)
        ]

    assert race(held=True) == race(held=False)


def _photo(house: House, person: str) -> str:
    table = house.table
    seat = table.seat_of(person)
    assert seat is not None
    calls = [move for move in table.game.legal_moves(table.state, seat) if table.game.is_call(move)]
    return table.game.write_move(calls[0])
