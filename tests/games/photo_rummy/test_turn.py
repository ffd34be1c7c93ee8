"""PR-T: a turn."""

from __future__ import annotations

import pytest

from kartenhaus.engine import told_to
from kartenhaus.games.photo_rummy import timeout_moves
from kartenhaus.games.photo_rummy.events import CardDrawn, CardSeen, StepTakenBack, TurnBegan, TurnEnded
from kartenhaus.games.photo_rummy.moves import DrawCard, EndTurn, TakeBack
from tests.games.photo_rummy.support import GAME, play, position, rack, refuse, table
from tests.support import accepted, new_game

# Seat 0 has drawn, holds a Paris row and two cards more; a London row lies on the table.
READY = "phase=play opened=0 table=GBp,GBc,GBs rack0=Fc,Fs,Ft,Nl,Dl drawn=Nl"


@pytest.mark.allows("PR-T0")
def test_the_player_on_turn_alone_is_asked() -> None:
    state = new_game(GAME, 4, "on turn", begins=3)
    assert GAME.actors(state) == (3,)
    assert GAME.legal_moves(state, 3)


@pytest.mark.forbids("PR-T0")
def test_the_others_do_nothing() -> None:
    state = position(READY + " steps=lay:Fc:new")
    for text in ("draw 1", "lay Fs 2", "move GBp new", "free Fs 1", "back", "back all", "end"):
        assert refuse(state, 1, text).rule == "PR-T0"
    assert GAME.legal_moves(state, 1) == []


@pytest.mark.allows("PR-T1")
@pytest.mark.parametrize("stack", [1, 2, 3, 4, 5])
def test_a_card_is_drawn_from_any_stack(stack: int) -> None:
    state = position(f"turn=1 rack1=Fc stack{stack}=Nc,Ns,Nt")
    events = play(state, 1, f"draw {stack}")
    assert rack(state, 1) == "Nt,Fc"
    assert told_to(events, None) == told_to(events, 0) == [CardDrawn(1, stack - 1, 2)]
    assert told_to(events, 1)[-1] == CardSeen(1, "Nt")
    assert GAME.view(state, 1).drawn == ("Nt",)
    assert GAME.view(state, 0).drawn == ()


@pytest.mark.forbids("PR-T1")
def test_the_draw_is_a_must_and_comes_first_and_once() -> None:
    state = position("opened=0 table=GBp,GBc,GBs rack0=Fc,Fs,Ft,GBt stack2=-")
    for text in ("lay Fc new", "lay GBt 1", "move GBp new", "free GBt 1", "back", "end"):
        assert refuse(state, 0, text).rule == "PR-T1"
    assert refuse(state, 0, "draw 2").code == "pr-stack-empty"
    play(state, 0, "draw 1")
    assert refuse(state, 0, "draw 1").rule == "PR-T1"


@pytest.mark.allows("PR-T2")
def test_any_number_of_combinations_may_be_laid() -> None:
    state = position("phase=play rack0=Fc,Fs,Ft,Nc,Ns,Nl,CHt,Pt,Dt,Et,El")
    play(state, 0, "lay Fc", "lay Fs 1", "lay Ft 1", "lay Nc", "lay Ns 2", "lay Nl 2")
    play(state, 0, "lay CHt", "lay Pt 3", "lay Dt 3", "lay Et 3", "end")
    assert table(state) == "Fc,Fs,Ft/Nc,Ns,Nl/CHt,Pt,Dt,Et"
    assert rack(state, 0) == "El"


@pytest.mark.allows("PR-T2")
def test_nobody_has_to_lay_anything() -> None:
    state = position("phase=play rack0=Fc,Fs,Ft,Nc")
    assert play(state, 0, "end") == [TurnEnded(0, 0, 0), TurnBegan(1)]
    assert (table(state), rack(state, 0)) == ("", "Nc,Fc,Fs,Ft")


@pytest.mark.forbids("PR-T2")
def test_only_cards_of_the_own_rack_are_laid() -> None:
    state = position("phase=play rack0=Fc,Fs rack1=Ft,J")
    assert refuse(state, 0, "lay Ft").rule == "PR-T2"
    assert refuse(state, 0, "lay J").rule == "PR-T2"
    assert refuse(state, 0, "lay Nl").rule == "PR-T2"


@pytest.mark.allows("PR-T3")
def test_in_between_the_table_may_be_in_pieces() -> None:
    state = position(READY)
    play(state, 0, "move GBp new", "lay Nl 1", "lay Fc 2")
    assert table(state) == "GBc,GBs,Nl/GBp,Fc"
    assert EndTurn() not in GAME.legal_moves(state, 0)
    assert [combination.fault for combination in GAME.view(state, 1).table] == ["PR-T3", "PR-T3"]


@pytest.mark.allows("PR-T3")
def test_steps_are_taken_back_one_by_one_or_all_to_the_draw() -> None:
    state = position(READY)
    before = GAME.copy(state)
    play(state, 0, "lay Fc", "move GBp 2", "lay Fs 2")
    assert play(state, 0, "back") == [StepTakenBack(0, "Fs", None, 1, False, False)]
    assert table(state) == "GBc,GBs/GBp,Fc"
    play(state, 0, "back")
    assert table(state) == "GBp,GBc,GBs/Fc"
    play(state, 0, "lay Fs 2", "back all")
    assert (state.table, state.racks, state.stacks, state.drawn) == (
        before.table,
        before.racks,
        before.stacks,
        before.drawn,
    )
    play(state, 0, "end")


@pytest.mark.allows("PR-T3")
def test_a_combination_that_fell_empty_comes_back_to_its_place() -> None:
    state = position("phase=play opened=0 table=GBp,GBc,GBs/Np,Nc,Ns/Ip,Ic,Is rack0=GBt,Nt,It,Dl")
    play(state, 0, "move Np 1", "move Nc 1", "move Ns 3")
    assert table(state) == "GBp,GBc,GBs,Np,Nc/-/Ns,Ip,Ic,Is"
    play(state, 0, "lay Dl")
    assert table(state) == "GBp,GBc,GBs,Np,Nc/Dl/Ns,Ip,Ic,Is", "a new combination takes the free place"
    play(state, 0, "back", "back", "back", "back")
    assert table(state) == "GBp,GBc,GBs/Np,Nc,Ns/Ip,Ic,Is"


@pytest.mark.forbids("PR-T3")
def test_the_end_is_refused_while_anything_is_faulty_and_says_what() -> None:
    state = position("phase=play opened=0 table=GBp,GBc,GBs/Np,Nc,Ns rack0=Fc,Nl,Dl,J")
    play(state, 0, "lay Dl 1", "move Np", "lay Fc", "lay J 4")
    answer = refuse(state, 0, "end")
    assert (answer.code, answer.rule) == ("pr-table-faulty", "PR-T3")
    assert answer.params == {"count": 4, "combinations": "1, 2, 3, 4", "rules": "PR-T3, PR-L4, PR-K1, PR-K4"}
    play(state, 0, "back", "back", "back")
    assert refuse(state, 0, "end").params == {"count": 1, "combinations": "1", "rules": "PR-T3"}
    play(state, 0, "back", "end")


@pytest.mark.forbids("PR-T3")
def test_nothing_is_taken_back_beyond_the_draw_or_from_earlier_turns() -> None:
    state = position(READY + " turn=0")
    assert refuse(state, 0, "back").rule == "PR-T3"
    play(
        state,
        0,
        "lay Fc",
        "lay Fs 2",
        "lay Ft 2",
        "end",
    )
    play(state, 1, "draw 1")
    assert refuse(state, 1, "back all").rule == "PR-T3"


@pytest.mark.allows("PR-T3")
def test_a_turn_out_of_time_is_taken_back_as_a_whole_and_the_drawn_card_kept() -> None:
    state = position(READY)
    play(state, 0, "lay Fc", "move GBp 2", "lay Nl 1")
    assert timeout_moves(state) == [TakeBack(True), EndTurn()]
    for move in timeout_moves(state):
        accepted(GAME.apply(state, 0, move))
    assert (state.active, table(state), rack(state, 0)) == (1, "GBp,GBc,GBs", "Nl,Fc,Fs,Ft,Dl")
    assert timeout_moves(state) == [DrawCard(0), EndTurn()]
    for move in timeout_moves(state):
        accepted(GAME.apply(state, 1, move))
    assert state.active == 0


def test_time_running_out_without_steps_or_after_the_end() -> None:
    assert timeout_moves(position(READY)) == [EndTurn()]
    over = position("phase=play opened=0 table=Fc,Fs,Ft rack0=Fl", rounds=1)
    play(over, 0, "lay Fl 1")
    assert timeout_moves(over) == []
    empty_first = position("stack1=- stack2=-")
    assert timeout_moves(empty_first)[0] == DrawCard(2)


@pytest.mark.allows("PR-T4")
def test_two_hundred_steps_and_the_last_ones_may_be_taken_back() -> None:
    state = position(READY)
    for _ in range(100):
        play(state, 0, "lay Fc", "back", "lay Fs", "back")
    assert state.made == 200
    play(state, 0, "end")


@pytest.mark.forbids("PR-T4")
def test_no_step_after_the_two_hundredth() -> None:
    state = position(READY + " made=198")
    play(state, 0, "lay Fc", "lay Fs 2")
    for text in ("lay Ft 2", "move GBp new"):
        assert refuse(state, 0, text).rule == "PR-T4"
    assert GAME.legal_moves(state, 0) == [TakeBack(False), TakeBack(True)]
    play(state, 0, "back all")
    assert GAME.legal_moves(state, 0) == [EndTurn()]
    assert refuse(state, 0, "lay Fc").params == {"most": 200}
    play(state, 0, "end")
    assert state.made == 0
