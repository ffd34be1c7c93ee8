"""PR-J3 as it is written, from before and after a turn, against all that can be reached step by step."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations, permutations
from typing import TypeAlias

import pytest

from kartenhaus.games.photo_rummy import State
from kartenhaus.games.photo_rummy.cards import JOKER, jokers_in, photos_in
from kartenhaus.games.photo_rummy.combinations import fault_of, kind_of
from kartenhaus.games.photo_rummy.moves import EndTurn, TakeBack
from tests.games.photo_rummy.support import GAME, position
from tests.support import accepted

# A table without regard to where its combinations lie.
Table: TypeAlias = tuple[bytes, ...]


def _lying(table: list[bytes]) -> Table:
    return tuple(sorted(cards for cards in table if cards))


# --- what the rule says ---------------------------------------------------------------------------


def _allowed(before: list[bytes], hand: bytes) -> set[Table]:
    """Every faultless table on which all photos still lie and every joker combination has its successor."""
    table_photos = b"".join(photos_in(cards) for cards in before)
    jokers = jokers_in(b"".join(before)) + jokers_in(hand)
    own = photos_in(hand)
    laid = [bytes(some) for count in range(len(own) + 1) for some in combinations(own, count)]
    return {
        table
        for some in laid
        for heaps in _partitions(table_photos + some)
        for table in _with_jokers(heaps, jokers)
        if not any(fault_of(cards) for cards in table) and _successors_exist(before, table)
    }


def _partitions(photos: bytes) -> Iterator[list[bytes]]:
    """Every way to lay photos in heaps."""
    if not photos:
        yield []
        return
    for heaps in _partitions(photos[1:]):
        yield [photos[:1], *heaps]
        for number, heap in enumerate(heaps):
            yield [*heaps[:number], photos[:1] + heap, *heaps[number + 1 :]]


def _with_jokers(heaps: list[bytes], jokers: int) -> Iterator[Table]:
    """Every way to add up to so many jokers to heaps."""
    if not heaps:
        yield ()
        return
    for count in range(jokers + 1):
        heap = bytes(sorted(heaps[0])) + bytes((JOKER,)) * count
        for rest in _with_jokers(heaps[1:], jokers - count):
            yield tuple(sorted((heap, *rest)))


def _successors_exist(before: list[bytes], after: Table) -> bool:
    pinned = [cards for cards in before if JOKER in cards]
    return any(
        all(_succeeds(old, new) for old, new in zip(pinned, chosen, strict=True))
        for chosen in permutations(after, len(pinned))
    )


def _succeeds(old: bytes, new: bytes) -> bool:
    kept = jokers_in(new) + sum(photo not in old for photo in photos_in(new))
    return kind_of(old) == kind_of(new) and kept >= jokers_in(old)


# --- what can be reached --------------------------------------------------------------------------


def _reached(state: State) -> set[Table]:
    """Every table on which the turn can end, or the round is won, by any steps at all."""
    ends: set[Table] = set()
    seen = {_look(state)}
    waiting = [state]
    while waiting:
        now = waiting.pop()
        for move in GAME.legal_moves(now, 0):
            if isinstance(move, TakeBack):
                continue
            if isinstance(move, EndTurn):
                ends.add(_lying(now.table))
                continue
            other = GAME.copy(now)
            accepted(GAME.apply(other, 0, move))
            # The order of steps is all that counts here, not their number.
            other.made = 0
            if GAME.outcome(other) is not None:
                ends.add(_lying(other.table))
            elif _look(other) not in seen:
                seen.add(_look(other))
                waiting.append(other)
    return ends


def _look(state: State) -> object:
    """All that matters for what can follow: bound combinations by their place, the others as they lie."""
    bound = [place for place, cards in enumerate(state.old) if JOKER in cards]
    free = [cards for place, cards in enumerate(state.table) if place not in bound]
    settled = frozenset(card for card, _, _, freed, _ in state.steps if freed)
    return tuple(state.table[place] for place in bound), _lying(free), state.racks[0], settled


@pytest.mark.allows("PR-J1", "PR-J2", "PR-J3")
@pytest.mark.forbids("PR-J1", "PR-J2", "PR-J3")
@pytest.mark.parametrize(
    ("table", "hand"),
    [
        ("Fc,Ft,J", "Fs,GBt,Nt"),
        ("Fc,Ft,J", "GBt,Nt,It"),
        ("Fc,Ft,J", "Fs,J"),
        ("GBt,Ft,Nt,J", "Fc,It"),
        ("Fc,Fs,J/Fy,Ft,J", "Fl"),
        ("Fc,Fs,Ft,J,J", "Fy,Fl"),
        ("Fc,Fs,J/GBt,Nt,It,J", "Ft"),
    ],
)
def test_what_the_steps_reach_is_exactly_what_the_rule_allows(table: str, hand: str) -> None:
    state = position(f"phase=play opened=0 table={table} rack0={hand}", rounds=1)
    assert _reached(state) == _allowed(state.table, state.racks[0])
