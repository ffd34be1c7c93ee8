"""Shuffles that anyone can check. docs/chance.md says how.

The table commits itself to a secret before the seats add random bytes of their own, so neither side can choose the
cards: the seed is the hash of both.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from hashlib import sha256
from typing import Final

from kartenhaus.engine import Refused, Seat

SECRET_BYTES: Final = 32
# What a seat may add, in bytes. 32 are plenty.
MOST_CHANCE: Final = 64


@dataclass(frozen=True, slots=True)
class Proof:
    """What the seed of a game was made of, in hex digits. `shared`: of each seat, empty where it added nothing."""

    commitment: str
    secret: str
    shared: tuple[str, ...]


def secret_of_game(root: bytes, number: int) -> bytes:
    """The secret of one game at a table, counted from 1. It is shown at the end; the root never is."""
    return sha256(root + b"game" + number.to_bytes(8, "big")).digest()


def commitment_to(secret: bytes) -> str:
    return sha256(secret).hexdigest()


def seed_of(secret: bytes, shared: Sequence[str]) -> bytes:
    """The seed: the hash of the secret and, for each seat in order, its number, how many bytes it added, and those."""
    text = secret
    for seat, chance in enumerate(shared):
        own = bytes.fromhex(chance)
        text += bytes((seat, len(own))) + own
    return sha256(text).digest()


def is_chance(text: str) -> bool:
    """Whether these are (small) hex digits of a fitting number of bytes."""
    return 2 <= len(text) <= 2 * MOST_CHANCE and len(text) % 2 == 0 and set(text) <= set("0123456789abcdef")


def proof_fault(proof: Proof, seed: bytes) -> Refused | None:
    """What is wrong with a proof; None if the seed came about as the table had promised."""
    if len(proof.secret) != 2 * SECRET_BYTES or not set(proof.secret) <= set("0123456789abcdef"):
        return Refused("proof-secret")
    for seat, chance in enumerate(proof.shared):
        if chance and not is_chance(chance):
            return Refused("proof-shared", "", {"seat": seat})
    secret = bytes.fromhex(proof.secret)
    if commitment_to(secret) != proof.commitment:
        return Refused("proof-commitment", "", {"promised": proof.commitment, "found": commitment_to(secret)})
    if seed_of(secret, proof.shared) != seed:
        return Refused("proof-seed", "", {"used": seed.hex(), "found": seed_of(secret, proof.shared).hex()})
    return None


def chance_of_bot(seed: bytes, moves: int, seat: Seat) -> bytes:
    """The seed of a bot's Rng after so many moves: the same whenever the same game is played again."""
    return sha256(seed + b"bot" + moves.to_bytes(8, "big") + bytes((seat,))).digest()
