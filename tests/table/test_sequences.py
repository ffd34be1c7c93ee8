"""Whatever people, bots and connections do, in any order: the table holds, and its facts are the whole truth."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from kartenhaus.table import Settings, TableShown, restore
from kartenhaus.table.commands import (
    Arrived,
    AskClock,
    AskPause,
    AskRematch,
    BotAnswers,
    Call,
    Choose,
    Command,
    FreeSeat,
    Gone,
    Hold,
    Leave,
    MakeMove,
    Measured,
    MindSeat,
    NoCall,
    Resign,
    Resume,
    Say,
    SeatBot,
    ShareChance,
    Sit,
    Start,
    Watch,
)
from kartenhaus.table.effects import Append, AskBot, Show
from kartenhaus.table.facts import Done, HouseReopened, Line
from tests.support import GAMES
from tests.table.house import House, people, playing, seated

PERSONS = st.sampled_from((*people(4), "stranger"))
SEATS = st.one_of(st.none(), st.integers(-1, 4))
SETTINGS = st.builds(
    Settings,
    public=st.booleans(),
    turn_time=st.sampled_from((0, 20_000, 1)),
    window=st.sampled_from((0, 1000, 2500, 7)),
    patience=st.sampled_from((5_000, 60_000, 0)),
)
TIMES = st.integers(-50, 400)
LINES = st.builds(Line, st.integers(0, 400), st.integers(0, 400), st.booleans(), st.booleans())
# A version is chosen relative to the present one, a move among the legal ones (or not).
VERSIONS = st.sampled_from((0, 0, 0, 0, 0, -1, -3, 1))
MOVES = st.one_of(st.integers(0, 400), st.sampled_from(("", "end", "click HME", "nonsense")))


def _command(kind: type[Command], *fields: st.SearchStrategy[Any]) -> st.SearchStrategy[tuple[Any, ...]]:
    return st.tuples(st.just(kind), PERSONS, *fields)


COMMANDS = st.one_of(
    _command(Sit, st.sampled_from(("Ada", "", "x" * 25, "a\nb", "Bea")), SEATS),
    _command(Leave),
    _command(SeatBot, st.sampled_from(("easy", "hard", "none")), SEATS),
    _command(FreeSeat, st.integers(-1, 4)),
    _command(MindSeat, st.integers(-1, 4)),
    _command(Choose, st.integers(1, 5), st.sampled_from(({}, {"nonsense": 1})), SETTINGS),
    _command(ShareChance, st.sampled_from(("00ff", "", "0", "xyz", "aB"))),
    _command(Start),
    _command(MakeMove, VERSIONS, MOVES),
    _command(MakeMove, VERSIONS, MOVES),
    _command(MakeMove, VERSIONS, MOVES),
    _command(Call, VERSIONS, MOVES, TIMES, LINES),
    _command(Call, VERSIONS, MOVES, TIMES, LINES),
    _command(NoCall, VERSIONS),
    _command(Say, st.sampled_from(("hello", "", "x" * 501, "\x07"))),
    _command(AskPause),
    _command(AskClock, st.sampled_from((0, 20_000, 30_000, 1))),
    _command(Resign),
    _command(Resume),
    _command(Hold, st.booleans()),
    _command(Hold, st.just(True)),
    _command(AskRematch),
    _command(Watch, st.sampled_from(("Eve", ""))),
    _command(Arrived),
    _command(Gone),
    _command(Measured, LINES),
    _command(BotAnswers, st.integers(0, 3), VERSIONS, st.sampled_from((None, "end", "nonsense")), TIMES),
    # Time goes by.
    st.tuples(st.just(int), st.sampled_from((1, 100, 3_000, 30_000))),
)


def lasting(shown: TableShown) -> TableShown:
    """What is shown without what passes with the server: who is connected, and the clocks."""
    seats = tuple(replace(seat, here=False) for seat in shown.seats)
    return replace(shown, seats=seats, watchers=(), turn_ends=None, window=None, held_since=None, idle=())


def position(table: Any) -> str:
    return "" if table.state is None else table.game.write_position(table.state)


def assert_comes_back(house: House) -> None:
    """A table brought back from its facts is the table itself."""
    table = house.table
    back, effects = restore("t1", house.facts, house.now)
    assert lasting(back.shown()) == lasting(table.shown())
    assert position(back) == position(table)
    reopened = [fact for effect in effects if isinstance(effect, Append) for fact in effect.facts]
    assert back.kept == table.kept + len(reopened)
    assert all(isinstance(fact, HouseReopened) for fact in reopened)
    assert back.version >= 0
    for person in (*people(4), "stranger"):
        assert replace(back.shown_to(person), waiting="") == replace(table.shown_to(person), waiting="")
    assert all(isinstance(effect, Append | Show | AskBot) for effect in effects)


def as_command(house: House, drawn: tuple[Any, ...]) -> Command:
    """The command that was drawn, its version and move made real."""
    kind, person, *fields = drawn
    table = house.table
    if kind in (MakeMove, Call, NoCall):
        fields[0] += table.version
    if kind in (MakeMove, Call) and isinstance(fields[1], int):
        seat = table.seat_of(person)
        legal = [] if table.state is None or seat is None else table.game.legal_moves(table.state, seat)
        wanted = [move for move in legal if table.game.is_call(move) == (kind is Call)] or legal
        fields[1] = table.game.write_move(wanted[fields[1] % len(wanted)]) if wanted else "end"
    if kind is BotAnswers:
        fields[1] += table.version
        return BotAnswers("", "", *fields)
    made: Command = kind(person, house.new_id(), *fields)
    return made


@pytest.mark.parametrize("game", sorted(GAMES))
@settings(max_examples=60, deadline=None, suppress_health_check=list(HealthCheck))
@given(
    begun=st.booleans(),
    persons=st.integers(1, 3),
    turn_time=st.sampled_from((0, 0, 20_000)),
    window=st.sampled_from((0, 2500)),
    drawn=st.lists(COMMANDS, max_size=40),
)
def test_any_sequence_of_commands(
    game: str, begun: bool, persons: int, turn_time: int, window: int, drawn: list[tuple[Any, ...]]
) -> None:
    how = Settings(turn_time=turn_time, window=window, patience=5_000)
    house = (playing if begun else seated)(game, persons, 3 - persons, settings=how, played_by="random")
    sent: list[Command] = []
    for entry in drawn:
        if entry[0] is int:
            house.run(entry[1])
        else:
            command = as_command(house, entry)
            house.do(command)
            if command.id and not isinstance(command, Arrived | Gone | Measured):
                sent.append(command)
        assert_comes_back(house)
    if house.table.shown().phase != "paused":
        house.run(10_000)
    for command in sent:
        if house.table.shown().phase != "paused":
            assert house.answer_to(command.id) is not None, command
    assert_comes_back(house)
    # Sent again, nothing is done again.
    kept = {(fact.person, fact.id) for fact in house.facts if isinstance(fact, Done)}
    for command in sent[-20:]:
        if (command.person, command.id) in kept:
            before = len(house.facts)
            house.do(command)
            assert len(house.facts) == before
