"""Legal moves are exactly what apply accepts; refusals change nothing and can be explained."""

from __future__ import annotations

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from kartenhaus.engine import Refused
from kartenhaus.i18n import LANGUAGES, Language
from tests.support import GameSupport, accepted, new_game, rng, so_many

SPOKEN = [Language(code) for code in LANGUAGES]
SEEDS = st.integers(0, 10**6)
relaxed = settings(
    max_examples=so_many(25, 60), deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture]
)


@relaxed
@given(seed=SEEDS, seats=st.integers(2, 4), stop=st.integers(0, 250))
def test_every_legal_move_is_accepted(support: GameSupport, seed: int, seats: int, stop: int) -> None:
    game = support.game
    state = support.after(seed, seats, stop)
    actors = game.actors(state)
    if actors:
        assert game.legal_moves(state, actors[0]), "the seat on turn is stuck"
    for seat in range(seats):
        moves = game.legal_moves(state, seat)
        assert len(set(moves)) == len(moves)
        assert moves == game.legal_moves(state, seat)
        assert seat in actors or not moves
        for move in moves:
            accepted(game.apply(game.copy(state), seat, move))
            assert game.has_calls or not game.is_call(move)


@relaxed
@given(seed=SEEDS, seats=st.integers(2, 4), stop=st.integers(0, 250), data=st.data())
def test_every_other_move_is_refused_and_changes_nothing(
    support: GameSupport, seed: int, seats: int, stop: int, data: st.DataObject
) -> None:
    game = support.game
    state = support.after(seed, seats, stop)
    before, text = game.copy(state), game.write_position(state)
    for seat in range(seats):
        legal = set(game.legal_moves(state, seat))
        for move in data.draw(st.lists(support.moves, max_size=12)):
            if move in legal:
                continue
            answer = game.apply(state, seat, move)
            assert isinstance(answer, Refused), game.write_move(move)
            assert answer.rule in game.rule_ids
            assert state == before
            assert game.write_position(state) == text
            for language in SPOKEN:
                assert language.refusal(answer)
                assert language.rule(answer.rule)


@relaxed
@given(data=st.data())
def test_moves_read_back(support: GameSupport, data: st.DataObject) -> None:
    game = support.game
    state = new_game(game, 2, "read back", **support.short_game)
    for seat, move in support.beginning(state, rng(f"moves {data.draw(SEEDS)}")):
        text = game.write_move(move)
        assert "\n" not in text
        assert game.read_move(text) == move
        assert game.read_move(f"  {text.upper()} ") == move, "people type as they like"
        accepted(game.apply(state, seat, move))


@relaxed
@given(text=st.text(max_size=60))
def test_no_text_upsets_the_reader(support: GameSupport, text: str) -> None:
    game = support.game
    move = game.read_move(text)
    if isinstance(move, Refused):
        assert SPOKEN[0].refusal(move)
    else:
        assert game.read_move(game.write_move(move)) == move


@relaxed
@given(seed=SEEDS, seats=st.integers(2, 4), stop=st.integers(0, 200))
def test_only_calls_are_open_to_seats_out_of_turn(support: GameSupport, seed: int, seats: int, stop: int) -> None:
    """A seat on turn may call too; steps are its own alone."""
    game = support.game
    state = support.after(seed, seats, stop)
    for seat in range(seats):
        calls = [game.is_call(move) for move in game.legal_moves(state, seat)]
        if seat in game.actors(state)[:1]:
            assert not all(calls)
        else:
            assert all(calls)
