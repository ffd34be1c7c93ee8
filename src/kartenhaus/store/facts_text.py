"""Facts as JSON texts that name their kind, and back."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

import msgspec

from kartenhaus.table import facts
from kartenhaus.table.facts import Fact

# The newest facts that this version reads, and those that it writes. A new kind of fact, or a new field of one, raises
# FORMAT_READ in one release and FORMAT_WRITTEN in the next: while servers are upgraded one after another, none writes
# what another cannot read.
FORMAT_READ: Final = 1
FORMAT_WRITTEN: Final = 1


class _Kind(msgspec.Struct):
    fact: str


_KINDS: Final[Mapping[str, type[Fact]]] = {
    kind.stored_as or name: kind
    for name, kind in vars(facts).items()
    if isinstance(kind, type) and issubclass(kind, Fact) and kind not in (Fact, facts.Done)
}
_READERS: Final[dict[str, msgspec.json.Decoder[Any]]] = {
    name: msgspec.json.Decoder(kind, strict=True) for name, kind in _KINDS.items()
}
_HEADS: Final = {kind: f'{{"fact":"{name}",' for name, kind in _KINDS.items()}
_encode = msgspec.json.Encoder().encode
_kind = msgspec.json.Decoder(_Kind).decode


def write_fact(fact: Fact) -> str:
    """`{"fact":"MoveMade","at":...}`"""
    return _HEADS[type(fact)] + _encode(fact)[1:].decode()


def read_fact(text: str | bytes) -> Fact:
    """The fact that `write_fact` wrote. Anything else in the store is damage, and raises."""
    fact = _READERS[_kind(text).fact].decode(text)
    assert isinstance(fact, Fact)
    return fact
