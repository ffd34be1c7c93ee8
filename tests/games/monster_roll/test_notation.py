"""Texts of moves and positions read back to the same value, and wrong ones are refused by name."""

from __future__ import annotations

import pytest
from hypothesis import given

from kartenhaus.engine import Refused
from kartenhaus.games.monster_roll import MonsterRollMove
from kartenhaus.games.monster_roll.moves import Discard, LayPaper, LayStop, LayTear
from tests.games.monster_roll.support import (
    GAME,
    MOVES,
    SMALL_DECK,
    SUPPORT,
    hand,
    move,
    play,
    position,
    random_game,
    read,
    row,
)
from tests.support import new_game, refused, rng


@given(MOVES.filter(lambda made: getattr(made, "place", 0) >= 0))
def test_moves_read_back(made: MonsterRollMove) -> None:
    assert move(GAME.write_move(made)) == made
    assert move(GAME.write_move(made).upper()) == made


def test_moves_as_they_are_written() -> None:
    assert move("lay po+ 4 turned") == LayPaper(17, 3, turned=True)
    assert move("stop 2") == LayStop(1)
    assert move("tear o 1 4") == LayTear(129, 1, 3)
    assert move("discard st") == Discard(132)


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("", "move-unknown"),
        ("jump", "move-unknown"),
        ("lay po", "mr-move-form"),
        ("draw 2", "mr-move-form"),
        ("lay po 0", "move-word"),
        ("lay po 1 round", "move-word"),
        ("lay xo 1", "move-word"),
        ("lay po' 1", "move-word"),
        ("discard sc", "move-word"),
        ("tear oo 1 1", "move-word"),
        ("tear o 4 1", "move-word"),
        ("stop ²", "move-word"),
    ],
)
def test_texts_that_are_no_moves(text: str, code: str) -> None:
    assert refused(GAME.read_move(text)).code == code


@pytest.mark.parametrize(("seats", "turn_cards", "deck"), [(2, False, ""), (3, True, ""), (4, True, SMALL_DECK)])
def test_positions_of_a_whole_game_read_back(seats: int, turn_cards: bool, deck: str) -> None:
    state = new_game(GAME, seats, "read back", turn_cards=turn_cards, deck=deck)
    for _ in random_game(state, "read back"):
        text = GAME.write_position(state)
        again = GAME.read_position(text, state.options, rng("unused"))
        assert not isinstance(again, Refused)
        assert again == state
        assert GAME.write_position(again) == text


def test_what_a_position_leaves_out_is_dealt() -> None:
    state = position("row0=po,og hand1=xo,xo,st,pp,pp deck=gg,bb")
    assert SUPPORT.cards(state) == SUPPORT.all_cards(state)
    assert len(hand(state, 0)) == 5
    assert row(state, 0) == "po,og"
    assert GAME.view(state, None).phase == "lay"
    play(state, "discard " + hand(state, 0)[0], "end", "discard st", "end", "draw")
    assert "bb" in hand(state, 0)


@pytest.mark.parametrize(("scores", "scorings"), [("-", 0), ("3:4", 1), ("3:4,5:6", 2)])
def test_later_positions_are_stacked_as_in_a_game(scores: str, scorings: int) -> None:
    state = position(f"step=draw scores={scores} deck=sc")
    assert SUPPORT.cards(state) == SUPPORT.all_cards(state)
    assert GAME.view(state, None).scorings == scorings
    play(state, "draw")
    assert GAME.view(state, None).scorings == scorings + 1


def test_a_step_that_can_still_be_taken_back() -> None:
    state = position("row0=pp,po/pg steps=lay:pg:2 hand0=gg,gb,bb,st")
    play(state, "back")
    assert row(state, 0) == "pp,po"
    assert "pg" in hand(state, 0)


@pytest.mark.parametrize(
    ("text", "field"),
    [
        ("seats=5", "seats"),
        ("hand0=po,po,po,po,og", "hand0"),
        ("hand0=po,og,gg", "hand0"),
        ("hand1=po,og,gg,gb,bb,pp", "hand1"),
        ("hand0=sc,og,gg,pp,pp", "hand0=sc"),
        ("row0=po,gg", "row0"),
        ("row0=xo", "row0=xo"),
        ("row0=st", "row0=st"),
        ("row0=po/st/og", "row0=po/st/og"),
        ("row0=po/xo/xp", "row0=po/xo/xp"),
        ("row0=po/xo/st", "row0=po/xo/st"),
        ("row0=po'", "row0=po'"),
        ("row0=po//og", "row0=po//og"),
        ("row1=po,,og", "row1="),
        ("steps=lay:po:1", "steps"),
        ("steps=end", "steps=end"),
        ("row0=po,og steps=lay:po:1", "steps"),
        ("row0=po,og,gg steps=lay:po:1,lay:og:2,lay:gg:3", "steps"),
        ("row0=pp,gg steps=lay:gg:2 hand0=bb,bb,bb,st", "steps"),
        ("row0=po/st steps=stop:1", "steps"),
        ("discard=-", "discard"),
        ("picked=yes", "picked"),
        ("shown0=po hand0=pp,gg,gg,bb,bb", "shown0"),
        ("deck=sc,sc", "deck"),
        ("deck=sc,sc,sc,sc", "deck"),
        ("step=over", "step"),
        ("scores=1:2,3:4,5:6", "step"),
        ("scores=1:2:3", "scores=1:2:3"),
        ("scores=1:a", "scores=1:a"),
        ("colour=pink", "colour"),
        ("rng=7", "rng"),
    ],
)
def test_positions_that_make_no_sense(text: str, field: str) -> None:
    refusal = refused(read(text))
    assert refusal.code == "position-field"
    assert refusal.params == {"field": field}
