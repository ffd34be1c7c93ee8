"""The best lay as a plan, and the answers that need none."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, NamedTuple

from kartenhaus.games.photo_rummy.cards import JOKER, category_of, city_of, jokers_in, photos_in
from kartenhaus.games.photo_rummy.moves import PhotoRummyMove
from kartenhaus.games.photo_rummy.solver.arrangement import combinations_of, count_changes
from kartenhaus.games.photo_rummy.solver.fewest_changes import MOST_CHANGES, lay_with_fewest_changes
from kartenhaus.games.photo_rummy.solver.first_combinations import first_combinations
from kartenhaus.games.photo_rummy.solver.lanes import BIT
from kartenhaus.games.photo_rummy.solver.line_layout import Combination
from kartenhaus.games.photo_rummy.solver.most_cards import lay_most
from kartenhaus.games.photo_rummy.solver.problem import Problem, problem_of
from kartenhaus.games.photo_rummy.solver.search import Objective, Solution
from kartenhaus.games.photo_rummy.solver.steps import steps_to


class Weights(NamedTuple):
    """What it is worth to lay a photo, and a joker."""

    photo: int
    joker: int


EVEN: Final = Weights(1, 1)
_EACH_CARD: Final = Objective(1, 1, 0)


@dataclass(frozen=True, slots=True)
class Plan:
    """A best lay. Without combinations it is best to lay nothing."""

    # The weights of the cards that leave the rack, less those of the jokers that come onto it.
    worth: int
    # How many cards fewer are on the rack.
    laid: int
    # The photos that change between row and set, and the jokers that leave their line (see `arrangement.changes`).
    changes: int
    # The first combination of PR-L1, if it still has to be laid.
    first: bytes
    # All that lies on the table afterwards. An old combination with jokers has its successor at its place; the place
    # of the first combination is the one behind the table.
    after: tuple[Combination, ...]
    steps: tuple[PhotoRummyMove, ...]


NOTHING_TO_LAY: Final = Plan(0, 0, 0, b"", (), ())


class _Case:
    """A problem to solve, the first combination it begins with, and what laying that one is worth."""

    __slots__ = ("first", "problem", "worth")

    def __init__(self, problem: Problem, first: bytes, worth: int) -> None:
        self.problem = problem
        self.first = first
        self.worth = worth


def worth_of_best(table: Sequence[bytes], hand: bytes, has_laid: bool, weights: Weights = EVEN) -> int:
    """What the best lay is worth."""
    objective = Objective(weights.photo, weights.joker, 0)
    best = _best(table, hand, _cases(table, hand, has_laid, objective), objective)
    return 0 if best is None else best[2] - _lying(table, objective)


def can_go_out(table: Sequence[bytes], hand: bytes, has_laid: bool) -> bool:
    """Whether the whole hand can be laid in this turn."""
    everything = len(hand) + _lying(table, _EACH_CARD)
    for case in _cases(table, hand, has_laid, _EACH_CARD):
        if lay_most(case.problem, _EACH_CARD, everything - case.worth - 1) is not None:
            return True
    return False


def best_lay(table: Sequence[bytes], hand: bytes, has_laid: bool, weights: Weights = EVEN) -> Plan:
    """The lay of the greatest worth; of several, one that changes the table least.

    (Should it take more changes than `fewest_changes.MOST_CHANGES`, then any of them.)
    """
    objective = Objective(weights.photo, weights.joker, 0)
    cases = _cases(table, hand, has_laid, objective)
    best = _best(table, hand, cases, objective)
    if best is None:
        return NOTHING_TO_LAY
    chosen, found, worth = best
    most = MOST_CHANGES
    for case in cases:
        aim = worth - case.worth
        if case is not best[0] and lay_most(case.problem, objective, aim - 1) is None:
            continue
        counts_changes = lay_with_fewest_changes(case.problem, objective, aim, most)
        if counts_changes is not None:
            chosen = case
            found, most = counts_changes
            if most == 0:
                break
            most -= 1
    return _plan(table, chosen, found, worth - _lying(table, objective))


def _cases(table: Sequence[bytes], hand: bytes, has_laid: bool, objective: Objective) -> list[_Case]:
    """PR-L1: one case for each first combination there is a choice of; just one if that is laid already."""
    if has_laid:
        return [_Case(problem_of(table, hand), b"", 0)]
    return [
        _Case(problem_of(table, hand, first), first, objective.photo * len(photos_in(first)))
        for first in first_combinations(hand)
    ]


def _lying(table: Sequence[bytes], objective: Objective) -> int:
    """What the jokers on the table count before anything is laid."""
    return objective.joker * jokers_in(b"".join(table))


def _best(
    table: Sequence[bytes], hand: bytes, cases: list[_Case], objective: Objective
) -> tuple[_Case, Solution, int] | None:
    """The first case that allows the most, how, and how much; None if it is best to lay nothing."""
    most = -1
    if len(cases) > 1:
        # No first combination allows more than having laid one already; often the lay for that has one in it.
        unbound = lay_most(problem_of(table, hand), objective, _lying(table, objective))
        if unbound is None:
            return None
        most = unbound.value
        for case in cases:
            if _lays(unbound, case.first):
                return case, unbound, most
    best: tuple[_Case, Solution, int] | None = None
    floor = _lying(table, objective)
    for case in cases:
        found = lay_most(case.problem, objective, floor - case.worth)
        if found is not None:
            floor = found.value + case.worth
            best = case, found, floor
        if floor == most:
            break
    return best


def _lays(found: Solution, first: bytes) -> bool:
    """Whether a lay has these cards in it; not said of jokers, which could come from anywhere."""
    for card in first:
        if card == JOKER or not (found.rows[city_of(card)] | found.open_sets) & BIT[category_of(card)]:
            return False
    return True


def _plan(table: Sequence[bytes], case: _Case, found: Solution, worth: int) -> Plan:
    old = [*table, case.first] if case.first else list(table)
    after = combinations_of(case.problem, old, found)
    lying = sum(len(combination.photos) + combination.jokers for combination in after)
    return Plan(
        worth=worth,
        laid=lying - sum(len(cards) for cards in table),
        changes=count_changes(old, after),
        first=case.first,
        after=tuple(after),
        steps=tuple(steps_to(table, case.first, after)),
    )
