"""Games played by chance: moves are exactly what is offered, refusals change nothing, no card is ever lost."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from kartenhaus.engine import Refused
from kartenhaus.games.photo_rummy import State
from kartenhaus.games.photo_rummy.cards import CARD_TEXTS
from kartenhaus.games.photo_rummy.combinations import fault_of
from kartenhaus.games.photo_rummy.moves import EndTurn, TakeBack
from kartenhaus.games.photo_rummy.state import DRAW, PLAY
from tests.games.photo_rummy.support import GAME, SUPPORT, builder_move
from tests.support import accepted, new_game, random_moves, rng

SEATS = [2, 3, 4]
POSITIONS = {"seed": st.integers(0, 10**6), "seats": st.integers(2, 4), "stop": st.integers(0, 400)}


def _somewhere(seed: int, seats: int, stop: int) -> State:
    """A position that chance has come to."""
    state: State = new_game(GAME, seats, f"deal {seed}", rounds=1)
    chance = rng(f"play {seed}")
    for _ in range(stop):
        if GAME.outcome(state) is not None:
            break
        accepted(GAME.apply(state, state.active, builder_move(state, chance)))
    return state


@settings(max_examples=40, deadline=None)
@given(**POSITIONS, data=st.data())
def test_legal_moves_are_exactly_what_is_accepted(seed: int, seats: int, stop: int, data: st.DataObject) -> None:
    state = _somewhere(seed, seats, stop)
    before = GAME.write_position(state)
    for seat in range(seats):
        offered = GAME.legal_moves(state, seat)
        assert len(set(offered)) == len(offered)
        for move in offered:
            accepted(GAME.apply(GAME.copy(state), seat, move))
        for move in data.draw(st.lists(SUPPORT.moves, max_size=30)):
            if move not in offered:
                answer = GAME.apply(state, seat, move)
                assert isinstance(answer, Refused), GAME.write_move(move)
                assert answer.rule in GAME.rule_ids
        assert GAME.write_position(state) == before


@settings(max_examples=15, deadline=None)
@given(**POSITIONS)
def test_every_move_that_can_be_written_is_offered_or_refused(seed: int, seats: int, stop: int) -> None:
    """All of them, card by card and place by place."""
    state = _somewhere(seed, seats, stop)
    offered = set(GAME.legal_moves(state, state.active))
    places = ["new", *(str(place) for place in range(1, len(state.table) + 2))]
    for card in CARD_TEXTS:
        for verb in ("lay", "move", "free"):
            for place in places[1:] if verb == "free" else places:
                move = GAME.read_move(f"{verb} {card} {place}")
                assert not isinstance(move, Refused)
                taken = GAME.apply(GAME.copy(state), state.active, move)
                assert (move in offered) != isinstance(taken, Refused), GAME.write_move(move)


@pytest.mark.parametrize("seats", SEATS)
def test_builders_play_to_the_end_with_every_card_accounted_for(seats: int) -> None:
    for number in range(3):
        state = new_game(GAME, seats, f"builders {seats} {number}", rounds=2)
        chance = rng(f"builders {seats} {number}")
        while GAME.outcome(state) is None:
            accepted(GAME.apply(state, state.active, builder_move(state, chance)))
            assert SUPPORT.cards(state) == SUPPORT.all_cards(state)
            if state.phase == DRAW:
                assert not any(fault_of(cards) for cards in state.table if cards)
        assert len(state.rounds) == 2
        assert sum(state.scores) == 0


@pytest.mark.parametrize("seats", SEATS)
def test_even_pure_chance_comes_to_an_end(seats: int) -> None:
    state = new_game(GAME, seats, f"chance {seats}", rounds=1)
    for seat, move in random_moves(GAME, state, rng(f"chance {seats}")):
        accepted(SUPPORT.game.apply(state, seat, move))
    assert SUPPORT.cards(state) == SUPPORT.all_cards(state)


@settings(max_examples=40, deadline=None)
@given(**POSITIONS)
def test_a_turn_taken_back_is_as_it_was_and_can_be_ended(seed: int, seats: int, stop: int) -> None:
    state = _somewhere(seed, seats, stop)
    if state.phase != PLAY or not state.steps:
        return
    seat = state.active
    everything = GAME.copy(state)
    while state.steps:
        accepted(GAME.apply(state, seat, TakeBack()))
    accepted(GAME.apply(everything, seat, TakeBack(True)))
    assert state == everything
    assert state.table == state.old
    accepted(GAME.apply(state, seat, EndTurn()))
