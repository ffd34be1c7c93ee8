"""What can be said of a search before it begins: whether jokers find room, and which categories have to be watched."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from kartenhaus.games.photo_rummy.cards import CITIES, PHOTOS
from kartenhaus.games.photo_rummy.solver.options import Offer
from kartenhaus.games.photo_rummy.solver.question import BIT, Question
from kartenhaus.games.photo_rummy.solver.sets import CHOSEN, GUARD, LANE, SMALLEST, WIDTH, Sets
from kartenhaus.games.photo_rummy.solver.spans import SET_SPANS, Span

# A lane, guard included, of a category whose set needs no joker.
FULL: Final = GUARD + 1
# The jokers that the sets of a category without old ones can hold, by its lane, guard included.
SPANS: Final[tuple[Span, ...]] = tuple(
    SET_SPANS[min(max(lane - GUARD, 0) + SMALLEST, CITIES)] or (0, 0) for lane in range(LANE + 1)
)


def look_ahead(
    question: Question,
    sets: Sets,
    open_sets: int,
    counts: int,
    busy: Sequence[tuple[int, Offer]],
    most_changes: int,
) -> tuple[bool, int]:
    """Whether there is room for all jokers whatever the cities choose, and the categories whose jokers depend on it."""
    jokers = question.jokers_out + question.jokers_in_hand
    least = _least_counts(question, sets, counts, busy, most_changes)
    sure = not jokers or _has_room(jokers, sets, open_sets, least, busy, most_changes)
    tracked = 0
    for category in CHOSEN[open_sets & ~sets.pinned]:
        there = least >> WIDTH * category & LANE
        before = counts >> WIDTH * category & LANE
        fewer = there < before and (there < FULL or not sure)
        if fewer and (there < FULL or min(SPANS[there][1], jokers) < min(SPANS[before][1], jokers)):
            tracked |= BIT[category]
    for category in CHOSEN[sets.pinned]:
        now = sets.span(category, counts)
        worst = sets.span(category, least)
        # Old jokers had rather stay, so that their room counts even if there is room elsewhere.
        if now is None or worst is None or worst[0] > now[0] or min(worst[1], jokers) < min(now[1], jokers):
            tracked |= BIT[category]
    return sure, tracked


def _least_counts(
    question: Question, sets: Sets, counts: int, busy: Sequence[tuple[int, Offer]], most_changes: int
) -> int:
    """What the sets would have if all was fetched that can be."""
    moved: dict[int, int] = {}
    for city, offer in busy:
        fetched = offer.fetched
        if fetched and most_changes < PHOTOS:
            # Photos that lie in sets now cost a change each, and there may not be many changes.
            for category in CHOSEN[fetched & question.sets[city] & ~sets.pinned]:
                moved[category] = moved.get(category, 0) + 1
                if moved[category] > most_changes:
                    fetched ^= BIT[category]
        if fetched:
            counts -= sets.taken(city, fetched)
    return counts


def _has_room(
    jokers: int, sets: Sets, open_sets: int, least: int, busy: Sequence[tuple[int, Offer]], most_changes: int
) -> bool:
    # The rows have room for the sum of `high`, which is at least the sum of `high + changes` less all changes.
    room = changes = 0
    for _, offer in busy:
        room += offer.room
        changes += offer.changes
    room = max(0, room - min(changes, most_changes))
    for category in CHOSEN[open_sets]:
        if room >= jokers:
            return True
        worst = sets.span(category, least)
        if worst is not None:
            room += worst[1]
    return room >= jokers
