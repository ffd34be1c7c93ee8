"""kill -9 at twenty random moments under load: nothing that was shown is lost, and nothing is done twice."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

from kartenhaus.engine import Rng
from kartenhaus.store import SqliteStore
from kartenhaus.table.facts import Fact
from tests.faults.checks import check_the_log, check_what_was_seen
from tests.faults.processes import Process, process
from tests.faults.regulars import Line, Regular, gathered, read
from tests.server.serving import LONGEST, run
from tests.support import rng

KILLS = 20
TABLES = (("great-wall", 2), ("great-wall", 4), ("monster-roll", 3), ("photo-rummy", 3))


class Restarted(Line):
    """To a server that comes back on another port."""

    def __init__(self, server: Process) -> None:
        super().__init__(server.port)
        self._server = server

    async def is_up(self) -> None:
        await self._server.up.wait()
        self.port = self._server.port


class Killer:
    """Kills the server when a random number of updates have been seen since it started."""

    def __init__(self, server: Process, chance: Rng) -> None:
        self._server = server
        self._chance = chance
        self._left = 0
        self._due = asyncio.Event()
        self.kills = 0

    def on_told(self) -> None:
        self._left -= 1
        if self._left <= 0:
            self._due.set()

    async def kill(self, kills: int) -> None:
        while self.kills < kills:
            self._left = 1 + self._chance.below(120)
            self._due.clear()
            await self._due.wait()
            # Not always the moment at which somebody has just heard something.
            await asyncio.sleep(self._chance.below(4) / 1000)
            self._server.kill()
            self.kills += 1
            await self._server.start()


def test_kill_nine_at_twenty_moments(data: Path) -> None:
    tables = run(_story(data), 5 * LONGEST)
    resent = 0
    for people, replay in tables:
        facts = facts_of(data, people[0].table)
        check_the_log(facts, people)
        for person in people:
            check_what_was_seen(person, replay)
            resent += person.resent
    # The server was killed with commands on their way.
    assert resent >= KILLS


async def _story(data: Path) -> list[tuple[list[Regular], Any]]:
    chance = rng("kill -9")
    async with process(data) as server:
        line = Restarted(server)
        tables = [await gathered(line, game, seats, chance.fork(f"{n}")) for n, (game, seats) in enumerate(TABLES)]
        killer = Killer(server, chance)
        playing = asyncio.gather(*(person.play(killer.on_told) for people in tables for person in people))
        killing = asyncio.create_task(killer.kill(KILLS))
        await playing
        assert killing.done(), f"the games were over after {killer.kills} kills"
        await killing
        return [(people, await read(line, f"/api/tables/{people[0].table}/games/1/replay")) for people in tables]


def facts_of(data: Path, table: str) -> list[Fact]:
    store = SqliteStore(data / "kartenhaus.db", lambda function: function())
    try:
        return store.load(table)
    finally:
        store.close()
