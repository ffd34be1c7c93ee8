"""The best lay: the answer of the solver, and the questions that need no plan."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, TypeAlias

from kartenhaus.games.photo_rummy.cards import JOKER, category_of, city_of
from kartenhaus.games.photo_rummy.combinations import jokers_in, photos_in
from kartenhaus.games.photo_rummy.moves import PhotoRummyMove
from kartenhaus.games.photo_rummy.solver.arrangement import changes, combinations
from kartenhaus.games.photo_rummy.solver.first import first_combinations
from kartenhaus.games.photo_rummy.solver.lanes import BIT
from kartenhaus.games.photo_rummy.solver.least import MOST_CHANGES, change_least
from kartenhaus.games.photo_rummy.solver.lines import Combination
from kartenhaus.games.photo_rummy.solver.most import lay_most
from kartenhaus.games.photo_rummy.solver.question import Question, ask
from kartenhaus.games.photo_rummy.solver.search import Found, Merits
from kartenhaus.games.photo_rummy.solver.steps import steps_to

# What it is worth to be rid of a photo, and of a joker.
Weights: TypeAlias = tuple[int, int]
EVEN: Final[Weights] = (1, 1)


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


@dataclass(slots=True)
class _Case:
    """A question to solve, the first combination it begins with, and what laying that one is worth."""

    question: Question
    first: bytes
    worth: int


def worth_of_best(table: Sequence[bytes], hand: bytes, has_laid: bool, weights: Weights = EVEN) -> int:
    """What the best lay is worth."""
    merits = Merits(weights[0], weights[1], 0)
    best = _best(table, hand, _cases(table, hand, has_laid, merits), merits)
    return 0 if best is None else best[2] - _lying(table, merits)


def can_go_out(table: Sequence[bytes], hand: bytes, has_laid: bool) -> bool:
    """Whether the whole hand can be laid in this turn."""
    merits = Merits(1, 1, 0)
    everything = len(hand) + _lying(table, merits)
    return any(
        lay_most(case.question, merits, everything - case.worth - 1) is not None
        for case in _cases(table, hand, has_laid, merits)
    )


def best_lay(table: Sequence[bytes], hand: bytes, has_laid: bool, weights: Weights = EVEN) -> Plan:
    """The lay of the greatest worth; of several, one that changes the table least.

    (Should it take more changes than `least.MOST_CHANGES`, then any of them.)
    """
    merits = Merits(weights[0], weights[1], 0)
    cases = _cases(table, hand, has_laid, merits)
    best = _best(table, hand, cases, merits)
    if best is None:
        return NOTHING_TO_LAY
    chosen, found, worth = best
    most = MOST_CHANGES
    for case in cases:
        aim = worth - case.worth
        if case is not best[0] and lay_most(case.question, merits, aim - 1) is None:
            continue
        careful = change_least(case.question, merits, aim, most)
        if careful is not None:
            chosen = case
            found, most = careful
            if most == 0:
                break
            most -= 1
    return _plan(table, chosen, found, worth - _lying(table, merits))


def _cases(table: Sequence[bytes], hand: bytes, has_laid: bool, merits: Merits) -> list[_Case]:
    """PR-L1: one case for each first combination there is a choice of; just one if that is laid already."""
    if has_laid:
        return [_Case(ask(table, hand), b"", 0)]
    return [
        _Case(ask(table, hand, first), first, merits.photo * len(photos_in(first)))
        for first in first_combinations(hand)
    ]


def _lying(table: Sequence[bytes], merits: Merits) -> int:
    """What the jokers on the table count before anything is laid."""
    return merits.joker * jokers_in(b"".join(table))


def _best(table: Sequence[bytes], hand: bytes, cases: list[_Case], merits: Merits) -> tuple[_Case, Found, int] | None:
    """The first case that allows the most, how, and how much; None if it is best to lay nothing."""
    most = -1
    if len(cases) > 1:
        # No first combination allows more than having laid one already; often the lay for that has one in it.
        unbound = lay_most(ask(table, hand), merits, _lying(table, merits))
        if unbound is None:
            return None
        most = unbound.merit
        for case in cases:
            if _lays(unbound, case.first):
                return case, unbound, most
    best: tuple[_Case, Found, int] | None = None
    floor = _lying(table, merits)
    for case in cases:
        found = lay_most(case.question, merits, floor - case.worth)
        if found is not None:
            floor = found.merit + case.worth
            best = case, found, floor
        if floor == most:
            break
    return best


def _lays(found: Found, first: bytes) -> bool:
    """Whether a lay has these cards in it; not said of jokers, which could come from anywhere."""
    for card in first:
        if card == JOKER or not (found.rows[city_of(card)] | found.open_sets) & BIT[category_of(card)]:
            return False
    return True


def _plan(table: Sequence[bytes], case: _Case, found: Found, worth: int) -> Plan:
    old = [*table, case.first] if case.first else list(table)
    after = combinations(case.question, old, found)
    lying = sum(len(combination.photos) + combination.jokers for combination in after)
    return Plan(
        worth=worth,
        laid=lying - sum(len(cards) for cards in table),
        changes=changes(old, after),
        first=case.first,
        after=tuple(after),
        steps=tuple(steps_to(table, case.first, after)),
    )
