"""Rows of paper: which colours must meet where, what fits a place, what can mend a mismatch.

A row is a `bytes` of the top cards of its places. The sixteen pairs of colours that paper can show are bits of a mask,
so that "does anything in this hand fit there" is one look.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from kartenhaus.games.monster_roll.cards import PROTECTED, SCORING, STOP, TEAR, turned_round

# No colour is asked for: beside the monster, at the open end, next to a torn place (MR-L1, MR-L2).
ANY: Final = 4

# For `bytes.translate`: the colour that a top card shows at its left and at its right end.
LEFT_ENDS: Final = bytes((card >> 2) & 3 if card < TEAR else ANY for card in range(256))
RIGHT_ENDS: Final = bytes(card & 3 if card < TEAR else ANY for card in range(256))

PAIR_BITS: Final = tuple(2**pair for pair in range(16))
# The pairs that fit between a colour at the left and a colour at the right, at [left * 5 + right].
FITTING: Final = tuple(
    sum(PAIR_BITS[pair] for pair in range(16) if left in (ANY, pair >> 2) and right in (ANY, pair & 3))
    for left in range(5)
    for right in range(5)
)
# What a card of the hand can show, as a mask; nothing for cards that are not paper.
_SHOWS: Final = tuple(PAIR_BITS[card & 15] if card < TEAR else 0 for card in range(256))
_SHOWS_TURNED: Final = tuple(
    PAIR_BITS[card & 15] | PAIR_BITS[turned_round(card) & 15] if card < TEAR else 0 for card in range(256)
)


def is_torn(top: int) -> bool:
    return top >= TEAR


def is_protected(top: int) -> bool:
    return PROTECTED <= top < TEAR


def pairs_shown(cards: Iterable[int], turn_cards: bool) -> int:
    """The mask of all pairs that the papers among these cards can show."""
    shows = _SHOWS_TURNED if turn_cards else _SHOWS
    mask = 0
    for card in cards:
        mask |= shows[card]
    return mask


def wanted_at_left(row: bytes) -> bytes:
    """MR-L1, MR-L2: for each place, and for the one beyond the right end, the colour its left end must have."""
    return b"\4" + row.translate(RIGHT_ENDS)


def wanted_at_right(row: bytes) -> bytes:
    """MR-L6: the same for right ends."""
    return row[1:].translate(LEFT_ENDS) + b"\4\4"


def fits(row: bytes, place: int, card: int) -> bool:
    """MR-L1, MR-L2, MR-L6: whether paper at this place matches both neighbours."""
    if place > 0:
        left = RIGHT_ENDS[row[place - 1]]
        if left not in (ANY, LEFT_ENDS[card]):
            return False
    if place + 1 < len(row):
        right = LEFT_ENDS[row[place + 1]]
        if right not in (ANY, RIGHT_ENDS[card]):
            return False
    return True


def faults_at(row: bytes, place: int) -> list[int]:
    """MR-L6: the mismatches of the card at a place, each named by the place at its left."""
    faults: list[int] = []
    for left in (place - 1, place):
        if 0 <= left < len(row) - 1:
            right_end, left_end = RIGHT_ENDS[row[left]], LEFT_ENDS[row[left + 1]]
            if right_end != left_end and right_end != ANY and left_end != ANY:
                faults.append(left)
    return faults


def faultless(row: bytes) -> bool:
    """MR-L6: whether all neighbouring paper matches."""
    return all(not faults_at(row, place) for place in range(0, len(row), 2))


def mending_places(row: bytes, faults: list[int]) -> list[int]:
    """MR-L6: the places at which one more paper could end all these mismatches. Stop cards stay on top (MR-L5)."""
    places = {faults[0], faults[0] + 1}
    for left in faults[1:]:
        places &= {left, left + 1}
    return [place for place in sorted(places) if not is_protected(row[place])]


def can_mend(row: bytes, faults: list[int], pairs: int) -> bool:
    """MR-L6: whether paper that shows one of these pairs can end all these mismatches."""
    lefts, rights = wanted_at_left(row), wanted_at_right(row)
    return any(pairs & FITTING[lefts[place] * 5 + rights[place]] for place in mending_places(row, faults))


def place_cards(top: int, under: bytes) -> bytes:
    """All the cards that lie at a place, the lowest first; a stop card is the last of them."""
    if is_protected(top):
        return under + bytes((top & ~PROTECTED, STOP))
    return under + bytes((top,))


def place_of(cards: bytes) -> tuple[int, bytes] | None:
    """The top and what lies under it, from all the cards of a place; None if they cannot lie so (MR-L3 to MR-L5)."""
    top, under = ANY, b""
    for number, card in enumerate(cards):
        if card == STOP:
            if number == 0 or number + 1 < len(cards) or is_torn(top):
                return None
            top |= PROTECTED
        elif card == SCORING or (is_torn(card) and (number == 0 or is_torn(top))):
            return None
        else:
            under += bytes((top,)) if number else b""
            top = card
    return (top, under) if cards else None
