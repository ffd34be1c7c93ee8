"""Texts of moves and positions."""

from __future__ import annotations

import pytest

from kartenhaus.engine import Refused
from kartenhaus.games.photo_rummy.cards import CARD_TEXTS, JOKER
from kartenhaus.games.photo_rummy.moves import (
    DrawCard,
    EndTurn,
    FreeJoker,
    LayCard,
    MovePhoto,
    PhotoRummyMove,
    TakeBack,
)
from tests.games.photo_rummy.support import GAME, SUPPORT, builder_move, play, position, rack, table
from tests.support import accepted, accepted_options, new_game, refused, rng

FC = CARD_TEXTS.index("Fc")


@pytest.mark.parametrize(
    ("text", "move"),
    [
        ("draw 3", DrawCard(2)),
        ("lay Fc new", LayCard(FC)),
        ("lay J 2", LayCard(JOKER, 1)),
        ("move Fc new", MovePhoto(FC)),
        ("move Fc 12", MovePhoto(FC, 11)),
        ("free Fc 4", FreeJoker(FC, 3)),
        ("back", TakeBack()),
        ("back all", TakeBack(True)),
        ("end", EndTurn()),
    ],
)
def test_moves_are_written_so(text: str, move: PhotoRummyMove) -> None:
    assert GAME.write_move(move) == text
    assert GAME.read_move(text) == GAME.read_move(text.upper()) == move


def test_new_may_be_left_out() -> None:
    assert GAME.read_move("lay fc") == LayCard(FC)
    assert GAME.read_move("move fc") == MovePhoto(FC)


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("", "move-unknown"),
        ("knock", "move-unknown"),
        ("draw", "pr-move-form"),
        ("end now", "pr-move-form"),
        ("free Fc", "pr-move-form"),
        ("back twice", "move-word"),
        ("lay Xc 2", "move-word"),
        ("lay Fc 0", "move-word"),
        ("draw two", "move-word"),
    ],
)
def test_what_cannot_be_read_is_refused(text: str, code: str) -> None:
    assert refused(GAME.read_move(text)).code == code


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_positions_read_back_after_every_move(seats: int) -> None:
    options = accepted_options(GAME, seats, rounds=2)
    state = GAME.new(options, seats, rng(f"positions {seats}"))
    chance = rng(f"positions {seats} play")
    for _ in range(700):
        if GAME.outcome(state) is not None:
            break
        accepted(GAME.apply(state, state.active, builder_move(state, chance)))
        text = GAME.write_position(state)
        assert "\n" not in text
        assert GAME.read_position(text, options, rng("another")) == state


def test_what_a_position_leaves_out_is_dealt() -> None:
    state = position("seats=3 turn=2 phase=play table=Fc,Fs,J rack0=Ft,J stack4=Nl,Nt")
    assert [len(cards) for cards in state.racks] == [2, 8, 9]
    assert state.stacks[3] == bytes((CARD_TEXTS.index("Nl"), CARD_TEXTS.index("Nt")))
    assert SUPPORT.cards(state) == SUPPORT.all_cards(state)
    assert state == position("seats=3 turn=2 phase=play table=Fc,Fs,J rack0=Ft,J stack4=Nl,Nt")


def test_a_position_in_the_middle_of_a_turn() -> None:
    steps = "steps=lay:Dy:new;lay:Dc:2;move:Dt:2"
    state = position(f"phase=play opened=0 table=Ft,CHt,Pt,Dt,Et rack0=Dy,Dc,Nl {steps}")
    assert (table(state), rack(state, 0)) == ("Ft,CHt,Pt,Et/Dc,Dy,Dt", "Nl")
    assert steps in GAME.write_position(state)
    play(state, 0, "back all")
    assert table(state) == "Ft,CHt,Pt,Dt,Et"


@pytest.mark.parametrize(
    ("text", "field"),
    [
        ("seats=5", "seats"),
        ("turn=2", "turn"),
        ("phase=sleep", "phase"),
        ("table=Fc,Fs", "table"),
        ("table=Fc,Fs,Ft/-", "table"),
        ("table=Fc,Fs,Ft rack0=Fc", "rack0"),
        ("rack0=Xx", "rack0=Xx"),
        ("rack0=-", "rack0"),
        ("rack0=J,J,J,J,J,J,J", "rack0"),
        ("stack1=- stack2=- stack3=- stack4=- stack5=-", "stack1"),
        ("opened=2", "opened"),
        ("phase=draw steps=lay:Fc:new", "steps"),
        ("phase=play rack0=Fc,Fs steps=lay:Ft:new", "steps"),
        ("phase=play rack0=Fc,Fs,Ft steps=lay:Fc:new;lay:Fs:1;lay:Ft:1", "steps"),
        ("phase=play steps=end", "steps"),
        ("phase=play made=201", "made"),
        ("made=3", "made"),
        ("phase=play rack0=Fc drawn=Fs", "drawn"),
        ("rack0=Fc seen0=Fs", "seen0"),
        ("phase=over", "rounds"),
        ("rounds=0:1,-1/0:1,-1/0:1,-1", "rounds"),
        ("rounds=0:1", "rounds"),
        ("rounds=2:1,-1", "rounds"),
        ("rounds=0:x,1", "rounds"),
        ("rng=nonsense", "rng"),
        ("joker=6", "joker"),
    ],
)
def test_positions_that_cannot_be_are_refused_by_field(text: str, field: str) -> None:
    answer = GAME.read_position(text, accepted_options(GAME, 2), rng(text))
    assert isinstance(answer, Refused)
    assert (answer.code, answer.params["field"]) == ("position-field", field)


def test_a_new_game_is_written_in_full() -> None:
    state = new_game(GAME, 2, "written", begins=1)
    text = GAME.write_position(state)
    assert text.startswith("seats=2 rounds=- began=1 turn=1 phase=draw table=- opened=- rack0=")


def test_what_steps_have_shown_is_known_though_a_position_does_not_say_so() -> None:
    state = position("table=Fc,Fs,J rack0=Ft,Nl opened=0 phase=play steps=free:Ft:1")
    assert GAME.view(state, 1).players[0].seen == ("J",)
