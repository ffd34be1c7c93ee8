"""What everybody else notices: two people who play, one who looks whether the server is up, others who open tables."""

from __future__ import annotations

import asyncio
import json
import secrets
import time
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from typing import Any

from bench.attacks.wire import Visitor, answer_ping, command
from bench.server.line import Line

# How often each of them does so, in seconds.
MOVE_EVERY = 0.1
HEALTH_EVERY = 0.05
OPENING_EVERY = 0.25
# Whatever takes longer has not been answered, in seconds.
LONGEST = 60.0


@dataclass(slots=True)
class Noticed:
    """Seconds that each of them waited."""

    moves: list[float] = field(default_factory=list)
    healths: list[float] = field(default_factory=list)
    openings: list[float] = field(default_factory=list)
    failures: list[str] = field(default_factory=list)


class Bystanders:
    """All of them, from addresses of their own."""

    def __init__(self, port: int) -> None:
        self._port = port
        self.noticed = Noticed()
        self._tasks: list[asyncio.Task[None]] = []

    async def start(self) -> None:
        watcher = Visitor(self._port, "198.51.100.1")
        pair = await _Pair.seated(self._port)
        doings: list[tuple[float, list[float], Callable[[], Awaitable[None]]]] = [
            (MOVE_EVERY, self.noticed.moves, pair.act),
            (HEALTH_EVERY, self.noticed.healths, lambda: self._look(watcher)),
            (OPENING_EVERY, self.noticed.openings, self._open),
        ]
        for every, book, doing in doings:
            self._tasks.append(asyncio.create_task(self._repeat(every, book, doing)))

    async def stop(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def _repeat(self, every: float, book: list[float], doing: Callable[[], Awaitable[None]]) -> None:
        while True:
            began = time.monotonic()
            try:
                async with asyncio.timeout(LONGEST):
                    await doing()
            except (OSError, asyncio.IncompleteReadError, AssertionError) as error:
                self.noticed.failures.append(f"{doing.__name__}: {error!r}")
            book.append(time.monotonic() - began)
            await asyncio.sleep(max(0.0, began + every - time.monotonic()))

    async def _look(self, watcher: Visitor) -> None:
        status, _ = await watcher.request("GET", "/health")
        assert status == 200, status

    async def _open(self) -> None:
        """Somebody new each time, as in the evening: nobody opens more than one."""
        visitor = Visitor(self._port, f"198.18.{secrets.randbelow(256)}.{secrets.randbelow(256)}")
        try:
            await visitor.arrive()
            assert await visitor.open_table(), "no table"
        finally:
            visitor.leave()


class _Pair:
    """Two people at a table who draw, and start again when a game is over."""

    def __init__(self) -> None:
        self._lines: list[Line] = []
        self._seen: list[dict[str, Any]] = [{}, {}]
        self._answered: dict[str, asyncio.Future[dict[str, Any]]] = {}
        self._number = 0

    @classmethod
    async def seated(cls, port: int) -> _Pair:
        pair = cls()
        people = [Visitor(port, f"198.51.100.{number}") for number in (2, 3)]
        for person in people:
            await person.arrive()
        table = await people[0].open_table(window=0, patience=3_600_000)
        for seat, person in enumerate(people):
            pair._lines.append(await person.connect(table, lambda line, text, seat=seat: pair._hear(line, seat, text)))  # type: ignore[misc]
            await pair._do(seat, "sit", name=f"P{seat}")
        await pair._do(0, "start")
        return pair

    async def act(self) -> None:
        """The next thing that somebody does at this table: a move, or another game."""
        phase = self._seen[0]["table"]["phase"]
        if phase == "over":
            for seat in (0, 1):
                await self._do(seat, "ask-rematch")
            await self._do(0, "start")
            return
        for seat, seen in enumerate(self._seen):
            offered = (seen.get("own") or {}).get("legal_moves") or ()
            if offered:
                move = "end" if "end" in offered else offered[0]
                await self._do(seat, "move", version=seen["version"], move=move)
                return

    async def _do(self, seat: int, kind: str, **fields: object) -> None:
        self._number += 1
        answered = self._answered[f"{kind}{self._number}"] = asyncio.get_running_loop().create_future()
        self._lines[seat].say(command(kind, self._number, **fields))
        answer = await answered
        assert answer["refused"] is None, answer

    def _hear(self, line: Line, seat: int, text: bytes) -> None:
        message = answer_ping(line, text)
        seen = self._seen[seat]
        if message["type"] == "view":
            self._seen[seat] = message
        elif message["type"] == "update":
            seen["version"] = message["version"]
            for part in ("table", "own_table", "game", "own"):
                if part in message:
                    seen[part] = {**(seen.get(part) or {}), **message[part]} if message[part] else None
        elif message["type"] == "answer" and (answered := self._answered.pop(message["id"], None)):
            answered.set_result(message)
        elif message["type"] == "stopped":
            raise ConnectionError(json.dumps(message))
