"""How soon a server is back after a crash with very many tables, all of them in the middle of a game.

python -m bench.restart [--tables 10000] [--moves 250]
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import secrets
import shutil
import sys
import tempfile
import time
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

from bench.attacks.wire import Visitor
from bench.server.line import Line
from bench.server.process import LOAD_CORE, Process, free_port
from bench.table import show_table
from kartenhaus.catalog import GAMES
from kartenhaus.engine import Refused, Rng
from kartenhaus.store import NotKept, SqliteStore
from kartenhaus.table import Settings, open_table
from kartenhaus.table.commands import Arrived, Command, MakeMove, ShareChance, Sit, Start
from kartenhaus.table.effects import Append
from kartenhaus.table.facts import Fact, TableOpened

FILES = Path(__file__).parents[1] / "build"
GAME = "photo-rummy"
PEOPLE = ("ada", "ben")
# Seldom enough for the limit of one address.
HEALTH_EVERY = 0.06
# How many tables are shown to somebody while the others are still being loaded.
SHOWN = 200


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.restart", description="A server comes back after a crash.")
    parser.add_argument("--tables", type=int, default=10_000)
    parser.add_argument("--moves", type=int, default=250, help="how many moves were made at each of them")
    chosen = parser.parse_args()
    os.sched_setaffinity(0, {LOAD_CORE})
    FILES.mkdir(exist_ok=True)
    folder = Path(tempfile.mkdtemp(prefix="bench-restart-", dir=FILES))
    try:
        print(f"writing {chosen.tables} tables ...", file=sys.stderr, flush=True)
        facts = facts_of_a_game(chosen.moves)
        tables = write_tables(folder, chosen.tables, facts)
        print("starting the server ...", file=sys.stderr, flush=True)
        asyncio.run(measure(folder, tables, len(facts)))
    finally:
        shutil.rmtree(folder, ignore_errors=True)


def facts_of_a_game(moves: int) -> list[Fact]:
    """Of a game that is still going on after so many moves."""
    for seed in range(100):
        facts = _played(moves, seed.to_bytes(32, "big"))
        if facts is not None:
            return facts
    raise SystemExit(f"games of {GAME} are over before so many moves: {moves}")


def _played(moves: int, seed: bytes) -> list[Fact] | None:
    now = int(time.time() * 1000)
    opened = open_table("t", PEOPLE[0], "open", GAME, 2, {}, Settings(), seed, now)
    if isinstance(opened, Refused):
        raise SystemExit(f"the table was refused: {opened.code}")
    table, effects = opened
    facts = [fact for effect in effects if isinstance(effect, Append) for fact in effect.facts]

    def tell(command: Command) -> None:
        facts.extend(
            fact for effect in table.handle(command, now) if isinstance(effect, Append) for fact in effect.facts
        )

    for person in PEOPLE:
        tell(Arrived(person, ""))
        tell(Sit(person, f"sit-{person}", person.title()))
        tell(ShareChance(person, f"chance-{person}", seed.hex()))
    tell(Start(PEOPLE[0], "start"))
    game, rng = GAMES[GAME], Rng(seed)
    for number in range(moves):
        actors = game.actors(table.state)
        if not actors:
            return None
        person = next(one for one in PEOPLE if table.seat_of(one) == actors[0])
        offered = list(game.legal_moves(table.state, actors[0]))
        now += 1000
        tell(MakeMove(person, f"m{number}", table.version, game.write_move(offered[rng.below(len(offered))])))
    return facts


def write_tables(folder: Path, count: int, facts: list[Fact]) -> list[str]:
    """Their ids. Each has the same game, under a name of its own."""
    faults: list[NotKept] = []

    def kept(fault: NotKept | None) -> None:
        if fault is not None:
            faults.append(fault)

    store = SqliteStore(folder / "kartenhaus.db", lambda function: function())
    tables = [secrets.token_urlsafe(16) for _ in range(count)]
    opening, *others = facts
    assert isinstance(opening, TableOpened)
    for number, table in enumerate(tables):
        # Opened by different people: one has only so many tables a day.
        store.append(table, 0, [replace(opening, person=f"host{number}"), *others], kept)
    store.close()
    if faults:
        raise faults[0]
    return tables


async def measure(folder: Path, tables: list[str], facts: int) -> None:
    port = free_port()
    program = str(Path(sys.executable).parent / "kartenhaus")
    command = [program, "serve", "--host", "127.0.0.1", "--port", str(port), "--data", str(folder)]
    began = time.monotonic()
    server = Process(command, folder, {"KARTENHAUS_TABLES": str(len(tables))}, port, folder / "server.log")
    try:
        await asyncio.to_thread(server.wait_until_ready, 600.0)
        listening = time.monotonic() - began
        watcher = Visitor(port, "203.0.113.1")
        stalls: list[float] = []
        shown: list[float] = []
        # The server begins with those that changed last.
        showing = asyncio.create_task(_look_at(port, tables[:SHOWN], shown))
        while not _loaded(folder):
            asked = time.monotonic()
            await watcher.request("GET", "/health")
            stalls.append(time.monotonic() - asked)
            await asyncio.sleep(HEALTH_EVERY)
        loaded = time.monotonic() - began
        await showing
        memory = server.usage().memory
    finally:
        server.stop()
    show_table(
        ["", "result"],
        [
            ["tables, facts each", f"{len(tables)}, {facts}"],
            ["the port answers", f"after {listening:.2f} s"],
            ["a table that somebody asks for is shown, p50 / p99", f"{_share(shown, 0.5)} / {_share(shown, 0.99)} ms"],
            ["all tables are loaded", f"after {loaded:.1f} s"],
            ["/health meanwhile, p99 / longest", f"{_share(stalls, 0.99)} / {_share(stalls, 1)} ms"],
            ["memory at the end", f"{memory / 1e6:.0f} MB"],
        ],
    )


def _share(seconds: Sequence[float], share: float) -> str:
    """So much of them took no longer than this, in milliseconds."""
    ordered = sorted(seconds)
    return f"{1000 * ordered[min(len(ordered) - 1, int(share * len(ordered)))]:.0f}"


async def _look_at(port: int, tables: Sequence[str], book: list[float]) -> None:
    """Seconds until each of them, asked for by somebody new, was on the screen."""
    for number, table in enumerate(tables):
        guest = Visitor(port, f"198.51.{100 + number // 250}.{number % 250}")
        await guest.arrive()
        seen = asyncio.get_running_loop().create_future()

        def heard(_line: Line, text: bytes, seen: asyncio.Future[None] = seen) -> None:
            if json.loads(text)["type"] == "view" and not seen.done():
                seen.set_result(None)

        asked = time.monotonic()
        line = await guest.connect(table, heard)
        await seen
        book.append(time.monotonic() - asked)
        line.hang_up()
        guest.leave()


def _loaded(folder: Path) -> bool:
    return b'"event":"loaded"' in (folder / "server.log").read_bytes()


if __name__ == "__main__":
    main()
