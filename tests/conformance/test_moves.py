"""Legal moves are exactly what apply accepts; refusals change nothing and can be explained."""

from __future__ import annotations

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from kartenhaus.engine import Refused
from kartenhaus.i18n import LANGUAGES, Language
from tests.support import GameSupport, so_many

SPOKEN = [Language(code) for code in LANGUAGES]
SEEDS = st.integers(0, 10**6)
relaxed = settings(
    max_examples=so_many(25, 60), deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture]
)


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
@given(text=st.text(max_size=60))
def test_no_text_upsets_the_reader(support: GameSupport, text: str) -> None:
    game = support.game
    move = game.read_move(text)
    if isinstance(move, Refused):
        assert SPOKEN[0].refusal(move)
    else:
        assert game.read_move(game.write_move(move)) == move
