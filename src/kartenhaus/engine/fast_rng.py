"""Chance for playouts: searches and simulations that nobody replays."""

from __future__ import annotations

from hashlib import sha256
from typing import Any, Final

from kartenhaus.engine.rng import Rng

# Multiply-with-carry: a step is _FACTOR * low word + high word. _FACTOR * 2**32 - 1 is a safe prime, so every start but
# 0 is on a cycle of more than 10**18 steps; and all values fit the small ints of compiled code.
_FACTOR: Final = 0x3FFFF97B
_LOW_WORD: Final = 0xFFFFFFFF
_MODULUS: Final = _FACTOR * 2**32 - 1


class FastRng(Rng):
    """An Rng that takes a fraction of the time. It says nothing about seed and count: a game that is dealt by it cannot
    be written down, and somebody who knows some of its words can work out the others."""

    __slots__ = ("_step",)

    def __init__(self, seed: bytes) -> None:
        super().__init__(seed)
        self._step = 1 + int.from_bytes(seed[:16], "big") % (_MODULUS - 2)

    def word(self) -> int:
        step = self._step
        step = _FACTOR * (step & _LOW_WORD) + (step >> 32)
        self._step = step
        return (step ^ step >> 32) & _LOW_WORD

    def copy(self) -> FastRng:
        twin = FastRng(self.seed)
        twin._step = self._step
        return twin

    def fork(self, label: str) -> FastRng:
        return FastRng(sha256(self._step.to_bytes(8, "big") + label.encode()).digest())

    def __reduce__(self) -> tuple[Any, ...]:
        return FastRng, (self.seed,), self._step

    def __setstate__(self, step: int) -> None:
        self._step = step

    def __eq__(self, other: object) -> bool:
        return isinstance(other, FastRng) and self._step == other._step

    def __hash__(self) -> int:
        return hash(self._step)
