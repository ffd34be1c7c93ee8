"""Nothing but playing makes a table long, and nothing makes it too long."""

from __future__ import annotations

from collections.abc import Iterator
from importlib.resources import files

import pytest

from kartenhaus.table import Settings, permission
from kartenhaus.table.commands import (
    Arrived,
    AskClock,
    AskPause,
    AskRematch,
    Call,
    Choose,
    Command,
    FreeSeat,
    Gone,
    Hold,
    Leave,
    MakeMove,
    Pick,
    Resume,
    Say,
    SeatBot,
    ShareChance,
    Sit,
    Start,
    Watch,
)
from kartenhaus.table.facts import MOST_FACTS, CallMade, HostChanged, Line, MoveMade
from tests.conformance.supports import SUPPORTS
from tests.support import GAMES
from tests.table.house import HOST, House, playing, seated
from tests.table.test_clock import any_step, on_turn, say_nothing_to_call


def until_refused(house: House, commands: Iterator[Command], most: int = 3_000) -> tuple[int, str]:
    """How many commands were done, and why no more."""
    for number, command in enumerate(commands):
        assert number <= most, "there is no end to it"
        house.do(command)
        answer = house.answer_to(command.id)
        assert answer is not None
        if answer.refused is not None:
            return number, answer.refused.code
        house.run(1_000)
    raise AssertionError("nothing was refused")


def endlessly(house: House, kind: type[Command], person: str, *fields: list[object]) -> Iterator[Command]:
    """The same again and again, with each of these in turn."""
    number = 0
    while True:
        yield kind(person, house.new_id(), *(choices[number % len(choices)] for choices in fields))
        number += 1


def to_and_fro(house: House) -> Iterator[Command]:
    while True:
        yield Leave("ben", house.new_id())
        yield Sit("ben", house.new_id(), "Ben", None)


GATHERING: list[tuple[type[Command], list[list[object]], int]] = [
    (ShareChance, [["00", "11"]], 20),
    (Choose, [[3], [{}], [Settings(public=True), Settings()]], 200),
    (SeatBot, [["easy", "hard"], [2]], 200),
    (Sit, [["Ada", "Ada L."], [None]], 50),
]


@pytest.mark.parametrize(("kind", "fields", "most"), GATHERING)
def test_what_can_be_done_before_a_game_has_an_end(kind: type[Command], fields: list[list[object]], most: int) -> None:
    house = seated("great-wall", 2, 1)
    before = len(house.facts)
    done, code = until_refused(house, endlessly(house, kind, HOST, *fields))
    assert code == "table-often"
    assert len(house.facts) - before <= most
    assert done >= most - 5
    # It holds after a restart, and for this person alone.
    house.crash(1_000)
    house.refuse("table-often", kind, HOST, *(choices[0] for choices in fields))
    house.agree(ShareChance, "ben", "22")
    house.agree(Start, HOST)


def test_a_long_deck_counts_more_than_once() -> None:
    house = House("monster-roll", 2)
    deck = files("kartenhaus.games.monster_roll").joinpath("deck.toml").read_text(encoding="utf-8")
    deck += "# and so on\n" * ((30_000 - len(deck)) // 12)
    done, code = until_refused(
        house, endlessly(house, Choose, HOST, [2], [{"deck": deck}], [Settings(public=True), Settings()])
    )
    assert code == "table-often"
    assert 20 <= done <= 40


def test_monsters_are_picked_often_enough() -> None:
    house = seated("monster-roll", 2)
    done, code = until_refused(house, endlessly(house, Pick, HOST, ["wobble", ""]))
    assert (done, code) == (100, "table-often")
    house.agree(Pick, "ben", "wobble")


def test_sitting_down_and_standing_up_has_an_end(game: str) -> None:
    house = seated(game, 2)
    _, code = until_refused(house, to_and_fro(house))
    assert code == "table-often"
    house.agree(Sit, "cleo", "Cleo", None)


def test_coming_and_going_in_a_game_has_an_end(game: str) -> None:
    house = playing(game, 2, options={"begins": 0})
    before = len(house.facts)
    done, code = until_refused(house, to_and_fro(house))
    assert code == "table-often"
    assert 300 <= done <= 500
    assert len([fact for fact in house.facts[before:] if not isinstance(fact, MoveMade)]) <= 500
    # A bot plays on, and whoever stays can play with it.
    house.do(Gone("ben", ""))
    house.do(Arrived("ben", ""))
    assert house.table.shown().seats[1].minded == "left"


def test_pauses_clocks_and_reading_have_an_end(game: str) -> None:
    house = playing(game, 1, 1, options={"begins": 0}, settings=Settings(turn_time=3_600_000))

    def pauses() -> Iterator[Command]:
        while True:
            yield AskPause(HOST, house.new_id())
            yield Resume(HOST, house.new_id())

    def reading() -> Iterator[Command]:
        while True:
            yield Hold(HOST, house.new_id(), True)
            yield Hold(HOST, house.new_id(), False)

    before = len(house.facts)
    assert until_refused(house, pauses())[1] == "table-often"
    assert house.table.shown().phase == "playing", "a pause can always be ended"
    assert until_refused(house, reading())[1] == "table-often"
    assert house.table.shown().held_since is None
    clocks = endlessly(house, AskClock, HOST, [3_600_000 - 1, 3_600_000])
    assert until_refused(house, clocks)[1] == "table-often"
    assert len([fact for fact in house.facts[before:] if not isinstance(fact, MoveMade)]) < 1_200


def test_wrong_calls_have_an_end() -> None:
    house = playing("great-wall", 2, options={"begins": 0}, settings=Settings(window=0, patience=3_600_000))
    judged = 0
    for _ in range(600):
        command = house.send(Call, "ben", house.table.version, "click TL", 500, Line(10, 1))
        house.run(1_000)
        answer = house.answer_to(command)
        assert answer is not None
        assert answer.refused is not None
        if answer.refused.code == "table-often":
            break
        judged = len([fact for fact in house.facts if isinstance(fact, CallMade)])
    assert judged == 500


def test_a_turn_of_endless_steps_is_finished(game: str) -> None:
    """Whatever is done and taken back: the game goes on in the end."""
    house = playing(game, 2, options={"begins": 0}, settings=Settings(window=0))
    rules = GAMES[game]
    steps = 0
    while on_turn(house) == 0 and steps < 2_000:
        say_nothing_to_call(house)
        legal = [rules.write_move(move) for move in rules.legal_moves(house.table.state, 0) if not rules.is_call(move)]
        # What is taken back, or can be; the end of the turn only where there is nothing else.
        back = [move for move in legal if move == "back"]
        other = [move for move in legal if not move.startswith("back") and move != "end"]
        house.do(MakeMove("ada", house.new_id(), house.table.version, (back or other or legal)[0]))
        steps += 1
        house.run(1)
    assert on_turn(house) == 1
    assert steps <= permission.MOST_STEPS_IN_A_TURN
    notes = [answer.note.code for answer in house.answers if answer.note is not None]
    if steps == permission.MOST_STEPS_IN_A_TURN:
        assert notes == ["table-turn-long"]
    assert house.table.shown().seats[0].minded == "", "it is no reason to mind the seat"
    house.crash(1_000)


def with_facts(house: House, count: int) -> None:
    """As if very much had happened here before the last minute."""
    first, *rest = house.facts
    house.facts = [first, *[HostChanged(first.at, HOST)] * (count - len(house.facts)), *rest]
    house.crash(120_000)
    for person in ("ada", "ben"):
        house.do(Arrived(person, ""))


def test_at_a_table_played_at_for_very_long_nothing_new_begins(game: str) -> None:
    house = seated(game, 2)
    with_facts(house, permission.LONG_PLAYED)
    for kind, fields in (
        (Start, ()),
        (Say, ("Hello",)),
        (ShareChance, ("00",)),
        (Choose, (2, {}, Settings(public=True))),
        (FreeSeat, (1,)),
        (Sit, ("Ada", 0)),
    ):
        house.refuse("table-long-played", kind, HOST, *fields)
    house.agree(Watch, "eve", "Eve")
    house.agree(Leave, "eve")
    house.agree(Leave, HOST)


def test_a_game_under_way_is_played_to_its_end_there(game: str) -> None:
    house = playing(game, 2, options=SUPPORTS[game].short_game)
    with_facts(house, permission.LONG_PLAYED)
    for kind, fields in ((Say, ("Hello",)), (AskPause, ()), (AskClock, (60_000,)), (Hold, (True,))):
        house.refuse("table-long-played", kind, HOST, *fields)
    say_nothing_to_call(house)
    if on_turn(house) == 0:
        house.agree(MakeMove, HOST, house.table.version, any_step(house, HOST))
    for person in ("ada", "ben"):
        house.agree(Leave, person)
    house.agree(Sit, "ben", "Ben", None)
    house.agree(Leave, "ben")
    house.play_on()
    house.refuse("table-long-played", AskRematch, HOST)


def test_a_full_table_can_be_looked_at_and_nothing_else(game: str) -> None:
    house = playing(game, 2, 1, options={"begins": 0}, settings=Settings(turn_time=60_000))
    with_facts(house, MOST_FACTS + 5_000)
    house.agree(Watch, "eve", "Eve")
    kept = len(house.facts)
    refused = house.ask(MakeMove, HOST, house.table.version, any_step(house, HOST))
    assert refused is not None
    assert refused.code == "table-full-of-games"
    for kind, fields in ((Say, ("Hello",)), (Leave, ()), (Sit, ("Ada", None)), (AskPause, ())):
        house.refuse("table-full-of-games", kind, HOST, *fields)
    house.do(Gone(HOST, ""))
    house.run(10_000_000)
    house.do(Arrived(HOST, ""))
    house.crash(1_000)
    house.run(10_000_000)
    assert len(house.facts) == kept
    assert house.table.shown().phase == "playing"
