"""Of all lays that are worth the same, the one that changes the table least.

Counted are the photos that change between row and set, and the jokers that leave the rows of a city or the sets of a
category. The search allows no change at first, then a few, then more, until the worth is reached.
"""

from __future__ import annotations

from typing import Final

from kartenhaus.games.photo_rummy.cards import CATEGORIES
from kartenhaus.games.photo_rummy.solver.lanes import BIT, COUNT
from kartenhaus.games.photo_rummy.solver.most import row_pins
from kartenhaus.games.photo_rummy.solver.options import Offer, RowPin, careful_offer
from kartenhaus.games.photo_rummy.solver.prices import Prices
from kartenhaus.games.photo_rummy.solver.promises import Promises
from kartenhaus.games.photo_rummy.solver.question import PHOTOS_OF, POPULATION, Question
from kartenhaus.games.photo_rummy.solver.search import Found, Merits, Search
from kartenhaus.games.photo_rummy.solver.sets import Sets
from kartenhaus.games.photo_rummy.solver.spans import SET_FEWEST

# More than there can be changes, so that worth always comes first.
_SCALE: Final = 1024
_NEVER: Final = 1024
# What a lane can count.
MOST_CHANGES: Final = COUNT
# The search allows so many changes at most, then so many, until there is a lay.
_LEVELS: Final = (*range(0, 21, 2), 24, MOST_CHANGES)
# Options are made for up to so many changes at once, and serve for fewer too.
_GRADES: Final = (0, 1, 3, 7, MOST_CHANGES)


def change_least(question: Question, merits: Merits, worth: int, most: int) -> tuple[Found, int] | None:
    """A lay of this worth with the fewest changes, and their number; None if it takes more than so many."""
    sets = Sets(question)
    pins = row_pins(question)
    promises = Promises(question, sets, pins, merits)
    waiting = [
        _Openings(question, sets, pins, promises.in_sets(open_sets), open_sets)
        for _, open_sets in promises.above(worth - 1)
    ]
    for level in _LEVELS:
        best: tuple[Found, int] | None = None
        limit = min(level, most)
        waiting.sort(key=_least)
        for openings in waiting:
            if openings.least <= limit:
                found = openings.search(merits, worth, limit)
                if found is not None:
                    changes = _SCALE * worth - found.merit
                    best = found, changes
                    limit = changes - 1
        if best is not None or level >= most:
            return best
    return None


def _least(openings: _Openings) -> int:
    return openings.least


class _Openings:
    """A choice of open categories, and the fewest changes it takes as far as is known."""

    __slots__ = (
        "_in_sets",
        "_offers",
        "_open",
        "_pins",
        "_prices",
        "_question",
        "_ready_for",
        "_roomy",
        "_sets",
        "least",
    )

    def __init__(
        self, question: Question, sets: Sets, pins: list[tuple[RowPin, ...]], in_sets: int, open_sets: int
    ) -> None:
        self._question = question
        self._prices = Prices(sum(sets.held))
        self._in_sets = in_sets
        self._sets = sets
        self._pins = pins
        self._open = open_sets
        self._offers: list[Offer] = []
        self._ready_for = -1
        self._roomy = False
        self.least = self._surely_moved()

    def _surely_moved(self) -> int:
        """The photos that change at least: those in sets of closed categories, and those that open ones lack."""
        question = self._question
        moved = (question.sets & ~PHOTOS_OF[self._open]).bit_count()
        missing = helped = 0
        for category in range(CATEGORIES):
            if self._open & BIT[category] and not self._sets.pins[category]:
                in_rows = (question.rows & PHOTOS_OF[BIT[category]]).bit_count()
                lack = SET_FEWEST - (self._sets.photos[category] - in_rows)
                if lack > 0:
                    missing += lack
                    helped += 1
        return moved + missing - min(helped, question.jokers)

    def search(self, merits: Merits, worth: int, changes: int) -> Found | None:
        """A lay of this worth with so many changes; None if there is none, and then `least` is more."""
        if changes > self._ready_for:
            self._make_offers(min([grade for grade in _GRADES if grade >= changes]))
            self.least = self._hoped_for(merits, worth)
            if self.least > changes:
                return None
        self.least = changes + 1
        search = self._search_with(changes)
        if not search.sure and not self._roomy:
            self._roomy = True
            self._make_offers(self._ready_for)
            search = self._search_with(changes)
        scaled = Merits(_SCALE * merits.photo, _SCALE * merits.joker, 1)
        return search.best(scaled, self._in_sets, _SCALE * worth - changes - 1, self._prices)

    def _search_with(self, changes: int) -> Search:
        offers = zip(self._question.cities, self._offers, strict=True)
        few = [(city, offer.within(changes)) for city, offer in offers if not offer.idle]
        return Search(self._question, self._sets, self._open, few, changes)

    def _make_offers(self, most: int) -> None:
        self._ready_for = most
        self._offers = []
        for city in self._question.cities:
            rows, sets, hand = self._question.rows_of(city), self._question.sets_of(city), self._question.hands[city]
            pins = self._pins[city]
            # Only what a city has can be fetched or moved: asked so, many questions are the same one.
            open_here = self._open & (rows | sets | hand)
            fewer = min(most, POPULATION[rows | sets] + sum([jokers for _, _, jokers, _ in pins]))
            self._offers.append(careful_offer(rows, sets, hand, open_here, pins, self._roomy, fewer))

    def _hoped_for(self, merits: Merits, worth: int) -> int:
        """The fewest changes if the cities did not need to share the sets."""
        hope = _SCALE * (merits.joker * self._question.jokers + merits.photo * self._in_sets)
        for offer in self._offers:
            if not offer.options:
                return self._ready_for + 1 if self._ready_for < MOST_CHANGES else _NEVER
            if not offer.idle:
                hope += max([_SCALE * merits.photo * laid - changes for _, _, laid, _, _, changes in offer.options])
        return min(max(self.least, _SCALE * worth - hope), self._ready_for + 1)
