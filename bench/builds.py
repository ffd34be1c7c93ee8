"""The compiled build beside the interpreted one, each in a process of its own.

`same` plays the same seeded games with both, bots of all kinds in the seats, and compares what comes out of each game;
`speed` measures both in turns, in CPU time. `make test-compiled` sets up the environments that both need.
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
from collections.abc import Iterator
from hashlib import sha256
from itertools import zip_longest
from statistics import median
from time import process_time
from typing import IO, Final

from bench.random_play import ours, speed
from bench.table import show_table
from kartenhaus.bots import bot_for, bot_names, next_move
from kartenhaus.catalog import GAMES
from kartenhaus.engine import AnyGame, Refused, Rng, seed_from, write_log
from kartenhaus.engine.log import Record

PYTHONS: Final = {"interpreted": ".venv/bin/python", "compiled": ".venv-compiled/bin/python"}
# A search this small chooses as the full one does, only worse.
STEPS: Final = 40
# Bots that know nothing can play for hours; what is compared is long enough by then.
MOST_MOVES: Final = 400
ROUNDS: Final = 3
# Whole games, the same in both builds: how much there is to think changes in the course of a game, and in Photo Rummy
# the first moves need no search at all.
HARD_GAMES: Final = 2
WARM_MOVES: Final = 8


# --- in each of the two processes


def fingerprint(game: AnyGame, number: int) -> str:
    """All that there is to know of one game: its log, what was told and shown, and how it stands at the end."""
    seats = game.fewest_seats + number % (game.most_seats - game.fewest_seats + 1)
    options = game.options({}, seats)
    assert not isinstance(options, Refused)
    record = Record(game, options, seats, seed_from(f"deal {number}"))
    names = bot_names(game.name)
    bots = [bot_for(game.name, f"{names[(number + seat) % len(names)]}@{STEPS}") for seat in range(seats)]
    chance = [Rng(seed_from(f"play {number} {seat}")) for seat in range(seats)]
    print_ = sha256()
    for _ in range(MOST_MOVES):
        if not game.actors(record.state):
            break
        events = record.play(*next_move(game, record.state, [bot for bot in bots if bot], chance.__getitem__))
        assert not isinstance(events, Refused)
        said = [game.telling.event(event) for event in events]
        print_.update(repr((events, said, game.view(record.state, None))).encode())
    print_.update(write_log(game, record.log).encode())
    print_.update(game.write_position(record.state).encode())
    return print_.hexdigest()


def play(games: int) -> None:
    for number in range(games):
        for game in GAMES.values():
            print(game.name, number, fingerprint(game, number), flush=True)


def measure(task: str, name: str, seats: int) -> None:
    """Moves in a second of CPU time: of random play, or of hard bots with their usual search."""
    # Before the clock runs, what is made once is made.
    if task == "random":
        print(speed(ours(name, seats)))
    else:
        _hard(GAMES[name], seats, HARD_GAMES, WARM_MOVES)
        started = process_time()
        moves = sum(_hard(GAMES[name], seats, number, MOST_MOVES) for number in range(HARD_GAMES))
        print(moves / (process_time() - started))


def _hard(game: AnyGame, seats: int, number: int, most: int) -> int:
    """Plays a game, or its first moves, and counts them."""
    options = game.options({}, seats)
    state = game.new(options, seats, Rng(seed_from(f"deal {number}")))
    bots = [bot for bot in [bot_for(game.name, "hard")] * seats if bot]
    chance = Rng(seed_from(f"play {number}"))
    for move in range(most):
        if not game.actors(state):
            return move
        events = game.apply(state, *next_move(game, state, bots, lambda _: chance))
        assert not isinstance(events, Refused)
    return most


# --- beside both


def _start(python: str, *words: str) -> subprocess.Popen[str]:
    # The folder this stands in is for `bench` alone: Kartenhaus is what is installed.
    command = [python, "-m", "bench.builds", *words]
    return subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=os.environ | {"PYTHONHASHSEED": "random"})


def _lines(stream: IO[str] | None) -> Iterator[str]:
    assert stream is not None
    return iter(stream)


def same(games: int) -> int:
    one, other = [_start(python, "play", "--games", str(games)) for python in PYTHONS.values()]
    compared = 0
    try:
        for first, second in zip_longest(_lines(one.stdout), _lines(other.stdout), fillvalue="nothing\n"):
            if first != second:
                print(f"\nnot the same:\n{' interpreted'} {first}{' compiled'} {second}")
                return 1
            compared += 1
    finally:
        for process in (one, other):
            process.terminate()
            process.wait()
    print(f"{compared} games, the same move for move, compiled and interpreted")
    return 0 if compared == games * len(GAMES) else 1


def compare_speed() -> int:
    tasks = [(task, name, seats) for task in ("random", "hard") for name in GAMES for seats in (2, 4)]
    rows = []
    for task, name, seats in tasks:
        runs: dict[str, list[float]] = {build: [] for build in PYTHONS}
        for _ in range(ROUNDS):
            for build, python in PYTHONS.items():
                done = _start(python, "measure", task, name, str(seats))
                runs[build].append(float(done.communicate()[0]))
        slow, fast = (median(runs[build]) for build in PYTHONS)
        row = (f"{task}, {name}, {seats} players", f"{slow:,.0f}", f"{fast:,.0f}", f"{fast / slow:.2f}")
        rows.append(row)
        print("measured:", *row, file=sys.stderr)
    show_table(("moves per second of CPU time", *PYTHONS, "times"), rows)
    return 0


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m bench.builds", description=__doc__)
    does = parser.add_subparsers(dest="do", required=True)
    for name in ("same", "play"):
        does.add_parser(name).add_argument("--games", type=int, default=20, help="of each game")
    does.add_parser("speed")
    one = does.add_parser("measure")
    one.add_argument("task", choices=("random", "hard"))
    one.add_argument("game", choices=tuple(GAMES))
    one.add_argument("seats", type=int)
    words = parser.parse_args()
    if words.do == "same":
        return same(words.games)
    if words.do == "speed":
        return compare_speed()
    if words.do == "play":
        play(words.games)
    else:
        measure(words.task, words.game, words.seats)
    return 0


if __name__ == "__main__":
    sys.exit(main())
