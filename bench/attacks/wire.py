"""Requests and WebSockets of one address, as an attacker or a bystander sends them: nothing is retried or hidden.

The server believes its proxy on loopback, so every address here is the one that X-Forwarded-For names.
"""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable
from typing import Any

from bench.server.line import Line, call


class Visitor:
    """Somebody at an address, with a cookie of their own and a connection that is kept open."""

    def __init__(self, port: int, address: str) -> None:
        self._port = port
        self._address = address
        self._cookie = ""
        self._streams: tuple[asyncio.StreamReader, asyncio.StreamWriter] | None = None

    async def arrive(self) -> None:
        """Gets an identity."""
        head, _ = await self._exchange("GET", "/api/me", b"")
        for line in head.split("\r\n"):
            name, _, value = line.partition(": ")
            if name.lower() == "set-cookie":
                self._cookie = value.partition(";")[0]

    async def request(self, method: str, path: str, body: dict[str, object] | None = None) -> tuple[int, bytes]:
        """Status and body of the answer."""
        head, content = await self._exchange(method, path, b"" if body is None else json.dumps(body).encode())
        return int(head.split(" ")[1]), content

    async def open_table(self, game: str = "monster-roll", **settings: object) -> str:
        """The id of a new table; empty if it was refused."""
        status, content = await self.request("POST", "/api/tables", {"game": game, "seats": 2, "settings": settings})
        return str(json.loads(content)["id"]) if status == 201 else ""

    async def connect(self, table: str, heard: Callable[[Line, bytes], None]) -> Line:
        """A WebSocket at a table."""
        headers = {"Cookie": self._cookie, "X-Forwarded-For": self._address}
        return await call(self._port, f"/ws/{table}", headers, 0, heard)

    def leave(self) -> None:
        if self._streams is not None:
            self._streams[1].close()
            self._streams = None

    async def _exchange(self, method: str, path: str, body: bytes) -> tuple[str, bytes]:
        if self._streams is None:
            self._streams = await asyncio.open_connection("127.0.0.1", self._port, limit=1 << 26)
        reader, writer = self._streams
        head = [
            f"{method} {path} HTTP/1.1",
            f"Host: 127.0.0.1:{self._port}",
            f"X-Forwarded-For: {self._address}",
            f"Content-Length: {len(body)}",
            "Content-Type: application/json",
        ]
        if self._cookie:
            head.append(f"Cookie: {self._cookie}")
        writer.write(("\r\n".join(head) + "\r\n\r\n").encode() + body)
        answer = (await reader.readuntil(b"\r\n\r\n")).decode("latin-1")
        return answer, await _body(reader, answer.lower())


async def _body(reader: asyncio.StreamReader, head: str) -> bytes:
    if "transfer-encoding: chunked" not in head:
        _, _, rest = head.partition("content-length: ")
        return await reader.readexactly(int(rest.partition("\r")[0])) if rest else b""
    body = b""
    while size := int(await reader.readline(), 16):
        body += await reader.readexactly(size)
        await reader.readline()
    await reader.readline()
    return body


def command(kind: str, number: int, **fields: object) -> bytes:
    return json.dumps({"type": kind, "id": f"{kind}{number}", **fields}).encode()


def answer_ping(line: Line, text: bytes) -> dict[str, Any]:
    """The message; a ping is answered at once."""
    message: dict[str, Any] = json.loads(text)
    if message["type"] == "ping":
        line.say(json.dumps({"type": "pong", "nonce": message["nonce"]}).encode())
    return message
