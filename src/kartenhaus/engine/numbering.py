"""Numbers for moves: for learning and search, which count moves instead of reading them."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Generic, TypeVar

from kartenhaus.engine.words import Move

M = TypeVar("M", bound=Move)


class Numbering(Generic[M]):
    """All moves that can ever be legal with the same options and seats, from 0 to `action_count` - 1. Text and number
    name the same move, always. Each move is made once: `move_of` answers with that one."""

    def __init__(self, moves: Iterable[M]) -> None:
        self._moves = tuple(moves)
        self._numbers = {move: number for number, move in enumerate(self._moves)}
        assert len(self._numbers) == len(self._moves), "a move has two numbers"
        self.action_count = len(self._moves)

    def move_of(self, number: int) -> M:
        """Raises IndexError for a number that no move has."""
        if number < 0:
            raise IndexError(number)
        return self._moves[number]

    def number_of(self, move: M) -> int:
        """Raises KeyError for a move that cannot be legal with these options and seats."""
        return self._numbers[move]
