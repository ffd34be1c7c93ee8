"""The combinations that a hand can open with (PR-L1)."""

from __future__ import annotations

from itertools import combinations

from kartenhaus.games.photo_rummy.cards import CATEGORIES, CITIES, JOKER, category_of, city_of
from kartenhaus.games.photo_rummy.solver.spans import ROW_FEWEST, SET_FEWEST


def first_combinations(hand: bytes) -> list[bytes]:
    """PR-L1: the smallest rows and sets that can be laid from this hand alone, those without a joker first.

    The smallest are enough: once one of them lies, everything else may be laid off to it.
    """
    photos = [card for card in hand if card != JOKER]
    lines = [[photo for photo in photos if city_of(photo) == city] for city in range(CITIES)]
    lines += [[photo for photo in photos if category_of(photo) == category] for category in range(CATEGORIES)]
    found: list[bytes] = []
    for jokers in (0, 1) if JOKER in hand else (0,):
        for number, line in enumerate(lines):
            size = (ROW_FEWEST if number < CITIES else SET_FEWEST) - jokers
            found += [bytes(chosen) + bytes((JOKER,)) * jokers for chosen in combinations(sorted(line), size)]
    return found
