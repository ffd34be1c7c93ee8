"""Players of our three games on our server: people, no bots, who choose among the moves that they are offered.

Where others may call (The Great Wall), the table is one without haste: everybody says at once that there is nothing to
call, and the step of the next player is carried out when all have said so. These answers are no moves; what they cost
counts for the move.
"""

from __future__ import annotations

import asyncio
import random  # noqa: TID251 - players outside of the house bring their own chance
from collections.abc import Callable

import msgspec

from bench.server.company import SEATS, Book, Company
from bench.server.line import Line
from bench.server.web import Web

NO_EVENTS = b"[]"
SETTINGS = {"public": False, "turn_time": 0, "window": 0, "patience": 60_000}


class Window(msgspec.Struct):
    version: int


class TablePart(msgspec.Struct):
    phase: str = ""
    window: Window | msgspec.UnsetType | None = msgspec.UNSET


class OwnPart(msgspec.Struct):
    legal_moves: list[str] | None = None


class Told(msgspec.Struct):
    """What these players read of the messages to them."""

    type: str
    version: int = 0
    events: msgspec.Raw = msgspec.Raw(NO_EVENTS)
    table: TablePart | None = None
    own: OwnPart | None = None
    id: str = ""
    refused: dict[str, object] | None = None
    nonce: str = ""


read = msgspec.json.Decoder(Told).decode


class Ours(Company):
    """`game` by its name in the catalog."""

    def __init__(self, web: Web, book: Book, number: int, game: str) -> None:
        super().__init__(web, book, number)
        self._game = game
        self._chance = random.Random(number)
        self._commands = 0
        self._phases = [""] * SEATS
        self._versions = [0] * SEATS
        self._offered: list[list[str]] = [[] for _ in range(SEATS)]
        self._window: Window | None = None
        # Those who are about to sit down, by their commands.
        self._sitting: set[str] = set()
        self._seated = asyncio.Event()
        self._begun = asyncio.Event()

    async def sit_down(self) -> None:
        # As if through a proxy, each table from an address of its own: the limits of one address stay as they are.
        address = {"X-Forwarded-For": f"10.{self.number >> 16}.{self.number >> 8 & 255}.{self.number & 255}"}
        people = [{"Cookie": await self.web.cookie("/api/me", address)} | address for _ in range(SEATS)]
        asked = {"game": self._game, "seats": SEATS, "options": {}, "settings": SETTINGS}
        opened = await self.web.post("/api/tables", asked, people[0])
        for seat, headers in enumerate(people):
            await self.call(seat, f"/ws/{opened['id']}", headers)
            self._sitting.add(self._ask(seat, f'"type":"sit","name":"Player {seat + 1}","seat":{seat}'))
        await asyncio.wait_for(self._seated.wait(), 20)
        self._ask(0, '"type":"start"')
        await asyncio.wait_for(self._begun.wait(), 20)

    def _ask(self, seat: int, rest: str) -> str:
        self._commands += 1
        command = f"{seat}-{self._commands}"
        self.said()
        self.lines[seat].say(f'{{"id":"{command}",{rest}}}'.encode())
        return command

    def heard(self, line: Line, message: bytes) -> None:
        self.got(len(message))
        told = read(message)
        if told.type == "answer":
            self._hear_answer(line, told)
        elif told.type == "ping":
            line.say(b'{"type":"pong","nonce":"%s"}' % told.nonce.encode())
        elif told.type in ("view", "update"):
            self._see(line.seat, told)
        else:
            line.lost = message.decode()

    def _hear_answer(self, line: Line, told: Told) -> None:
        if told.refused is not None:
            line.lost = f"refused: {told.refused}"
        if told.id in self._sitting:
            self._sitting.discard(told.id)
            if len(self.lines) == SEATS and not self._sitting:
                self._seated.set()

    def _see(self, seat: int, told: Told) -> None:
        # What tells of a new game is no part of its first move, which may be made below.
        is_move = self.is_under_way and bytes(told.events) != NO_EVENTS
        self._versions[seat] = told.version
        if told.own is not None and told.own.legal_moves is not None:
            self._offered[seat] = told.own.legal_moves
        if told.table is not None:
            if not isinstance(told.table.window, msgspec.UnsetType):
                self._window = told.table.window
            if told.table.phase:
                self._phases[seat] = told.table.phase
                if self._phases.count(told.table.phase) == SEATS:
                    self._all_in_phase(told.table.phase)
        if is_move:
            self.has_it(seat)

    def _all_in_phase(self, phase: str) -> None:
        if phase == "over":
            for seat in range(SEATS):
                self._ask(seat, '"type":"ask-rematch"')
        elif phase == "gathering" and self._begun.is_set():
            self._ask(0, '"type":"start"')
        elif phase == "playing":
            self._say_no_call()
            if self._begun.is_set():
                super().over()
            self._begun.set()

    def over(self) -> None:
        if self._phases[0] == "playing":
            self._say_no_call()
            super().over()

    def _say_no_call(self) -> None:
        if self._window is not None:
            asked = f'"type":"no-call","version":{self._window.version}'
            for seat in range(SEATS):
                if not self._offered[seat]:
                    self._ask(seat, asked)

    def move(self) -> None:
        seat = next(seat for seat in range(SEATS) if self._offered[seat])
        move = chosen(self._offered[seat], self._chance)
        self.under_way()
        self._ask(seat, f'"type":"move","version":{self._versions[seat]},"move":"{move}"')


def chosen(offered: list[str], chance: random.Random) -> str:
    """By chance, but as people do: a turn ends after a step or two, and what leads nowhere is taken back."""
    if "end" in offered and chance.random() < 0.5:
        return "end"
    if "back all" in offered and chance.random() < 0.3:
        return "back all"
    return chance.choice(offered)


def company_of(game: str) -> Callable[[Web, Book, int], Ours]:
    return lambda web, book, number: Ours(web, book, number, game)
