"""What seats pick for themselves while a table gathers: first come, first served (MR-S1)."""

from __future__ import annotations

import pytest

from kartenhaus.engine import Refused
from kartenhaus.games.monster_roll.events import MonsterTaken
from kartenhaus.store.facts_text import read_fact, write_fact
from kartenhaus.table import Settings, open_table
from kartenhaus.table.commands import AskRematch, Choose, FreeSeat, Leave, Pick, SeatBot, Sit, Start
from kartenhaus.table.facts import Picked
from kartenhaus.table.finished import finished_games
from tests.conformance.supports import SUPPORTS
from tests.support import GAMES
from tests.table.house import HOST, NOON, SECRET, House, playing, seated

GAME = "monster-roll"


def picks(house: House) -> list[str]:
    return [seat.pick for seat in house.table.shown().seats]


def monsters(house: House) -> list[str]:
    return [player.monster for player in house.table.game.view(house.table.state, None).players]


@pytest.mark.allows("MR-S1")
def test_everybody_picks_and_the_others_get_what_is_left() -> None:
    house = seated(GAME, 3)
    house.agree(Pick, "ben", "gulp")
    house.agree(Choose, HOST, 4, {}, Settings())
    house.agree(SeatBot, HOST, "easy", 3)
    assert picks(house) == ["", "gulp", "", ""]
    house.agree(Pick, "ben", "fuzz")
    house.agree(Pick, HOST, "snuffle")
    house.agree(Start, HOST)
    assert monsters(house) == ["snuffle", "fuzz", "gulp", "wobble"]
    # Everybody is told, before anything else happens.
    assert list(house.shows[-1].events) == [MonsterTaken(seat, name) for seat, name in enumerate(monsters(house))]
    house.refuse("table-not-gathering", Pick, "ben", "gulp")


@pytest.mark.forbids("MR-S1")
def test_what_somebody_has_nobody_else_can_pick() -> None:
    house = seated(GAME, 2)
    house.agree(Pick, "ben", "gulp")
    refusal = house.refuse("table-pick-taken", Pick, HOST, "gulp")
    assert (refusal.rule, refusal.params) == ("MR-S1", {"player": "Ben"})
    # It was given back.
    house.agree(Pick, "ben", "")
    house.agree(Pick, HOST, "gulp")
    assert picks(house) == ["gulp", ""]


@pytest.mark.forbids("MR-S1")
def test_only_those_who_sit_pick_and_only_what_there_is() -> None:
    house = seated(GAME, 2)
    house.refuse("table-not-seated", Pick, "cleo", "gulp")
    assert house.refuse("table-no-such-pick", Pick, "ben", "hulk").rule == "MR-S1"
    # It is no option that the host could choose for others.
    house.refuse("option-unknown", Choose, HOST, 2, {"monsters": "gulp,fuzz"}, Settings())
    answer = open_table("t2", HOST, "o", GAME, 2, {"monsters": "gulp"}, Settings(), SECRET, NOON)
    assert isinstance(answer, Refused)
    assert answer.code == "option-unknown"


@pytest.mark.parametrize("game", sorted(set(GAMES) - {GAME}))
def test_in_other_games_there_is_nothing_to_pick(game: str) -> None:
    seated(game, 2).refuse("table-nothing-to-pick", Pick, "ben", "gulp")


def test_who_leaves_gives_back_what_was_picked_and_who_moves_takes_it_along() -> None:
    house = House(GAME, 3)
    for person, name in ((HOST, "Ada"), ("ben", "Ben")):
        house.agree(Sit, person, name, None)
    house.agree(Pick, "ben", "gulp")
    house.agree(Sit, "ben", "Ben", 2)
    assert picks(house) == ["", "", "gulp"]
    house.agree(Leave, "ben")
    house.agree(Pick, HOST, "gulp")
    house.agree(Sit, "ben", "Ben", 1)
    house.agree(Pick, "ben", "fuzz")
    house.agree(FreeSeat, HOST, 1)
    assert picks(house) == ["gulp", "", ""]


def test_another_game_keeps_what_was_picked() -> None:
    house = playing(GAME, 2, options=SUPPORTS[GAME].short_game)
    for person in (HOST, "ben"):
        house.agree(Leave, person)
    house.play_on()
    assert monsters(house) == ["fuzz", "gulp"]
    house.agree(AskRematch, "ben")
    house.agree(Sit, HOST, "Ada", 0)
    house.agree(Pick, HOST, "fuzz")
    house.agree(Pick, "ben", "wobble")
    house.agree(Start, "ben")
    for person in (HOST, "ben"):
        house.agree(Leave, person)
    house.play_on()
    house.agree(AskRematch, "ben")
    # Who does not want another game has given it back.
    assert picks(house) == ["", "wobble"]
    # The log of each game knows who played with which monster.
    first, second = finished_games(house.facts)
    assert (first.log.options["monsters"], second.log.options["monsters"]) == ("", "fuzz,wobble")


def test_a_table_that_is_brought_back_knows_what_was_picked() -> None:
    house = seated(GAME, 2)
    house.agree(Pick, "ben", "gulp")
    assert isinstance(house.facts[-1], Picked)
    house.facts = [read_fact(write_fact(fact)) for fact in house.facts]
    house.crash(1_000)
    assert picks(house) == ["", "gulp"]
    house.agree(Start, HOST)
    house.crash(1_000)
    assert monsters(house) == ["fuzz", "gulp"]
