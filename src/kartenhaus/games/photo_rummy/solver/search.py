"""The search that both objectives share: one option for each city, such that the sets can still lie.

For a choice of open categories (those that will have sets) all table photos of the others must lie in rows. Each city
then has a few options, and what they fetch is taken from the sets. Dynamic programming: city by city the search keeps,
for every different remainder of the sets, only the best partial solution that leaves it. Branch and bound: a partial
solution that cannot exceed the floor any more is dropped.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from operator import itemgetter
from typing import Final, NamedTuple, TypeAlias

from kartenhaus.games.photo_rummy.cards import CATEGORIES, CITIES
from kartenhaus.games.photo_rummy.solver.city_options import Choice, Choices, CityOptions, choices
from kartenhaus.games.photo_rummy.solver.lanes import (
    ALL_GUARDS,
    BIT,
    CHANGE_LANE,
    CHANGE_UNIT,
    CHOSEN,
    COUNT,
    GUARD,
    JOKER_UNIT,
    LANE,
    LANE_OF,
    LANES,
    ONE_EACH,
)
from kartenhaus.games.photo_rummy.solver.multipliers import Multipliers
from kartenhaus.games.photo_rummy.solver.presolve import SPANS, presolve
from kartenhaus.games.photo_rummy.solver.problem import ALL_CATEGORIES, Problem
from kartenhaus.games.photo_rummy.solver.sets import FULL, Sets

# A partial solution: its value, and the photos of the rows, in six bits for each city, the last decided one lowest. (A
# plain tuple, because thousands are made.)
Partial: TypeAlias = tuple[int, int]
# The states of the dynamic program: for every remainder of the sets, as `lanes`, the best partial solution.
Partials: TypeAlias = dict[int, Partial]


class _CityChoices(NamedTuple):
    """A city that has a choice, and the options that its choices were made from."""

    city: int
    choices: Choices
    options: CityOptions


class _OldSetJokers(NamedTuple):
    """Of the categories with old joker sets: the jokers that they need, those that stay if there are enough, those that
    leave, and those for which there is room."""

    fewest: int
    kept: int
    lost: int
    room: int


class _Watched(NamedTuple):
    """A category whose count decides about changes: where its lane begins, from which count on its sets need no photo
    from a row, beyond which count photos make no difference, and what such a photo is worth."""

    lane: int
    needed: int
    enough: int
    multiplier: int


# With more states than these, merging pays off; and with more than these, multipliers do.
_MERGE_FROM: Final = 4
_MULTIPLIERS_FROM: Final = 40
_BY_PARTIAL: Final = itemgetter(1)


@dataclass(slots=True)
class Objective:
    """The weights of the objective: a photo laid, a joker on the table, and (as a loss) a change of the table."""

    photo: int
    joker: int
    change: int


@dataclass(slots=True)
class Solution:
    """The best solution with these open categories."""

    value: int
    open_sets: int
    # The photos in the rows of each city, and the jokers on the table.
    rows: list[int]
    jokers: int


class Search:
    """One choice of open categories, with the options of each city.

    `room_is_certain`: there is room for all jokers, whatever the cities choose. If not, the options have to be made
    with `capacity`, which keeps those that are better only in their room for jokers.
    """

    __slots__ = (
        "_busy",
        "_counts",
        "_guards",
        "_jokers",
        "_most_changes",
        "_open",
        "_problem",
        "_sets",
        "_tracked",
        "room_is_certain",
    )

    def __init__(
        self, problem: Problem, sets: Sets, open_sets: int, busy: Sequence[tuple[int, CityOptions]], most_changes: int
    ) -> None:
        self._problem = problem
        self._sets = sets
        self._most_changes = most_changes
        self._open = open_sets
        # Cities with something to decide, or to lay; of most others there is no photo at all.
        self._busy = busy
        self._jokers = problem.jokers
        lanes = LANES[open_sets] | sets.pin_lanes
        self._counts = sets.counts & lanes
        self._guards = lanes & ALL_GUARDS | GUARD * (JOKER_UNIT + CHANGE_UNIT)
        # `_tracked`: the categories whose jokers depend on what is fetched.
        self.room_is_certain, self._tracked = presolve(problem, sets, open_sets, self._counts, busy, most_changes)

    def best(
        self, objective: Objective, in_sets: int, floor: int, multipliers: Multipliers | None = None
    ) -> Solution | None:
        """The best solution with a value above the floor; None if there is none.

        `in_sets` hand photos are of open categories, and so are laid in any case, in sets if not in rows. Where changes
        count, `multipliers` tighten the bounds if there are many states.
        """
        key = self._counts + JOKER_UNIT * (GUARD + self._jokers) + CHANGE_UNIT * (GUARD + self._most_changes)
        guards = self._guards
        if key & guards != guards:
            return None
        undecided: list[_CityChoices] = []
        order: list[int] = []
        value = objective.photo * in_sets
        rows = 0
        for city, options in self._busy:
            offered = self._choices(city, options, objective)
            if len(offered[1]) > 1:
                undecided.append(_CityChoices(city, offered, options))
            elif offered[1]:
                cost, gain, photos = offered[1][0]
                key -= cost
                if key & guards != guards:
                    return None
                value += gain
                rows = rows << CATEGORIES | photos
                order.append(city)
            else:
                return None
        undecided.sort(key=_branching)
        order += [city for city, _, _ in undecided]
        most_jokers = self._jokers * objective.joker
        partials = self._run(undecided, key, (value, rows), most_jokers, floor, multipliers is not None, None)
        if partials is None:
            assert multipliers is not None, "it gives up only where multipliers can help"
            partials = self._run_relaxed(undecided, key, (value, rows), most_jokers, floor, multipliers)
        return self._best_complete(partials, order, objective, floor)

    def _run_relaxed(
        self,
        undecided: list[_CityChoices],
        key: int,
        start: Partial,
        most_jokers: int,
        floor: int,
        multipliers: Multipliers,
    ) -> Partials:
        """The same as `_run`, with the values of the Lagrangian on the way, whose bounds are tighter."""
        priced = self._tracked & ~self._sets.pinned
        multipliers.optimise(key, [offered for _, offered, _ in undecided], priced)
        undecided = [
            _CityChoices(city, multipliers.penalised(offered, priced), options) for city, offered, options in undecided
        ]
        start = (start[0] + multipliers.refund(key, priced), start[1])
        bound = most_jokers + multipliers.joker_profit(priced)
        partials = self._run(undecided, key, start, bound, floor, True, multipliers)
        assert partials is not None, "with multipliers it never gives up"
        return {key: (value - multipliers.refund(key, priced), rows) for key, (value, rows) in partials.items()}

    def _run(
        self,
        undecided: list[_CityChoices],
        key: int,
        start: Partial,
        bound: int,
        floor: int,
        counts_changes: bool,
        multipliers: Multipliers | None,
    ) -> Partials | None:
        """The states after all cities from which a value above the floor may still come.

        `bound`: the most that is gained besides what the cities gain. None if there are too many states where changes
        count and there are no multipliers yet.
        """
        for _, (most, _), _ in undecided:
            bound += most
        if start[0] + bound <= floor:
            return {}
        partials: Partials = {key: start}
        for place, (_, (most, offered), _) in enumerate(undecided, start=1):
            bound -= most
            partials = _extended(partials, offered, self._guards, floor - bound)
            if counts_changes and multipliers is None and len(partials) > _MULTIPLIERS_FROM:
                return None
            if len(partials) > _MERGE_FROM:
                partials = self._merged(partials, undecided[place:], counts_changes, multipliers)
        return partials

    def _choices(self, city: int, options: CityOptions, objective: Objective) -> Choices:
        elsewhere = self._sets.elsewhere[city]
        if self.room_is_certain and not (elsewhere and self._tracked & self._sets.pinned):
            return options.choices(self._tracked, objective.photo, objective.change)
        room = 0 if self.room_is_certain else BIT[self._sets.top]
        return choices(options.all, self._tracked, elsewhere, room, objective.photo, objective.change)

    def _merged(
        self, partials: Partials, rest: list[_CityChoices], counts_changes: bool, multipliers: Multipliers | None
    ) -> Partials:
        """Fewer states: what a category has beyond all that can still be fetched from it makes no difference.

        And where changes count, states are dropped after which too many photos would have to change from rows to sets.
        """
        watched: list[_Watched] = []
        for category in CHOSEN[self._tracked & ~self._sets.pinned]:
            bit = BIT[category]
            staying = fetchable = 0
            for city, _, options in rest:
                staying += self._problem.rows_of(city) & bit != 0
                fetchable += options.fetched & bit != 0
            enough = FULL + fetchable if self.room_is_certain else LANE
            multiplier = multipliers.photo[category] if multipliers is not None else 0
            watched.append(_Watched(LANE_OF[category], FULL + staying, enough, multiplier))
        if not watched:
            return partials
        merged: Partials = {}
        for key, (value, rows) in partials.items():
            missing = helped = 0
            for lane, needed, enough, multiplier in watched:
                there = key >> lane & LANE
                if there > enough:
                    key -= (there - enough) * BIT[lane]
                    value -= (there - enough) * multiplier
                elif there < needed:
                    missing += needed - there
                    helped += 1
            if counts_changes and missing - min(helped, key & COUNT) > key >> CHANGE_LANE & COUNT:
                continue
            other = merged.get(key)
            if other is None or other[0] < value:
                merged[key] = (value, rows)
        return merged

    def _best_complete(self, partials: Partials, order: list[int], objective: Objective, floor: int) -> Solution | None:
        """The best of the final states that have enough jokers for their sets, and room for the other jokers."""
        pinned = self._sets.pinned
        ones = ONE_EACH[self._open & ~pinned]
        guards = GUARD * ones
        all_jokers = self._jokers
        most_jokers = all_jokers * objective.joker
        rows = jokers = -1
        for key, (value, taken) in sorted(partials.items(), key=_BY_PARTIAL, reverse=True):
            if value + most_jokers <= floor:
                break
            # Every set of three photos needs a joker: the guard of its lane goes out if one photo is subtracted.
            asked = (guards & ~(key - ones)).bit_count()
            wanted = asked
            lost = 0
            room = all_jokers if self.room_is_certain else self._room(key)
            if pinned:
                in_old_sets = self._jokers_in_old_sets(key)
                if in_old_sets is None:
                    continue
                asked += in_old_sets.fewest
                wanted += in_old_sets.kept
                lost = in_old_sets.lost
                room += in_old_sets.room
            lying = all_jokers if room >= all_jokers else room
            left = (key & COUNT) - (all_jokers - lying)
            if asked > left:
                continue
            if wanted > left:
                lost += wanted - left
            if objective.change and lost > key >> CHANGE_LANE & COUNT:
                continue
            value += lying * objective.joker - lost * objective.change
            if value > floor:
                floor = value
                rows, jokers = taken, lying
        if rows < 0:
            return None
        in_rows = [0] * CITIES
        for city in reversed(order):
            in_rows[city] = rows & ALL_CATEGORIES
            rows >>= CATEGORIES
        return Solution(floor, self._open, in_rows, jokers)

    def _jokers_in_old_sets(self, key: int) -> _OldSetJokers | None:
        """None if the sets that have to succeed the old joker sets cannot lie."""
        fewest = kept = lost = room = 0
        for category in CHOSEN[self._sets.pinned]:
            span = self._sets.span(category, key)
            if span is None:
                return None
            held = self._sets.held[category]
            staying = max(span[0], min(held, span[1]))
            fewest += span[0]
            kept += staying
            lost += max(0, held - staying)
            room += span[1]
        return _OldSetJokers(fewest, kept, lost, room)

    def _room(self, key: int) -> int:
        """The jokers that rows, and sets without old jokers, can hold."""
        room = key >> self._sets.top
        for category in CHOSEN[self._open & ~self._sets.pinned]:
            room += SPANS[key >> LANE_OF[category] & LANE][1]
        return room


def _branching(city: _CityChoices) -> int:
    return len(city.choices[1])


def _extended(partials: Partials, offered: tuple[Choice, ...], guards: int, floor: int) -> Partials:
    """Every state with every choice of one more city; of those that leave the same remainder, the best."""
    extended: Partials = {}
    for key, (value, rows) in partials.items():
        for cost, gain, photos in offered:
            left = key - cost
            if left & guards != guards:
                continue
            total = value + gain
            if total <= floor:
                continue
            other = extended.get(left)
            if other is None or other[0] < total:
                extended[left] = (total, rows << CATEGORIES | photos)
    return extended
