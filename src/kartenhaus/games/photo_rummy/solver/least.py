"""Of all lays that are worth the same, the one that changes the table least.

Counted are the photos that change between row and set, and the jokers that leave the rows of a city or the sets of a
category. The search allows no change at first, then one, then two, until the worth is reached.
"""

from __future__ import annotations

from typing import Final

from kartenhaus.games.photo_rummy.cards import CITIES
from kartenhaus.games.photo_rummy.solver.most import open_choices, row_pins
from kartenhaus.games.photo_rummy.solver.options import Option, RowPin, careful_options
from kartenhaus.games.photo_rummy.solver.question import ALL_CATEGORIES, POPULATION, Question
from kartenhaus.games.photo_rummy.solver.search import Found, Merits, Search
from kartenhaus.games.photo_rummy.solver.sets import Sets

# More than there can be changes, so that worth always comes first.
_SCALE: Final = 1024


def change_least(question: Question, merits: Merits, worth: int, most: int) -> tuple[Found, int] | None:
    """A lay of this worth with the fewest changes, and their number; None if it takes more than so many."""
    sets = Sets(question)
    pins = row_pins(question)
    widest, pinned = open_choices(question, sets)
    scaled = Merits(_SCALE * merits.photo, _SCALE * merits.joker, 1)
    choices: list[tuple[int, int]] = []
    free = widest & ~pinned
    part = free
    while True:
        open_sets = part | pinned
        closed = ALL_CATEGORIES ^ open_sets
        moved = sum([POPULATION[photos & closed] for photos in question.sets])
        if moved <= most:
            choices.append((moved, open_sets))
        if not part:
            break
        part = (part - 1) & free
    choices.sort(key=_least_moved)
    for changes in range(most + 1):
        for moved, open_sets in choices:
            if moved > changes:
                break
            floor = _SCALE * worth - changes - 1
            found = _with_few_changes(question, sets, pins, open_sets, scaled, floor, changes)
            if found is not None:
                return found, changes
    return None


def _least_moved(choice: tuple[int, int]) -> int:
    return choice[0]


def _with_few_changes(
    question: Question,
    sets: Sets,
    pins: list[tuple[RowPin, ...]],
    open_sets: int,
    merits: Merits,
    floor: int,
    most: int,
) -> Found | None:
    for capacity in (False, True):
        options: list[tuple[Option, ...]] = []
        for city in range(CITIES):
            rows = question.rows[city]
            in_sets = question.sets[city]
            new = question.table[city] & ~(rows | in_sets)
            hand = question.hand[city]
            careful = careful_options(rows, in_sets, new, hand, open_sets, pins[city], capacity)
            options.append(tuple([option for option in careful if option.changes <= most]))
        search = Search(question, sets, open_sets, options)
        if search.sure or capacity:
            return search.best(merits, floor)
    return None
