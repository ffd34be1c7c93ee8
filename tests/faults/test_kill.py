"""kill -9 at twenty random moments under load: nothing that was shown is lost, and nothing is done twice."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from itertools import accumulate
from pathlib import Path
from typing import Any

from kartenhaus.engine import Refused, Rng
from kartenhaus.store import SqliteStore
from kartenhaus.table.audit import checked_outcome
from kartenhaus.table.facts import CallMade, Done, Fact, MoveMade
from kartenhaus.table.finished import finished_games
from tests.faults.processes import Process, process
from tests.faults.regulars import Line, Regular, gathered, read
from tests.server.client import Message
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
        _check_the_log(facts, people)
        for person in people:
            _check_what_was_seen(person, replay)
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


def _check_the_log(facts: Sequence[Fact], people: Sequence[Regular]) -> None:
    """Every command is there once if it was answered with yes, and not at all if it was refused."""
    done = [(fact.person, fact.id) for fact in facts if isinstance(fact, Done) and fact.id]
    assert len(done) == len(set(done))
    kept = {fact.id for fact in facts if isinstance(fact, MoveMade) or (isinstance(fact, CallMade) and fact.counted)}
    for person in people:
        for command, refused in person.answers.items():
            assert refused is None or command not in kept
    moves = [fact for fact in facts if isinstance(fact, MoveMade)]
    assert {fact.by for fact in moves} == {"person"}
    (finished,) = finished_games(facts)
    assert not isinstance(checked_outcome(finished), Refused)


def _check_what_was_seen(person: Regular, replay: Any) -> None:
    """All that a person was told is explained by the log as it is at the end.

    The same position may come twice in a game, so all places in the log are followed at which a person can be.
    """
    opening = replay["opening"]
    events = [move["events"] for move in replay["moves"]]
    positions: list[Message] = list(
        accumulate((move["game"] for move in replay["moves"]), _after, initial=replay["first"])
    )
    places = {0}
    epochs: dict[str, int] = {}
    version = -1
    for message, game in person.told:
        if game is None:
            continue
        if message["type"] == "view":
            places = {place for place in range(min(places), len(positions)) if positions[place] == game}
            if message["epoch"] not in epochs:
                # A server that was restarted goes on above every version that was seen.
                assert message["version"] > version
            epochs[message["epoch"]] = len(epochs)
        else:
            assert message["version"] > version
            told = message["events"]
            if places == {0} and opening and told[: len(opening)] == opening:
                told = told[len(opening) :]
            places = {after for place in places for after in _reached(events, place, told) if positions[after] == game}
        version = message["version"]
        assert places, f"{person.name} was shown what is not in the log: {message}"
    assert len(positions) - 1 in places


def _after(position: Message, changes: Message) -> Message:
    return {**position, **changes}


def _reached(events: Sequence[list[Any]], place: int, told: list[Any]) -> list[int]:
    """Where one is after having been told this; moves without events may or may not be among it."""
    reached: list[int] = []
    while True:
        if not told:
            reached.append(place)
        if place == len(events) or told[: len(events[place])] != events[place] or (not told and events[place]):
            return reached
        told = told[len(events[place]) :]
        place += 1
