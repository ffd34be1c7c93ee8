"""A third opinion on the solver: every sequence of steps, tried out through the rules on very small tables."""

from __future__ import annotations

from collections import deque

import pytest

from kartenhaus.engine import Refused
from kartenhaus.games.photo_rummy.cards import CARDS_BY_TEXT
from kartenhaus.games.photo_rummy.faults import is_faultless
from kartenhaus.games.photo_rummy.moves import EndTurn, TakeBack
from kartenhaus.games.photo_rummy.rules import apply, legal_moves
from kartenhaus.games.photo_rummy.solver import best_lay, can_finish, turn_of
from kartenhaus.games.photo_rummy.state import State
from tests.games.photo_rummy.solver_positions import SolverPosition


def _cards(text: str) -> bytes:
    return bytes(sorted(CARDS_BY_TEXT[word.lower()] for word in text.split()))


def _position(table: str, hand: str, has_laid: bool) -> SolverPosition:
    return SolverPosition([_cards(made) for made in table.split("/") if made.strip()], _cards(hand), has_laid)


# Table, hand, whether a first combination was laid before.
SMALL = {
    "a joker freed and used": ("Fp Fc J", "Fs Dp Dc", True),
    "a joker freed by a photo of the table": ("Fp Dp Ep J / Ip Ic Is Iy", "", True),
    "two joker rows of one city": ("Fp Fc J / Fs Fy J", "Ft", True),
    "a set that must keep its joker": ("Fp Dp Ep J", "Ip Fc Fs", True),
    "two jokers in a row": ("Fp Fc Fs J J", "Fy Dp Dc", True),
    "a joker laid beside one that lies": ("Fp Fc J", "Fs Dp J", True),
    "a first combination with a joker": ("Fs Fy Ft", "Fp Fc J Dc", False),
    "a first combination, then rebuilding": ("Fs Fy Ft", "Fp Dp Dc Ds", False),
    "a first joker that does not come free": ("Fs Fy J", "Fp Fc J", False),
    "nothing to begin with": ("Fp Fc J", "Fs Dp J", False),
}


def _key(state: State) -> tuple[object, ...]:
    """What a state's future depends on: places that are not bound are interchangeable."""
    bound = {place for place, cards in enumerate(state.old) if 102 in cards or not state.opened[0]}
    there = tuple((place, state.table[place]) for place in sorted(bound) if place < len(state.table))
    loose = tuple(sorted(cards for place, cards in enumerate(state.table) if cards and place not in bound))
    return there, loose, state.racks[0], state.settled, state.opened[0], state.first in bound


def _explore(start: State) -> tuple[dict[tuple[object, ...], State], dict[tuple[object, ...], set[tuple[object, ...]]]]:
    """Every state that steps lead to, and from which others each of them is reached."""
    seen = {_key(start): start}
    before: dict[tuple[object, ...], set[tuple[object, ...]]] = {_key(start): set()}
    waiting = deque([start])
    while waiting:
        state = waiting.popleft()
        if state.rounds:
            continue
        for move in legal_moves(state, 0):
            if isinstance(move, TakeBack | EndTurn):
                continue
            other = state.copy()
            assert not isinstance(apply(other, 0, move), Refused)
            # The limit of PR-T4 is not what is asked for here.
            other.made = 0
            if other.rounds:
                other.racks[0] = b""
            key = _key(other)
            if key not in seen:
                seen[key] = other
                waiting.append(other)
            before.setdefault(key, set()).add(_key(state))
    return seen, before


@pytest.mark.allows("PR-J1", "PR-J2", "PR-J3", "PR-L1", "PR-L2", "PR-L3")
@pytest.mark.forbids("PR-J1", "PR-J3", "PR-J4", "PR-L1", "PR-L5")
@pytest.mark.parametrize("name", SMALL)
def test_no_sequence_of_steps_lays_more_than_the_solver_says(name: str) -> None:
    position = _position(*SMALL[name])
    seen, before = _explore(position.state())
    done = [key for key, state in seen.items() if state.rounds or is_faultless(state)]
    laid = max(len(position.hand) - len(seen[key].racks[0]) for key in done)
    assert best_lay(position.table, position.hand, position.has_laid).laid == laid

    finishing = set(done)
    waiting = list(done)
    while waiting:
        for key in before[waiting.pop()]:
            if key not in finishing:
                finishing.add(key)
                waiting.append(key)
    for key, state in seen.items():
        if not state.rounds:
            assert can_finish(turn_of(state)) == (key in finishing), (state.table, state.racks[0])
