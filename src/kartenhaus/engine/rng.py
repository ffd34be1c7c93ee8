"""All chance of a game. docs/chance.md defines it for other languages and gives test vectors."""

from __future__ import annotations

from hashlib import sha256
from struct import Struct
from typing import Any, Final, TypeVar

T = TypeVar("T")
SEED_BYTES: Final = 32
WORDS_PER_BLOCK: Final = 8
WORD_VALUES: Final = 2**32
_WORDS: Final = Struct(f">{WORDS_PER_BLOCK}I")


class Rng:
    """SHA-256 in counter mode over a 32-byte seed, read as 32-bit words.

    The same seed gives the same words on every machine, for ever. `drawn` counts the words taken so far;
    seed and count together are the whole state.
    """

    __slots__ = ("_block", "drawn", "seed")

    def __init__(self, seed: bytes, drawn: int = 0) -> None:
        if len(seed) != SEED_BYTES:
            raise ValueError(f"a seed has {SEED_BYTES} bytes, this one {len(seed)}")
        if drawn < 0:
            raise ValueError("the count of drawn words cannot be negative")
        self.seed = seed
        self.drawn = drawn
        self._block: tuple[int, ...] = ()
        if drawn % WORDS_PER_BLOCK:
            self._block = self._block_at(drawn // WORDS_PER_BLOCK)

    def _block_at(self, counter: int) -> tuple[int, ...]:
        return _WORDS.unpack(sha256(self.seed + counter.to_bytes(8, "big")).digest())

    def word(self) -> int:
        """The next 32-bit word, big-endian."""
        drawn = self.drawn
        place = drawn % WORDS_PER_BLOCK
        if place == 0:
            self._block = self._block_at(drawn // WORDS_PER_BLOCK)
        self.drawn = drawn + 1
        return self._block[place]

    def below(self, count: int) -> int:
        """A whole number from 0 to count - 1, each equally likely: words beyond the last full run are passed over."""
        if not 0 < count <= WORD_VALUES:
            raise ValueError(f"cannot choose among {count}")
        limit = WORD_VALUES - WORD_VALUES % count
        word = self.word()
        while word >= limit:
            word = self.word()
        return word % count

    def shuffle(self, cards: list[T]) -> None:
        """Fisher-Yates in place, from the last card down."""
        for last in range(len(cards) - 1, 0, -1):
            other = self.below(last + 1)
            cards[last], cards[other] = cards[other], cards[last]

    def shuffled(self, cards: bytes) -> bytes:
        """The same cards in a new order."""
        order = list(cards)
        self.shuffle(order)
        return bytes(order)

    def copy(self) -> Rng:
        """An Rng that goes on from here on its own."""
        twin = Rng(self.seed)
        twin.drawn = self.drawn
        twin._block = self._block
        return twin

    def fork(self, label: str) -> Rng:
        """An independent Rng named by a label; this one does not move on."""
        return Rng(sha256(self.seed + self.drawn.to_bytes(8, "big") + label.encode()).digest())

    def __reduce__(self) -> tuple[Any, ...]:
        """How it is copied and sent to other processes: compiled classes do not say so by themselves."""
        return Rng, (self.seed, self.drawn)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Rng) and self.seed == other.seed and self.drawn == other.drawn

    def __hash__(self) -> int:
        return hash((self.seed, self.drawn))

    def __repr__(self) -> str:
        return f"Rng({write_rng(self)})"


def seed_from(text: str) -> bytes:
    """A seed that people can type: 64 hex digits are the seed itself, any other text is hashed."""
    if len(text) == 2 * SEED_BYTES and all(digit in "0123456789abcdef" for digit in text):
        return bytes.fromhex(text)
    return sha256(text.encode("utf-8", "surrogateescape")).digest()


def write_rng(rng: Rng) -> str:
    """`<64 hex digits>@<words drawn>`"""
    if type(rng) is not Rng:
        raise TypeError(f"a {type(rng).__name__} cannot be written down")
    return f"{rng.seed.hex()}@{rng.drawn}"


def read_rng(text: str) -> Rng | None:
    """The Rng that `write_rng` wrote; None for any other text."""
    seed, at, drawn = text.partition("@")
    if not at or not (drawn.isascii() and drawn.isdigit()) or len(drawn) > 15 or len(seed) != 2 * SEED_BYTES:
        return None
    if not all(digit in "0123456789abcdef" for digit in seed):
        return None
    return Rng(bytes.fromhex(seed), int(drawn))
