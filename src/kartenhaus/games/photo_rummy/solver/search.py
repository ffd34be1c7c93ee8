"""The search that both questions share: one option for each city, such that the sets can still lie.

For a choice of open categories (those that will have sets) all table photos of the others must lie in rows. Each city
then has a few options, and what they fetch is taken from the sets. City by city the search keeps, for every different
remainder of the sets, the best way that led to it.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, TypeAlias

from kartenhaus.games.photo_rummy.cards import CATEGORIES, CITIES, PHOTOS
from kartenhaus.games.photo_rummy.solver.options import Option
from kartenhaus.games.photo_rummy.solver.question import BIT, POPULATION, Question
from kartenhaus.games.photo_rummy.solver.sets import COUNT, GUARD, WIDTH, Sets

# A way through the cities so far: its merit, and the options taken, in the order in which cities are decided.
Way: TypeAlias = tuple[int, tuple[Option, ...]]
# For every remainder of the sets the best way that leaves it.
Ways: TypeAlias = dict[int, Way]
# One option of a city: what it takes from the sets and the jokers, its merit, the option itself.
Choice: TypeAlias = tuple[int, int, Option]

_LANE: Final = GUARD + COUNT
# A lane, guard included, of a category whose set needs no joker.
_FULL: Final = GUARD + 1
# Fewer ways than these are not worth sifting.
_MANY: Final = 4


@dataclass(frozen=True, slots=True)
class Merits:
    """What counts: a photo laid in a row, a joker on the table, and (as a loss) a change of the table."""

    photo: int
    joker: int
    change: int


@dataclass(frozen=True, slots=True)
class Found:
    """The best that can be done with these open categories."""

    merit: int
    open_sets: int
    # The photos in the rows of each city, and the jokers on the table.
    rows: list[int]
    jokers: int


class Search:
    """One choice of open categories, with the options of each city.

    `sure` says whether there is room for all jokers, whatever the cities choose. If not, the options must have been
    chosen with an eye to room for jokers.
    """

    __slots__ = (
        "_busy",
        "_counts",
        "_guards",
        "_in_sets",
        "_jokers",
        "_most_changes",
        "_open",
        "_options",
        "_question",
        "_sets",
        "_tracked",
        "sure",
    )

    def __init__(
        self, question: Question, sets: Sets, open_sets: int, options: Sequence[tuple[Option, ...]], most_changes: int
    ) -> None:
        self._question = question
        self._sets = sets
        self._most_changes = most_changes
        self._open = open_sets
        self._options = options
        # Cities with something to decide, or to lay; of most others there is no photo at all.
        self._busy = [
            (city, choice)
            for city, choice in enumerate(options)
            if len(choice) != 1 or choice[0].photos or choice[0].changes
        ]
        self._jokers = question.jokers_out + question.jokers_in_hand
        # Hand photos of open categories: they are laid in any case, in sets if not in rows.
        self._in_sets = sum([POPULATION[hand & open_sets] for hand in question.hand])
        self._counts = 0
        self._guards = 0
        for category in range(CATEGORIES):
            if open_sets & BIT[category]:
                self._counts += sets.counts[category]
                self._guards |= sets.guards[category]
        self.sure = False
        # The categories whose jokers depend on what is fetched, and so have to be watched.
        self._tracked = 0
        self._look_ahead()

    def _look_ahead(self) -> None:
        least = self._counts
        moved = [0] * CATEGORIES
        for city, options in self._busy:
            fetched = 0
            for option in options:
                fetched |= option.fetched
            # Photos that lie in sets now cost a change each, and there may not be many changes.
            costly = fetched & self._question.sets[city] if self._most_changes < PHOTOS else 0
            for category in range(CATEGORIES) if costly else ():
                if costly & BIT[category]:
                    moved[category] += 1
                    if moved[category] > self._most_changes and not self._sets.pins[category]:
                        fetched ^= BIT[category]
            if fetched:
                least -= self._sets.taken(city, fetched)
        # The rows have room for the sum of `high`, which is at least the sum of `high + changes` less all changes.
        room = changes = 0
        for _, options in self._busy:
            room += min([option.high + option.changes for option in options], default=0)
            changes += max([option.changes for option in options], default=0)
        room = max(0, room - min(changes, self._most_changes))
        for category in range(CATEGORIES):
            if self._open & BIT[category]:
                worst = self._sets.span(category, least)
                room += worst[1] if worst is not None else 0
        self.sure = room >= self._jokers
        for category in range(CATEGORIES):
            if self._open & BIT[category]:
                now = self._sets.span(category, self._counts)
                worst = self._sets.span(category, least)
                if now is None or worst is None or worst[0] > now[0]:
                    self._tracked |= BIT[category]
                elif self.sure and not self._sets.held[category]:
                    # There is room elsewhere, and no joker here that had rather stay.
                    continue
                elif min(worst[1], self._jokers) < min(now[1], self._jokers):
                    self._tracked |= BIT[category]

    def best(self, merits: Merits, floor: int) -> Found | None:
        """The best way through the cities with a merit above the floor; None if there is none."""
        joker_unit = BIT[self._sets.top]
        change_unit = BIT[self._sets.top + WIDTH] if merits.change else 0
        room_unit = BIT[self._sets.top + 2 * WIDTH]
        guards = self._guards | (joker_unit + change_unit) * GUARD
        key = self._counts + joker_unit * (GUARD + self._jokers) + change_unit * (GUARD + self._most_changes)
        undecided: list[tuple[int, int, list[Choice]]] = []
        order: list[int] = []
        decided: list[Option] = []
        merit = self._in_sets * merits.photo
        changes = 0
        for city, options in self._busy:
            choices: list[Choice] = []
            for option in options:
                cost = self._sets.taken(city, option.fetched & self._tracked)
                cost += option.low * joker_unit + option.changes * change_unit
                if not self.sure:
                    cost -= option.high * room_unit
                choices.append((cost, option.laid * merits.photo - option.changes * merits.change, option))
            if not choices:
                return None
            if len(choices) == 1:
                cost, gain, option = choices[0]
                key -= cost
                merit += gain
                changes += option.changes
                order.append(city)
                decided.append(option)
            else:
                undecided.append((max([gain for _, gain, _ in choices]), city, _unequal(choices)))
        if key & guards != guards or changes > self._most_changes:
            return None
        undecided.sort(key=_branching)
        # What is still to be had, at most, from the cities not decided yet and from the jokers.
        hope = self._jokers * merits.joker + sum([most for most, _, _ in undecided])
        if merit + hope <= floor:
            return None
        ways: Ways = {key: (merit, tuple(decided))}
        for place, (most, city, choices) in enumerate(undecided):
            hope -= most
            order.append(city)
            ways = _onward(ways, choices, guards, floor - hope)
            if len(ways) > _MANY:
                ways = self._sifted(ways, [other for _, other, _ in undecided[place + 1 :]], merits, floor)
        return self._judge(ways, order, merits, floor)

    def _sifted(self, ways: Ways, rest: list[int], merits: Merits, floor: int) -> Ways:
        """Fewer ways: what a category has beyond all that can still be fetched from it makes no difference.

        And where changes count, ways are left out after which too many photos would have to change from rows to sets.
        """
        watched: list[tuple[int, int, int]] = []
        for category in range(CATEGORIES):
            bit = BIT[category]
            if self._tracked & bit and not self._sets.pins[category]:
                staying = fetchable = 0
                for city in rest:
                    staying += self._question.rows[city] & bit != 0
                    fetchable += any(option.fetched & bit for option in self._options[city])
                enough = _FULL + fetchable if self.sure else _LANE
                watched.append((self._sets.new_units[category], _FULL + staying, enough))
        if not watched:
            return ways
        laid = sum([max([option.laid for option in self._options[city]]) for city in rest])
        floor -= laid * merits.photo + self._jokers * merits.joker
        joker_unit = BIT[self._sets.top]
        change_unit = BIT[self._sets.top + WIDTH]
        sifted: Ways = {}
        for key, reached in ways.items():
            missing = helped = 0
            for unit, needed, enough in watched:
                there = key // unit & _LANE
                if there > enough:
                    key -= (there - enough) * unit
                elif there < needed:
                    missing += needed - there
                    helped += 1
            if merits.change and missing:
                missing -= min(helped, key // joker_unit & COUNT)
                if missing > key // change_unit & COUNT or reached[0] - missing * merits.change <= floor:
                    continue
            other = sifted.get(key)
            if other is None or other[0] < reached[0]:
                sifted[key] = reached
        return sifted

    def _judge(self, ways: Ways, order: list[int], merits: Merits, floor: int) -> Found | None:
        """The best of the ways to the end for which there are jokers enough."""
        best: Found | None = None
        lane = self._sets.top
        for key, (merit, taken) in ways.items():
            asked = wanted = lost = 0
            room = key >> (lane + 2 * WIDTH)
            possible = True
            for category in range(CATEGORIES):
                if self._open & BIT[category]:
                    span = self._sets.span(category, key)
                    if span is None:
                        possible = False
                        break
                    held = self._sets.held[category]
                    kept = max(span[0], min(held, span[1]))
                    asked += span[0]
                    wanted += kept
                    lost += max(0, held - kept)
                    room += span[1]
            if not possible:
                continue
            jokers = self._jokers if self.sure else min(self._jokers, room)
            left = (key >> lane & COUNT) - (self._jokers - jokers)
            if asked > left:
                continue
            lost += max(0, wanted - left)
            if merits.change and lost > key >> (lane + WIDTH) & COUNT:
                continue
            merit += jokers * merits.joker - lost * merits.change
            if merit > floor:
                floor = merit
                rows = [0] * CITIES
                for city, option in zip(order, taken, strict=True):
                    rows[city] = option.photos
                best = Found(merit, self._open, rows, jokers)
        return best


def _branching(city: tuple[int, int, list[Choice]]) -> int:
    return len(city[2])


def _unequal(choices: list[Choice]) -> list[Choice]:
    """Of options that cost the same, the best."""
    best: dict[int, Choice] = {}
    for choice in choices:
        other = best.get(choice[0])
        if other is None or other[1] < choice[1]:
            best[choice[0]] = choice
    return list(best.values())


def _onward(ways: Ways, choices: list[Choice], guards: int, floor: int) -> Ways:
    """Every way with every option of one more city; of ways that leave the same, the best."""
    onward: Ways = {}
    for key, (merit, taken) in ways.items():
        for cost, gain, option in choices:
            left = key - cost
            if left & guards != guards:
                continue
            total = merit + gain
            if total <= floor:
                continue
            other = onward.get(left)
            if other is None or other[0] < total:
                onward[left] = (total, (*taken, option))
    return onward
