"""Events as JSON objects: `{"type":"TurnBegan","seat":1,...,"said":...}`, with their kind and what is said of them."""

from __future__ import annotations

from collections.abc import Iterable

from kartenhaus.engine import Event
from kartenhaus.wire.fields import MOST_REMEMBERED, encode
from kartenhaus.wire.phrasebook import Phrasebook

_heads: dict[type[Event], bytes] = {}


def write_events(events: Iterable[Event], book: Phrasebook) -> bytes:
    return b"[" + b",".join([_written(event, book) for event in events]) + b"]"


def _written(event: Event, book: Phrasebook) -> bytes:
    """Much the same happens again and again, so what is written is remembered."""
    try:
        whole = book.written.get(event)
    except TypeError:
        # An event of another package that cannot be looked up.
        return _whole(event, book)
    if whole is None:
        if len(book.written) >= MOST_REMEMBERED:
            book.written.clear()
        whole = book.written[event] = _whole(event, book)
    return whole


def _whole(event: Event, book: Phrasebook) -> bytes:
    kind = type(event)
    head = _heads.get(kind)
    if head is None:
        head = _heads[kind] = b'{"type":"' + kind.__name__.encode() + b'"'
    body = encode(event)
    whole = head + (b"}" if body == b"{}" else b"," + body[1:])
    said = book.event(event)
    return whole if said is None else whole[:-1] + b',"said":' + encode(said) + b"}"
