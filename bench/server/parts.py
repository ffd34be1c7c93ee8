"""Where the CPU time of a move goes: a room with four people, who are shown everything, without sockets or disk.

    python -m bench.server.parts [--moves 500] [--profile GAME]

Times are of this thread's CPU, in microseconds a move; the same moves on every machine. `--profile` prints the
functions instead: it makes small ones look dear, so only the order counts.
"""

from __future__ import annotations

import argparse
import cProfile
import io
import pstats
import random  # noqa: TID251 - players outside of the house bring their own chance
from collections.abc import Callable, Sequence
from hashlib import sha256
from time import thread_time_ns
from typing import cast

import kartenhaus.table.table
from bench.server.kartenhaus import chosen
from bench.table import show_table
from kartenhaus.catalog import GAMES
from kartenhaus.engine import Refused, Seat
from kartenhaus.server.frames import TEXT, Inbox
from kartenhaus.server.hub import Hub
from kartenhaus.server.room import Room
from kartenhaus.server.telemetry import Logs, Metrics
from kartenhaus.server.telling import phrasebook
from kartenhaus.store.facts_text import write_fact
from kartenhaus.table import Settings, Table, open_table
from kartenhaus.table.commands import Arrived, Command, Sit, Start
from kartenhaus.table.effects import Append, Show
from kartenhaus.table.facts import Fact, Line
from kartenhaus.table.seats import Person
from kartenhaus.wire import Showing, command_of, read_asked

PEOPLE = ("ann", "ben", "cleo", "dan")
PARTS = ("reading", "handling", "facts as text", "showing")
ROOM = "rest of the room"
ROUNDS = 15
LINE = Line(3, 1)


class Quiet:
    """What a room needs of a hub: a clock that is set by hand, and a disk that keeps at once."""

    def __init__(self) -> None:
        self.at = 1_000_000
        self.metrics = Metrics()
        self.log = Logs(io.StringIO())
        self.loop = self.store = self

    def now(self) -> int:
        return self.at

    def time(self) -> float:
        return self.at / 1000

    def call_later(self, delay: float, call: Callable[[], None]) -> Quiet:
        return self

    def cancel(self) -> None:
        """An alarm."""

    def append(self, table: str, expected: int, facts: Sequence[Fact], kept: Callable[[None], None], runs: int) -> None:
        kept(None)


class Screen:
    """A viewer who counts the bytes."""

    def __init__(self, person: Person) -> None:
        self.person = person
        self.heard = 0
        self.received = 0

    def send(self, data: bytes) -> None:
        self.received += len(data)

    def stop(self, code: str, close: int) -> None:
        raise AssertionError(code)

    def come_back(self, after: int) -> None:
        raise AssertionError(after)


class Evening:
    """Games at one table after another, in a room or, to time each part, without one."""

    def __init__(self, game: str, in_a_room: bool) -> None:
        self._game = game
        self._in_a_room = in_a_room
        self._chance = random.Random(game)
        self._number = 0
        self._commands = 0
        self._inbox = Inbox(100_000)
        self.hub = Quiet()
        self.screens = [Screen(person) for person in PEOPLE]
        # In nanoseconds: each part, or all that the room does.
        self.spent = [0] * len(PARTS)
        self.spent_in_room = 0
        self._open()

    def _open(self) -> None:
        self._number += 1
        secret = sha256(f"{self._game} {self._number}".encode()).digest()
        settings = Settings(window=0, patience=60_000)
        opened = open_table("bench", PEOPLE[0], "open", self._game, len(PEOPLE), {}, settings, secret, self.hub.at)
        assert not isinstance(opened, Refused), opened
        self.table: Table = opened[0]
        for seat, person in enumerate(PEOPLE):
            self.table.handle(Arrived(person, ""), self.hub.at)
            self.table.handle(Sit(person, f"sit {person}", person.title(), seat), self.hub.at)
        self.table.handle(Start(PEOPLE[0], "start"), self.hub.at)
        if self._in_a_room:
            self._room = Room(cast(Hub, self.hub), self.table, self.table.kept, ())
            for screen in self.screens:
                self._room.arrive(screen, "", 0)
        else:
            self._showing = Showing(self.table, phrasebook(self._game))
            for person in PEOPLE:
                self._showing.begin(self.table, person)

    def play(self, moves: int) -> None:
        for _ in range(moves):
            self._move()

    def _move(self) -> None:
        """One move, after all others have said that they have nothing to call."""
        game = self.table.game
        actors = game.actors(self.table.state)
        if not actors:
            self._open()
            actors = game.actors(self.table.state)
        for seat in actors[1:]:
            self._ask(seat, f'"type":"no-call","version":{self.table.version}')
        offered = [game.write_move(move) for move in game.own(self.table.state, actors[0]).legal_moves]
        self._ask(actors[0], f'"type":"move","version":{self.table.version},"move":"{chosen(offered, self._chance)}"')

    def _ask(self, seat: Seat, rest: str) -> None:
        self._commands += 1
        self.hub.at += 250
        asked = f'{{"id":"{seat}-{self._commands}",{rest}}}'.encode()
        began = thread_time_ns()
        command = self._read(bytes((0x80 | TEXT, 0x80 | len(asked))) + bytes(4) + asked, PEOPLE[seat])
        read = thread_time_ns()
        if self._in_a_room:
            self._room.take(command, self.screens[seat])
            self.spent_in_room += thread_time_ns() - read
        else:
            self.spent[0] += read - began
            self._carry_out(command)

    def _read(self, data: bytes, person: Person) -> Command:
        self._inbox.put(data)
        message = self._inbox.first()
        assert message is not None
        self._inbox.drop_first()
        command = command_of(read_asked(message[1]), person, lambda: LINE)
        assert command is not None
        return command

    def _carry_out(self, command: Command) -> None:
        spent = self.spent
        began = thread_time_ns()
        effects = self.table.handle(command, self.hub.at)
        spent[1] += thread_time_ns() - began
        for effect in effects:
            began = thread_time_ns()
            if isinstance(effect, Append):
                for fact in effect.facts:
                    write_fact(fact)
                spent[2] += thread_time_ns() - began
            elif isinstance(effect, Show):
                self._showing.update(self.table, effect.version, effect.events)
                spent[3] += thread_time_ns() - began
        self.table.went_out(self.hub.at)


def measured(game: str, moves: int) -> list[float]:
    """Microseconds a move for each part, and for all that the room does."""
    apart, room = Evening(game, in_a_room=False), Evening(game, in_a_room=True)
    for evening in (apart, room):
        evening.play(moves)
        evening.spent = [0] * len(PARTS)
        evening.spent_in_room = 0
        evening.play(moves)
    parts = [spent / moves / 1000 for spent in apart.spent]
    return [*parts, room.spent_in_room / moves / 1000]


def profile(game: str, moves: int) -> None:
    evening = Evening(game, in_a_room=True)
    evening.play(moves)
    profiler = cProfile.Profile()
    profiler.runcall(evening.play, moves)
    pstats.Stats(profiler).sort_stats("tottime").print_stats(45)


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.server.parts", description="Where a move's CPU time goes.")
    parser.add_argument("--moves", type=int, default=500)
    parser.add_argument("--profile", choices=tuple(GAMES))
    chosen = parser.parse_args()
    if chosen.profile:
        profile(chosen.profile, chosen.moves)
        return
    build = "interpreted" if kartenhaus.table.table.__file__.endswith(".py") else "compiled"
    rows = []
    for game in GAMES:
        rounds = [measured(game, chosen.moves) for _ in range(ROUNDS)]
        # The same moves each time: what is above the least is other work of the machine.
        *parts, in_room = [min(column) for column in zip(*rounds, strict=True)]
        parts.append(in_room - parts[1] - parts[3])
        rows.append([game, *(f"{part:.1f}" for part in parts), f"{sum(parts):.1f}"])
    show_table([f"us a move ({build})", *PARTS, ROOM, "all"], rows)


if __name__ == "__main__":
    main()
