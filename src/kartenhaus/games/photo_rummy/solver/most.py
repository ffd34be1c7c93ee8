"""The most that can be laid: which categories have sets, and which photos of each city lie in rows."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from kartenhaus.games.photo_rummy.cards import CATEGORIES, CITIES, PHOTOS
from kartenhaus.games.photo_rummy.solver.options import NOTHING_TO_DO, Option, RowPin, city_options
from kartenhaus.games.photo_rummy.solver.question import ALL_CATEGORIES, BIT, POPULATION, Question
from kartenhaus.games.photo_rummy.solver.search import Found, Merits, Search
from kartenhaus.games.photo_rummy.solver.sets import SMALLEST, Sets


def lay_most(question: Question, merits: Merits, floor: int) -> Found | None:
    """The best lay with a merit above the floor; None if there is none.

    Merit counts the photos laid and the jokers that lie on the table afterwards. The most open categories come first:
    mostly they allow everything. Of the others only those are searched whose bound promises more.
    """
    sets = Sets(question)
    pins = row_pins(question)
    widest, pinned = open_choices(question, sets)
    best: Found | None = None
    if bound(question, sets, pins, widest, merits) > floor:
        best = lay_with(question, sets, pins, widest, merits, floor)
    if best is not None:
        floor = best.merit
    if floor >= _hope(question, widest, merits):
        return best
    promising: list[tuple[int, int]] = []
    free = widest & ~pinned
    part = free
    while part:
        part = (part - 1) & free
        open_sets = part | pinned
        promise = bound(question, sets, pins, open_sets, merits)
        if promise > floor:
            promising.append((-promise, open_sets))
    promising.sort()
    for negative, open_sets in promising:
        if -negative <= floor:
            break
        found = lay_with(question, sets, pins, open_sets, merits, floor)
        if found is not None:
            best = found
            floor = found.merit
    return best


def row_pins(question: Question) -> list[tuple[RowPin, ...]]:
    """For each city its old joker rows."""
    found: list[list[RowPin]] = [[] for _ in range(CITIES)]
    for pin in question.pins:
        if pin.line < CITIES:
            old, settled = pin.masks()
            found[pin.line].append((old, settled, pin.jokers, pin.stuck))
    return [tuple(pins) for pins in found]


def open_choices(question: Question, sets: Sets) -> tuple[int, int]:
    """The categories that can have sets, and those that must, since they have joker sets."""
    widest = pinned = 0
    for category in range(CATEGORIES):
        if sets.photos[category] >= SMALLEST:
            widest |= BIT[category]
        if sets.pins[category]:
            pinned |= BIT[category]
    return widest | pinned, pinned


def lay_with(
    question: Question, sets: Sets, pins: list[tuple[RowPin, ...]], open_sets: int, merits: Merits, floor: int
) -> Found | None:
    for capacity in (False, True):
        options: list[tuple[Option, ...]] = [NOTHING_TO_DO] * CITIES
        for city in question.cities:
            table, hand = question.table[city], question.hand[city]
            # Only what a city has can be fetched from it: asked so, many questions are the same one.
            options[city] = city_options(table, hand, open_sets & (table | hand), pins[city], capacity)
        search = Search(question, sets, open_sets, options, PHOTOS)
        if search.sure or capacity:
            return search.best(merits, floor)
    return None


def _hope(question: Question, widest: int, merits: Merits) -> int:
    """What would be laid if every photo that can lie anywhere could be laid at once."""
    photos = 0
    jokers = question.jokers_out + question.jokers_in_hand
    for city in question.cities:
        hand = question.hand[city]
        if hand:
            there = POPULATION[question.table[city] | hand]
            row = there > 2 or (there == 2 and jokers > 0)
            photos += POPULATION[hand if row else hand & widest]
    return merits.photo * photos + merits.joker * jokers


def bound(question: Question, sets: Sets, pins: list[tuple[RowPin, ...]], open_sets: int, merits: Merits) -> int:
    """No lay with these open categories has more merit: a row needs three cards and a set four, whichever they are.

    -1 if the table photos of the closed categories alone ask for too much.
    """
    jokers = question.jokers_out + question.jokers_in_hand
    closed = ALL_CATEGORIES ^ open_sets
    spare = jokers
    for category in range(CATEGORIES):
        if open_sets & BIT[category]:
            spare += sets.photos[category] - 4
    total = 0
    for city in question.cities:
        total += _city_bound(question.table[city], question.hand[city], closed, bool(pins[city]))
    spare -= total // _NEED
    if spare < 0:
        return -1
    pairs = min(total // _PAIR % _LANE, spare)
    singles = min(total // _SINGLE % _LANE, (spare - pairs) // 2)
    return merits.photo * (total % _LANE + 2 * pairs + singles) + merits.joker * jokers


# What the cities of a bound add up to, side by side in one number: hand photos that may be laid, cities with one photo
# of closed categories, cities with two, and the cards that rows with table photos still need.
_LANE: Final = 256
_SINGLE: Final = _LANE
_PAIR: Final = _LANE * _LANE
_NEED: Final = _LANE * _LANE * _LANE


@lru_cache(maxsize=65536)
def _city_bound(table: int, hand: int, closed: int, pinned: bool) -> int:
    own = (table | hand) & closed
    photos = POPULATION[hand & ~closed]
    if not own:
        return photos
    size = POPULATION[own]
    if size >= 3 or pinned:
        return photos + POPULATION[hand & closed]
    if table & closed:
        return photos + POPULATION[hand & closed] + (3 - size) * _NEED
    return photos + (_PAIR if size == 2 else _SINGLE)
