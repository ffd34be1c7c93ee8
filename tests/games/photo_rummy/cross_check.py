"""Compares the solver with an integer program on many positions, and carries every plan out through the rules.

python -m tests.games.photo_rummy.cross_check --positions 5000
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterable

from kartenhaus.engine import Refused
from kartenhaus.games.photo_rummy.moves import EndTurn
from kartenhaus.games.photo_rummy.rules import apply
from kartenhaus.games.photo_rummy.solver import best_lay, can_go_out, worth_of_best
from tests.games.photo_rummy.integer_program import best_value, fewest_changes
from tests.games.photo_rummy.solver_positions import SolverPosition, positions

LABEL = "cross-check"


def mismatch(position: SolverPosition) -> str:
    """What is wrong with the solver's answers in this position; empty if nothing is."""
    table, hand, has_laid, weights = position.table, position.hand, position.has_laid, position.weights
    plan = best_lay(table, hand, has_laid, weights)
    expected = best_value(table, hand, has_laid, weights)
    if plan.worth != expected:
        return f"the integer program finds {expected}, the solver {plan.worth}"
    if worth_of_best(table, hand, has_laid, weights) != plan.worth:
        return "the plan has another worth than was promised"
    if can_go_out(table, hand, has_laid) != (best_value(table, hand, has_laid) == len(hand)):
        return "wrong about going out"
    if has_laid and plan.steps and plan.changes != fewest_changes(table, hand, weights, expected):
        return f"it can be done with fewer than {plan.changes} changes"
    state = position.state()
    for step in plan.steps:
        answer = apply(state, 0, step)
        if isinstance(answer, Refused):
            return f"{step} is refused: {answer}"
    if state.rounds:
        return "" if plan.laid == len(hand) else "the round is won by surprise"
    if len(hand) - len(state.racks[0]) != plan.laid:
        return f"{plan.laid} cards were promised, {len(hand) - len(state.racks[0])} are laid"
    answer = apply(state, 0, EndTurn())
    return f"the turn does not end: {answer}" if isinstance(answer, Refused) else ""


def mismatches(tried: Iterable[SolverPosition], every: int = 0) -> list[str]:
    """All that is wrong, with its position; with `every`, progress is told after so many positions."""
    wrong: list[str] = []
    for number, position in enumerate(tried, start=1):
        found = mismatch(position)
        if found:
            wrong.append(f"{found}: {position}")
        if every and number % every == 0:
            sys.stdout.write(f"{number} positions, {len(wrong)} mismatches\n")
            sys.stdout.flush()
    return wrong


def main() -> None:
    parser = argparse.ArgumentParser(description="Compare the Photo Rummy solver with an integer program.")
    parser.add_argument("--positions", type=int, default=5000)
    parser.add_argument("--label", default=LABEL, help="another label gives other positions")
    chosen = parser.parse_args()
    wrong = mismatches(positions(chosen.positions, chosen.label), every=250)
    for line in wrong:
        sys.stdout.write(line + "\n")
    sys.stdout.write(f"{chosen.positions} positions compared, {len(wrong)} mismatches\n")
    sys.exit(1 if wrong else 0)


if __name__ == "__main__":
    main()
