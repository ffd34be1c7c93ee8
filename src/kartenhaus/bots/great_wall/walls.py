"""Walls as raw bytes: what a placement or an action makes of them, far faster than through the rules.

Small letters bear a rickshaw, as in the rules; they and towers stay where they are (GW-R2, GW-W1). Patterns are looked
for by `find`: `in` takes twice as long, since it asks first, by an exception, whether the pattern is a number.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import Final

from kartenhaus.engine import Move
from kartenhaus.games.great_wall.cards import (
    MOVE_1,
    MOVE_2,
    REMOVE,
    SWAP,
    TAKE_BACK,
    TOWER,
    UNDER,
    UNDER_A,
    WALL_CARDS,
)
from kartenhaus.games.great_wall.moves import (
    LEFT,
    MoveCard,
    PlaceCard,
    RemoveCard,
    ReturnCard,
    SwapCards,
)

# The actions whose result depends on no hidden card.
PREDICTABLE_ACTIONS: Final = (MOVE_1, MOVE_2, SWAP, REMOVE, TAKE_BACK)
# A wall card as a pile of one.
CARD: Final[Mapping[int, bytes]] = {card: bytes((card,)) for card in WALL_CARDS.values()}
# Between joined walls. It stands for no card, so that one `bytes.find` searches all of them.
SEPARATOR: Final = b"|"


def wall_after(wall: bytes, move: Move) -> bytes:
    """The wall after a move, as far as it is known beforehand."""
    if isinstance(move, PlaceCard):
        return CARD[move.card] + wall if move.end == LEFT else wall + CARD[move.card]
    if isinstance(move, MoveCard):
        rest = wall[: move.origin] + wall[move.origin + 1 :]
        return rest[: move.target] + wall[move.origin : move.origin + 1] + rest[move.target :]
    if isinstance(move, SwapCards):
        left, right = wall[move.left : move.left + 1], wall[move.right : move.right + 1]
        return wall[: move.left] + right + wall[move.left + 1 : move.right] + left + wall[move.right + 1 :]
    if isinstance(move, RemoveCard):
        return wall[: move.place] + wall[move.place + 1 :]
    if isinstance(move, ReturnCard):
        return wall[: move.place] + CARD[move.card] + wall[move.place :]
    return wall


def walls_by_action(wall: bytes, action: int, discard: bytes) -> list[bytes]:
    """All walls that one use of an action can make of this one; some may come twice."""
    walls: list[bytes] = []
    size = len(wall)
    if action == TAKE_BACK:
        for card in CARD.values():
            if card in discard:
                walls += [wall[:place] + card + wall[place:] for place in range(size + 1)]
        return walls
    loose = [place for place in range(size) if wall[place] < UNDER_A and wall[place] != TOWER]
    if action == REMOVE:
        walls = [wall[:place] + wall[place + 1 :] for place in loose]
    elif action == SWAP:
        for number, left in enumerate(loose):
            before, first = wall[:left], wall[left : left + 1]
            walls += [
                before + wall[right : right + 1] + wall[left + 1 : right] + first + wall[right + 1 :]
                for right in loose[number + 1 :]
            ]
    elif action in (MOVE_1, MOVE_2):
        distance = 1 if action == MOVE_1 else 2
        for place in loose:
            rest, card = wall[:place] + wall[place + 1 :], wall[place : place + 1]
            if place >= distance:
                walls.append(rest[: place - distance] + card + rest[place - distance :])
            if place + distance < size:
                walls.append(rest[: place + distance] + card + rest[place + distance :])
    return walls


def joined_walls(wall: bytes, action: int, discard: bytes) -> bytes:
    """The walls that an action can make of this one, joined. Cached: the same ones are asked for often."""
    return _joined(wall, action, discard if action == TAKE_BACK else b"")


@lru_cache(maxsize=2048)
def _joined(wall: bytes, action: int, discard: bytes) -> bytes:
    return SEPARATOR.join(walls_by_action(wall, action, discard))


def closeness(wall: bytes, pattern: bytes) -> int:
    """How many of its cards stand where a composition needs them, at its best place; it may jut out at both ends."""
    if wall.find(pattern) >= 0:
        return len(pattern)
    best = 0
    size = len(pattern)
    for place in range(1 - size, len(wall)):
        fitting = 0
        for number in range(max(0, -place), min(size, len(wall) - place)):
            if wall[place + number] == pattern[number]:
                fitting += 1
        if fitting > best:
            best = fitting
    return best


def rolled(wall: bytes) -> bytes:
    """GW-T1: every rickshaw one card to the right."""
    if wall.isupper():
        return wall
    cards = bytearray(wall.upper())
    for place in range(len(wall) - 1):
        if wall[place] >= UNDER_A:
            cards[place + 1] |= UNDER
    return bytes(cards)
