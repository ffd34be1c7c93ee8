"""The most that can be laid: which categories have sets, and which photos of each city lie in rows."""

from __future__ import annotations

from kartenhaus.games.photo_rummy.cards import CATEGORIES, CITIES, PHOTOS
from kartenhaus.games.photo_rummy.solver.options import Offer, RowPin, city_offer, plain_offer
from kartenhaus.games.photo_rummy.solver.promises import Promises
from kartenhaus.games.photo_rummy.solver.question import BIT, POPULATION, Question
from kartenhaus.games.photo_rummy.solver.search import Found, Merits, Search
from kartenhaus.games.photo_rummy.solver.sets import SMALLEST, Sets


def lay_most(question: Question, merits: Merits, floor: int) -> Found | None:
    """The best lay with a merit above the floor; None if there is none.

    Merit counts the photos laid and the jokers that lie on the table afterwards. The most open categories come first:
    mostly they allow everything. Of the others only those are searched that promise more.
    """
    sets = Sets(question)
    pins = row_pins(question)
    promises = Promises(question, sets, pins, merits)
    widest = open_choices(sets)
    best: Found | None = None
    if promises.of(widest) > floor:
        best = _lay_with(question, sets, pins, promises.sparing, widest, merits, floor)
    if best is not None:
        floor = best.merit
        if floor >= _hope(question, widest, merits):
            return best
    for promise, open_sets in promises.above(floor):
        if promise <= floor:
            break
        if open_sets != widest:
            found = _lay_with(question, sets, pins, promises.sparing, open_sets, merits, floor)
            if found is not None:
                best = found
                floor = found.merit
    return best


def row_pins(question: Question) -> list[tuple[RowPin, ...]]:
    """For each city its old joker rows."""
    found: list[tuple[RowPin, ...]] = [()] * CITIES
    for pin in question.pins:
        if pin.line < CITIES:
            old, settled = pin.masks()
            found[pin.line] += ((old, settled, pin.jokers, pin.stuck),)
    return found


def open_choices(sets: Sets) -> int:
    """The categories that can have sets."""
    widest = sets.pinned
    for category in range(CATEGORIES):
        if sets.photos[category] >= SMALLEST:
            widest |= BIT[category]
    return widest


def _lay_with(
    question: Question,
    sets: Sets,
    pins: list[tuple[RowPin, ...]],
    sparing: int,
    open_sets: int,
    merits: Merits,
    floor: int,
) -> Found | None:
    """The best lay with these open categories; only those that are `sparing` can lose a photo."""
    in_rows = sparing | ~open_sets
    tables, hands = question.table, question.hand
    for capacity in (False, True):
        busy: list[tuple[int, Offer]] = []
        for city in question.cities:
            # Only what can lie in rows matters, and only what a city has: asked so, many questions are the same one.
            table, hand = tables[city] & in_rows, hands[city] & in_rows
            there = table | hand
            if capacity or pins[city]:
                offer = city_offer(table, hand, there & open_sets, pins[city], capacity)
            elif there & ~open_sets:
                offer = plain_offer(table & ~open_sets, hand & ~open_sets, there & open_sets)
            else:
                continue
            if not offer.idle:
                busy.append((city, offer))
        search = Search(question, sets, open_sets, busy, PHOTOS)
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
