"""The most that can be laid: which categories have sets, and which photos of each city lie in rows."""

from __future__ import annotations

from kartenhaus.games.photo_rummy.cards import CITIES
from kartenhaus.games.photo_rummy.solver.lanes import COUNT
from kartenhaus.games.photo_rummy.solver.options import Offer, RowPin, city_offer, plain_offer
from kartenhaus.games.photo_rummy.solver.promises import Promises
from kartenhaus.games.photo_rummy.solver.question import ALL_CATEGORIES, Question
from kartenhaus.games.photo_rummy.solver.search import Found, Merits, Search
from kartenhaus.games.photo_rummy.solver.sets import Sets


def lay_most(question: Question, merits: Merits, floor: int) -> Found | None:
    """The best lay with a merit above the floor; None if there is none.

    Merit counts the photos laid and the jokers that lie on the table afterwards. If with the most open categories
    everything may be laid they come first, before all choices are looked at; of these only those are searched that
    promise enough.
    """
    sets = Sets(question)
    pins = row_pins(question)
    promises = Promises(question, sets, pins, merits)
    everything = merits.photo * promises.in_sets(ALL_CATEGORIES) + merits.joker * question.jokers
    best: Found | None = None
    tried = -1
    for promise, open_sets in promises.of_widest():
        if promise == everything > floor:
            tried = open_sets
            best = _lay_with(question, sets, pins, promises, open_sets, merits, floor)
            if best is not None:
                floor = best.merit
                if floor == everything:
                    return best
    for promise, open_sets in promises.above(floor):
        if promise <= floor:
            break
        if open_sets != tried:
            found = _lay_with(question, sets, pins, promises, open_sets, merits, floor)
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


def _lay_with(
    question: Question,
    sets: Sets,
    pins: list[tuple[RowPin, ...]],
    promises: Promises,
    open_sets: int,
    merits: Merits,
    floor: int,
) -> Found | None:
    """The best lay with these open categories."""
    closed = ALL_CATEGORIES ^ open_sets
    # Only photos that can lie in rows matter, and only what a city has: asked so, many questions are the same one.
    fetchable = open_sets & promises.sparing
    tables, hands = question.tables, question.hands
    for capacity in (False, True):
        busy: list[tuple[int, Offer]] = []
        for city in question.cities:
            table, hand = tables[city], hands[city]
            if capacity or pins[city]:
                in_rows = closed | fetchable
                here = (table | hand) & fetchable
                offer = city_offer(table & in_rows, hand & in_rows, here, pins[city], capacity)
            elif (table | hand) & closed:
                offer = plain_offer(table & closed, hand & closed, (table | hand) & fetchable)
            else:
                continue
            if not offer.idle:
                busy.append((city, offer))
        search = Search(question, sets, open_sets, busy, COUNT)
        if search.sure or capacity:
            return search.best(merits, promises.in_sets(open_sets), floor)
    return None
