"""The second objective: of all lays with the same worth, one that changes the table least.

Counted are the photos that change between row and set, and the jokers that leave the rows of a city or the sets of a
category. Iterative deepening: the search allows no change at first, then a few, then more, until the worth is reached.
"""

from __future__ import annotations

from typing import Final

from kartenhaus.games.photo_rummy.cards import CATEGORIES
from kartenhaus.games.photo_rummy.solver.bounds import UpperBounds
from kartenhaus.games.photo_rummy.solver.city_options import CityOptions, RowPin, options_with_changes
from kartenhaus.games.photo_rummy.solver.lanes import BIT, COUNT
from kartenhaus.games.photo_rummy.solver.most_cards import row_pins
from kartenhaus.games.photo_rummy.solver.multipliers import Multipliers
from kartenhaus.games.photo_rummy.solver.problem import PHOTOS_OF, POPULATION, Problem
from kartenhaus.games.photo_rummy.solver.search import Objective, Search, Solution
from kartenhaus.games.photo_rummy.solver.sets import Sets
from kartenhaus.games.photo_rummy.solver.spans import SET_FEWEST

# A weight of worth above all changes that there can be, so that worth always comes first.
_SCALE: Final = 1024
_NEVER: Final = 1024
# What a lane can count.
MOST_CHANGES: Final = COUNT
# The limits of the iterative deepening.
_CHANGE_LIMITS: Final = (*range(0, 21, 2), 24, MOST_CHANGES)
# Options are made for one of these limits, and serve for fewer changes too.
_OPTION_LIMITS: Final = (0, 1, 3, 7, MOST_CHANGES)


def lay_with_fewest_changes(
    problem: Problem, objective: Objective, worth: int, most: int
) -> tuple[Solution, int] | None:
    """A lay of this worth with the fewest changes, and their number; None if it takes more than `most`."""
    sets = Sets(problem)
    pins = row_pins(problem)
    bounds = UpperBounds(problem, sets, pins, objective)
    waiting = [
        _SetChoice(problem, sets, pins, bounds.in_sets(open_sets), open_sets)
        for _, open_sets in bounds.above(worth - 1)
    ]
    for level in _CHANGE_LIMITS:
        best: tuple[Solution, int] | None = None
        limit = min(level, most)
        waiting.sort(key=_lower_bound_of)
        for choice in waiting:
            if choice.lower_bound <= limit:
                found = choice.search(objective, worth, limit)
                if found is not None:
                    changes = _SCALE * worth - found.value
                    best = found, changes
                    limit = changes - 1
        if best is not None or level >= most:
            return best
    return None


def _lower_bound_of(choice: _SetChoice) -> int:
    return choice.lower_bound


class _SetChoice:
    """A choice of open categories, and a lower bound of the changes that it takes."""

    __slots__ = (
        "_city_options",
        "_in_sets",
        "_multipliers",
        "_needs_room",
        "_open",
        "_pins",
        "_problem",
        "_ready_for",
        "_sets",
        "lower_bound",
    )

    def __init__(
        self, problem: Problem, sets: Sets, pins: list[tuple[RowPin, ...]], in_sets: int, open_sets: int
    ) -> None:
        self._problem = problem
        self._multipliers = Multipliers(sum(sets.held))
        self._in_sets = in_sets
        self._sets = sets
        self._pins = pins
        self._open = open_sets
        self._city_options: list[CityOptions] = []
        # For how many changes the options have been made.
        self._ready_for = -1
        self._needs_room = False
        self.lower_bound = self._initial_bound()

    def _initial_bound(self) -> int:
        """The photos that change in any case: those in sets of closed categories, and those that open ones lack."""
        problem = self._problem
        moved = (problem.sets & ~PHOTOS_OF[self._open]).bit_count()
        missing = helped = 0
        for category in range(CATEGORIES):
            if self._open & BIT[category] and not self._sets.pins[category]:
                in_rows = (problem.rows & PHOTOS_OF[BIT[category]]).bit_count()
                lack = SET_FEWEST - (self._sets.photos[category] - in_rows)
                if lack > 0:
                    missing += lack
                    helped += 1
        return moved + missing - min(helped, problem.jokers)

    def search(self, objective: Objective, worth: int, changes: int) -> Solution | None:
        """A lay of this worth with at most so many changes; None if there is none, which raises the lower bound."""
        if changes > self._ready_for:
            self._make_city_options(min([limit for limit in _OPTION_LIMITS if limit >= changes]))
            self.lower_bound = self._relaxed_bound(objective, worth)
            if self.lower_bound > changes:
                return None
        self.lower_bound = changes + 1
        search = self._search_with(changes)
        if not search.room_is_certain and not self._needs_room:
            self._needs_room = True
            self._make_city_options(self._ready_for)
            search = self._search_with(changes)
        scaled = Objective(_SCALE * objective.photo, _SCALE * objective.joker, 1)
        return search.best(scaled, self._in_sets, _SCALE * worth - changes - 1, self._multipliers)

    def _search_with(self, changes: int) -> Search:
        pairs = zip(self._problem.cities, self._city_options, strict=True)
        few = [(city, options.within(changes)) for city, options in pairs if not options.idle]
        return Search(self._problem, self._sets, self._open, few, changes)

    def _make_city_options(self, most: int) -> None:
        self._ready_for = most
        self._city_options = []
        for city in self._problem.cities:
            rows, sets, hand = self._problem.rows_of(city), self._problem.sets_of(city), self._problem.hands[city]
            pins = self._pins[city]
            # Only what the city has can be fetched or moved. Without the rest, more of the cached options fit.
            open_here = self._open & (rows | sets | hand)
            fewer = min(most, POPULATION[rows | sets] + sum([pin.jokers for pin in pins]))
            self._city_options.append(options_with_changes(rows, sets, hand, open_here, pins, self._needs_room, fewer))

    def _relaxed_bound(self, objective: Objective, worth: int) -> int:
        """A lower bound of the changes, from the relaxation in which the cities do not share the sets."""
        bound = _SCALE * (objective.joker * self._problem.jokers + objective.photo * self._in_sets)
        for options in self._city_options:
            if not options.all:
                return self._ready_for + 1 if self._ready_for < MOST_CHANGES else _NEVER
            if not options.idle:
                bound += max([_SCALE * objective.photo * laid - changes for _, _, laid, _, _, changes in options.all])
        return min(max(self.lower_bound, _SCALE * worth - bound), self._ready_for + 1)
