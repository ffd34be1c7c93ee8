"""Bots play by the rules, see only what their seat may see, and the greedy one is the better player."""

from __future__ import annotations

from collections import Counter

import pytest

from kartenhaus.bots import Heuristics, bot_for, bot_names, next_move, search
from kartenhaus.engine import AnyGame, Outcome
from tests.support import GAMES, accepted, known_bot, new_game, rng


def _play(game: AnyGame, names: tuple[str, ...], label: str) -> Outcome:
    state = new_game(game, len(names), f"deal {label}", **({"rounds": 1} if game.name == "photo-rummy" else {}))
    bots = [known_bot(game, name) for name in names]
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


@pytest.mark.parametrize(("name", "bot"), [(name, bot) for name in sorted(GAMES) for bot in bot_names(name)])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_bots_play_to_the_end(name: str, seats: int, bot: str) -> None:
    # A few steps of search are enough to see that it plays.
    assert _play(GAMES[name], (f"{bot}@10",) * seats, f"{name} {seats} {bot}").winners


@pytest.mark.parametrize("name", sorted(GAMES))
def test_greedy_beats_random(name: str) -> None:
    wins: Counter[str] = Counter()
    for number in range(16):
        names = ("greedy", "random") if number % 2 else ("random", "greedy")
        wins.update(names[seat] for seat in _play(GAMES[name], names, f"{name} {number}").winners)
    assert wins["greedy"] > 2 * wins["random"]


@pytest.mark.parametrize("name", sorted(GAMES))
def test_a_bot_with_the_same_view_and_chance_makes_the_same_move(name: str) -> None:
    game = GAMES[name]
    state = new_game(game, 2, "same move")
    seat = game.actors(state)[0]
    view = game.view(state, seat)
    for bot in bot_names(name):
        first, second = (known_bot(game, bot).choose(view, view.legal_moves, rng("chance"), 100) for _ in range(2))
        assert first == second


@pytest.mark.parametrize("name", sorted(GAMES))
def test_a_bot_without_budget_still_answers(name: str) -> None:
    game = GAMES[name]
    state = new_game(game, 3, "no budget")
    view = game.view(state, game.actors(state)[0])
    for bot in bot_names(name):
        assert known_bot(game, bot).choose(view, view.legal_moves, rng("chance"), 0) in view.legal_moves


@pytest.mark.parametrize("name", sorted(GAMES))
def test_the_shared_search_plays_any_game_knowing_nothing_of_it(name: str) -> None:
    game = GAMES[name]
    heuristics = Heuristics(game)
    heuristics.rollout_depth = 30
    state = new_game(game, 2, "search")
    for number in range(6):
        seat = game.actors(state)[0]
        view = game.view(state, seat)
        move = search(heuristics, view, view.legal_moves, rng(f"search {number}"), 400)
        accepted(game.apply(state, seat, move))


def test_a_name_may_carry_its_steps() -> None:
    assert known_bot(GAMES["great-wall"], "hard@500").steps == 500
    for wrong in ("hard@", "hard@x", "hard@-1", "psychic", "psychic@5", "", "hard@1234567890"):
        assert bot_for("great-wall", wrong) is None


def test_reactions_are_never_too_fast_and_half_of_them_below_the_median() -> None:
    chance = rng("reaction")
    bot = known_bot(GAMES["great-wall"], "random")
    times = sorted(bot.notices_after(chance) for _ in range(2000))
    assert times[0] >= 350
    assert abs(times[1000] - bot.reaction) < 0.05 * bot.reaction
    assert times[-1] > 2 * bot.reaction
