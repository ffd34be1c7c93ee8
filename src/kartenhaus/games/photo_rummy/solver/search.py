"""The search that both questions share: one option for each city, such that the sets can still lie.

For a choice of open categories (those that will have sets) all table photos of the others must lie in rows. Each city
then has a few options, and what they fetch is taken from the sets. City by city the search keeps, for every different
remainder of the sets, the best way that led to it.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from operator import itemgetter
from typing import Final, TypeAlias

from kartenhaus.games.photo_rummy.cards import CATEGORIES, CITIES, PHOTOS
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
from kartenhaus.games.photo_rummy.solver.options import Choice, Choices, Offer, choices
from kartenhaus.games.photo_rummy.solver.outlook import SPANS, look_ahead
from kartenhaus.games.photo_rummy.solver.prices import Prices
from kartenhaus.games.photo_rummy.solver.question import ALL_CATEGORIES, Question
from kartenhaus.games.photo_rummy.solver.sets import FULL, Sets

# A way through the cities so far: its merit, and the photos of the rows, in six bits for each city, the last decided
# one lowest.
Way: TypeAlias = tuple[int, int]
# For every remainder of the sets the best way that leaves it.
Ways: TypeAlias = dict[int, Way]

# A city to decide about, its choices, and what they were made from.
_City: TypeAlias = tuple[int, Choices, Offer]

# Fewer ways than these are not worth sifting; and with more it is time to set prices.
_MANY: Final = 4
_TOO_MANY: Final = 40
_WAY: Final = itemgetter(1)


@dataclass(slots=True)
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
        self._jokers = question.jokers
        lanes = LANES[open_sets] | sets.pin_lanes
        self._counts = sets.counts & lanes
        self._guards = lanes & ALL_GUARDS | GUARD * (JOKER_UNIT + CHANGE_UNIT)
        # Whether there is room for all jokers; the categories whose jokers depend on what is fetched.
        self.sure, self._tracked = look_ahead(question, sets, open_sets, self._counts, busy, most_changes)

    def best(self, merits: Merits, in_sets: int, floor: int, prices: Prices | None = None) -> Found | None:
        """The best way through the cities with a merit above the floor; None if there is none.

        `in_sets` hand photos are of open categories, and so are laid in any case, in sets if not in rows. Where changes
        count, `prices` help if there are many ways.
        """
        key = self._counts + JOKER_UNIT * (GUARD + self._jokers) + CHANGE_UNIT * (GUARD + self._most_changes)
        guards = self._guards
        if key & guards != guards:
            return None
        undecided: list[_City] = []
        order: list[int] = []
        merit = merits.photo * in_sets
        rows = 0
        for city, offer in self._busy:
            offered = self._choices(city, offer, merits)
            if len(offered[1]) > 1:
                undecided.append((city, offered, offer))
            elif offered[1]:
                cost, gain, photos = offered[1][0]
                key -= cost
                if key & guards != guards:
                    return None
                merit += gain
                rows = rows << CATEGORIES | photos
                order.append(city)
            else:
                return None
        undecided.sort(key=_branching)
        order += [city for city, _, _ in undecided]
        most_jokers = self._jokers * merits.joker
        ways = self._through(undecided, key, (merit, rows), most_jokers, floor, prices is not None, None)
        if ways is None:
            assert prices is not None, "only with prices it gives up"
            priced = self._tracked & ~self._sets.pinned
            prices.settle(key, [offered for _, offered, _ in undecided], priced)
            undecided = [(city, prices.charged(offered, priced), offer) for city, offered, offer in undecided]
            merit += prices.refund(key, priced)
            most_jokers += prices.profit(priced)
            ways = self._through(undecided, key, (merit, rows), most_jokers, floor, True, prices)
            assert ways is not None
            ways = {key: (merit - prices.refund(key, priced), rows) for key, (merit, rows) in ways.items()}
        return self._judge(ways, order, merits, floor)

    def _through(
        self,
        undecided: list[_City],
        key: int,
        start: Way,
        hope: int,
        floor: int,
        careful: bool,
        prices: Prices | None,
    ) -> Ways | None:
        """All ways through the cities that are worth the while, with so much to hope for besides what cities gain.

        None if they become too many where changes count and there are no prices yet.
        """
        for _, (most, _), _ in undecided:
            hope += most
        if start[0] + hope <= floor:
            return {}
        ways: Ways = {key: start}
        for place, (_, (most, offered), _) in enumerate(undecided, start=1):
            hope -= most
            ways = _onward(ways, offered, self._guards, floor - hope)
            if careful and prices is None and len(ways) > _TOO_MANY:
                return None
            if len(ways) > _MANY:
                ways = self._sifted(ways, undecided[place:], careful, prices)
        return ways

    def _choices(self, city: int, offer: Offer, merits: Merits) -> Choices:
        elsewhere = self._sets.elsewhere[city]
        if self.sure and not (elsewhere and self._tracked & self._sets.pinned):
            return offer.choices(self._tracked, merits.photo, merits.change)
        room = 0 if self.sure else BIT[self._sets.top]
        return choices(offer.options, self._tracked, elsewhere, room, merits.photo, merits.change)

    def _sifted(self, ways: Ways, rest: list[_City], careful: bool, prices: Prices | None) -> Ways:
        """Fewer ways: what a category has beyond all that can still be fetched from it makes no difference.

        And where changes count, ways are left out after which too many photos would have to change from rows to sets.
        """
        watched: list[tuple[int, int, int, int]] = []
        for category in CHOSEN[self._tracked & ~self._sets.pinned]:
            bit = BIT[category]
            staying = fetchable = 0
            for city, _, offer in rest:
                staying += self._question.rows_of(city) & bit != 0
                fetchable += offer.fetched & bit != 0
            enough = FULL + fetchable if self.sure else LANE
            price = prices.photo[category] if prices is not None else 0
            watched.append((LANE_OF[category], FULL + staying, enough, price))
        if not watched:
            return ways
        sifted: Ways = {}
        for key, (merit, rows) in ways.items():
            missing = helped = 0
            for lane, needed, enough, price in watched:
                there = key >> lane & LANE
                if there > enough:
                    key -= (there - enough) * BIT[lane]
                    merit -= (there - enough) * price
                elif there < needed:
                    missing += needed - there
                    helped += 1
            if careful and missing - min(helped, key & COUNT) > key >> CHANGE_LANE & COUNT:
                continue
            other = sifted.get(key)
            if other is None or other[0] < merit:
                sifted[key] = (merit, rows)
        return sifted

    def _judge(self, ways: Ways, order: list[int], merits: Merits, floor: int) -> Found | None:
        """The best of the ways to the end for which there are jokers enough."""
        pinned = self._sets.pinned
        ones = ONE_EACH[self._open & ~pinned]
        guards = GUARD * ones
        all_jokers = self._jokers
        most_jokers = all_jokers * merits.joker
        rows = jokers = -1
        for key, (merit, taken) in sorted(ways.items(), key=_WAY, reverse=True):
            if merit + most_jokers <= floor:
                break
            # Every set of three photos asks for a joker: the guard of its lane does not outlast one photo less.
            asked = (guards & ~(key - ones)).bit_count()
            wanted = asked
            lost = 0
            room = all_jokers if self.sure else self._room(key)
            for category in CHOSEN[pinned]:
                span = self._sets.span(category, key)
                if span is None:
                    asked = PHOTOS
                    break
                held = self._sets.held[category]
                kept = max(span[0], min(held, span[1]))
                asked += span[0]
                wanted += kept
                lost += max(0, held - kept)
                room += span[1]
            lying = all_jokers if room >= all_jokers else room
            left = (key & COUNT) - (all_jokers - lying)
            if asked > left:
                continue
            if wanted > left:
                lost += wanted - left
            if merits.change and lost > key >> CHANGE_LANE & COUNT:
                continue
            merit += lying * merits.joker - lost * merits.change
            if merit > floor:
                floor = merit
                rows, jokers = taken, lying
        if rows < 0:
            return None
        in_rows = [0] * CITIES
        for city in reversed(order):
            in_rows[city] = rows & ALL_CATEGORIES
            rows >>= CATEGORIES
        return Found(floor, self._open, in_rows, jokers)

    def _room(self, key: int) -> int:
        """The jokers that rows, and sets without old jokers, can hold."""
        room = key >> self._sets.top
        for category in CHOSEN[self._open & ~self._sets.pinned]:
            room += SPANS[key >> LANE_OF[category] & LANE][1]
        return room


def _branching(city: _City) -> int:
    return len(city[1][1])


def _onward(ways: Ways, offered: tuple[Choice, ...], guards: int, floor: int) -> Ways:
    """Every way with every option of one more city; of ways that leave the same, the best."""
    onward: Ways = {}
    for key, (merit, rows) in ways.items():
        for cost, gain, photos in offered:
            left = key - cost
            if left & guards != guards:
                continue
            total = merit + gain
            if total <= floor:
                continue
            other = onward.get(left)
            if other is None or other[0] < total:
                onward[left] = (total, rows << CATEGORIES | photos)
    return onward
