"""From a table in pieces to the one that a plan leads to, without taking a step back, if there is a way."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from kartenhaus.engine import Refused
from kartenhaus.games.photo_rummy.cards import JOKER, jokers_in, photos_in
from kartenhaus.games.photo_rummy.faults import is_faultless
from kartenhaus.games.photo_rummy.jokers import bound_kind
from kartenhaus.games.photo_rummy.moves import FreeJoker, LayCard, MovePhoto, PhotoRummyMove
from kartenhaus.games.photo_rummy.rules import apply
from kartenhaus.games.photo_rummy.state import State, place_of


def way_on(now: State, goal: Sequence[bytes]) -> tuple[PhotoRummyMove, ...] | None:
    """The steps that make these combinations of the table; None if no straight way leads there."""
    way = _Way(now.copy(), goal)
    while not way.arrived:
        made = len(way.steps)
        way.go_on()
        if len(way.steps) == made:
            return None
    return tuple(way.steps)


class _Way:
    """The table as it changes, and where each combination of the goal lies on it; None: nowhere yet."""

    __slots__ = ("_goal", "_places", "_rounds", "_state", "steps")

    def __init__(self, state: State, goal: Sequence[bytes]) -> None:
        self._state = state
        self._goal = goal
        self._rounds = len(state.rounds)
        self._places = _places(state, goal)
        self.steps: list[PhotoRummyMove] = []

    @property
    def _over(self) -> bool:
        """PR-E1: with the last card the round is over, and another table is there."""
        return len(self._state.rounds) > self._rounds

    @property
    def arrived(self) -> bool:
        if self._over:
            return True
        lying = Counter(cards for cards in self._state.table if cards)
        return is_faultless(self._state) and lying == Counter(cards for cards in self._goal if cards)

    def go_on(self) -> None:
        """Every card that can go where it belongs goes there: jokers last, for the photos tell where they lie."""
        for number, cards in enumerate(self._goal):
            for photo in photos_in(cards):
                self._bring(photo, number)
        for number, cards in enumerate(self._goal):
            place = self._places[number]
            while place is not None and not self._over and jokers_in(self._there(place)) < jokers_in(cards):
                if not self._make(LayCard(JOKER, place)):
                    break

    def _bring(self, photo: int, number: int) -> None:
        if self._over:
            return
        origin = place_of(self._state.table, photo)
        place = self._places[number]
        if origin is not None and origin == place:
            return
        if place is not None and self._frees(place, number) and self._make(FreeJoker(photo, place)):
            return
        if self._make(LayCard(photo, place) if origin is None else MovePhoto(photo, place)) and not self._over:
            self._places[number] = place_of(self._state.table, photo)

    def _frees(self, place: int, number: int) -> bool:
        return jokers_in(self._there(place)) > jokers_in(self._goal[number])

    def _there(self, place: int) -> bytes:
        return self._state.table[place] if place < len(self._state.table) else b""

    def _make(self, move: PhotoRummyMove) -> bool:
        if isinstance(apply(self._state, self._state.active, move), Refused):
            return False
        self.steps.append(move)
        return True


def _places(state: State, goal: Sequence[bytes]) -> list[int | None]:
    """For each combination of the goal the one that has most of its cards; what a joker binds stays in its place."""
    places: list[int | None] = [None] * len(goal)
    bound = [place for place in range(len(state.table)) if bound_kind(state, place) is not None]
    for place in bound:
        places[place] = place
    shared = [
        (len(set(cards) & set(there)), number, place)
        for number, cards in enumerate(goal)
        for place, there in enumerate(state.table)
        if number not in bound and place not in bound
    ]
    for common, number, place in sorted(shared, key=lambda pair: -pair[0]):
        if common and places[number] is None and place not in places:
            places[number] = place
    return places
