"""Presolve: what is certain before a search begins, so that it tracks no more categories than it has to."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from kartenhaus.games.photo_rummy.cards import CATEGORIES, CITIES
from kartenhaus.games.photo_rummy.solver.city_options import CityOptions
from kartenhaus.games.photo_rummy.solver.lanes import BIT, CHOSEN, GUARD, LANE, LANE_OF, ONE_EACH
from kartenhaus.games.photo_rummy.solver.problem import Problem
from kartenhaus.games.photo_rummy.solver.sets import FULL, SMALLEST, Sets
from kartenhaus.games.photo_rummy.solver.spans import SET_SPANS, Span

# The jokers that the sets of a category without old ones can hold, by its lane, guard included.
SPANS: Final[tuple[Span, ...]] = tuple(
    SET_SPANS[min(max(lane - GUARD, 0) + SMALLEST, CITIES)] or (0, 0) for lane in range(LANE + 1)
)


def presolve(
    problem: Problem,
    sets: Sets,
    open_sets: int,
    counts: int,
    busy: Sequence[tuple[int, CityOptions]],
    most_changes: int,
) -> tuple[bool, int]:
    """Whether there is room for all jokers whatever the cities choose, and the categories whose jokers depend on that.

    All other categories need not be tracked: they keep enough photos in any case.
    """
    jokers = problem.jokers
    least = counts
    for city, options in busy:
        if options.fetched:
            least -= sets.taken(city, options.fetched)
    if most_changes < CITIES:
        least = _with_few_changes(problem, sets, least, busy, most_changes)
    room_is_certain = not jokers or _has_room(jokers, sets, open_sets, least, busy, most_changes)
    tracked = 0
    plain = open_sets & ~sets.pinned
    guards = GUARD * ONE_EACH[plain]
    # One subtraction shows whether all of them keep a full set anyway.
    if not room_is_certain or (least - ONE_EACH[plain]) & guards != guards:
        for category in CHOSEN[plain]:
            there = least >> LANE_OF[category] & LANE
            before = counts >> LANE_OF[category] & LANE
            fewer = there < before and (there < FULL or not room_is_certain)
            if fewer and (there < FULL or min(SPANS[there][1], jokers) < min(SPANS[before][1], jokers)):
                tracked |= BIT[category]
    for category in CHOSEN[sets.pinned]:
        now = worst = sets.span(category, counts)
        if least != counts:
            worst = sets.span(category, least)
        # An old joker that leaves is a change, so that their room counts even if there is room elsewhere.
        if now is None or worst is None or worst[0] > now[0] or min(worst[1], jokers) < min(now[1], jokers):
            tracked |= BIT[category]
    return room_is_certain, tracked


def _with_few_changes(
    problem: Problem, sets: Sets, least: int, busy: Sequence[tuple[int, CityOptions]], most_changes: int
) -> int:
    """Fetching a photo from a set costs a change: more than so many are not fetched."""
    moved = [0] * CATEGORIES
    for city, options in busy:
        for category in CHOSEN[options.fetched & problem.sets_of(city) & ~sets.pinned]:
            moved[category] += 1
            if moved[category] > most_changes:
                least += ONE_EACH[BIT[category]]
    return least


def _has_room(
    jokers: int, sets: Sets, open_sets: int, least: int, busy: Sequence[tuple[int, CityOptions]], most_changes: int
) -> bool:
    room = changes = 0
    for category in CHOSEN[open_sets & ~sets.pinned]:
        there = least >> LANE_OF[category] & LANE
        if there >= GUARD:
            room += SPANS[there][1]
            if room >= jokers:
                return True
    for category in CHOSEN[sets.pinned]:
        worst = sets.span(category, least)
        if worst is not None:
            room += worst[1]
    # The rows have room for the sum of `high`, which is at least the sum of `high + changes` less all changes.
    in_rows = 0
    for _, options in busy:
        in_rows += options.room
        changes += options.changes
    return room + max(0, in_rows - min(changes, most_changes)) >= jokers
