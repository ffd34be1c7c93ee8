"""What is wrong with the table as it lies: the combinations by themselves, and next to what they were before.

`state.faulty` has a bit for each place whose combination is faulty. A step changes two places at most, and
`note_fault` looks at each of them anew, so that nobody has to look at the whole table.
"""

from __future__ import annotations

from typing import Final

from kartenhaus.games.photo_rummy.cards import ALL_CARDS
from kartenhaus.games.photo_rummy.combinations import FAULTLESS, fault_of, kind_of
from kartenhaus.games.photo_rummy.jokers import bound_kind
from kartenhaus.games.photo_rummy.state import State

# There are no more places than cards.
_BITS: Final = tuple(1 << place for place in range(len(ALL_CARDS)))


def is_old(state: State, place: int) -> bool:
    """Whether a combination lay at this place when the turn began, or the first one of PR-L1 was laid there."""
    return place < len(state.old) and state.old[place] != b""


def fault_at(state: State, place: int) -> str:
    """PR-T3: the ID of the rule that the combination at a place breaks as it lies now; empty if it is faultless.

    PR-L4 where it was whole and is now too short, PR-J3 where it held a joker and is now of another kind.
    """
    cards = state.table[place]
    if not state.faulty & _BITS[place]:
        return FAULTLESS
    fault = fault_of(cards)
    if fault == FAULTLESS:
        return "PR-J3"
    if fault in ("PR-K1", "PR-K2") and is_old(state, place) and any(card in state.old[place] for card in cards):
        return "PR-L4"
    return fault


def note_fault(state: State, place: int) -> bool:
    """Looks whether a place is faulty, after a card has come or gone."""
    cards = state.table[place]
    faulty = bool(cards) and (fault_of(cards) != FAULTLESS or _has_other_kind(state, place))
    if faulty:
        state.faulty |= _BITS[place]
    else:
        state.faulty &= ~_BITS[place]
    return faulty


def _has_other_kind(state: State, place: int) -> bool:
    """PR-J3: whether a combination that held a joker is of another kind now."""
    bound = bound_kind(state, place)
    return bound is not None and bound != kind_of(state.table[place])


def is_faultless(state: State) -> bool:
    """PR-T3: whether only faultless rows and sets lie on the table."""
    return state.faulty == 0
