"""Bots play by the rules, see only what their seat may see, and the greedy one is the better player."""

from __future__ import annotations

from collections import Counter

import pytest

from kartenhaus.bots import BOT_NAMES, bot_for, next_move
from kartenhaus.catalog import GAMES
from kartenhaus.engine import AnyGame, Outcome
from tests.support import accepted, new_game, rng


def _play(game: AnyGame, names: tuple[str, ...], label: str) -> Outcome:
    state = new_game(game, len(names), f"deal {label}", **({"rounds": 1} if game.name == "photo-rummy" else {}))
    bots = [bot_for(game.name, name) for name in names]
    outcome = None
    number = 0
    while outcome is None:
        chances = [rng(f"{label} {number} {seat}") for seat in range(len(names))]
        seat, move = next_move(game, state, bots, chances.__getitem__)
        assert move in game.legal_moves(state, seat)
        accepted(game.apply(state, seat, move))
        number += 1
        outcome = game.outcome(state)
    return outcome


@pytest.mark.parametrize("name", sorted(GAMES))
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("bot", BOT_NAMES)
def test_bots_play_to_the_end(name: str, seats: int, bot: str) -> None:
    assert _play(GAMES[name], (bot,) * seats, f"{name} {seats} {bot}").winners


@pytest.mark.parametrize("name", sorted(GAMES))
def test_greedy_beats_random(name: str) -> None:
    wins: Counter[str] = Counter()
    for number in range(30):
        names = ("greedy", "random") if number % 2 else ("random", "greedy")
        wins.update(names[seat] for seat in _play(GAMES[name], names, f"{name} {number}").winners)
    assert wins["greedy"] > 2 * wins["random"]


@pytest.mark.parametrize("name", sorted(GAMES))
def test_a_bot_with_the_same_view_and_chance_makes_the_same_move(name: str) -> None:
    game = GAMES[name]
    state = new_game(game, 2, "same move")
    seat = game.actors(state)[0]
    view = game.view(state, seat)
    for bot in BOT_NAMES:
        first, second = (bot_for(name, bot).choose(view, view.legal_moves, rng("chance")) for _ in range(2))
        assert first == second
