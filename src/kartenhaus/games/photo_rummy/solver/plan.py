"""The best lay: the answer of the solver, and the questions that need no plan."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, TypeAlias

from kartenhaus.games.photo_rummy.combinations import jokers_in, photos_in
from kartenhaus.games.photo_rummy.moves import PhotoRummyMove
from kartenhaus.games.photo_rummy.solver.arrangement import combinations
from kartenhaus.games.photo_rummy.solver.first import first_combinations
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
    # The photos that change between row and set, and the jokers that leave.
    changes: int
    # The first combination of PR-L1, if it still has to be laid.
    first: bytes
    # All that lies on the table afterwards. An old combination with jokers has its successor at its place; the place
    # of the first combination is the one behind the table.
    after: tuple[Combination, ...]
    steps: tuple[PhotoRummyMove, ...]


NOTHING_TO_LAY: Final = Plan(0, 0, 0, b"", (), ())


def worth_of_best(table: Sequence[bytes], hand: bytes, has_laid: bool, weights: Weights = EVEN) -> int:
    """What the best lay is worth."""
    merits = Merits(weights[0], weights[1], 0)
    floor = merits.joker * sum(jokers_in(cards) for cards in table)
    questions = _questions(table, hand, has_laid, merits)
    if len(questions) > 1:
        # No first combination allows more than having laid one already.
        most = worth_of_best(table, hand, True, weights)
    else:
        most = -1
    best = floor
    for question, _, base in questions:
        found = lay_most(question, merits, best - base)
        if found is not None:
            best = found.merit + base
        if best - floor == most:
            break
    return best - floor


def can_go_out(table: Sequence[bytes], hand: bytes, has_laid: bool) -> bool:
    """Whether the whole hand can be laid in this turn."""
    merits = Merits(1, 1, 0)
    everything = len(hand) + sum(jokers_in(cards) for cards in table)
    return any(
        lay_most(question, merits, everything - base - 1) is not None
        for question, _, base in _questions(table, hand, has_laid, merits)
    )


def best_lay(table: Sequence[bytes], hand: bytes, has_laid: bool, weights: Weights = EVEN) -> Plan:
    """The lay of the greatest worth; of several, one that changes the table least."""
    merits = Merits(weights[0], weights[1], 0)
    floor = merits.joker * sum(jokers_in(cards) for cards in table)
    worth = floor + worth_of_best(table, hand, has_laid, weights)
    if worth == floor:
        return NOTHING_TO_LAY
    best: tuple[Found, int] | None = None
    asked: tuple[Question, bytes] | None = None
    for question, first, base in _questions(table, hand, has_laid, merits):
        most = MOST_CHANGES if best is None else best[1] - 1
        found = change_least(question, merits, worth - base, most)
        if found is not None:
            best = found
            asked = question, first
    assert best is not None and asked is not None, "a lay of this worth was found before"
    return _plan(table, hand, asked[0], asked[1], best, worth - floor)


def _questions(
    table: Sequence[bytes], hand: bytes, has_laid: bool, merits: Merits
) -> list[tuple[Question, bytes, int]]:
    """What to solve, one question for each first combination there is a choice of, and what that one is worth."""
    if has_laid:
        return [(ask(table, hand), b"", 0)]
    return [
        (ask(table, hand, first), first, merits.photo * len(photos_in(first))) for first in first_combinations(hand)
    ]


def _plan(
    table: Sequence[bytes], hand: bytes, question: Question, first: bytes, best: tuple[Found, int], worth: int
) -> Plan:
    found, changes = best
    old = [*table, first] if first else list(table)
    after = combinations(question, old, found)
    lying = sum(len(combination.photos) + combination.jokers for combination in after)
    return Plan(
        worth=worth,
        laid=lying - sum(len(cards) for cards in table),
        changes=changes,
        first=first,
        after=tuple(after),
        steps=tuple(steps_to(table, first, after)),
    )
