"""PR-S: before the first turn."""

from __future__ import annotations

import pytest

from kartenhaus.engine import told_to
from kartenhaus.games.photo_rummy.cards import JOKER
from kartenhaus.games.photo_rummy.events import RackSeen, RoundBegan
from kartenhaus.games.photo_rummy.moves import DrawCard
from tests.games.photo_rummy.support import GAME, play, position, refuse, texts
from tests.support import new_game, refused


@pytest.mark.allows("PR-S1")
@pytest.mark.parametrize("rounds", [1, 20])
def test_any_number_of_rounds_from_1_to_20_can_be_agreed(rounds: int) -> None:
    assert new_game(GAME, 2, "rounds", rounds=rounds).options.rounds == rounds


@pytest.mark.forbids("PR-S1")
@pytest.mark.parametrize("rounds", [0, 21, "3", True])
def test_other_numbers_of_rounds_are_refused(rounds: object) -> None:
    refusal = refused(GAME.options({"rounds": rounds}, 2))
    assert (refusal.rule, refusal.params["field"]) == ("PR-S1", "rounds")


@pytest.mark.allows("PR-S2")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_everybody_draws_eight_cards(seats: int) -> None:
    state = new_game(GAME, seats, "eight cards")
    assert [len(cards) for cards in state.racks] == [8] * seats
    own = GAME.view(state, 1)
    assert ",".join(own.rack) == texts(state.racks[1])
    dealt = [new_game(GAME, seats, f"eight cards {number}") for number in range(20)]
    assert any(JOKER in cards for game in dealt for cards in game.racks), "jokers may be among them"


@pytest.mark.forbids("PR-S2")
def test_nobody_sees_the_cards_of_the_others() -> None:
    state = new_game(GAME, 3, "hidden")
    for viewer in (0, None):
        seen = GAME.view(state, viewer)
        assert [player.rack for player in seen.players] == [8, 8, 8]
        assert [player.seen for player in seen.players] == [(), (), ()]
        assert seen.rack == (() if viewer is None else tuple(texts(state.racks[0]).split(",")))


@pytest.mark.allows("PR-S3")
@pytest.mark.parametrize(
    ("seats", "heights"), [(2, (19, 19, 18, 18, 18)), (3, (17, 17, 17, 17, 16)), (4, (16, 15, 15, 15, 15))]
)
def test_the_rest_makes_five_stacks_of_about_the_same_height(seats: int, heights: tuple[int, ...]) -> None:
    assert GAME.view(new_game(GAME, seats, "stacks"), None).stacks == heights


@pytest.mark.forbids("PR-S3")
def test_there_is_no_sixth_stack() -> None:
    state = new_game(GAME, 2, "stacks", begins=0)
    assert refuse(state, 0, "draw 6").rule == "PR-S3"
    assert refuse(state, 0, DrawCard(-1)).rule == "PR-S3"


@pytest.mark.allows("PR-S4")
def test_the_seed_or_the_host_says_who_begins() -> None:
    assert {new_game(GAME, 4, f"who begins {number}").active for number in range(40)} == {0, 1, 2, 3}
    for seat in range(4):
        assert new_game(GAME, 4, "the host", begins=seat).active == seat


@pytest.mark.allows("PR-S4")
def test_the_next_player_clockwise_begins_each_further_round() -> None:
    state = position("seats=3 turn=1 began=2 phase=play opened=1 table=Fc,Fs,Ft rack1=Fl", rounds=3)
    events = play(state, 1, "lay Fl 1")
    assert next(event for event in events if isinstance(event, RoundBegan)) == RoundBegan(2, 0, (17, 17, 17, 17, 16))
    assert (state.began, state.active, state.opened) == (0, 0, [False] * 3)
    dealt = [event for event in told_to(events, 2) if isinstance(event, RackSeen)]
    assert [",".join(event.cards) for event in dealt] == [texts(state.racks[2])]


@pytest.mark.forbids("PR-S4")
def test_turns_go_round_clockwise_and_nobody_else_begins() -> None:
    state = new_game(GAME, 3, "clockwise", begins=2)
    for seat in (2, 0, 1, 2):
        assert refuse(state, (seat + 1) % 3, "draw 1").rule == "PR-T0"
        play(state, seat, "draw 1", "end")
