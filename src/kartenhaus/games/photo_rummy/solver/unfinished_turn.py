"""Whether a turn under way can still be finished without taking anything back.

For bots; no player is told the answer. The limit of PR-T4 is left out.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import combinations, product

from kartenhaus.games.photo_rummy.cards import CATEGORIES, CITIES, JOKER, jokers_in, photos_in
from kartenhaus.games.photo_rummy.combinations import belongs, kind_of
from kartenhaus.games.photo_rummy.solver.first_combinations import first_combinations
from kartenhaus.games.photo_rummy.solver.most_cards import lay_most
from kartenhaus.games.photo_rummy.solver.problem import Pin, Problem, bits_of
from kartenhaus.games.photo_rummy.solver.search import Objective
from kartenhaus.games.photo_rummy.solver.spans import (
    ROW_FEWEST,
    ROW_MOST,
    SET_FEWEST,
    SET_MOST,
    combination_span,
)
from kartenhaus.games.photo_rummy.state import State


@dataclass(frozen=True, slots=True)
class UnfinishedTurn:
    """A turn under way, with the rack of the player on turn."""

    table: tuple[bytes, ...]
    # What lay at each place when the turn began, and the first combination of PR-L1 where it was laid in this turn.
    old: tuple[bytes, ...]
    first: int | None
    # PR-J1: the photos that took a joker's place.
    settled: bytes
    rack: bytes
    opened: bool

    def old_at(self, place: int) -> bytes:
        return self.old[place] if place < len(self.old) else b""


def turn_of(state: State) -> UnfinishedTurn:
    """The turn under way in a game."""
    seat = state.active
    return UnfinishedTurn(
        table=tuple(state.table),
        old=tuple(state.old),
        first=state.first,
        settled=state.settled,
        rack=state.racks[seat],
        opened=state.opened[seat],
    )


def can_finish(turn: UnfinishedTurn) -> bool:
    """Whether steps lead from here to a faultless table (PR-T3) without taking any back."""
    if turn.opened:
        return any(lay_most(problem, Objective(0, 0, 0), -1) is not None for problem in _problems(turn))
    if all(not cards or turn.old_at(place) for place, cards in enumerate(turn.table)):
        return True
    return any(can_finish(opened) for opened in _openings(turn))


def _problems(turn: UnfinishedTurn) -> Iterator[Problem]:
    """One problem for each way to decide what the combinations with jokers laid in this turn become."""
    pins: list[Pin] = []
    undecided: list[int] = []
    for place, cards in enumerate(turn.table):
        if JOKER in turn.old_at(place):
            pins.append(_pin(turn, place))
        elif JOKER in cards:
            undecided.append(place)
    photos = b"".join(photos_in(cards) for cards in turn.table)
    staying = b"".join(pin.settled for pin in pins if pin.line >= CITIES)
    likely = [_possible_kinds(turn.table[place], photos + photos_in(turn.rack)) for place in undecided]
    for kinds in product(*likely):
        chosen = [
            Pin(place, kind, b"", b"", jokers_in(turn.table[place]), jokers_in(turn.table[place]))
            for place, kind in zip(undecided, kinds, strict=True)
        ]
        yield Problem(
            table=bits_of(bytes([photo for photo in photos if photo not in staying])),
            hand=bits_of(photos_in(turn.rack)),
            rows=0,
            sets=0,
            pins=pins + chosen,
            jokers=sum(jokers_in(cards) for cards in turn.table) + jokers_in(turn.rack),
        )


def _pin(turn: UnfinishedTurn, place: int) -> Pin:
    """PR-J3: what an old combination with jokers needs by now."""
    cards = turn.table[place]
    old = turn.old_at(place)
    kind = kind_of(old)
    assert kind is not None, "an old combination was faultless"
    settled = bytes([photo for photo in photos_in(cards) if photo in turn.settled])
    elsewhere = bytes([photo for photo in turn.settled if photo not in settled])
    known = bytes([photo for photo in photos_in(old) if photo not in elsewhere]) + settled
    leaving = 0 if place == turn.first else jokers_in(old) - len(settled)
    jokers = jokers_in(cards)
    return Pin(place, kind, known, settled, jokers, jokers - leaving)


def _possible_kinds(cards: bytes, photos: bytes) -> list[int]:
    """The rows and sets that a combination could become with these photos, what it looks like now first."""
    fewest = jokers_in(cards) + 1
    kinds = [kind for kind in range(CITIES + CATEGORIES) if sum(belongs(photo, kind) for photo in photos) >= fewest]
    own = photos_in(cards)
    return sorted(kinds, key=lambda kind: -sum(belongs(photo, kind) for photo in own))


def _openings(turn: UnfinishedTurn) -> Iterator[UnfinishedTurn]:
    """PR-L1: every smallest way to complete a first combination from the rack."""
    for place, cards in enumerate(turn.table):
        if cards and not turn.old_at(place):
            for kind in range(CITIES + CATEGORIES):
                if all(belongs(photo, kind) for photo in photos_in(cards)):
                    for added in _completions(cards, kind, turn.rack):
                        yield _opened(turn, place, added)
    for first in first_combinations(turn.rack):
        yield _opened(turn, len(turn.table), first)


def _completions(cards: bytes, kind: int, rack: bytes) -> Iterator[bytes]:
    """The fewest cards of the rack that make a row or set of these."""
    fewest, most = (ROW_FEWEST, ROW_MOST) if kind < CITIES else (SET_FEWEST, SET_MOST)
    there, jokers = len(photos_in(cards)), jokers_in(cards)
    fitting = [photo for photo in photos_in(rack) if belongs(photo, kind)]
    enough = len(fitting) + 1
    for more in range(jokers_in(rack) + 1):
        for count in range(enough):
            low, high = combination_span(there + count, fewest, most)
            if low <= jokers + more <= high:
                yield from (bytes(chosen) + bytes((JOKER,)) * more for chosen in combinations(fitting, count))
                enough = count
                break


def _opened(turn: UnfinishedTurn, place: int, added: bytes) -> UnfinishedTurn:
    table = [*turn.table, b""]
    table[place] = bytes(sorted(table[place] + added))
    old = [turn.old_at(there) for there in range(len(table))]
    old[place] = table[place]
    rack = list(turn.rack)
    for card in added:
        rack.remove(card)
    return UnfinishedTurn(tuple(table), tuple(old), place, turn.settled, bytes(rack), True)
