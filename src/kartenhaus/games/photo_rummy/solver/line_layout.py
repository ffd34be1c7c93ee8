"""The combinations of one line, the rows of a city or the sets of a category, once it is known which photos and how
many jokers lie in it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from kartenhaus.games.photo_rummy.solver.spans import combination_span


@dataclass(frozen=True, slots=True)
class Group:
    """An old combination of this line: those of its photos that stay in the line, and its jokers."""

    place: int
    photos: bytes
    jokers: int
    stuck: int


@dataclass(frozen=True, slots=True)
class Combination:
    """What lies at a place when the turn ends: at an old one what comes after the old, or (None) at a new place."""

    place: int | None
    photos: bytes
    jokers: int


def arrange(groups: list[Group], newcomers: bytes, jokers: int, fewest: int, most: int) -> list[Combination]:
    """The combinations of a line, with as few photos as can be taken from one of its old ones to another.

    Every group with jokers keeps its place (PR-J3); others may be given up.
    """
    for total in range(sum(len(group.photos) for group in groups) + 1):
        for moved in _shares(total, [len(group.photos) for group in groups]):
            line = _Line(groups, moved, len(newcomers) + total, fewest, most)
            if line.share(0, line.pool, jokers):
                return _as_combinations(groups, moved, newcomers, line)
    raise AssertionError("the search found that this line can lie")


def _shares(total: int, most: list[int]) -> Iterator[list[int]]:
    """All ways to share a total out, nobody getting more than so much."""
    if not most:
        if total == 0:
            yield []
        return
    for part in range(min(total, most[0]) + 1):
        for rest in _shares(total - part, most[1:]):
            yield [part, *rest]


class _Line:
    """Shares the photos without a place, and the jokers, out among the groups and new combinations."""

    __slots__ = ("_failed", "_fewest", "_groups", "_most", "_moved", "new", "pool", "taken")

    def __init__(self, groups: list[Group], moved: list[int], pool: int, fewest: int, most: int) -> None:
        self._groups = groups
        self._moved = moved
        self._fewest = fewest
        self._most = most
        self._failed: set[tuple[int, int, int]] = set()
        self.pool = pool
        # For each group the photos that come to it, and its jokers in the end.
        self.taken: list[tuple[int, int]] = []
        # Photos and jokers of each new combination.
        self.new: list[tuple[int, int]] = []

    def share(self, number: int, pool: int, jokers: int) -> bool:
        """Whether the groups from this one on can take so many photos and jokers, with new combinations for the
        rest."""
        if number == len(self._groups):
            return self._begin_new(pool, jokers)
        if (number, pool, jokers) in self._failed:
            return False
        group = self._groups[number]
        kept = len(group.photos) - self._moved[number]
        if kept == 0 and group.jokers == 0:
            self.taken.append((0, 0))
            if self.share(number + 1, pool, jokers):
                return True
            self.taken.pop()
        else:
            # A photo that is taken from a group does not come back to it.
            for photos in range(min(pool, self.pool - self._moved[number]), -1, -1):
                low, high = combination_span(kept + photos, self._fewest, self._most)
                low = max(low, group.stuck, group.jokers - photos)
                for there in sorted(range(low, min(high, jokers) + 1), key=lambda count: abs(count - group.jokers)):
                    self.taken.append((photos, there))
                    if self.share(number + 1, pool - photos, jokers - there):
                        return True
                    self.taken.pop()
        self._failed.add((number, pool, jokers))
        return False

    def _begin_new(self, photos: int, jokers: int) -> bool:
        if photos == 0:
            return jokers == 0
        for size in range(photos, 1, -1):
            low, high = combination_span(size, self._fewest, self._most)
            for there in range(min(high, jokers), low - 1, -1):
                self.new.append((size, there))
                if self._begin_new(photos - size, jokers - there):
                    return True
                self.new.pop()
        return False


def _as_combinations(groups: list[Group], moved: list[int], newcomers: bytes, line: _Line) -> list[Combination]:
    """Assigns the photos: those taken from a group never come back to it."""
    origins: list[int] = [-1] * len(newcomers)
    pool = list(newcomers)
    for number, group in enumerate(groups):
        leaving = group.photos[len(group.photos) - moved[number] :]
        pool += leaving
        origins += [number] * len(leaving)
    slots: list[int] = []
    for number, (photos, _) in enumerate(line.taken):
        slots += [number] * photos
    chosen = _matching(slots, origins)
    found: list[Combination] = []
    for number, group in enumerate(groups):
        staying = group.photos[: len(group.photos) - moved[number]]
        coming = bytes([pool[photo] for photo, slot in chosen.items() if slots[slot] == number])
        if staying or coming:
            found.append(Combination(group.place, bytes(sorted(staying + coming)), line.taken[number][1]))
    rest = [photo for number, photo in enumerate(pool) if number not in chosen]
    for size, jokers in line.new:
        found.append(Combination(None, bytes(sorted(rest[:size])), jokers))
        rest = rest[size:]
    return found


def _matching(slots: list[int], origins: list[int]) -> dict[int, int]:
    """Gives every slot a photo that was not taken from its group; the slot of each photo.

    A bipartite matching by augmenting paths (Kuhn's algorithm).
    """
    slot_of: dict[int, int] = {}
    for slot in range(len(slots)):
        if not _augment(slot, slots, origins, slot_of, set()):
            raise AssertionError("no group takes more than there is for it")
    return slot_of


def _augment(slot: int, slots: list[int], origins: list[int], slot_of: dict[int, int], asked: set[int]) -> bool:
    for photo, origin in enumerate(origins):
        if origin == slots[slot] or photo in asked:
            continue
        asked.add(photo)
        if photo not in slot_of or _augment(slot_of[photo], slots, origins, slot_of, asked):
            slot_of[photo] = slot
            return True
    return False
