"""Every move there is, made once: what is offered is looked up here."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import Final, TypeAlias

from kartenhaus.games.photo_rummy.cards import ALL_CARDS, JOKER, PHOTOS, STACKS
from kartenhaus.games.photo_rummy.moves import (
    DrawCard,
    EndTurn,
    FreeJoker,
    LayCard,
    MovePhoto,
    PhotoRummyMove,
    TakeBack,
)

# Where a card can go: 0 stands for a new combination, place + 1 for a place of the table. There are no more
# combinations than cards.
NEW: Final = 0
_TARGETS: Final[tuple[int | None, ...]] = (None, *range(len(ALL_CARDS)))

DRAWS: Final = tuple(DrawCard(stack) for stack in range(STACKS))
BACKS: Final = (TakeBack(False), TakeBack(True))
END: Final = EndTurn()


# The moves with one card, by target.
ByTarget: TypeAlias = tuple[PhotoRummyMove, ...]


class Steps:
    """The steps with each card, by its number."""

    __slots__ = ("frees", "lays", "moves")

    def __init__(self) -> None:
        self.lays: tuple[ByTarget, ...] = tuple(
            [tuple([LayCard(card, target) for target in _TARGETS]) for card in range(JOKER + 1)]
        )
        self.moves: tuple[ByTarget, ...] = tuple(
            [tuple([MovePhoto(photo, target) for target in _TARGETS]) for photo in range(PHOTOS)]
        )
        # By place: a joker is never freed by a new combination.
        self.frees: tuple[ByTarget, ...] = tuple(
            [tuple([FreeJoker(photo, place) for place in range(len(ALL_CARDS))]) for photo in range(PHOTOS)]
        )


@lru_cache(maxsize=1)
def all_steps() -> Steps:
    """Made when they are first asked for: there are 33,000, too many for those who only want to know what games there
    are."""
    return Steps()


def all_moves() -> Iterator[PhotoRummyMove]:
    """In the order of their numbers."""
    steps = all_steps()
    yield from DRAWS
    for moves in (*steps.lays, *steps.moves, *steps.frees):
        yield from moves
    yield from BACKS
    yield END
