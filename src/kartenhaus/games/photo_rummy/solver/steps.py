"""A plan as steps of the game: every card laid or moved once, straight to where it ends up.

The order makes each step legal: first the combination of PR-L1; then the photos that free jokers; then photos that
move on the table; then photos from the rack; and the jokers last.
"""

from __future__ import annotations

from collections.abc import Sequence

from kartenhaus.games.photo_rummy.cards import JOKER, jokers_in, with_card, without_card
from kartenhaus.games.photo_rummy.moves import FreeJoker, LayCard, MovePhoto, PhotoRummyMove
from kartenhaus.games.photo_rummy.solver.line_layout import Combination
from kartenhaus.games.photo_rummy.state import place_of


class _StepRecorder:
    """Records steps and applies them to a table, with places as `state.State` has them."""

    __slots__ = ("steps", "table")

    def __init__(self, table: Sequence[bytes]) -> None:
        self.table = list(table)
        self.steps: list[PhotoRummyMove] = []

    def lay(self, card: int, place: int | None) -> int:
        self.steps.append(LayCard(card, place))
        return self._put(card, place)

    def move(self, photo: int, place: int | None) -> int:
        """Moves a photo; one that lies alone can begin a new combination only where it is."""
        origin = self._origin(photo)
        if place is None and len(self.table[origin]) == 1:
            return origin
        self.steps.append(MovePhoto(photo, place))
        return self._take(photo, origin, place)

    def free(self, photo: int, place: int) -> None:
        self.steps.append(FreeJoker(photo, place))
        origin = place_of(self.table, photo)
        if origin is None:
            self._put(photo, place)
        else:
            self._take(photo, origin, place)
        self.table[place] = without_card(self.table[place], JOKER)

    def _origin(self, photo: int) -> int:
        origin = place_of(self.table, photo)
        assert origin is not None, "only photos of the table are moved"
        return origin

    def _take(self, photo: int, origin: int, place: int | None) -> int:
        target = self._put(photo, place)
        self.table[origin] = without_card(self.table[origin], photo)
        while not self.table[-1]:
            self.table.pop()
        return target

    def _put(self, card: int, place: int | None) -> int:
        if place is None:
            place = self.table.index(b"") if b"" in self.table else len(self.table)
            self.table[place:] = self.table[place:] or [b""]
        self.table[place] = with_card(self.table[place], card)
        return place


def steps_to(table: Sequence[bytes], first: bytes, after: Sequence[Combination]) -> list[PhotoRummyMove]:
    """The steps from this table to these combinations; the first one of PR-L1 counts as the place behind the table."""
    recorder = _StepRecorder(table)
    first_place: int | None = None
    for card in first:
        first_place = recorder.lay(card, first_place)
    places = [first_place if combination.place == len(table) else combination.place for combination in after]
    _free_jokers(recorder, places, after)
    for from_rack in (False, True):
        for number, combination in enumerate(after):
            for photo in combination.photos:
                origin = place_of(recorder.table, photo)
                if (origin is None) == from_rack and (origin is None or origin != places[number]):
                    places[number] = (
                        recorder.lay(photo, places[number]) if from_rack else recorder.move(photo, places[number])
                    )
    for place, combination in zip(places, after, strict=True):
        assert place is not None, "every combination has photos"
        while jokers_in(recorder.table[place]) < combination.jokers:
            recorder.lay(JOKER, place)
    return recorder.steps


def _free_jokers(recorder: _StepRecorder, places: list[int | None], after: Sequence[Combination]) -> None:
    """PR-J1: photos from the rack first, so that fewer come from other combinations."""
    for place, combination in zip(places, after, strict=True):
        if place is None:
            continue
        spare = jokers_in(recorder.table[place]) - combination.jokers
        if spare > 0:
            new = [photo for photo in combination.photos if photo not in recorder.table[place]]
            new.sort(key=lambda photo: place_of(recorder.table, photo) is not None)
            for photo in new[:spare]:
                recorder.free(photo, place)
