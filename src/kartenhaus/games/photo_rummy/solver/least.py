"""Of all lays that are worth the same, the one that changes the table least.

Counted are the photos that change between row and set, and the jokers that leave the rows of a city or the sets of a
category. The search allows no change at first, then one, then two, until the worth is reached.
"""

from __future__ import annotations

from typing import Final

from kartenhaus.games.photo_rummy.cards import CATEGORIES, CITIES
from kartenhaus.games.photo_rummy.solver.most import bound, open_choices, row_pins
from kartenhaus.games.photo_rummy.solver.options import Option, RowPin, careful_options
from kartenhaus.games.photo_rummy.solver.question import BIT, POPULATION, Question
from kartenhaus.games.photo_rummy.solver.search import Found, Merits, Search
from kartenhaus.games.photo_rummy.solver.sets import Sets
from kartenhaus.games.photo_rummy.solver.spans import SET_FEWEST

# More than there can be changes, so that worth always comes first.
_SCALE: Final = 1024
_NEVER: Final = 1024


def change_least(question: Question, merits: Merits, worth: int, most: int) -> tuple[Found, int] | None:
    """A lay of this worth with the fewest changes, and their number; None if it takes more than so many."""
    sets = Sets(question)
    pins = row_pins(question)
    widest, pinned = open_choices(question, sets)
    waiting: list[_Openings] = []
    free = widest & ~pinned
    part = free
    while True:
        openings = _Openings(part | pinned, _surely_moved(question, sets, part | pinned))
        waiting.append(openings)
        if not part:
            break
        part = (part - 1) & free
    for changes in range(most + 1):
        for openings in waiting:
            if openings.least > changes:
                continue
            found = openings.search(question, sets, pins, merits, worth, changes)
            if found is not None:
                return found, changes
    return None


class _Openings:
    """A choice of open categories, and the fewest changes it may take as far as is known."""

    __slots__ = ("_options", "_ready", "_roomy", "least", "open_sets")

    def __init__(self, open_sets: int, least: int) -> None:
        self.open_sets = open_sets
        self.least = least
        self._ready = False
        self._roomy = True
        self._options: list[tuple[Option, ...]] = []

    def search(
        self,
        question: Question,
        sets: Sets,
        pins: list[tuple[RowPin, ...]],
        merits: Merits,
        worth: int,
        changes: int,
    ) -> Found | None:
        if not self._ready:
            self._ready = True
            self._prepare(question, sets, pins, merits, worth)
        if self.least > changes:
            return None
        self.least = changes + 1
        scaled = Merits(_SCALE * merits.photo, _SCALE * merits.joker, 1)
        floor = _SCALE * worth - changes - 1
        few = [tuple([option for option in options if option.changes <= changes]) for options in self._options]
        search = Search(question, sets, self.open_sets, few, changes)
        if not search.sure and not self._roomy:
            self._roomy = True
            self._options = _options(question, pins, self.open_sets, True)
            few = [tuple([option for option in options if option.changes <= changes]) for options in self._options]
            search = Search(question, sets, self.open_sets, few, changes)
        return search.best(scaled, floor)

    def _prepare(
        self, question: Question, sets: Sets, pins: list[tuple[RowPin, ...]], merits: Merits, worth: int
    ) -> None:
        """Rules these categories out if the worth is out of reach with them, else makes the options ready."""
        if bound(question, sets, pins, self.open_sets, merits) < worth:
            self.least = _NEVER
            return
        self._options = _options(question, pins, self.open_sets, False)
        self._roomy = False
        hope = merits.joker * (question.jokers_out + question.jokers_in_hand)
        hope += merits.photo * sum([POPULATION[hand & self.open_sets] for hand in question.hand])
        hope *= _SCALE
        for options in self._options:
            if not options:
                self.least = _NEVER
                return
            hope += max([_SCALE * merits.photo * option.laid - option.changes for option in options])
        self.least = max(self.least, _SCALE * worth - hope)


def _surely_moved(question: Question, sets: Sets, open_sets: int) -> int:
    """The photos that change at least: those in sets of closed categories, and those that open ones lack."""
    moved = sum([POPULATION[photos & ~open_sets] for photos in question.sets])
    missing = 0
    helped = 0
    for category in range(CATEGORIES):
        if open_sets & BIT[category] and not sets.pins[category]:
            in_rows = sum([photos & BIT[category] != 0 for photos in question.rows])
            lack = SET_FEWEST - (sets.photos[category] - in_rows)
            if lack > 0:
                missing += lack
                helped += 1
    return moved + missing - min(helped, question.jokers_out + question.jokers_in_hand)


def _options(
    question: Question, pins: list[tuple[RowPin, ...]], open_sets: int, capacity: bool
) -> list[tuple[Option, ...]]:
    found: list[tuple[Option, ...]] = []
    for city in range(CITIES):
        rows, sets, hand = question.rows[city], question.sets[city], question.hand[city]
        found.append(careful_options(rows, sets, hand, open_sets, pins[city], capacity))
    return found
