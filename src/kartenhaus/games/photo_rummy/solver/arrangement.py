"""From which photos lie in rows to which combinations lie on the table."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from kartenhaus.games.photo_rummy.cards import CATEGORIES, CITIES, jokers_in, photos_in
from kartenhaus.games.photo_rummy.combinations import kind_of, row_of, set_of
from kartenhaus.games.photo_rummy.solver.lanes import BIT
from kartenhaus.games.photo_rummy.solver.line_layout import Combination, Group, arrange
from kartenhaus.games.photo_rummy.solver.problem import Problem
from kartenhaus.games.photo_rummy.solver.search import Solution
from kartenhaus.games.photo_rummy.solver.spans import (
    ROW_FEWEST,
    ROW_MOST,
    SET_FEWEST,
    SET_MOST,
    Claim,
    Span,
    row_span,
    set_span,
)


def combinations_of(problem: Problem, table: Sequence[bytes], found: Solution) -> list[Combination]:
    """What lies on the table after the best lay, line by line; `table` has the first combination at its end."""
    lines: dict[int, bytes] = {}
    for city in range(CITIES):
        for category in range(CATEGORIES):
            photo = CATEGORIES * city + category
            if found.rows[city] & BIT[category]:
                kind = row_of(city)
            elif found.open_sets & BIT[category] and (problem.table | problem.hand) & BIT[photo]:
                kind = set_of(category)
            else:
                continue
            lines[kind] = lines.get(kind, b"") + bytes((photo,))
    groups: dict[int, list[Group]] = {kind: [] for kind in lines}
    for place, cards in enumerate(table):
        kind_there = kind_of(cards)
        if kind_there is not None and kind_there in lines:
            staying = bytes([photo for photo in photos_in(cards) if photo in lines[kind_there]])
            stuck = sum(pin.stuck for pin in problem.pins if pin.place == place)
            groups[kind_there].append(Group(place, staying, jokers_in(cards), stuck))
    jokers = _jokers_by_line(lines, groups, found.jokers)
    after: list[Combination] = []
    for kind, photos in lines.items():
        newcomers = bytes([photo for photo in photos if not any(photo in group.photos for group in groups[kind])])
        fewest, most = (ROW_FEWEST, ROW_MOST) if kind < CITIES else (SET_FEWEST, SET_MOST)
        after += arrange(groups[kind], newcomers, jokers[kind], fewest, most)
    return after


def _jokers_by_line(lines: dict[int, bytes], groups: dict[int, list[Group]], jokers: int) -> dict[int, int]:
    """How many jokers each line holds: those it had if that can be, then one more or less here and there."""
    spans = {kind: _span(kind, photos, groups[kind]) for kind, photos in lines.items()}
    held = {kind: sum(group.jokers for group in groups[kind]) for kind in lines}
    shared = {kind: max(low, min(held[kind], high)) for kind, (low, high) in spans.items()}
    for kind, (low, high) in spans.items():
        surplus = sum(shared.values()) - jokers
        shared[kind] = max(low, min(high, shared[kind] - surplus))
    return shared


def _span(kind: int, photos: bytes, groups: list[Group]) -> Span:
    claims: list[Claim] = [(len(group.photos), 0, group.jokers, group.stuck) for group in groups if group.jokers]
    others = len(photos) - sum(claim[0] for claim in claims)
    span = row_span(others, tuple(claims)) if kind < CITIES else set_span(others, tuple(claims))
    assert span is not None, "the search found that this line can lie"
    return span


def count_changes(table: Sequence[bytes], after: Sequence[Combination]) -> int:
    """The photos that change between row and set, and the jokers that leave the rows of a city or the sets of a
    category."""
    line_of: dict[int, int] = {}
    jokers: Counter[int] = Counter()
    for combination in after:
        kind = kind_of(combination.photos)
        assert kind is not None, "every combination is a row or a set"
        jokers[kind] += combination.jokers
        for photo in combination.photos:
            line_of[photo] = kind
    moved = 0
    held: Counter[int] = Counter()
    for cards in table:
        kind = kind_of(cards)
        if kind is not None:
            held[kind] += jokers_in(cards)
            moved += sum(line_of[photo] != kind for photo in photos_in(cards))
    return moved + (held - jokers).total()
