"""Random play: moves per second, the legal moves listed before each one, next to other engines in the same run.

Rounds are interleaved, so that whatever else the machine does hits everybody alike; medians are compared.
The games differ, so a ratio says how long a researcher waits for a move, not which game is harder to compute.
"""

from __future__ import annotations

import random  # noqa: TID251 - the peers bring their own chance
from collections.abc import Callable
from statistics import median
from time import perf_counter

from bench.table import show_table
from kartenhaus.catalog import GAMES
from kartenhaus.engine import Refused, Rng, seed_from

ROUNDS = 5
SECONDS = 1.0


def ours(name: str, seats: int) -> Callable[[int], int]:
    game = GAMES[name]
    options = game.options({}, seats)
    assert not isinstance(options, Refused)

    def play(number: int) -> int:
        state = game.new(options, seats, Rng(seed_from(f"deal {number}")))
        chance = Rng(seed_from(f"play {number}"))
        moves = 0
        while True:
            actors = game.actors(state)
            if not actors:
                return moves
            offered = [(seat, move) for seat in actors for move in game.legal_moves(state, seat)]
            game.apply(state, *offered[chance.below(len(offered))])
            moves += 1

    return play


def open_spiel(name: str) -> Callable[[int], int]:
    import pyspiel

    game = pyspiel.load_game(name)

    def play(number: int) -> int:
        chance = random.Random(number)
        state = game.new_initial_state()
        moves = 0
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, weights = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(chance.choices(outcomes, weights)[0])
            else:
                state.apply_action(chance.choice(state.legal_actions()))
                moves += 1
        return moves

    return play


def rlcard(name: str) -> Callable[[int], int]:
    import rlcard as peer

    environment = peer.make(name, config={"seed": 1})

    def play(number: int) -> int:
        chance = random.Random(number)
        state, _ = environment.reset()
        moves = 0
        while not environment.is_over():
            state, _ = environment.step(chance.choice(list(state["legal_actions"])))
            moves += 1
        return moves

    return play


def catanatron() -> Callable[[int], int]:
    from catanatron import Color, Game, RandomPlayer

    def play(number: int) -> int:
        random.seed(number)
        game = Game([RandomPlayer(color) for color in (Color.RED, Color.BLUE)])
        game.play()
        return len(game.state.actions)

    return play


def main() -> None:
    engines = {f"Kartenhaus {name}, {seats} players": ours(name, seats) for name in GAMES for seats in (2, 4)} | {
        "OpenSpiel gin_rummy (C++ core)": open_spiel("gin_rummy"),
        "RLCard gin-rummy": rlcard("gin-rummy"),
        "RLCard uno": rlcard("uno"),
        "catanatron, 2 players": catanatron(),
    }
    speeds: dict[str, list[float]] = {name: [] for name in engines}
    number = 0
    for round_number in range(ROUNDS):
        print(f"\rrandom play: round {round_number + 1} of {ROUNDS} ", end="", flush=True)
        for name, play in engines.items():
            moves, started = 0, perf_counter()
            while perf_counter() - started < SECONDS:
                moves += play(number)
                number += 1
            speeds[name].append(moves / (perf_counter() - started))
    print("\r" + " " * 40, end="\r")
    ours_first = next(iter(engines))
    base = median(speeds[ours_first])
    rows = [
        (name, f"{median(runs):,.0f}", f"{min(runs):,.0f} - {max(runs):,.0f}", f"{base / median(runs):.2f}")
        for name, runs in speeds.items()
    ]
    show_table(("random play", "moves/s (median)", "range", f"{ours_first.split(',')[0]} is x times as fast"), rows)
