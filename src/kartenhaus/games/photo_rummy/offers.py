"""Every move there is, made once: what is offered is looked up here."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import Final

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

# There are no more combinations than cards.
_PLACES: Final = range(len(ALL_CARDS))

DRAWS: Final = tuple(DrawCard(stack) for stack in range(STACKS))
BACKS: Final = (TakeBack(False), TakeBack(True))
END: Final = EndTurn()


class Steps:
    """The steps with each card, by its number: those to a place of the table by the place, those that begin a new
    combination apart."""

    __slots__ = ("frees", "lays", "moves", "new_lays", "new_moves")

    def __init__(self) -> None:
        cards, photos = range(JOKER + 1), range(PHOTOS)
        self.new_lays: tuple[LayCard, ...] = tuple([LayCard(card) for card in cards])
        self.lays: tuple[tuple[LayCard, ...], ...] = tuple(
            [tuple([LayCard(card, place) for place in _PLACES]) for card in cards]
        )
        self.new_moves: tuple[MovePhoto, ...] = tuple([MovePhoto(photo) for photo in photos])
        self.moves: tuple[tuple[MovePhoto, ...], ...] = tuple(
            [tuple([MovePhoto(photo, place) for place in _PLACES]) for photo in photos]
        )
        self.frees: tuple[tuple[FreeJoker, ...], ...] = tuple(
            [tuple([FreeJoker(photo, place) for place in _PLACES]) for photo in photos]
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
    for new_lay, lays in zip(steps.new_lays, steps.lays, strict=True):
        yield new_lay
        yield from lays
    for new_move, moves in zip(steps.new_moves, steps.moves, strict=True):
        yield new_move
        yield from moves
    for frees in steps.frees:
        yield from frees
    yield from BACKS
    yield END
