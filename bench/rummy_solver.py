"""Photo Rummy's exact best lay next to an integer program: HiGHS and, where it is installed, OR-tools' CP-SAT.

Every position is given to all of them one after the other, so that they share whatever else the machine is doing.
"""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from statistics import median
from time import perf_counter
from typing import Any

from bench.table import show_table
from kartenhaus.games.photo_rummy.solver import best_lay, worth_of_best
from tests.games.photo_rummy.integer_program import JOKER, best_value, program_of
from tests.games.photo_rummy.solver_positions import made_up
from tests.support import rng

# Photos on the table, cards in the hand, jokers among all of them.
SIZES = ((10, 8, 1), (30, 10, 3), (50, 14, 4), (80, 20, 6))
POSITIONS = 200
WARM_UP = 100

Solver = Callable[[list[bytes], bytes], int]


def _worth(table: list[bytes], hand: bytes) -> int:
    return worth_of_best(table, hand, True)


def _plan(table: list[bytes], hand: bytes) -> int:
    return best_lay(table, hand, True).worth


def _highs(table: list[bytes], hand: bytes) -> int:
    return best_value(table, hand, True)


def _cp_sat() -> Solver | None:
    """The same program for CP-SAT; None where OR-tools is not installed."""
    try:
        cp_model: Any = import_module("ortools.sat.python.cp_model")
    except ImportError:
        return None

    def solve(table: list[bytes], hand: bytes) -> int:
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
        assert solver.solve(model) == cp_model.OPTIMAL
        return int(solver.objective_value + 0.5) - sum(cards.count(JOKER) for cards in table)

    return solve


def main() -> None:
    solvers: dict[str, Solver] = {"worth_of_best": _worth, "best_lay": _plan, "HiGHS": _highs}
    cp_sat = _cp_sat()
    if cp_sat is None:
        print("OR-tools is not installed here, so CP-SAT does not run.")
    else:
        solvers["CP-SAT"] = cp_sat
    rows: list[tuple[str, ...]] = []
    for photos, cards, jokers in SIZES:
        label = f"{photos}/{cards}/{jokers}"
        for number in range(WARM_UP):
            _plan(*made_up(rng(f"warm-up {label} {number}"), photos, cards, jokers))
        times: dict[str, list[float]] = {name: [] for name in solvers}
        for number in range(POSITIONS):
            table, hand = made_up(rng(f"bench {label} {number}"), photos, cards, jokers)
            answers: set[int] = set()
            for name, solve in solvers.items():
                begin = perf_counter()
                answers.add(solve(table, hand))
                times[name].append(1000 * (perf_counter() - begin))
            assert len(answers) == 1, (table, hand, answers)
        ours = median(times["worth_of_best"])
        for name, taken in times.items():
            taken.sort()
            middle, late, last = median(taken), taken[int(0.99 * len(taken))], taken[-1]
            rows.append((label, name, f"{middle:.2f}", f"{late:.2f}", f"{last:.2f}", f"{middle / ours:.1f}"))
    print("Photo Rummy, the best lay: milliseconds a position, HiGHS and CP-SAT with the building of their model.")
    print("worth_of_best says what can be laid; best_lay also how, with the fewest changes, step by step.")
    print()
    show_table(("table/hand/jokers", "solver", "median", "p99", "max", "times worth_of_best"), rows)


if __name__ == "__main__":
    main()
