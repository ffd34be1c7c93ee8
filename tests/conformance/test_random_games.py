"""Random games of each player count come to an end, with every card accounted for after every move."""

from __future__ import annotations

import pytest

from tests.conformance.supports import SUPPORTS
from tests.support import accepted, new_game, rng

# Games are played in batches, so that the cores share the work.
BATCHES = 4


@pytest.mark.parametrize("batch", range(BATCHES))
@pytest.mark.parametrize(
    ("name", "seats"),
    [
        (name, seats)
        for name, support in SUPPORTS.items()
        for seats in range(support.game.fewest_seats, support.game.most_seats + 1)
    ],
)
def test_random_games_end_with_all_cards(name: str, seats: int, batch: int) -> None:
    support = SUPPORTS[name]
    game = support.game
    for number in range(batch, support.games, BATCHES):
        state = new_game(game, seats, f"{name} {seats} deal {number}", **support.short_game)
        everything = dict(support.all_cards(state))
        assert dict(support.cards(state)) == everything
        for seat, move in support.playing(state, rng(f"{name} {seats} play {number}")):
            accepted(game.apply(state, seat, move))
            assert dict(support.cards(state)) == everything, game.write_move(move)
        outcome = game.outcome(state)
        assert outcome is not None
        assert outcome.winners
        assert game.actors(state) == ()
        assert len(outcome.points) == len(outcome.places) == seats
