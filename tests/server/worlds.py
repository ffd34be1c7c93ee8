"""Rooms of the server with their real messages, histories and comings back, on a disk and a clock that stand still."""

from __future__ import annotations

import asyncio
import io
from collections.abc import Callable, Sequence
from typing import cast

from kartenhaus.server.hub import Hub as ServerHouse
from kartenhaus.server.room import Room
from kartenhaus.server.telemetry import Logs, Metrics
from kartenhaus.server.telling import MovesTold, tell_moves, view_for
from kartenhaus.table import Table
from kartenhaus.table.commands import Command
from kartenhaus.table.facts import Fact
from kartenhaus.table.seats import Person
from kartenhaus.wire import write_json

EPOCH = "0123456789abcdef"


class Still:
    """What a room needs of a house, with nothing in it that goes on by itself."""

    def __init__(self, now: int) -> None:
        self.at = now
        self.metrics = Metrics()
        self.log = Logs(io.StringIO())
        self.loop = self.store = self.bots = self
        # When the room wants to be woken: who watches the clock sees what comes of it.
        self.alarms: list[float] = []
        # Appends that are not on disk yet.
        self.unkept: list[Callable[[None], None]] = []

    def now(self) -> int:
        return self.at

    def time(self) -> float:
        return self.at / 1000

    def call_later(self, delay: float, call: Callable[[], None]) -> Still:
        self.alarms.append(delay)
        return self

    def cancel(self) -> None:
        """An alarm."""

    def create_future(self) -> asyncio.Future[None]:
        return asyncio.get_running_loop().create_future()

    def append(self, table: str, expected: int, facts: Sequence[Fact], kept: Callable[[None], None], runs: int) -> None:
        self.unkept.append(kept)

    def keep(self) -> None:
        while self.unkept:
            self.unkept.pop(0)(None)

    def ask(self, *question: object) -> None:
        raise AssertionError("no bot plays here")

    def forget(self, room: Room) -> None:
        raise AssertionError("the table broke")


class Wire:
    """A connection, and every byte that came over it."""

    def __init__(self, person: Person) -> None:
        self.person = person
        self.heard = 0
        self.received: list[bytes] = []

    def send(self, data: bytes) -> None:
        self.received.append(data)

    def stop(self, code: str, close: int) -> None:
        raise AssertionError(code)

    def come_back(self, after: int) -> None:
        raise AssertionError("the table has moved")


class World:
    """One room with all its viewers."""

    def __init__(self, table: Table, now: int) -> None:
        self.still = Still(now)
        self.room = Room(cast(ServerHouse, self.still), table, table.kept, [])
        self.room.epoch = EPOCH
        self.wires: dict[Person, Wire] = {}
        # Of each person, all that was received over earlier connections too.
        self.all_wires: dict[Person, list[Wire]] = {}

    def come(self, person: Person, version: int = -1) -> Wire:
        """A connection, to which nothing is sent yet that is not kept."""
        wire = self.wires[person] = Wire(person)
        self.all_wires.setdefault(person, []).append(wire)
        self.room.arrive(wire, EPOCH if version >= 0 else "", version)
        return wire

    def arrive(self, person: Person, version: int = -1) -> None:
        self.come(person, version)
        self.still.keep()

    def leave(self, person: Person) -> None:
        wire = self.wires.pop(person)
        wire.heard = self.still.at
        self.room.leave(wire)
        self.still.keep()

    def do(self, command: Command, later: int = 0) -> None:
        self.still.at += later
        self.room.take(command, self.wires.get(command.person))
        self.still.keep()

    def received(self, person: Person) -> list[bytes]:
        """Every byte that somebody could have got or asked for, and when the room wakes up next."""
        table = self.room.table
        asked = [write_json(table.shown()), repr(self.still.alarms).encode()]
        seat = table.seat_of(person)
        if seat is not None and table.state is not None:
            told = MovesTold()
            list(tell_moves(table.game.name, view_for(table, seat), "", told))
            asked.append(write_json(told))
        return [b"".join(wire.received) for wire in self.all_wires[person]] + asked


class Pair:
    """Two worlds in which the same is done."""

    def __init__(self, truth: Table, twin: Table, now: int) -> None:
        self.worlds = (World(truth, now), World(twin, now))

    def arrive(self, person: Person, version: int = -1) -> None:
        for world in self.worlds:
            world.arrive(person, version)

    def leave(self, person: Person) -> None:
        for world in self.worlds:
            world.leave(person)

    def do(self, command: Command, later: int = 0) -> None:
        for world in self.worlds:
            world.do(command, later)

    @property
    def table(self) -> Table:
        return self.worlds[0].room.table

    def check(self, *persons: Person) -> None:
        for person in persons:
            truth, twin = (world.received(person) for world in self.worlds)
            assert twin == truth
