"""A WebSocket as a player's machine has it, no more than the load needs: so that the generator costs little.

Frames to the server are masked with zeros, which leaves their bytes as they are and is as valid as any other mask.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Mapping
from typing import cast

TEXT = 1
BINARY = 2
CLOSE = 8
PING = 9
PONG = 10


class Line(asyncio.Protocol):
    """`heard` is called with every whole message. A lost connection is an error: no server has a reason to end one."""

    def __init__(self, request: bytes, seat: int, heard: Callable[[Line, bytes], None]) -> None:
        self.seat = seat
        self._request = request
        self._heard = heard
        self._transport: asyncio.Transport | None = None
        self._begun = b""
        self._parts = b""
        self._hanging_up = False
        self.upgraded: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.lost = ""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast(asyncio.Transport, transport)
        self._transport.write(self._request)

    def connection_lost(self, exc: Exception | None) -> None:
        if not self._hanging_up:
            self.lost = self.lost or f"the server ended a connection ({exc or 'no reason given'})"
            if not self.upgraded.done():
                self.upgraded.set_exception(ConnectionError(self.lost))

    def data_received(self, data: bytes) -> None:
        if self._begun:
            data = self._begun + data
        if not self.upgraded.done():
            head, found, data = data.partition(b"\r\n\r\n")
            if not found:
                self._begun = head
                return
            if not head.startswith(b"HTTP/1.1 101"):
                self.upgraded.set_exception(ConnectionError(head.split(b"\r\n")[0].decode()))
                return
            self.upgraded.set_result(None)
        at = 0
        length = len(data)
        while length - at >= 2:
            size = data[at + 1]
            start = at + 2
            if size == 126:
                start += 2
                size = int.from_bytes(data[at + 2 : start], "big")
            elif size == 127:
                start += 8
                size = int.from_bytes(data[at + 2 : start], "big")
            if length < start + size:
                break
            self._frame(data[at], data[start : start + size])
            at = start + size
        self._begun = data[at:]

    def _frame(self, first: int, payload: bytes) -> None:
        kind = first & 15
        if kind == PING:
            self._send(PONG, payload)
        elif kind == CLOSE:
            self.lost = f"the server hung up: {payload[2:].decode(errors='replace') or payload.hex()}"
        elif kind != PONG:
            if not first & 128:
                self._parts += payload
            else:
                self._heard(self, self._parts + payload if self._parts else payload)
                self._parts = b""

    def say(self, text: bytes) -> None:
        self._send(TEXT, text)

    def say_bytes(self, payload: bytes) -> None:
        self._send(BINARY, payload)

    def _send(self, kind: int, payload: bytes) -> None:
        assert self._transport is not None
        size = len(payload)
        if size < 126:
            head = bytes((128 | kind, 128 | size))
        else:
            head = bytes((128 | kind, 128 | 126)) + size.to_bytes(2, "big")
        self._transport.write(head + b"\0\0\0\0" + payload)

    def hang_up(self) -> None:
        self._hanging_up = True
        if self._transport is not None:
            self._transport.abort()


async def call(
    port: int, path: str, headers: Mapping[str, str], seat: int, heard: Callable[[Line, bytes], None]
) -> Line:
    """A line for this seat to the server on this machine, upgraded to a WebSocket."""
    lines = [
        f"GET {path} HTTP/1.1",
        f"Host: 127.0.0.1:{port}",
        "Upgrade: websocket",
        "Connection: Upgrade",
        "Sec-WebSocket-Version: 13",
        "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==",
        *(f"{name}: {value}" for name, value in headers.items()),
    ]
    request = ("\r\n".join(lines) + "\r\n\r\n").encode()
    _, line = await asyncio.get_running_loop().create_connection(lambda: Line(request, seat, heard), "127.0.0.1", port)
    await asyncio.wait_for(line.upgraded, 20)
    return line
