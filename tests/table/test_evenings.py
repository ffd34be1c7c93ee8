"""Long evenings: people come, go, play, call, pause and stay for another game; the server dies now and then."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from kartenhaus.engine import Rng
from kartenhaus.table import Settings, checked_outcome, finished_games, read_finished, write_finished
from kartenhaus.table.commands import (
    Arrived,
    AskClock,
    AskPause,
    AskRematch,
    Call,
    Choose,
    FreeSeat,
    Gone,
    Leave,
    MakeMove,
    MindSeat,
    NoCall,
    Resume,
    Say,
    SeatBot,
    ShareChance,
    Sit,
    Start,
    Watch,
)
from kartenhaus.table.facts import Line
from kartenhaus.table.seats import Person
from tests.conformance.supports import SUPPORTS
from tests.support import GAMES, rng
from tests.table.house import House, people, seated
from tests.table.test_sequences import as_command, assert_comes_back

Habit = tuple[int, Callable[[Rng], tuple[Any, ...]]]

# What people do, and how often.
HABITS: tuple[Habit, ...] = (
    (40, lambda chance: (MakeMove, None, 0, chance.below(500))),
    (
        6,
        lambda chance: (Call, None, 0, chance.below(20), chance.below(2000), Line(chance.below(300), chance.below(30))),
    ),
    (6, lambda chance: (NoCall, None, 0)),
    (1, lambda chance: (MakeMove, None, -1, chance.below(500))),
    (2, lambda chance: (Sit, None, f"Somebody {chance.below(1_000)}", None)),
    (1, lambda chance: (Leave, None)),
    (1, lambda chance: (AskClock, None, (0, 20_000)[chance.below(2)])),
    (5, lambda chance: (SeatBot, None, "easy", None)),
    (1, lambda chance: (FreeSeat, None, chance.below(4))),
    (1, lambda chance: (MindSeat, None, chance.below(4))),
    (1, lambda chance: (ShareChance, None, "00112233")),
    (8, lambda chance: (Start, None)),
    (1, lambda chance: (Say, None, "Well played!")),
    (2, lambda chance: (AskPause, None)),
    (3, lambda chance: (Resume, None)),
    (6, lambda chance: (AskRematch, None)),
    (1, lambda chance: (Watch, None, "Eve")),
    (1, lambda chance: (Gone, None)),
    (4, lambda chance: (Arrived, None)),
)


def on_turn(house: House) -> Person:
    """The person whose turn it is, or else anybody."""
    table = house.table
    actors = () if table.state is None else table.game.actors(table.state)
    return next((person for person in people(3) if actors and table.seat_of(person) == actors[0]), "cleo")


def spend_evening(game: str, seed: int, window: int, acts: int) -> House:
    chance = rng(f"evening {game} {seed}")
    how = Settings(turn_time=(0, 20_000)[seed % 2], window=window, patience=8_000)
    house = seated(game, 2, 1, settings=how, options=SUPPORTS[game].short_game, played_by="random")
    house.agree(Choose, "ada", 3, SUPPORTS[game].short_game, how)
    total = sum(weight for weight, _ in HABITS)
    for number in range(acts):
        ticket = chance.below(total)
        for weight, habit in HABITS:
            ticket -= weight
            if ticket < 0:
                kind, _, *fields = habit(chance)
                person = on_turn(house) if kind is MakeMove else people(3)[chance.below(3)]
                house.do(as_command(house, (kind, person, *fields)))
                break
        house.run((0, 50, 700, 3_000)[chance.below(4)] if chance.below(40) else 25_000)
        if chance.below(30) == 0:
            house.crash(chance.below(100_000))
        if number % 10 == 0:
            assert_comes_back(house)
    return house


def go_home(house: House) -> None:
    """Everybody leaves; bots play the game to its end."""
    for person in people(3):
        house.do(Resume(person, house.new_id()))
        house.do(SeatBot(person, house.new_id(), "easy", None))
        house.do(Start(person, house.new_id()))
    for person in people(3):
        house.do(Resume(person, house.new_id()))
        house.do(Leave(person, house.new_id()))
    if house.table.shown().phase == "playing":
        house.play_on()


@pytest.mark.parametrize("game", sorted(GAMES))
def test_evenings_leave_everything_in_order(game: str) -> None:
    happened: set[str] = set()
    finished = 0
    for seed in range(5):
        house = spend_evening(game, seed, (2500, 2500, 0)[seed % 3], 300)
        go_home(house)
        assert_comes_back(house)
        happened |= {type(fact).__name__ for fact in house.facts}
        for played in finished_games(house.facts):
            again = read_finished(write_finished(played))
            assert again == played
            assert len(getattr(checked_outcome(played), "points", ())) == 3
            finished += 1
    assert finished >= 5
    assert {"MoveMade", "SeatMinded", "SeatReturned", "TurnTimedOut", "Paused", "Resumed"} <= happened
