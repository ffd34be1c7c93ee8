"""Our server under load, next to two others in the same run. Server and players have a core each.

Four people at each table, one move under way at a time; it counts as shown when all four have it. All servers are up at
once and are measured in turns; CPU a move is the median of the rounds, times are of all moves. Ours plays its own three
games, durable on disk, as the compiled release; boardgame.io and Colyseus play a card game with a view of much the same
size (peers/cards.js), in memory, each set up the way that costs it least. CPU is all threads of the server's process.
Memory is what its resident size grew by, from before the tables were opened until after the last round, by table: it
says most with many tables and players that think. bench.server.parts shows where our CPU goes.

    python -m bench.server [--quick] [--build interpreted] [--only NAME] [--tables 10,200,1000]
"""

from __future__ import annotations

import argparse
import os
import platform
import resource
import sqlite3
import sys
import time

import uvloop

from bench.server.company import SEATS
from bench.server.contenders import BUILDS, COMPILED, GAMES, PEER_SERVERS, ours
from bench.server.measure import Load, Result, Spans, measure
from bench.server.process import LOAD_CORE
from bench.server.report import load_name, show_aims, show_load

FULL = Spans(warm=3.0, settle=0.5, measured=4.0, rounds=3)
QUICK = Spans(warm=1.5, settle=0.5, measured=2.5, rounds=1)
PACES = (0.0, 1.0)


def main() -> None:
    parser = argparse.ArgumentParser(
        prog="python -m bench.server", description="Our server under load, next to others."
    )
    parser.add_argument("--quick", action="store_true", help="one short round, 10 and 200 tables only")
    parser.add_argument("--tables", help="numbers of tables, as 10,50,200")
    parser.add_argument("--only", action="append", help="only servers with this in their name; may be given again")
    parser.add_argument("--build", choices=BUILDS, default=COMPILED, help="which build of ours (usually the compiled)")
    chosen = parser.parse_args()
    known = (*PEER_SERVERS, *ours(chosen.build))
    contenders = [
        contender
        for contender in known
        if not chosen.only or any(part.lower() in contender.name.lower() for part in chosen.only)
    ]
    if not contenders:
        parser.error("no such server; there are: " + ", ".join(contender.name for contender in known))
    if not BUILDS[chosen.build].exists():
        parser.error(f"there is no {BUILDS[chosen.build]}; `make bench-server` sets it up")
    if len(os.sched_getaffinity(0)) < 2:
        parser.error("server and players need a core each, and there is only one")
    numbers = [int(number) for number in (chosen.tables or ("10,200" if chosen.quick else "10,200,1000")).split(",")]
    spans = QUICK if chosen.quick else FULL
    loads = [Load(tables, think) for think in PACES for tables in numbers]
    os.sched_setaffinity(0, {LOAD_CORE})

    _allow_connections(SEATS * max(numbers) * len(contenders))
    print(f"{chosen.build}, Python {platform.python_version()}, SQLite {sqlite3.sqlite_version}")
    results: dict[Load, dict[str, Result]] = {}
    began = time.monotonic()
    failed = False
    for number, load in enumerate(loads, start=1):

        def progress(text: str, at: str = f"{number} of {len(loads)}: {load_name(load)}") -> None:
            _progress(f"[{time.monotonic() - began:.0f} s, {at}] {text} ...")

        results[load], troubles = uvloop.run(measure(contenders, load, spans, progress))
        _progress("")
        show_load(load, results[load])
        print(*troubles, sep="\n", end="\n" if troubles else "")
        failed = failed or bool(troubles)
    if any(game in named for game in GAMES for named in results.values()):
        show_aims(results)
    sys.exit(failed)


def _allow_connections(most: int) -> None:
    """As many as this process has to all servers at once; each of those may have as many."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    needed = max(soft, 1000 + most)
    try:
        resource.setrlimit(resource.RLIMIT_NOFILE, (needed, max(hard, needed)))
    except (ValueError, PermissionError):
        raise SystemExit(f"{needed} open files are needed, {hard} allowed: take fewer --tables") from None


def _progress(text: str) -> None:
    if sys.stderr.isatty():
        print(f"\r\033[K{text}", end="", file=sys.stderr, flush=True)
    elif text:
        print(text, file=sys.stderr, flush=True)


if __name__ == "__main__":
    main()
