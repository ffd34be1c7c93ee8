"""What is wrong with the table as it lies: the combinations by themselves, and next to what they were before."""

from __future__ import annotations

from kartenhaus.games.photo_rummy.combinations import FAULTLESS, fault_of, kind_of
from kartenhaus.games.photo_rummy.jokers import bound_kind
from kartenhaus.games.photo_rummy.state import State


def is_old(state: State, place: int) -> bool:
    """Whether a combination lay at this place when the turn began, or the first one of PR-L1 was laid there."""
    return place < len(state.old) and state.old[place] != b""


def fault_at(state: State, place: int) -> str:
    """PR-T3: the ID of the rule that the combination at a place breaks as it lies now; empty if it is faultless.

    PR-L4 where it was whole and is now too short, PR-J3 where it held a joker and is now of another kind.
    """
    cards = state.table[place]
    fault = fault_of(cards)
    if fault == FAULTLESS:
        bound = bound_kind(state, place)
        return "PR-J3" if bound is not None and bound != kind_of(cards) else FAULTLESS
    if fault in ("PR-K1", "PR-K2") and is_old(state, place) and any(card in state.old[place] for card in cards):
        return "PR-L4"
    return fault


def is_faultless(state: State) -> bool:
    """PR-T3: whether only faultless rows and sets lie on the table."""
    return not any(cards and fault_at(state, place) != FAULTLESS for place, cards in enumerate(state.table))
