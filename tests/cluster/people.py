"""People who play behind the proxy, one game after another, and write down what they were shown and told."""

from __future__ import annotations

import asyncio
import time
from contextlib import suppress
from itertools import pairwise
from typing import Final, NamedTuple

import httpx
from websockets.asyncio.client import ClientConnection

from kartenhaus.engine import Rng
from tests.cluster.network import Address
from tests.faults.regulars import BROKEN, OPTIONS, SETTINGS, Line, Regular
from tests.server.client import Message

# Before a move, and before coming back, in seconds: people are no load test.
PACE: Final = 0.04
PAUSE: Final = 0.1
PATIENCE: Final = httpx.Timeout(6)


class Acked(NamedTuple):
    """One command that was done: when it was first sent, and when that was known. `type`: the wire's word."""

    type: str
    id: str
    sent: float
    known: float


class ToProxy(Line):
    silence = 2.5
    closing = 0.2

    def __init__(self, proxy: Address) -> None:
        super().__init__(proxy.port, proxy.host)

    async def is_up(self) -> None:
        await asyncio.sleep(PAUSE)

    async def cookie_of(self, name: str) -> str:
        while name not in self._cookies:
            async with self.http() as http:
                with suppress(*BROKEN):
                    answer = await http.get("/api/me")
                    if "kartenhaus" in answer.cookies:
                        self._cookies[name] = f"kartenhaus={answer.cookies['kartenhaus']}"
            await self.is_up()
        return self._cookies[name]

    def http(self) -> httpx.AsyncClient:
        return httpx.AsyncClient(base_url=f"http://{self.host}:{self.port}", timeout=PATIENCE)


class Player(Regular):
    """`pace`: in seconds, before each command."""

    def __init__(self, line: Line, table: str, name: str, chance: Rng, party: Party) -> None:
        super().__init__(line, table, name, chance)
        self._party = party
        self._sent: dict[str, float] = {}
        self.acked: list[Acked] = []
        self.refused: list[Message] = []

    async def _send(self, socket: ClientConnection) -> None:
        if self.waiting is not None:
            await asyncio.sleep(self._party.pace)
            self._sent.setdefault(self.waiting["id"], time.monotonic())
        await super()._send(socket)

    def on_answer(self, command: Message, refused: Message | None) -> None:
        if refused is not None:
            self.refused.append(refused)
            return
        self.acked.append(Acked(command["type"], command["id"], self._sent[command["id"]], time.monotonic()))
        self._party.latest = max(self._party.latest, self.acked[-1].sent)
        self._party.acked.append(self.acked[-1])


class Party:
    """Friends with one table after another."""

    def __init__(self, line: ToProxy, number: int, game: str, seats: int, chance: Rng) -> None:
        self._line = line
        self._number = number
        self._game = game
        self._seats = seats
        self._chance = chance
        self.pace = PACE
        self.is_enough = False
        self.tables: list[list[Player]] = []
        self.acked: list[Acked] = []
        # When the latest command that was done was first sent.
        self.latest = 0.0

    async def play(self) -> None:
        """Until it is enough and the last game is over."""
        while not self.is_enough:
            table = await self._open()
            names = [f"{'ABCD'[seat]}{self._number}g{len(self.tables)}_" for seat in range(self._seats)]
            people = [
                Player(self._line, table, "Host" if seat == 0 else name, self._chance.fork(name), self)
                for seat, name in enumerate(names)
            ]
            self.tables.append(people)
            for person in people:
                await person.sit()
            await people[0].do("start")
            await asyncio.gather(*(person.play() for person in people))

    async def _open(self) -> str:
        opening = {
            "game": self._game,
            "seats": self._seats,
            "options": OPTIONS.get(self._game, {}),
            "settings": SETTINGS,
        }
        headers = {"Cookie": await self._line.cookie_of("Host")}
        while True:
            async with self._line.http() as http:
                with suppress(*BROKEN):
                    answer = await http.post("/api/tables", json=opening, headers=headers)
                    if answer.status_code == 201:
                        return str(answer.json()["id"])
            await self._line.is_up()

    def longest_pause(self, since: float, until: float) -> float:
        """In seconds, between two commands that were done."""
        known = [acked.known for acked in self.acked if since < acked.known < until]
        return max(after - before for before, after in pairwise([since, *known, until]))
