"""The search that both questions share: one option for each city, such that the sets can still lie.

For a choice of open categories (those that will have sets) all table photos of the others must lie in rows. Each city
then has a few options, and what they fetch is taken from the sets. City by city the search keeps, for every different
remainder of the sets, the best way that led to it.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, TypeAlias

from kartenhaus.games.photo_rummy.cards import CITIES, PHOTOS
from kartenhaus.games.photo_rummy.solver.options import Offer, Option
from kartenhaus.games.photo_rummy.solver.outlook import FULL, SPANS, look_ahead
from kartenhaus.games.photo_rummy.solver.question import BIT, POPULATION, Question
from kartenhaus.games.photo_rummy.solver.sets import ALL_GUARDS, CHOSEN, COUNT, GUARD, LANE, LANES, WIDTH, Sets

# A way through the cities so far: its merit, and the options taken, in the order in which cities are decided.
Way: TypeAlias = tuple[int, tuple[Option, ...]]
# For every remainder of the sets the best way that leaves it.
Ways: TypeAlias = dict[int, Way]
# One option of a city: what it takes from the sets and the jokers, its merit, the option itself.
Choice: TypeAlias = tuple[int, int, Option]

# Fewer ways than these are not worth sifting.
_MANY: Final = 4


@dataclass(frozen=True, slots=True)
class Merits:
    """What counts: a photo laid in a row, a joker on the table, and (as a loss) a change of the table."""

    photo: int
    joker: int
    change: int


@dataclass(slots=True)
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
        "_jokers",
        "_most_changes",
        "_open",
        "_question",
        "_sets",
        "_tracked",
        "sure",
    )

    def __init__(
        self, question: Question, sets: Sets, open_sets: int, busy: Sequence[tuple[int, Offer]], most_changes: int
    ) -> None:
        self._question = question
        self._sets = sets
        self._most_changes = most_changes
        self._open = open_sets
        # Cities with something to decide, or to lay; of most others there is no photo at all.
        self._busy = busy
        self._jokers = question.jokers_out + question.jokers_in_hand
        lanes = LANES[open_sets] | sets.pin_lanes
        self._counts = sets.counts & lanes
        self._guards = lanes & ALL_GUARDS
        # Whether there is room for all jokers; the categories whose jokers depend on what is fetched.
        self.sure, self._tracked = look_ahead(question, sets, open_sets, self._counts, busy, most_changes)

    def best(self, merits: Merits, floor: int) -> Found | None:
        """The best way through the cities with a merit above the floor; None if there is none."""
        joker_unit = BIT[self._sets.top]
        change_unit = BIT[self._sets.top + WIDTH] if merits.change else 0
        room_unit = BIT[self._sets.top + 2 * WIDTH]
        guards = self._guards | (joker_unit + change_unit) * GUARD
        key = self._counts + joker_unit * (GUARD + self._jokers) + change_unit * (GUARD + self._most_changes)
        undecided: list[tuple[int, int, list[Choice], Offer]] = []
        order: list[int] = []
        decided: list[Option] = []
        # Hand photos of open categories are laid in any case, in sets if not in rows.
        merit = merits.photo * sum([POPULATION[hand & self._open] for hand in self._question.hand if hand])
        changes = 0
        for city, offer in self._busy:
            choices, most = self._choices(city, offer, merits, joker_unit, change_unit, room_unit)
            if len(choices) > 1:
                undecided.append((most, city, choices, offer))
            elif choices:
                cost, gain, option = choices[0]
                key -= cost
                merit += gain
                changes += option.changes
                order.append(city)
                decided.append(option)
            else:
                return None
        if key & guards != guards or changes > self._most_changes:
            return None
        undecided.sort(key=_branching)
        # What is still to be had, at most, from the cities not decided yet and from the jokers.
        hope = self._jokers * merits.joker + sum([most for most, _, _, _ in undecided])
        if merit + hope <= floor:
            return None
        ways: Ways = {key: (merit, tuple(decided))}
        for place, (most, city, choices, _) in enumerate(undecided):
            hope -= most
            order.append(city)
            ways = _onward(ways, choices, guards, floor - hope)
            if len(ways) > _MANY:
                ways = self._sifted(
                    ways, [(other, offer) for _, other, _, offer in undecided[place + 1 :]], merits, floor
                )
        return self._judge(ways, order, merits, floor)

    def _choices(
        self, city: int, offer: Offer, merits: Merits, joker_unit: int, change_unit: int, room_unit: int
    ) -> tuple[list[Choice], int]:
        """What a city can choose from: of options that cost the same the best, and how good the best of all is."""
        tracked = self._tracked
        found: dict[int, Choice] = {}
        most = -PHOTOS * merits.change
        for option in offer.options:
            cost = option.low * joker_unit + option.changes * change_unit
            if option.fetched & tracked:
                cost += self._sets.taken(city, option.fetched & tracked)
            if not self.sure:
                cost -= option.high * room_unit
            gain = option.laid * merits.photo - option.changes * merits.change
            if gain > most:
                most = gain
            other = found.get(cost)
            if other is None or other[1] < gain:
                found[cost] = (cost, gain, option)
        free = found.get(0)
        if free is not None and free[1] == most and self.sure:
            # The best of all costs nothing: there is nothing to choose.
            return [free], most
        return list(found.values()), most

    def _sifted(self, ways: Ways, rest: list[tuple[int, Offer]], merits: Merits, floor: int) -> Ways:
        """Fewer ways: what a category has beyond all that can still be fetched from it makes no difference.

        And where changes count, ways are left out after which too many photos would have to change from rows to sets.
        """
        watched: list[tuple[int, int, int]] = []
        for category in CHOSEN[self._tracked & ~self._sets.pinned]:
            bit = BIT[category]
            staying = fetchable = 0
            for city, offer in rest:
                staying += self._question.rows[city] & bit != 0
                fetchable += offer.fetched & bit != 0
            enough = FULL + fetchable if self.sure else LANE
            watched.append((BIT[WIDTH * category], FULL + staying, enough))
        if not watched:
            return ways
        laid = sum([offer.laid for _, offer in rest])
        floor -= laid * merits.photo + self._jokers * merits.joker
        joker_unit = BIT[self._sets.top]
        change_unit = BIT[self._sets.top + WIDTH]
        sifted: Ways = {}
        for key, reached in ways.items():
            missing = helped = 0
            for unit, needed, enough in watched:
                there = key // unit & LANE
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
        most_jokers = self._jokers * merits.joker
        for key, (merit, taken) in ways.items():
            if merit + most_jokers <= floor:
                continue
            asked = lost = 0
            room = key >> (lane + 2 * WIDTH)
            for category in CHOSEN[self._open & ~self._sets.pinned]:
                low, high = SPANS[key >> WIDTH * category & LANE]
                asked += low
                room += high
            wanted = asked
            possible = True
            for category in CHOSEN[self._sets.pinned]:
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


def _branching(city: tuple[int, int, list[Choice], Offer]) -> int:
    return len(city[2])


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
