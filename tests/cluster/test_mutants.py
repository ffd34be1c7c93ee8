"""The checks find what is wrong with a server: each of these faults is planted, and caught.

The database says that an owner is gone while it goes on, as when a frozen server wakes. With the servers as they are,
nothing is wrong then.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from contextlib import closing, suppress
from pathlib import Path
from typing import Any, Final

import asyncpg
import pytest

from kartenhaus.server.run import Server
from kartenhaus.store.postgres import PostgresStore
from tests.cluster.checking import COUNT, FACTS, WRITERS, Problem, check_log, check_owners, check_people
from tests.cluster.mutants import MUTANTS
from tests.cluster.witness import WITNESS
from tests.faults.regulars import Line, Regular, open_table, read
from tests.postgres import Postgres
from tests.server.client import Message
from tests.server.serving import roomy, run, serving
from tests.server.two_servers import hub_of
from tests.store.support import OPENED, Answers, move, take
from tests.store.support import run as at_once
from tests.support import rng

SEATS: Final = 3
# For how long a server does not know that it was overtaken, in seconds.
EVERY: Final = 0.25


class House:
    """A database, and the users that two servers are there."""

    def __init__(self, postgres: Postgres) -> None:
        self._postgres = postgres
        self.address = postgres.new_database()
        for user in ("one", "two"):
            self.run(
                f"DO $$ BEGIN CREATE ROLE {user} SUPERUSER LOGIN; EXCEPTION WHEN duplicate_object THEN NULL; END $$"
            )

    def of(self, user: str) -> str:
        return self.address.replace("//postgres@", f"//{user}@")

    def run(self, statement: str) -> str:
        return self._postgres.in_database(self.address, statement)

    def watch(self) -> None:
        for statement in WITNESS:
            self.run(statement)

    async def fetch(self, statement: str) -> list[Any]:
        connection = await asyncpg.connect(self.address)
        try:
            return list(await connection.fetch(statement))
        finally:
            await connection.close()

    def log_problems(self, table: str, urls: dict[str, str]) -> list[Problem]:
        rows, ((count,),), writers = (run(self.fetch(query.format(table))) for query in (FACTS, COUNT, WRITERS))
        return [*check_log(rows, count), *check_owners(writers, urls)]


@pytest.fixture
def house(postgres: Postgres) -> House:
    return House(postgres)


# --- the fence, on the store ---------------------------------------------------------------------------------


def _write_after_a_takeover(house: House) -> set[str]:
    urls = {"one": "http://one", "two": "http://two"}
    with (
        closing(PostgresStore(house.of("one"), at_once, url=urls["one"])) as one,
        closing(PostgresStore(house.of("two"), at_once, url=urls["two"])) as two,
    ):
        house.watch()
        assert Answers(one).append(0, OPENED) is None
        house.run("UPDATE tables SET owner = NULL")
        take(two)
        Answers(one).append(1, move(1))
        return {problem.kind for problem in house.log_problems("t", urls)}


def _write_after_a_commit_is_lost(house: House) -> set[str]:
    """As when a standby takes over that was a little behind."""
    urls = {"one": "http://one"}
    with closing(PostgresStore(house.of("one"), at_once, url=urls["one"])) as one:
        house.watch()
        assert Answers(one).append(0, OPENED) is None
        chain = house.run("SELECT chain FROM tables")
        assert Answers(one).append(1, move(1)) is None
        house.run(f"DELETE FROM facts WHERE number = 1; UPDATE tables SET count = 1, chain = '{chain}'")
        Answers(one).append(2, move(2))
        return {problem.kind for problem in house.log_problems("t", urls)}


@pytest.mark.parametrize(
    ("mutant", "scenario", "kind"),
    [("no-epoch", _write_after_a_takeover, "owner"), ("no-count", _write_after_a_commit_is_lost, "hole")],
)
def test_a_fence_with_a_gap_is_found(
    mutant: str,
    scenario: Callable[[House], set[str]],
    kind: str,
    postgres: Postgres,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    assert scenario(House(postgres)) == set()
    MUTANTS[mutant](monkeypatch.setattr)
    assert kind in scenario(House(postgres))


# --- servers that show what is not so --------------------------------------------------------------------------


class Recorder(Regular):
    """Remembers which moves were acknowledged."""

    def __init__(self, *about: Any) -> None:
        super().__init__(*about)
        self.acked: list[str] = []

    def on_answer(self, command: Message, refused: Message | None) -> None:
        if refused is None and command["type"] == "move":
            self.acked.append(command["id"])


class Through(Line):
    """To either server."""

    async def is_up(self) -> None:
        await asyncio.sleep(0.02)


async def _play_through_takeovers(house: House, servers: Sequence[Server], most: int) -> list[Problem]:
    """One game, in which the table changes hands all the time: somebody who watches goes to the other server."""
    chance = rng("takeovers")
    line = Through(servers[0].port)
    table = await open_table(line, "monster-roll", SEATS)
    people = [Recorder(Through(line.port), table, f"P{seat}", chance.fork(f"{seat}")) for seat in range(SEATS)]
    # Whoever opened it is the host.
    people[0].line._cookies["P0"] = await line.cookie_of("Host")
    for person in people:
        await person.sit()
    await people[0].do("start")

    watcher = Recorder(Through(line.port), table, "W", chance)

    async def take_over() -> None:
        for number in range(most):
            loser, winner = (servers[(number + turn) % 2] for turn in (0, 1))
            await house.fetch("UPDATE tables SET owner = NULL")
            watcher.line.port = winner.port
            watcher.cut()
            while table not in hub_of(winner).rooms:
                await asyncio.sleep(0.01)
            # It goes on for a while, then its heartbeat tells.
            await asyncio.sleep(EVERY)
            hub = hub_of(loser)
            if table in hub.rooms:
                hub.loop.call_soon_threadsafe(hub.rooms[table].move_away)
            while table in hub.rooms:
                await asyncio.sleep(0.01)

    taking_over = asyncio.create_task(take_over())
    watching = watcher.stay(lambda: watcher.phase == "over")
    await asyncio.gather(*(person.play() for person in people), watching)
    taking_over.cancel()
    with suppress(asyncio.CancelledError):
        await taking_over
    urls = {name: f"http://127.0.0.1:{server.port}" for name, server in zip(("one", "two"), servers, strict=True)}
    rows, ((count,),), writers = [await house.fetch(query.format(table)) for query in (FACTS, COUNT, WRITERS)]
    replay = await read(line, f"/api/tables/{table}/games/1/replay")
    acked = [command for person in people for command in person.acked]
    return [
        *check_log(rows, count),
        *check_owners(writers, urls),
        *check_people(rows, [*people, watcher], acked, replay),
    ]


def _takeovers(house: House, folder: Path, most: int = 5) -> set[str]:
    with (
        serving(roomy(folder, store=house.of("one"))) as one,
        serving(roomy(folder, store=house.of("two"))) as two,
    ):
        house.watch()
        return {problem.kind for problem in run(_play_through_takeovers(house, [one, two], most))}


def test_servers_as_they_are_lose_nothing_in_takeovers(house: House, tmp_path: Path) -> None:
    assert _takeovers(house, tmp_path) == set()


@pytest.mark.parametrize(
    ("mutant", "kinds"),
    [("shown-before-kept", {"shown", "lost"}), ("read-before-claimed", {"shown"})],
)
def test_a_server_that_shows_what_is_not_so_is_found(
    mutant: str, kinds: set[str], house: House, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    MUTANTS[mutant](monkeypatch.setattr)
    assert kinds & _takeovers(house, tmp_path)
