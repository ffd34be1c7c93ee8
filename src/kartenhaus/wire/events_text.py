"""Events as JSON objects that name their kind: `{"type":"TurnBegan","seat":1,...}`."""

from __future__ import annotations

from collections.abc import Iterable

from kartenhaus.engine import Event
from kartenhaus.wire.fields import encode

_heads: dict[type[Event], bytes] = {}


def _written(event: Event) -> bytes:
    kind = type(event)
    head = _heads.get(kind)
    if head is None:
        head = _heads[kind] = b'{"type":"' + kind.__name__.encode() + b'"'
    body = encode(event)
    return head + (b"}" if body == b"{}" else b"," + body[1:])


def write_events(events: Iterable[Event]) -> bytes:
    return b"[" + b",".join([_written(event) for event in events]) + b"]"
