"""Photo Rummy's exact best lay next to an integer program: HiGHS and OR-tools' CP-SAT.

The same positions are given to all of them, a batch to one and then to the next, so that they share whatever else the
machine is doing, and each finds the caches of the processor as its own work leaves them. For the integer programs the
solving alone is timed apart from the building of the model; ours is timed from the cards to the answer.
"""

from __future__ import annotations

import gc
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from importlib import import_module
from importlib.util import find_spec
from multiprocessing import get_context
from statistics import median
from time import perf_counter
from typing import Any

from bench.table import show_table
from kartenhaus.games.photo_rummy.solver import best_lay, worth_of_best
from tests.games.photo_rummy.integer_program import JOKER, program_of
from tests.games.photo_rummy.solver_positions import made_up
from tests.support import rng

# Photos on the table, cards in the hand, jokers among all of them.
SIZES = ((10, 8, 1), (30, 10, 3), (50, 14, 4), (80, 20, 6))
POSITIONS = 60
BATCH = 10
WARM_UP = 60

# What a solver finds, and its milliseconds under one name or several.
Timed = tuple[int, dict[str, float]]
Solver = Callable[[list[bytes], bytes], Timed]


def _ours(name: str, solve: Callable[[list[bytes], bytes], int]) -> Solver:
    def timed(table: list[bytes], hand: bytes) -> Timed:
        begin = perf_counter()
        worth = solve(table, hand)
        return worth, {name: 1000 * (perf_counter() - begin)}

    return timed


def _jokers_out(table: list[bytes]) -> int:
    return sum(cards.count(JOKER) for cards in table)


def _highs(table: list[bytes], hand: bytes) -> Timed:
    begin = perf_counter()
    program = program_of(table, hand, True, (1, 1))
    assert program is not None
    built = perf_counter()
    worth = program.best() - _jokers_out(table)
    end = perf_counter()
    return worth, {"HiGHS, solving alone": 1000 * (end - built), "HiGHS, with its model": 1000 * (end - begin)}


def _cp_sat(table: list[bytes], hand: bytes) -> Timed:
    """The same program for CP-SAT. Runs in a process of its own: OR-tools and highspy do not load side by side."""
    cp_model: Any = import_module("ortools.sat.python.cp_model")
    begin = perf_counter()
    program = program_of(table, hand, True, (1, 1))
    assert program is not None
    model = cp_model.CpModel()
    variables = [
        model.new_int_var(int(low), int(high), "") for low, high in zip(program.lower, program.upper, strict=True)
    ]
    for number, (low, high) in enumerate(zip(program.row_lower, program.row_upper, strict=True)):
        terms = range(program.starts[number], program.starts[number + 1])
        total = sum(int(program.values[term]) * variables[program.columns[term]] for term in terms)
        if low != -float("inf"):
            model.add(total >= int(low))
        if high != float("inf"):
            model.add(total <= int(high))
    model.maximize(sum(int(cost) * variable for cost, variable in zip(program.costs, variables, strict=True)))
    solver = cp_model.CpSolver()
    solver.parameters.num_workers = 1
    built = perf_counter()
    assert solver.solve(model) == cp_model.OPTIMAL
    end = perf_counter()
    worth = int(solver.objective_value + 0.5) - _jokers_out(table)
    return worth, {"CP-SAT, solving alone": 1000 * (end - built), "CP-SAT, with its model": 1000 * (end - begin)}


def main() -> None:
    solvers: list[Solver] = [
        _highs,
        _ours("worth_of_best", lambda table, hand: worth_of_best(table, hand, True)),
        _ours("best_lay", lambda table, hand: best_lay(table, hand, True).worth),
    ]
    with ProcessPoolExecutor(1, get_context("spawn")) as beside:
        if find_spec("ortools") is None:
            print("OR-tools is not installed here, so CP-SAT does not run.")
        else:
            solvers.append(lambda table, hand: beside.submit(_cp_sat, table, hand).result())
        # What was loaded until here is never thrown away: the collector need not look at it again and again.
        gc.collect()
        gc.freeze()
        rows: list[tuple[str, ...]] = []
        for photos, cards, jokers in SIZES:
            label = f"{photos}/{cards}/{jokers}"
            for number in range(WARM_UP):
                best_lay(*made_up(rng(f"warm-up {label} {number}"), photos, cards, jokers), True)
            rows += _measured(label, solvers, photos, cards, jokers)
    print("Photo Rummy, the best lay: milliseconds a position. worth_of_best says what can be laid (as the integer")
    print("programs do); best_lay also how, step by step, changing the table least.")
    print()
    show_table(("table/hand/jokers", "solver", "median", "p99", "max", "times worth_of_best"), rows)


def _measured(label: str, solvers: list[Solver], photos: int, cards: int, jokers: int) -> list[tuple[str, ...]]:
    times: dict[str, list[float]] = {}
    for first in range(0, POSITIONS, BATCH):
        print(f"\rbest lay at {label}: {first + BATCH} of {POSITIONS} ", end="", flush=True)
        batch = [made_up(rng(f"bench {label} {first + number}"), photos, cards, jokers) for number in range(BATCH)]
        answers: set[tuple[int, ...]] = set()
        for solve in solvers:
            worths: list[int] = []
            for table, hand in batch:
                worth, taken = solve(table, hand)
                worths.append(worth)
                for name, milliseconds in taken.items():
                    times.setdefault(name, []).append(milliseconds)
            answers.add(tuple(worths))
        assert len(answers) == 1, (label, first, answers)
    print("\r" + " " * 50, end="\r")
    ours = median(times["worth_of_best"])
    rows: list[tuple[str, ...]] = []
    for name, measured in times.items():
        measured.sort()
        middle, late, last = median(measured), measured[int(0.99 * len(measured))], measured[-1]
        rows.append((label, name, f"{middle:.2f}", f"{late:.2f}", f"{last:.2f}", f"{middle / ours:.1f}"))
    return rows


if __name__ == "__main__":
    main()
