"""A client as a stranger would write it from docs/protocol.md: an HTTP session, and a WebSocket for each table."""

from __future__ import annotations

import asyncio
import itertools
import json
import re
from collections.abc import AsyncIterator, Callable, Mapping
from contextlib import asynccontextmanager, suppress
from types import TracebackType
from typing import Any, Self

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from tests.server.serving import LONGEST

Message = dict[str, Any]


def metric_in(text: str, name: str) -> float:
    """A figure in what `/metrics` says."""
    (value,) = re.findall(rf"^{name} (\S+)$", text, re.M)
    return float(value)


class Guest:
    """Somebody with a cookie of their own."""

    def __init__(self, port: int, host: str = "127.0.0.1") -> None:
        self.port = port
        self.http = httpx.AsyncClient(base_url=f"http://{host}:{port}", verify=False, timeout=LONGEST)

    async def __aenter__(self) -> Self:
        (await self.http.get("/api/me")).raise_for_status()
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self.http.aclose()

    @property
    def cookie(self) -> str:
        return f"kartenhaus={self.http.cookies['kartenhaus']}"

    async def open_table(self, game: str, seats: int, **settings: object) -> str:
        answer = await self.http.post("/api/tables", json={"game": game, "seats": seats, "settings": settings})
        assert answer.status_code == 201, answer.text
        return str(answer.json()["id"])

    async def get(self, path: str) -> Any:
        answer = await self.http.get(path)
        answer.raise_for_status()
        return answer.json()

    async def until_all_are_back(self) -> None:
        """Waits until a server that has just started has brought back its tables."""
        while await self.metric("kartenhaus_tables_to_load"):
            await asyncio.sleep(0.01)

    async def metric(self, name: str) -> float:
        """A figure of the server."""
        return metric_in((await self.http.get("/metrics")).text, name)

    @asynccontextmanager
    async def at(
        self, table: str, epoch: str = "", version: int = -1, guest: int = 0, more: Mapping[str, str] | None = None
    ) -> AsyncIterator[Connection]:
        """A connection to a table; with what was seen last, to catch up with what was missed. `more`: headers."""
        query = f"?as={guest}" + (f"&epoch={epoch}&version={version}" if epoch else "")
        address = f"ws://127.0.0.1:{self.port}/ws/{table}{query}"
        headers = {"Cookie": self.cookie, **(more or {})}
        async with connect(
            address, additional_headers=headers, compression=None, proxy=None, ping_interval=None
        ) as socket:
            connection = Connection(socket)
            if not epoch:
                await connection.until(lambda: bool(connection.seen))
            yield connection


class Connection:
    """One viewer of one table. `seen`: the view, brought up to date by every update."""

    _ids = itertools.count()

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.seen: Message = {}
        # Everything that came, in order, as it came.
        self.texts: list[str] = []
        self.answers: dict[str, Message] = {}
        # For how long pongs are held back, in seconds, and how many were sent.
        self.holds_back = 0.0
        self.pongs = 0

    async def receive(self) -> Message:
        """The next message. Pings are answered, views and updates are kept."""
        text = await self.socket.recv()
        assert isinstance(text, str)
        self.texts.append(text)
        message: Message = json.loads(text)
        match message["type"]:
            case "ping":
                # What was sent before the end can still be read after it.
                with suppress(ConnectionClosed):
                    if self.holds_back:
                        await asyncio.sleep(self.holds_back)
                    self.pongs += 1
                    await self.socket.send(json.dumps({"type": "pong", "nonce": message["nonce"]}))
            case "view":
                self.seen = message
            case "update":
                self._merge(message)
            case "answer":
                self.answers[message["id"]] = message
            case _:
                pass
        return message

    def _merge(self, update: Message) -> None:
        self.seen["version"] = update["version"]
        for part in ("table", "own_table", "game", "own"):
            if part in update:
                old, new = self.seen.get(part), update[part]
                self.seen[part] = None if new is None else {**(old or {}), **new}

    async def until(self, condition: Callable[[], bool]) -> None:
        while not condition():
            await self.receive()

    async def until_type(self, kind: str) -> Message:
        while True:
            message = await self.receive()
            if message["type"] == kind:
                return message

    async def send(self, type: str, **fields: object) -> str:  # noqa: A002 - the wire's word
        """Sends a command with a new id, unless one is given."""
        command = str(fields.pop("id", f"c{next(self._ids)}"))
        await self.socket.send(json.dumps({"type": type, "id": command, **fields}))
        return command

    async def ask(self, type: str, **fields: object) -> Message | None:  # noqa: A002
        """Sends a command and waits for its answer: None, or why it was refused."""
        command = await self.send(type, **fields)
        self.answers.pop(command, None)
        await self.until(lambda: command in self.answers)
        refused: Message | None = self.answers[command]["refused"]
        return refused

    async def do(self, type: str, **fields: object) -> None:  # noqa: A002
        """A command that must be accepted."""
        refused = await self.ask(type, **fields)
        assert refused is None, (type, fields, refused)

    def hang_up(self) -> None:
        """At once: the server need not read what was sent before."""
        self.socket.transport.abort()

    @property
    def table(self) -> Message:
        table: Message = self.seen["table"]
        return table

    @property
    def moves(self) -> list[str]:
        """The moves that are offered."""
        own: Message = self.seen["own"] or {}
        return list(own.get("legal_moves", ()))
