"""Move generation: which cards of a hand can go where in the own row, and where a tear would hurt a rival most."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from kartenhaus.bots.monster_roll.row_features import row_features
from kartenhaus.games.monster_roll.cards import PROTECTED, STOP, TEAR, looks_the_same, turned_round
from kartenhaus.games.monster_roll.rows import ANY, LEFT_ENDS, RIGHT_ENDS, wanted_at_left, wanted_at_right

# In a Lay: no card.
NONE: Final = 255
# How many places for a tear are considered.
TEAR_PLACES: Final = 2


class Lay:
    """Up to two cards of a hand laid in the own row, and the row after it.

    `first` and `second` are the cards as they show, or STOP; NONE where fewer than two are laid.
    """

    __slots__ = ("first", "place", "row", "second", "second_place", "used")

    def __init__(self, row: bytes, first: int, place: int, second: int, second_place: int, used: bytes) -> None:
        self.row = row
        self.first = first
        self.place = place
        self.second = second
        self.second_place = second_place
        # The cards as they are in the hand.
        self.used = used


def faces(hand: bytes, turn_cards: bool) -> list[tuple[int, bytes]]:
    """The papers of a hand as they can show, each with the card it is; no two the same."""
    found: list[tuple[int, bytes]] = []
    before = TEAR
    for number, card in enumerate(hand):
        if card >= TEAR:
            break
        if card != before:
            found.append((card, hand[number : number + 1]))
            if turn_cards and not looks_the_same(card):
                found.append((turned_round(card), hand[number : number + 1]))
        before = card
    return found


def single_lays(row: bytes, papers: list[tuple[int, bytes]]) -> list[Lay]:
    """One paper where it fits."""
    lefts, rights = wanted_at_left(row), wanted_at_right(row)
    found: list[Lay] = []
    last = len(row)
    for shown, card in papers:
        left, right = LEFT_ENDS[shown], RIGHT_ENDS[shown]
        for place in range(last + 1):
            if lefts[place] != left and lefts[place] != ANY:
                continue
            if rights[place] != right and rights[place] != ANY:
                continue
            if place < last and PROTECTED <= row[place] < TEAR:
                continue
            after = row[:place] + bytes((shown,)) + row[place + 1 :]
            found.append(Lay(after, shown, place, NONE, 0, card))
    return found


def stopped_lays(singles: list[Lay], hand: bytes) -> list[Lay]:
    """The same with a stop card over the paper."""
    if STOP not in hand:
        return []
    return [
        Lay(
            lay.row[: lay.place] + bytes((lay.first | PROTECTED,)) + lay.row[lay.place + 1 :],
            lay.first,
            lay.place,
            STOP,
            lay.place,
            lay.used + bytes((STOP,)),
        )
        for lay in singles
    ]


def double_lays(row: bytes, hand: bytes, papers: list[tuple[int, bytes]], singles: list[Lay]) -> list[Lay]:
    """Two papers: side by side, where only together they need to fit (MR-L6), or apart."""
    found: list[Lay] = []
    lefts, rights = wanted_at_left(row), wanted_at_right(row) + b"\4"
    last = len(row)
    for first, card in papers:
        first_left, first_right = LEFT_ENDS[first], RIGHT_ENDS[first]
        for second, other in papers:
            if LEFT_ENDS[second] != first_right or (card == other and hand.count(card) < 2):
                continue
            second_right = RIGHT_ENDS[second]
            for place in range(last + 1):
                if lefts[place] != first_left and lefts[place] != ANY:
                    continue
                if rights[place + 1] != second_right and rights[place + 1] != ANY:
                    continue
                if place < last and PROTECTED <= row[place] < TEAR:
                    continue
                if place + 1 < last and PROTECTED <= row[place + 1] < TEAR:
                    continue
                after = row[:place] + bytes((first, second)) + row[place + 2 :]
                found.append(Lay(after, first, place, second, place + 1, card + other))
    for number, lay in enumerate(singles):
        for other_lay in singles[number + 1 :]:
            if -2 < lay.place - other_lay.place < 2:
                continue
            if lay.used == other_lay.used and hand.count(lay.used) < 2:
                continue
            place, laid = other_lay.place, lay.row
            after = laid[:place] + bytes((other_lay.first,)) + laid[place + 1 :]
            found.append(Lay(after, lay.first, lay.place, other_lay.first, place, lay.used + other_lay.used))
    return found


@lru_cache(maxsize=10000)
def tear_places(row: bytes, colour: int) -> list[tuple[int, bytes]]:
    """Where a tear of this colour hurts a row most, and what the row would be: the worst places first."""
    found: list[tuple[float, int, bytes]] = []
    for place, top in enumerate(row):
        if top < PROTECTED and (LEFT_ENDS[top] == colour or RIGHT_ENDS[top] == colour):
            after = row[:place] + bytes((TEAR + colour,)) + row[place + 1 :]
            features = row_features(after)
            left = 2 * features.best + features.mended + sum(features.after_tear) / 4
            found.append((left, place, after))
    return [(place, after) for _, place, after in sorted(found)[:TEAR_PLACES]]
