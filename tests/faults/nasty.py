"""Clients that mean harm, and the words of what they are told."""

from __future__ import annotations

import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path

from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from kartenhaus.engine import Refused
from kartenhaus.i18n import LANGUAGES, Language
from kartenhaus.server import Config
from tests.faults.regulars import Line
from tests.server.client import Connection, Message
from tests.server.serving import roomy

SPEAKERS = [Language(code) for code in LANGUAGES]
# What nobody who plays runs into, and everybody who wants to do harm.
MOST_COMMANDS = 2_000


def limits(data: Path) -> Config:
    return roomy(data, command_rate=MOST_COMMANDS, command_burst=MOST_COMMANDS, write_buffer=20_000)


def said(refused: Message) -> str:
    """A refusal, whose sentence is there in every language; its code."""
    for speaker in SPEAKERS:
        assert speaker.refusal(Refused(refused["code"], refused["rule"], refused["params"]))
    return str(refused["code"])


class Nasty(Connection):
    """Sends anything, and listens only for as long as it likes."""

    async def heard(self, kind: str) -> Message:
        return await self.until_type(kind)

    async def refused(self, text: str | bytes) -> str:
        """Sends, and waits for the refusal of it."""
        await self.socket.send(text)
        answer = await self.until_type("answer")
        assert answer["refused"] is not None, text
        return said(answer["refused"])

    async def closed(self) -> int | None:
        """The code with which the server ends the connection."""
        with suppress(ConnectionClosed):
            while True:
                message = json.loads(await self.socket.recv())
                if message["type"] == "stopped":
                    assert all(speaker.knows(message["code"]) for speaker in SPEAKERS)
        return self.socket.close_code


@asynccontextmanager
async def nasty(line: Line, table: str, name: str = "Nasty") -> AsyncIterator[Nasty]:
    address = f"ws://127.0.0.1:{line.port}/ws/{table}"
    headers = {"Cookie": await line.cookie_of(name)}
    async with connect(
        address, additional_headers=headers, compression=None, proxy=None, ping_interval=None, max_size=None
    ) as connection:
        yield Nasty(connection)
