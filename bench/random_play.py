"""Random play: moves per second of CPU time, the legal moves listed before each one, next to other engines.

Ours is the compiled wheel; all are stepped from Python, each in a process of its own. Rounds are interleaved, so that
what else the machine does hits all of them alike; medians are compared. The games differ, so a ratio says how long a
researcher waits for a move, not which game is harder to compute.
"""

from __future__ import annotations

import subprocess
import sys
from bisect import bisect_right
from collections.abc import Callable
from statistics import median
from time import process_time
from typing import Any, Final

from bench.table import show_table

PYTHONS: Final = {"ours": ".venv-release/bin/python", "peers": ".venv-bench/bin/python"}
OPEN_SPIEL: Final = ("gin_rummy", "hearts", "crazy_eights", "go_fish", "euchre")
GAMES: Final = ("great-wall", "monster-roll", "photo-rummy")
SEATS: Final = (2, 3, 4)
ROUNDS: Final = 5
SECONDS: Final = 1.0
QUARTERS: Final = 4

# Plays a game, and counts its moves.
Play = Callable[[int], int]


def ours(name: str, seats: int) -> Play:
    from kartenhaus.catalog import GAMES
    from kartenhaus.engine import FastRng, seed_from

    game = GAMES[name]
    options = game.options({}, seats)

    def play(number: int) -> int:
        state = game.new(options, seats, FastRng(seed_from(f"deal {number}")))
        chance = FastRng(seed_from(f"play {number}"))
        moves = 0
        while True:
            actors = game.actors(state)
            if not actors:
                return moves
            _random_step(game, state, actors, chance)
            moves += 1

    return play


def _random_step(game: Any, state: Any, actors: tuple[int, ...], chance: Any) -> None:
    """One of all the moves that all seats have, each equally likely."""
    moves = game.legal_moves(state, actors[0])
    if len(actors) == 1:
        game.play(state, actors[0], moves[chance.below(len(moves))])
        return
    ends = [len(moves)]
    for seat in actors[1:]:
        moves += game.legal_moves(state, seat)
        ends.append(len(moves))
    number = chance.below(len(moves))
    game.play(state, actors[bisect_right(ends, number)], moves[number])


def open_spiel(name: str) -> Play:
    import random  # noqa: TID251 - the peers bring their own chance

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


def rlcard(name: str) -> Play:
    import random  # noqa: TID251 - the peers bring their own chance

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


def catanatron(players: str) -> Play:
    import random  # noqa: TID251 - the peers bring their own chance

    from catanatron import Color, Game, RandomPlayer

    colours = list(Color)[: int(players)]

    def play(number: int) -> int:
        random.seed(number)
        game = Game([RandomPlayer(colour) for colour in colours])
        game.play()
        return len(game.state.actions)

    return play


# --- in a process of its own


def speed(play: Play) -> float:
    """Moves per second of CPU time."""
    play(0)
    moves, number, started = 0, 1, process_time()
    while process_time() - started < SECONDS:
        moves += play(number)
        number += 1
    return moves / (process_time() - started)


def by_quarters(name: str, seats: int) -> list[float]:
    """Microseconds for a move in each quarter of a game, over many games."""
    from kartenhaus.catalog import GAMES
    from kartenhaus.engine import FastRng, seed_from

    game = GAMES[name]
    options = game.options({}, seats)
    length = ours(name, seats)
    seconds, moves = [0.0] * QUARTERS, 0
    number, begun = 0, process_time()
    while process_time() - begun < SECONDS * QUARTERS:
        quarter = length(number) // QUARTERS
        state = game.new(options, seats, FastRng(seed_from(f"deal {number}")))
        chance = FastRng(seed_from(f"play {number}"))
        for part in range(QUARTERS):
            started = process_time()
            for _ in range(quarter):
                _random_step(game, state, game.actors(state), chance)
            seconds[part] += process_time() - started
        moves += quarter
        number += 1
    return [1e6 * spent / moves for spent in seconds]


def measure(engine: str, *names: str) -> None:
    match engine:
        case "quarters":
            print(*by_quarters(names[0], int(names[1])))
        case "ours":
            print(speed(ours(names[0], int(names[1]))))
        case _:
            print(speed({"open_spiel": open_spiel, "rlcard": rlcard, "catanatron": catanatron}[engine](*names)))


# --- beside all of them


def _measured(*words: str) -> list[float]:
    python = PYTHONS["ours" if words[0] in ("ours", "quarters") else "peers"]
    done = subprocess.run([python, "-m", "bench.random_play", *words], stdout=subprocess.PIPE, text=True, check=True)
    return [float(word) for word in done.stdout.split()]


def _progress(text: str) -> None:
    print(f"\r{text:<70}", end="", file=sys.stderr, flush=True)


def main() -> None:
    engines: dict[str, tuple[str, ...]] = {
        f"Kartenhaus {name}, {seats} players": ("ours", name, str(seats)) for name in GAMES for seats in SEATS
    }
    engines |= {f"OpenSpiel {name}": ("open_spiel", name) for name in OPEN_SPIEL}
    engines |= {f"RLCard {name}": ("rlcard", name) for name in ("gin-rummy", "uno")}
    engines |= {f"catanatron, {players} players": ("catanatron", str(players)) for players in (2, 4)}
    speeds: dict[str, list[float]] = {name: [] for name in engines}
    for round_number in range(1, ROUNDS + 1):
        for name, words in engines.items():
            _progress(f"random play, round {round_number} of {ROUNDS}: {name}")
            speeds[name] += _measured(*words)
    medians = {name: median(runs) for name, runs in speeds.items()}
    level = median([medians[f"OpenSpiel {name}"] for name in OPEN_SPIEL])
    _progress("")
    print()
    show_table(
        ("random play", "moves per CPU second (median)", "range", "times the median of OpenSpiel's five"),
        [
            (name, f"{medians[name]:,.0f}", f"{min(runs):,.0f} - {max(runs):,.0f}", f"{medians[name] / level:.2f}")
            for name, runs in speeds.items()
        ],
    )
    print()
    quarters = {}
    for name in GAMES:
        for seats in SEATS:
            _progress(f"random play, quarter by quarter: {name}, {seats} players")
            quarters[f"{name}, {seats} players"] = _measured("quarters", name, str(seats))
    _progress("")
    print()
    show_table(
        ("microseconds for a move", *(f"quarter {number} of a game" for number in range(1, QUARTERS + 1))),
        [(name, *(f"{spent:.2f}" for spent in parts)) for name, parts in quarters.items()],
    )


if __name__ == "__main__":
    measure(*sys.argv[1:])
