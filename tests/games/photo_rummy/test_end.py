"""PR-E: the end of a round and of the game."""

from __future__ import annotations

from collections import Counter

import pytest

from kartenhaus.games.photo_rummy.cards import ALL_CARDS, CARD_TEXTS
from kartenhaus.games.photo_rummy.events import GameEnded, RackLeft, RoundBegan, RoundEnded, TurnBegan
from kartenhaus.games.photo_rummy.round_result import Round
from tests.games.photo_rummy.support import GAME, cards_of, play, position, rack, refuse

# The last card of seat 0 fits.
LAST = "phase=play opened=0 table=Fc,Fs,Ft rack0=Fl"


@pytest.mark.allows("PR-E1")
def test_who_lays_the_last_card_wins_at_once() -> None:
    state = position(f"{LAST} rack1=Nc,Ns,J", rounds=1)
    events = play(state, 0, "lay Fl 1")
    assert events[-3:] == [RackLeft(1, 2, 1), RoundEnded(1, 0, (12, -12), (12, -12), "PR-E1"), GameEnded("PR-E5")]
    assert GAME.legal_moves(state, 0) == []


@pytest.mark.allows("PR-E1")
def test_going_out_with_the_card_just_drawn() -> None:
    state = position("opened=0 table=Fc,Fs,Ft/Ny,Nt,Nl rack0=Fl stack3=Ns", rounds=1)
    play(state, 0, "draw 3", "lay Fl 1")
    assert GAME.outcome(state) is None
    play(state, 0, "lay Ns 2")
    assert state.rounds[0].winner == 0


@pytest.mark.allows("PR-E1")
def test_going_out_with_the_very_first_combination() -> None:
    state = position("phase=play rack0=Fc,Fs,J rack1=Nc", rounds=1)
    play(state, 0, "lay Fc", "lay Fs 1", "lay J 1")
    assert state.rounds == [Round(0, (1, -1))]


@pytest.mark.allows("PR-E1")
def test_the_last_step_may_be_one_on_the_table() -> None:
    """The rack is empty first, and the table faultless only after another step."""
    state = position("phase=play opened=0 table=Ft,CHt,Pt,Dt,Et rack0=Dy,Dc", rounds=1)
    play(state, 0, "lay Dy", "lay Dc 2")
    assert (rack(state, 0), GAME.outcome(state)) == ("", None)
    play(state, 0, "move Dt 2")
    assert GAME.outcome(state) is not None


@pytest.mark.forbids("PR-E1")
def test_an_empty_rack_does_not_win_on_a_faulty_table() -> None:
    state = position("phase=play opened=0 table=Fc,Fs,Ft rack0=Nl", rounds=1)
    play(state, 0, "lay Nl 1")
    assert (rack(state, 0), GAME.outcome(state)) == ("", None)
    assert refuse(state, 0, "end").rule == "PR-T3"
    play(state, 0, "back", "end")
    assert state.active == 1


@pytest.mark.allows("PR-E2", "PR-E3")
def test_the_others_lose_what_is_left_and_the_winner_gets_the_sum() -> None:
    state = position(f"seats=4 {LAST} rack1=Nc,Ns rack2=J,J,Np rack3=Dp", rounds=1)
    play(state, 0, "lay Fl 1")
    assert state.rounds == [Round(0, (24, -2, -21, -1))]
    assert GAME.view(state, None).rounds == (Round(0, (24, -2, -21, -1)),)


@pytest.mark.forbids("PR-E2")
def test_cards_on_the_table_cost_nobody_anything() -> None:
    state = position("phase=play opened=0,1 table=Fc,Fs,J/Nc,Ns,Nt,J rack0=Fl rack1=Dp", rounds=1)
    play(state, 0, "lay Fl 1")
    assert state.rounds[0].points == (1, -1)


@pytest.mark.forbids("PR-E3")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_no_point_comes_from_nowhere(seats: int) -> None:
    state = position(f"seats={seats} {LAST}", rounds=1)
    play(state, 0, "lay Fl 1")
    points = state.rounds[0].points
    assert sum(points) == 0
    assert points[0] > 0 > max(points[1:])


@pytest.mark.allows("PR-E4")
def test_with_all_stacks_empty_the_round_is_a_draw() -> None:
    state = position(
        "seats=2 phase=play stack1=- stack2=- stack3=- stack4=- stack5=- rack0=Fc,J rack1=" + _all_but("Fc,J"), rounds=1
    )
    assert play(state, 0, "end")[-2:] == [RoundEnded(1, None, (0, 0), (0, 0), "PR-E4"), GameEnded("PR-E5")]
    assert state.rounds == [Round(None, (0, 0))]


def _all_but(texts: str) -> str:
    """Every card but these, so that no stack holds any."""
    return ",".join(CARD_TEXTS[card] for card in (Counter(ALL_CARDS) - Counter(cards_of(texts))).elements())


@pytest.mark.allows("PR-E4")
def test_who_drew_the_last_card_still_plays_that_turn() -> None:
    rack1 = _all_but("Fc,Fs,Ft,Fl,Nl")
    state = position(
        f"opened=0 table=Fc,Fs,Ft rack0=Fl stack1=- stack2=Nl stack3=- stack4=- stack5=- rack1={rack1}", rounds=1
    )
    play(state, 0, "draw 2", "lay Fl 1")
    assert GAME.outcome(state) is None
    events = play(state, 0, "end")
    assert state.rounds[0].winner is None
    assert TurnBegan(1) not in events


@pytest.mark.forbids("PR-E4")
def test_nobody_scores_in_a_drawn_round_and_one_card_is_enough_to_go_on() -> None:
    rack1 = _all_but("Fc,J,Nl,Nt")
    empty = "stack1=- stack2=- stack3=- stack4=-"
    state = position(f"phase=play {empty} stack5=Nl,Nt rack0=Fc,J rack1={rack1}", rounds=2)
    assert play(state, 0, "end")[-1] == TurnBegan(1)
    assert refuse(state, 1, "draw 1").rule == "PR-T1"
    play(state, 1, "draw 5", "end")
    events = play(state, 0, "draw 5", "end")
    assert state.scores == (0, 0)
    assert any(isinstance(event, RoundBegan) and event.seat == 1 for event in events)


@pytest.mark.allows("PR-E4", "PR-E5")
def test_a_drawn_round_counts_as_one_of_the_agreed_rounds() -> None:
    drawn = "seats=2 phase=play stack1=- stack2=- stack3=- stack4=- stack5=- rack0=Fc,J rack1=" + _all_but("Fc,J")
    state = position(f"rounds=0:7,-7 {drawn}", rounds=2)
    play(state, 0, "end")
    outcome = GAME.outcome(state)
    assert outcome is not None, "two rounds were agreed, and two have been played"
    assert (outcome.points, outcome.winners) == ((7, -7), (0,))


@pytest.mark.forbids("PR-E4", "PR-E5")
def test_a_drawn_round_is_neither_played_again_nor_the_end_of_those_to_come() -> None:
    drawn = "seats=2 phase=play stack1=- stack2=- stack3=- stack4=- stack5=- rack0=Fc,J rack1=" + _all_but("Fc,J")
    state = position(drawn, rounds=2)
    play(state, 0, "end")
    assert GAME.outcome(state) is None
    assert len(state.rounds) == 1
    last = position(f"rounds=-:0,0 {drawn}", rounds=2)
    play(last, 0, "end")
    outcome = GAME.outcome(last)
    assert outcome is not None
    assert outcome.winners == (0, 1)


@pytest.mark.allows("PR-E5")
def test_the_highest_score_of_all_rounds_wins() -> None:
    state = position(f"seats=3 rounds=1:-3,8,-5/-:0,0,0 {LAST} rack1=Nc rack2=Ns,Nt", rounds=3)
    play(state, 0, "lay Fl 1")
    outcome = GAME.outcome(state)
    assert outcome is not None
    assert (outcome.points, outcome.places, outcome.winners) == ((0, 7, -7), (2, 1, 3), (1,))


@pytest.mark.allows("PR-E5")
def test_a_tie_is_shared() -> None:
    state = position(f"seats=3 rounds=1:-3,6,-3 {LAST} rack1=Nc,Np rack2=Ns,Nt,Iy,It,Il", rounds=2)
    play(state, 0, "lay Fl 1")
    outcome = GAME.outcome(state)
    assert outcome is not None
    assert (outcome.points, outcome.winners) == ((4, 4, -8), (0, 1))


@pytest.mark.forbids("PR-E5")
def test_no_round_more_and_no_move_after_the_last() -> None:
    state = position(f"{LAST} rounds=0:5,-5", rounds=2)
    play(state, 0, "lay Fl 1")
    for seat in (0, 1):
        for text in ("draw 1", "lay Nl", "back", "end"):
            answer = refuse(state, seat, text)
            assert (answer.code, answer.rule) == ("game-over", "PR-E5")
    assert GAME.actors(state) == ()


@pytest.mark.forbids("PR-E5")
def test_the_game_goes_on_until_the_agreed_rounds_are_over() -> None:
    state = position(LAST, rounds=2)
    play(state, 0, "lay Fl 1")
    assert GAME.outcome(state) is None
    assert GAME.actors(state) == (1,)
