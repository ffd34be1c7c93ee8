"""GW-E1 to GW-E3: when the game ends, and who has won."""

from __future__ import annotations

import pytest

from kartenhaus.engine import Outcome, Refused, Seat
from kartenhaus.games.great_wall import State
from kartenhaus.games.great_wall.events import GameEnded, LastRoundCame
from tests.games.great_wall.support import GAME, look, move_of, play, position, refuse


def take_turn(state: State) -> Seat:
    """Whoever is on turn places a market card and takes a new hand; who that was."""
    seat = state.active
    play(state, seat, f"place {chr(state.market[0])} right", "hand")
    return seat


def outcome(state: State) -> Outcome:
    result = GAME.outcome(state)
    assert result is not None
    return result


# --- the last open composition --------------------------------------------------------------------


@pytest.mark.allows("GW-E1")
@pytest.mark.parametrize("step", ["place", "act", "act played=1"])
def test_the_last_open_composition_ends_the_game_at_once(step: str) -> None:
    state = position(f"step={step} wall=LFTO open=LF")
    events = play(state, 0, "click LF")
    assert events[-1] == GameEnded("GW-E1")
    after = "step=over open=- ended=GW-E1 photos0=LF"
    assert look(state, after) == after
    assert GAME.actors(state) == ()


@pytest.mark.allows("GW-E1")
def test_also_in_the_last_round() -> None:
    state = position("seats=3 turn=1 step=act wall=LFTO open=LF compositions=- out=* last=3")
    play(state, 1, "click LF")
    assert look(state, "ended=GW-E1") == "ended=GW-E1"
    assert outcome(state).winners == (1,)


@pytest.mark.forbids("GW-E1")
def test_nothing_is_refilled_any_more() -> None:
    state = position("wall=LFTO open=LF deck=*PP discard=- hand0=WL compositions=*PF")
    play(state, 0, "click LF")
    after = "wall=TO discard=LF hand0=WL"
    assert look(state, after) == after


@pytest.mark.forbids("GW-E1")
def test_it_goes_on_while_an_open_composition_is_left() -> None:
    state = position("wall=LFTO open=LF,OTF")
    play(state, 0, "click LF")
    assert GAME.outcome(state) is None
    assert look(state, "step=place") == "step=place"


@pytest.mark.forbids("GW-E1")
def test_photos_from_hands_do_not_end_it() -> None:
    state = position("wall=LFTOWW open=OTF hand0=LF,PP hand1=TO,PF")
    play(state, 0, "click LF")
    play(state, 1, "click TO")
    assert GAME.outcome(state) is None


@pytest.mark.forbids("GW-E1")
@pytest.mark.parametrize("asked", ["place L left", "draw", "end", "hand", "swap 1 2", "click TO"])
def test_nothing_can_be_done_after_the_end(asked: str) -> None:
    state = position("wall=LFTO market=LLL open=LF hand0=TO,WL hand1=PP,PF")
    play(state, 0, "click LF")
    for seat in (0, 1):
        assert refuse(state, seat, asked).rule == "GW-E1"


@pytest.mark.forbids("GW-E1", "GW-P7")
def test_calls_still_waiting_are_void() -> None:
    state = position("seats=3 wall=LFTOWW open=LF hand1=TO,PP hand2=OL,PF")
    # The second call would be right, the third wrong: neither is looked at any more, nor locks a camera.
    calls = [(0, move_of("click LF")), (1, move_of("click TO")), (2, move_of("click OL"))]
    _, right, wrong = GAME.settle(state, calls)
    for settled in (right, wrong):
        assert isinstance(settled.answer, Refused)
        assert settled.answer.rule == "GW-E1"
        assert GAME.penalty(state.options, settled.answer) == 0
    after = "wall=TOWW photos0=LF photos1=- photos2=-"
    assert look(state, after) == after


@pytest.mark.allows("GW-E1", "GW-P7")
def test_calls_before_the_last_open_photo_count() -> None:
    state = position("seats=3 wall=LFTOWW open=LF hand1=TO,PP")
    GAME.settle(state, [(1, move_of("click TO")), (0, move_of("click LF"))])
    assert look(state, "photos0=LF photos1=TO ended=GW-E1") == "photos0=LF photos1=TO ended=GW-E1"


# --- the last composition of the deck -------------------------------------------------------------


@pytest.mark.allows("GW-E2")
def test_drawn_in_ones_own_turn_everybody_has_one_more_and_that_player_the_last() -> None:
    state = position("seats=3 turn=1 step=act actions1=X12 compositions=PP out=*")
    assert LastRoundCame(1) in play(state, 1, "extra")
    play(state, 1, "end")
    assert [take_turn(state) for _ in range(3)] == [2, 0, 1]
    assert look(state, "step=over ended=GW-E2") == "step=over ended=GW-E2"


@pytest.mark.allows("GW-E2")
def test_drawn_for_a_photo_in_anothers_turn_that_turn_counts() -> None:
    state = position("seats=3 turn=1 wall=LFTOWW hand0=LF,WL open=OTF,FLF,FWT compositions=PP out=*")
    assert LastRoundCame(1) in play(state, 0, "click LF")
    assert [take_turn(state) for _ in range(4)] == [1, 2, 0, 1]
    assert look(state, "step=over ended=GW-E2") == "step=over ended=GW-E2"


@pytest.mark.allows("GW-E2")
@pytest.mark.parametrize("left", ["PP", "PP,PF"])
def test_drawn_with_a_new_hand(left: str) -> None:
    state = position(f"seats=2 turn=0 step=act compositions={left} out=*")
    play(state, 0, "hand")
    assert [take_turn(state) for _ in range(2)] == [1, 0]
    assert look(state, "step=over ended=GW-E2") == "step=over ended=GW-E2"


@pytest.mark.allows("GW-E2")
def test_photos_of_the_last_round_still_count() -> None:
    state = position("turn=0 step=act played=1 wall=LFTOWW hand1=LF,PP open=OTF,FLF,FWT compositions=- out=* last=1")
    play(state, 1, "click LF")
    play(state, 0, "end")
    assert outcome(state).points == (0, 1)


@pytest.mark.forbids("GW-E2")
def test_the_game_does_not_end_before_the_last_of_these_turns_is_over() -> None:
    state = position("seats=2 turn=0 step=act actions0=X12 compositions=PP out=*")
    play(state, 0, "extra", "end")
    for _ in range(2):
        assert GAME.outcome(state) is None
        take_turn(state)
    assert GAME.outcome(state) is not None
    assert refuse(state, 1, "draw").rule == "GW-E2"


@pytest.mark.forbids("GW-E2")
def test_the_last_round_does_not_come_while_a_composition_is_left() -> None:
    state = position("seats=2 turn=0 step=act actions0=X12 compositions=PP,PF out=*")
    play(state, 0, "extra", "end")
    assert look(state, "compositions=PP last=-") == "compositions=PP last=-"


@pytest.mark.forbids("GW-E2")
def test_the_last_round_does_not_begin_anew() -> None:
    state = position(
        "turn=0 step=place wall=LFTOWW hand0=LF,PP hand1=TO,PF open=OTF,FLF,FWT compositions=- out=* last=2"
    )
    play(state, 0, "click LF")
    play(state, 1, "click TO")
    assert [take_turn(state) for _ in range(2)] == [0, 1]
    assert look(state, "step=over") == "step=over"


# --- who has won ----------------------------------------------------------------------------------

OVER = "step=over ended=GW-E2"


@pytest.mark.allows("GW-E3")
def test_most_points_win() -> None:
    # 5 points with one photo against 1 + 1 + 2 with three.
    state = position(f"seats=3 {OVER} photos0=LF,FT,LT photos1=LFTO photos2=-")
    assert outcome(state) == Outcome(points=(4, 5, 0), places=(2, 1, 3))


@pytest.mark.allows("GW-E3")
def test_a_tie_goes_to_more_photos() -> None:
    # 2 points each: one photo, or two.
    state = position(f"seats=2 {OVER} photos0=FO photos1=LF,FT")
    assert outcome(state) == Outcome(points=(2, 2), places=(2, 1))
    assert outcome(state).winners == (1,)


@pytest.mark.allows("GW-E3")
def test_still_tied_they_share_the_victory() -> None:
    state = position(f"seats=4 {OVER} photos0=FO,LF photos1=LT,FT photos2=LFT photos3=-")
    assert outcome(state) == Outcome(points=(3, 3, 3, 0), places=(1, 1, 3, 4))
    assert outcome(state).winners == (0, 1)


@pytest.mark.allows("GW-E3")
def test_without_any_photo_everybody_shares_it() -> None:
    assert outcome(position(f"seats=3 {OVER}")).winners == (0, 1, 2)


@pytest.mark.forbids("GW-E3")
def test_compositions_left_in_hand_count_nothing() -> None:
    state = position(f"seats=2 {OVER} hand0=LFTO,OTF,PP photos0=- hand1=- photos1=LF")
    assert outcome(state) == Outcome(points=(0, 1), places=(2, 1))


@pytest.mark.forbids("GW-E3")
def test_more_photos_do_not_outweigh_a_point() -> None:
    state = position(f"seats=2 {OVER} photos0=LFTO photos1=LF,FT,TO,OL")
    assert outcome(state).winners == (0,)


@pytest.mark.forbids("GW-E3")
def test_nobody_has_won_before_the_end() -> None:
    assert GAME.outcome(position("photos0=LFTO,OTF")) is None
