"""The chain that ties each fact of a table to all before it, so that a changed or missing fact is noticed."""

from __future__ import annotations

from hashlib import sha256
from typing import Final, NamedTuple

CHAIN_BYTES: Final = 16


class Head(NamedTuple):
    """Where a table stands: the number of its next fact, and the chain of the last."""

    next: int
    chain: bytes


# Of a table without facts.
NOTHING_YET: Final = Head(0, bytes(CHAIN_BYTES))


def chained(before: bytes, table: str, number: int, text: bytes) -> bytes:
    """The chain of a fact, after that of the fact before it."""
    return sha256(b"%b%b %d %b" % (before, table.encode(), number, text)).digest()[:CHAIN_BYTES]


def public_name(table: str) -> str:
    """The name of a table in logs: its id is a secret, which lets its holder in."""
    return sha256(table.encode()).hexdigest()[:8]
