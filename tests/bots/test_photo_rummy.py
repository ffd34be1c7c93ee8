"""Photo Rummy's bots: who lays, who waits, and who knows when to do which."""

from __future__ import annotations

import pytest

from kartenhaus.bots import bot_for, bot_names
from kartenhaus.bots.photo_rummy.win_chance import plays_safe, win_chance
from kartenhaus.engine import AnyGame, Move
from kartenhaus.games.photo_rummy import PhotoRummy, State
from kartenhaus.games.photo_rummy.moves import EndTurn, LayCard, TakeBack
from tests.games.photo_rummy.support import position
from tests.support import accepted, new_game, rng

GAME: AnyGame = PhotoRummy()

# A row of Paris lies on this rack, and nothing else that could be laid.
ROW_AND_REST = "rack0=Fc,Fs,Fl,GBp,IRLc,Ns,Iy,CHt,Pl drawn=Pl"


def _choice(name: str, state: State, chance: str = "choice", budget: int | None = None) -> Move:
    bot = bot_for("photo-rummy", name)
    assert bot is not None
    view = GAME.view(state, state.active)
    move = bot.choose(view, view.legal_moves, rng(chance), bot.steps if budget is None else budget)
    assert move is not None
    assert move in view.legal_moves
    return move


def _finish_turn(name: str, state: State) -> int:
    """Lets a bot play the turn under way; how many cards are on its rack then."""
    seat = state.active
    rounds = len(state.rounds)
    for number in range(100):
        accepted(GAME.apply(state, seat, _choice(name, state, f"finish {number}")))
        if len(state.rounds) > rounds:
            return 0
        if state.active != seat:
            return len(state.racks[seat])
    raise AssertionError(f"{name} does not end its turn")


@pytest.mark.parametrize("name", ["hard", "greedy", "patient"])
def test_who_can_go_out_does(name: str) -> None:
    state = position("phase=play rack0=Fc,Fs,Fl,GBp,IRLp,Np,Ip,CHt,Pt,Dt,J drawn=J")
    assert _finish_turn(name, state) == 0
    assert state.rounds[-1].winner == 0


@pytest.mark.parametrize("name", ["hard", "greedy", "patient"])
def test_going_out_takes_the_table_to_pieces_if_need_be(name: str) -> None:
    state = position("phase=play opened=0 table=Ft,CHt,Pt,Dt,Et rack0=Dy,Dc drawn=Dc")
    assert _finish_turn(name, state) == 0
    assert state.rounds[-1].winner == 0


def test_greedy_lays_at_once_and_the_others_wait() -> None:
    state = position(f"phase=play {ROW_AND_REST}")
    assert isinstance(_choice("greedy", state), LayCard)
    for name in ("medium", "hard", "patient"):
        assert _choice(name, state) == EndTurn()


def test_medium_sometimes_overlooks_that_it_could_go_out() -> None:
    racks = [f"{city}c,{city}s,{city}l,GBp,IRLp,Np,Ip,Fp" for city in ("CH", "P", "D", "E", "A", "B", "DK", "NL", "S")]
    states = [position(f"phase=play rack0={rack} drawn=Fp") for rack in racks]
    assert not any(_choice("patient", state) == EndTurn() for state in states)
    overlooked = sum(_choice("medium", state) == EndTurn() for state in states)
    assert 0 < overlooked < len(states) / 2


def test_only_hard_keeps_a_lead_by_laying() -> None:
    ahead = position(f"phase=play rounds=0:30,-30/0:5,-5 {ROW_AND_REST}", rounds=3)
    assert isinstance(_choice("hard", ahead), LayCard)
    assert isinstance(_choice("hard", ahead, budget=0), LayCard)
    assert _choice("medium", ahead) == EndTurn()
    behind = position(f"phase=play rounds=1:-30,30/1:-5,5 {ROW_AND_REST}", rounds=3)
    assert _choice("hard", behind) == EndTurn()


def test_hard_lays_in_time_when_a_rival_is_about_to_go_out() -> None:
    # Letterboxes alone have no place to go: the rival with three cards is out very soon, and a small lead is gone.
    table = "GBp,IRLp,Np,Ip/GBc,IRLc,Nc,Ic/GBs,IRLs,Ns,Is/GBy,IRLy,Ny,Iy/GBt,IRLt,Nt,It"
    rack = "Fp,CHc,Ps,Dy,Et,Ap,Bc,DKs,NLy,Sl,J"
    before = "phase=play rounds=0:5,-5/-:0,0 opened=0,1"
    state = position(f"{before} table={table} rack0={rack},GRl drawn=J rack1=Sp,Ft,CZc", rounds=3)
    assert _choice("patient", state) == EndTurn()
    for number in range(5):
        assert isinstance(_choice("hard", state, f"in time {number}"), LayCard)
    assert _finish_turn("hard", state) <= 2


def test_easy_overlooks_some_of_what_greedy_lays() -> None:
    left = {"greedy": 0, "easy": 0, "random": 0}
    for name in left:
        for number in range(40):
            state = new_game(GAME, 2, f"overlooked {number}")
            accepted(GAME.apply(state, state.active, _choice(name, state)))
            left[name] += _finish_turn(name, state)
    assert left["greedy"] < left["easy"] < left["random"]


@pytest.mark.parametrize("name", bot_names("photo-rummy"))
def test_a_bot_that_takes_a_seat_over_in_the_middle_of_a_turn_ends_it(name: str) -> None:
    state = position("phase=play rack0=Fc,Fs,Fl,GBp,IRLc,Ns,Iy,CHt,Pl drawn=Pl steps=lay:Iy:new;lay:CHt:new")
    assert _choice(name, state) in (TakeBack(True), TakeBack(False))
    _finish_turn(name, state)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_lead_is_worth_more_the_greater_it_is_and_the_fewer_rounds_are_to_come(seats: int) -> None:
    for rounds in range(4):
        win_chances = [win_chance(lead, rounds, seats) for lead in range(-300, 301, 10)]
        assert win_chances == sorted(win_chances)
        assert win_chance(350, rounds, seats) == 1 > win_chance(-350, rounds, seats)
    assert plays_safe(150, 1, seats)
    assert not plays_safe(-150, 1, seats)
    assert win_chance(1, 0, seats) == 1
    assert win_chance(0, 20, seats) > 0
