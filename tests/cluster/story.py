"""A run: people play while one fault after another is done to the cluster; then everything is checked."""

from __future__ import annotations

import asyncio
import signal
import time
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass, field
from typing import Any, Final

import httpx

from kartenhaus.engine import Rng
from tests.cluster.checking import COUNT, FACTS, WRITERS, Problem, check_log, check_owners, check_people
from tests.cluster.faults import FAULTS
from tests.cluster.machines import Cluster, Server, cluster
from tests.cluster.people import Party, Player, ToProxy
from tests.faults.regulars import BROKEN

GAMES: Final = (("great-wall", 2), ("monster-roll", 3), ("great-wall", 3), ("photo-rummy", 2))
# How long until all play again, in seconds, before it is taken for the end of play.
NEVER: Final = 60.0
OWNER: Final = "SELECT url FROM tables JOIN servers ON servers.id = owner WHERE tables.id = '{}'"
# Commands that leave a fact with their id.
LASTING: Final = ("move", "sit", "start")


@dataclass
class Times:
    """In seconds: the longest that any table stood still, from the fault until all was well; and from the moment when
    the fault was healed until every table was in play."""

    standing: list[float] = field(default_factory=list)
    after_healing: list[float] = field(default_factory=list)


@dataclass
class Report:
    network: str = ""
    times: dict[str, Times] = field(default_factory=dict)
    problems: list[Problem] = field(default_factory=list)
    commands: int = 0
    refused: list[str] = field(default_factory=list)
    tables: int = 0
    epochs: int = 0


class Story:
    def __init__(self, machines: Cluster, chance: Rng) -> None:
        self.cluster = machines
        self._chance = chance
        self._line = ToProxy(machines.proxy.address)
        self.parties = [
            Party(self._line, number, game, seats, chance.fork(f"party {number}"))
            for number, (game, seats) in enumerate(GAMES)
        ]
        self._playing = [asyncio.create_task(party.play()) for party in self.parties]
        self.report = Report(machines.network.kind)

    async def in_play(self, since: float) -> None:
        """Waits until something sent since then was done at every table."""
        async with asyncio.timeout(NEVER):
            while True:
                for task in self._playing:
                    if task.done():
                        task.result()
                if all(party.latest >= since for party in self.parties):
                    return
                await asyncio.sleep(0.02)

    async def fault(self, kind: str) -> None:
        victim = await self._victim()
        times = self.report.times.setdefault(kind, Times())
        began = time.monotonic()
        await FAULTS[kind](self.cluster, victim, self._chance)
        healed = time.monotonic()
        await self.in_play(healed)
        ended = time.monotonic()
        times.standing.append(max(party.longest_pause(began, ended) for party in self.parties))
        times.after_healing.append(ended - healed)
        await self.cluster.until_ready()

    async def _victim(self) -> Server:
        """A server that has one of the tables that are being played."""
        party = self.parties[self._chance.below(len(self.parties))]
        owners = await self.cluster.database.fetch(OWNER.format(party.tables[-1][0].table))
        for server in self.cluster.servers:
            if owners and owners[0][0] == f"http://{server.address}":
                return server
        return self.cluster.servers[self._chance.below(2)]

    async def roll(self) -> None:
        """One server after the other goes down in peace and comes back, as in an upgrade."""
        for server in self.cluster.servers:
            server.send(signal.SIGTERM)
            await server.ended()
            server.start()
            await server.until_ready()
            await self.in_play(time.monotonic())

    async def end(self) -> Report:
        """The last games are played to their end; then everything is checked."""
        for party in self.parties:
            party.is_enough = True
            party.pace = 0
        async with asyncio.timeout(4 * NEVER):
            await asyncio.gather(*self._playing)
        urls = {server.name: f"http://{server.address}" for server in self.cluster.servers}
        for party in self.parties:
            for people in party.tables:
                await self._check(people, urls)
            self.report.commands += len(party.acked)
        return self.report

    async def _check(self, people: Sequence[Player], urls: dict[str, str]) -> None:
        report, fetch, table = self.report, self.cluster.database.fetch, people[0].table
        rows = await fetch(FACTS.format(table))
        ((count,),) = await fetch(COUNT.format(table))
        report.problems += check_log(rows, count)
        report.problems += check_owners(await fetch(WRITERS.format(table)), urls)
        acked = [command.id for person in people for command in person.acked if command.type in LASTING]
        replay = await self._replay(table)
        report.problems += check_people(rows, people, acked, replay)
        report.tables += 1
        report.epochs += len({epoch for _, epoch, _ in rows})
        report.refused += [str(refused["code"]) for person in people for refused in person.refused]

    async def _replay(self, table: str) -> Any:
        """From a server itself: a long game takes longer than the proxy waits."""
        server = self.cluster.servers[0].address
        async with asyncio.timeout(NEVER), httpx.AsyncClient(base_url=f"http://{server}", timeout=NEVER) as http:
            while True:
                with suppress(*BROKEN):
                    answer = await http.get(f"/api/tables/{table}/games/1/replay")
                    if answer.status_code == 200:
                        return answer.json()
                await asyncio.sleep(0.1)

    async def close(self) -> None:
        for task in self._playing:
            task.cancel()
        await asyncio.gather(*self._playing, return_exceptions=True)


@asynccontextmanager
async def story(chance: Rng, mutant: str, say: Callable[[str], None]) -> AsyncIterator[Story]:
    """All play when this begins."""
    async with cluster(mutant) as machines:
        told = Story(machines, chance)
        try:
            say(f"two servers, PostgreSQL and nginx on {machines.network.kind}")
            await told.in_play(time.monotonic())
            yield told
        finally:
            await told.close()


async def run_cycles(
    kinds: Sequence[str], chance: Rng, mutant: str = "", say: Callable[[str], None] = lambda text: None
) -> Report:
    """One fault after another, in this order."""
    async with story(chance, mutant, say) as told:
        for number, kind in enumerate(kinds, 1):
            await told.fault(kind)
            times = told.report.times[kind]
            say(
                f"{number}/{len(kinds)} {kind}: stood still for {times.standing[-1]:.2f} s,"
                f" in play {times.after_healing[-1]:.2f} s after healing"
            )
        return await told.end()


async def run_rolling(times: int, chance: Rng, say: Callable[[str], None] = lambda text: None) -> Report:
    """Every server is restarted so many times."""
    async with story(chance, "", say) as told:
        for _ in range(times):
            await told.roll()
        return await told.end()
