"""Passes one HTTP request without a body on to the server that has the table, and its answer back as it is.

Not the connection: the next request over it may be for another table.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Mapping, MutableMapping
from typing import Any, Final

import h11

from kartenhaus.server.passed_on import HEADER

# How long connecting may take, and then each part of the answer, in seconds: a hint takes a while.
CONNECTING: Final = 1.0
ANSWERING: Final = 10.0
_PIECE: Final = 65_536
# Much more than anything that is said of one table.
_LARGEST: Final = 4_000_000
# What belongs to one connection, and what each server writes itself.
_OWN: Final = (b"connection", b"keep-alive", b"transfer-encoding", b"date")

Send = Callable[[MutableMapping[str, Any]], Awaitable[None]]


async def relay_request(scope: Mapping[str, Any], target: str, vouched: str, host: str, port: int, send: Send) -> None:
    """`scope` and `send`: ASGI's. Raises OSError or TimeoutError if there is no answer; nothing was sent then."""
    async with asyncio.timeout(CONNECTING):
        reader, writer = await asyncio.open_connection(host, port)
    try:
        connection = h11.Connection(h11.CLIENT)
        headers = [header for header in scope["headers"] if header[0] not in (*_OWN, b"content-length")]
        headers += [(b"connection", b"close"), (HEADER.encode(), vouched.encode())]
        request = h11.Request(method=scope["method"], target=target, headers=headers)
        writer.write((connection.send(request) or b"") + (connection.send(h11.EndOfMessage()) or b""))
        response = await _next(connection, reader)
        assert isinstance(response, h11.Response)
        body = bytearray()
        while isinstance(part := await _next(connection, reader), h11.Data):
            body += part.data
            if len(body) > _LARGEST:
                raise ConnectionAbortedError
    finally:
        writer.close()
    kept = [header for header in response.headers if header[0] not in _OWN]
    await send({"type": "http.response.start", "status": response.status_code, "headers": kept})
    await send({"type": "http.response.body", "body": bytes(body)})


async def _next(connection: h11.Connection, reader: asyncio.StreamReader) -> h11.Event:
    while True:
        try:
            event = connection.next_event()
        except h11.RemoteProtocolError as error:
            raise ConnectionResetError from error
        if event is h11.NEED_DATA:
            async with asyncio.timeout(ANSWERING):
                connection.receive_data(await reader.read(_PIECE))
        else:
            assert isinstance(event, h11.Event)
            return event
