"""People who stay at their table whatever happens to the line: they come back, and resend what was not answered."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable
from contextlib import suppress
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from kartenhaus.engine import Rng
from tests.server.client import Connection, Guest, Message
from tests.server.players import any_move
from tests.server.serving import LONGEST

# Games short enough to be played often.
OPTIONS: dict[str, dict[str, Any]] = {"photo-rummy": {"rounds": 1}}
# Without haste, and with more patience than any server needs to come back.
SETTINGS = {"window": 0, "patience": 3_600_000}
BROKEN = (ConnectionClosed, InvalidHandshake, httpx.TransportError, OSError, EOFError)


class Line:
    """Where the server is now. A line that is down comes up again."""

    # A connection on which nothing was heard for so many seconds is given up, and closing one may take so long.
    silence: float | None = None
    closing = 5.0

    def __init__(self, port: int, host: str = "127.0.0.1") -> None:
        self.host = host
        self.port = port
        self._cookies: dict[str, str] = {}

    async def cookie_of(self, name: str) -> str:
        """Whoever has the same name here is the same person; who has not been here before gets a cookie first."""
        if name not in self._cookies:
            async with Guest(self.port, self.host) as guest:
                self._cookies[name] = guest.cookie
        return self._cookies[name]

    async def is_up(self) -> None:
        """Waits until there is a server."""


class Regular:
    """One person at one table, who plays at random as soon as there is something to play."""

    def __init__(self, line: Line, table: str, name: str, chance: Rng) -> None:
        self.line = line
        self.table = table
        self.name = name
        self.chance = chance
        self.connection: Connection | None = None
        # The view, brought up to date.
        self.seen: Message = {}
        # Every message that came, in order, each with the shared part of the view after it.
        self.told: list[tuple[Message, Message | None]] = []
        # The command that was not answered yet, and what came of all others: id and refusal.
        self.waiting: Message | None = None
        self.answers: dict[str, Message | None] = {}
        self.resent = 0
        self.comings = 0
        self._commands = 0
        self._answered = -1
        # Whether a call was refused. Not each that is refused has been judged, and the window waits for an answer.
        self._declines = False

    async def play(self, on_told: Callable[[], None] = lambda: None) -> None:
        """Sits down, and plays until the game is over."""
        await self.stay(lambda: self.phase == "over", self._next_command, on_told)

    async def sit(self) -> None:
        await self.do("sit", name=self.name)

    async def do(self, type: str, **fields: object) -> None:  # noqa: A002 - the wire's word
        """One command, until it is answered."""
        self._ask(type, **fields)
        assert self.waiting is not None
        command = self.waiting["id"]
        await self.stay(lambda: command in self.answers)
        assert self.answers[command] is None, (fields, self.answers[command])

    async def stay(
        self,
        enough: Callable[[], bool],
        act: Callable[[], None] = lambda: None,
        on_told: Callable[[], None] = lambda: None,
    ) -> None:
        """Follows the table until that is so, on as many connections as it takes."""
        while not enough():
            await self.line.is_up()
            with suppress(*BROKEN):
                await self._follow(enough, act, on_told)

    async def _follow(self, enough: Callable[[], bool], act: Callable[[], None], on_told: Callable[[], None]) -> None:
        seen = self.seen
        query = f"?epoch={seen['epoch']}&version={seen['version']}" if seen else ""
        address = f"ws://{self.line.host}:{self.line.port}/ws/{self.table}{query}"
        headers = {"Cookie": await self.line.cookie_of(self.name)}
        async with connect(
            address,
            additional_headers=headers,
            compression=None,
            proxy=None,
            ping_interval=None,
            open_timeout=self.line.silence or LONGEST,
            close_timeout=self.line.closing,
        ) as socket:
            self.connection = Connection(socket)
            self.connection.seen = self.seen
            self.comings += 1
            self.resent += self.waiting is not None
            await self._send(socket)
            while not enough():
                message = await asyncio.wait_for(self.connection.receive(), self.line.silence)
                self.seen = self.connection.seen
                if message["type"] in ("view", "update"):
                    self.told.append(({**message}, self.seen["game"]))
                    on_told()
                elif message["type"] == "answer" and self.waiting is not None and message["id"] == self.waiting["id"]:
                    self.answers[message["id"]] = message["refused"]
                    self.on_answer(self.waiting, message["refused"])
                    self._declines = self.waiting["type"] == "call" and message["refused"] is not None
                    self.waiting = None
                if self.waiting is None and self.seen:
                    act()
                    await self._send(socket)

    async def _send(self, socket: ClientConnection) -> None:
        if self.waiting is not None:
            await socket.send(json.dumps(self.waiting))

    def on_answer(self, command: Message, refused: Message | None) -> None:
        """For those who keep a record."""

    def cut(self) -> None:
        """The line is torn, without a word."""
        if self.connection is not None:
            self.connection.hang_up()

    @property
    def phase(self) -> str:
        return str(self.seen["table"]["phase"]) if self.seen else ""

    def _ask(self, type: str, **fields: object) -> None:  # noqa: A002
        self._commands += 1
        self.waiting = {"type": type, "id": f"{self.name}{self._commands}", **fields}

    def _next_command(self) -> None:
        """What to do now, if there is anything."""
        if self.phase != "playing" or self.seen["own"] is None:
            return
        version = self.seen["version"]
        window = self.seen["table"]["window"]
        if window is not None and (window["version"] != self._answered or self._declines):
            declines = self._declines and window["version"] == self._answered
            self._answered = window["version"]
            compositions = self.seen["own"]["compositions"]
            if compositions and not declines and self.chance.below(4) == 0:
                card = compositions[self.chance.below(len(compositions))]["name"]
                self._ask("call", version=version, move=f"click {card}", delta=self.chance.below(500))
            else:
                self._ask("no-call", version=version)
            return
        offered = self.seen["own"]["legal_moves"]
        if not offered or self.seen["own_table"]["waiting"]:
            return
        self._ask("move", version=version, move=any_move(offered, self.chance))


async def open_table(line: Line, game: str, seats: int) -> str:
    opening = {"game": game, "seats": seats, "options": OPTIONS.get(game, {}), "settings": SETTINGS}
    async with httpx.AsyncClient(base_url=f"http://{line.host}:{line.port}", verify=False, timeout=LONGEST) as http:
        answer = await http.post("/api/tables", json=opening, headers={"Cookie": await line.cookie_of("Host")})
    assert answer.status_code == 201, answer.text
    return str(answer.json()["id"])


async def gathered(line: Line, game: str, seats: int, chance: Rng) -> list[Regular]:
    """People on all seats of a new table, with the game begun. The first is the host."""
    table = await open_table(line, game, seats)
    people = [
        Regular(
            line,
            table,
            "Host" if seat == 0 else f"{'ABCD'[seat]}{table[:6].replace('-', '_')}",
            chance.fork(f"{game} {seat}"),
        )
        for seat in range(seats)
    ]
    for person in people:
        await person.sit()
    await people[0].do("start")
    return people


async def read(line: Line, path: str) -> Any:
    async with httpx.AsyncClient(base_url=f"http://{line.host}:{line.port}", verify=False, timeout=LONGEST) as http:
        answer = await http.get(path)
    answer.raise_for_status()
    return answer.json()
