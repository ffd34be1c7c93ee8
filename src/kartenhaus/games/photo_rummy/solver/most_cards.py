"""The first objective, the most that can be laid: which categories have sets, and which photos lie in rows."""

from __future__ import annotations

from kartenhaus.games.photo_rummy.cards import CITIES
from kartenhaus.games.photo_rummy.solver.bounds import UpperBounds
from kartenhaus.games.photo_rummy.solver.city_options import CityOptions, RowPin, options_to_lay, options_without_pins
from kartenhaus.games.photo_rummy.solver.lanes import COUNT
from kartenhaus.games.photo_rummy.solver.problem import ALL_CATEGORIES, Problem
from kartenhaus.games.photo_rummy.solver.search import Objective, Search, Solution
from kartenhaus.games.photo_rummy.solver.sets import Sets


def lay_most(problem: Problem, objective: Objective, floor: int) -> Solution | None:
    """The best lay with a value above the floor; None if there is none.

    The value counts the photos laid and the jokers that lie on the table afterwards. The choice with the most open
    categories is tried first if everything might be laid with it. Of the others, best bound first, those are searched
    whose bound is above the best value so far.
    """
    sets = Sets(problem)
    pins = row_pins(problem)
    bounds = UpperBounds(problem, sets, pins, objective)
    everything = objective.photo * bounds.in_sets(ALL_CATEGORIES) + objective.joker * problem.jokers
    best: Solution | None = None
    tried = -1
    for bound, open_sets in bounds.of_widest():
        if bound == everything > floor:
            tried = open_sets
            best = _lay_with(problem, sets, pins, bounds, open_sets, objective, floor)
            if best is not None:
                floor = best.value
                if floor == everything:
                    return best
    for bound, open_sets in bounds.above(floor):
        if bound <= floor:
            break
        if open_sets != tried:
            found = _lay_with(problem, sets, pins, bounds, open_sets, objective, floor)
            if found is not None:
                best = found
                floor = found.value
    return best


def row_pins(problem: Problem) -> list[tuple[RowPin, ...]]:
    """For each city its old joker rows."""
    found: list[tuple[RowPin, ...]] = [()] * CITIES
    for pin in problem.pins:
        if pin.line < CITIES:
            old, settled = pin.masks()
            found[pin.line] += (RowPin(old, settled, pin.jokers, pin.stuck),)
    return found


def _lay_with(
    problem: Problem,
    sets: Sets,
    pins: list[tuple[RowPin, ...]],
    bounds: UpperBounds,
    open_sets: int,
    objective: Objective,
    floor: int,
) -> Solution | None:
    """The best lay with these open categories."""
    closed = ALL_CATEGORIES ^ open_sets
    # Only photos that can lie in rows matter, and only what a city has: without the rest, more cached options fit.
    fetchable = open_sets & bounds.sparing
    tables, hands = problem.tables, problem.hands
    for capacity in (False, True):
        busy: list[tuple[int, CityOptions]] = []
        for city in problem.cities:
            table, hand = tables[city], hands[city]
            if capacity or pins[city]:
                in_rows = closed | fetchable
                here = (table | hand) & fetchable
                options = options_to_lay(table & in_rows, hand & in_rows, here, pins[city], capacity)
            elif (table | hand) & closed:
                options = options_without_pins(table & closed, hand & closed, (table | hand) & fetchable)
            else:
                continue
            if not options.idle:
                busy.append((city, options))
        search = Search(problem, sets, open_sets, busy, COUNT)
        if search.room_is_certain or capacity:
            return search.best(objective, bounds.in_sets(open_sets), floor)
    return None
