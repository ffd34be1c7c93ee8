"""Nobody is told what they may not know: with all that is hidden exchanged, a viewer is told the same."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import fields
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from kartenhaus.engine import Refused, Seat, told_to
from tests.support import GameSupport, accepted, new_game, rng, so_many

SEEDS = st.integers(0, 10**6)
relaxed = settings(
    max_examples=so_many(6, 25), deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture]
)


def _viewers(seats: int) -> Iterator[Seat | None]:
    yield from range(seats)
    yield None


def _told(support: GameSupport, state: Any, viewer: Seat | None, seat: Seat, move: Any) -> tuple[object, ...]:
    """All that a viewer gets to know when a seat makes a move, as text, byte by byte."""
    game = support.game
    answer = game.apply(state, seat, move)
    if isinstance(answer, Refused):
        return (repr(answer) if seat == viewer else "refused", repr(game.view(state, viewer)))
    told, view = told_to(answer, viewer), game.view(state, viewer)
    said = [game.telling.event(event) for event in told], game.telling.verdict(view)
    return (repr(told), repr(view), repr(said))


@relaxed
@given(seed=SEEDS, seats=st.integers(2, 4))
def test_moves_tell_a_viewer_nothing_hidden(support: GameSupport, seed: int, seats: int) -> None:
    """The viewer's own moves, and those of others that are possible with other hidden cards too."""
    game = support.game
    state = new_game(game, seats, f"deal {seed}", **support.short_game)
    chance = rng(f"disguise {seed}")
    for seat, move in support.beginning(state, rng(f"play {seed}")):
        for viewer in _viewers(seats):
            disguised = support.disguise(state, viewer, chance)
            assert repr(game.view(disguised, viewer)) == repr(game.view(state, viewer))
            if seat == viewer or (move in game.legal_moves(disguised, seat) and not game.shows_hand(state, move)):
                truth = _told(support, game.copy(state), viewer, seat, move)
                assert _told(support, disguised, viewer, seat, move) == truth
        accepted(game.apply(state, seat, move))


@relaxed
@given(seed=SEEDS, seats=st.integers(2, 4), stop=st.integers(0, 200), data=st.data())
def test_refusals_tell_nothing_hidden(
    support: GameSupport, seed: int, seats: int, stop: int, data: st.DataObject
) -> None:
    game = support.game
    state = support.after(seed, seats, stop)
    for seat in range(seats):
        disguised = support.disguise(state, seat, rng(f"disguise {seed}"))
        for move in data.draw(st.lists(support.moves, max_size=20)):
            truth = _told(support, game.copy(state), seat, seat, move)
            assert _told(support, game.copy(disguised), seat, seat, move) == truth


@relaxed
@given(seed=SEEDS, seats=st.integers(2, 4))
def test_a_sampled_state_looks_the_same_and_can_be_played(support: GameSupport, seed: int, seats: int) -> None:
    game = support.game
    state = new_game(game, seats, f"deal {seed}", **support.short_game)
    chance = rng(f"sample {seed}")
    for number, (seat, move) in enumerate(support.beginning(state, rng(f"play {seed}"))):
        for viewer in _viewers(seats):
            view = game.view(state, viewer)
            sampled = game.sample(view, chance.fork(f"{number} {viewer}"))
            assert game.view(sampled, viewer) == view
            assert support.cards(sampled) == support.all_cards(state)
            assert sampled.rng.seed != state.rng.seed
        accepted(game.apply(state, seat, move))


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_samples_differ_where_the_viewer_cannot_look(support: GameSupport, seats: int) -> None:
    game = support.game
    state = new_game(game, seats, "samples differ")
    texts = {game.write_position(game.sample(game.view(state, 0), rng(f"sample {number}"))) for number in range(20)}
    without_rng = {text.split(" rng=")[0] for text in texts}
    assert len(without_rng) == 20


def test_a_sampled_state_plays_to_the_end(support: GameSupport) -> None:
    game = support.game
    for number in range(so_many(6, 20)):
        state = support.after(number, 2 + number % 3, 15 * number)
        sampled = game.sample(game.view(state, 0), rng(f"sample {number}"))
        for seat, move in support.playing(sampled, rng(f"go on {number}")):
            accepted(game.apply(sampled, seat, move))
        assert game.outcome(sampled) is not None


@relaxed
@given(seed=SEEDS, seats=st.integers(2, 4), stop=st.integers(0, 200))
def test_views_differ_in_what_is_ones_own_alone(support: GameSupport, seed: int, seats: int, stop: int) -> None:
    """What a table shows to all at once is right for everybody, and the rest is right for its seat."""
    game = support.game
    state = support.after(seed, seats, stop)
    shared = game.view(state, None)
    for viewer in _viewers(seats):
        own = game.own(state, viewer)
        view = game.view(state, viewer)
        names = {field.name for field in fields(own)}
        assert names <= {field.name for field in fields(view)}
        for field in fields(view):
            seen = getattr(view, field.name)
            if field.name == "legal_moves":
                # People are to notice themselves what they could call.
                seen = tuple(move for move in seen if not game.is_call(move))
            assert seen == getattr(own if field.name in names else shared, field.name)
