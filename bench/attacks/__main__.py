"""One address doing its worst, within the server's default limits, and what everybody else notices of it.

Each attack has a new server, whose store holds a table with very many facts. The longest stall is the longest that
/health took. Memory is the server's own process, without bots and other workers.

    python -m bench.attacks [--only NAME] [--seconds 15] [--facts 300000]
"""

from __future__ import annotations

import argparse
import asyncio
import multiprocessing
import os
import shutil
import sys
import tempfile
import time
from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial
from pathlib import Path

from bench.attacks.attacks import ATTACKS, attack
from bench.attacks.bystanders import Bystanders, Noticed
from bench.attacks.long_table import write_long_table
from bench.server.process import LOAD_CORE, Process, free_port
from bench.table import show_table

FILES = Path(__file__).parents[2] / "build"
# The aims, in milliseconds and megabytes.
LONGEST_P99 = 100
MOST_MEMORY = 300


@dataclass(frozen=True, slots=True)
class Result:
    noticed: Noticed
    memory: int
    grown: int
    log_lines: int
    seconds: float


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.attacks", description="One address doing its worst.")
    parser.add_argument("--only", action="append", help="only attacks with this in their name; may be given again")
    parser.add_argument("--seconds", type=float, default=15.0, help="how long each of them lasts")
    parser.add_argument("--facts", type=int, default=300_000, help="how many facts the long table has")
    chosen = parser.parse_args()
    names = [name for name in ATTACKS if not chosen.only or any(part in name for part in chosen.only)]
    if not names:
        parser.error("no such attack; there are: " + ", ".join(ATTACKS))
    os.sched_setaffinity(0, {LOAD_CORE})
    FILES.mkdir(exist_ok=True)
    rows: list[list[str]] = []
    for number, name in enumerate(names, start=1):
        print(f"{number} of {len(names)}: {name} ...", file=sys.stderr, flush=True)
        rows.append(_row(name, asyncio.run(_tried(name, chosen.seconds, chosen.facts))))
    head = ["attack", "moves p50 / p99 ms", "openings p50 / p99 ms", "/health p99 ms", "longest stall ms"]
    show_table([*head, "memory MB", "store kB/s", "log lines", "failed"], rows)
    print(f"Aims: p99 under {LONGEST_P99} ms, memory under {MOST_MEMORY} MB.")


async def _tried(name: str, seconds: float, facts: int) -> Result:
    folder = Path(tempfile.mkdtemp(prefix="bench-attacks-", dir=FILES))
    table = write_long_table(folder, facts) if "long" in name else ""
    port = free_port()
    program = str(Path(sys.executable).parent / "kartenhaus")
    command = [program, "serve", "--host", "127.0.0.1", "--port", str(port)]
    server = Process([*command, "--data", str(folder)], folder, {}, port, folder / "server.log")
    try:
        await asyncio.to_thread(server.wait_until_ready)
        bystanders = Bystanders(port)
        await bystanders.start()
        await asyncio.sleep(1.0)
        before = _size(folder)
        attacker = multiprocessing.get_context("spawn").Process(target=attack, args=(name, port, table, seconds))
        began = time.monotonic()
        attacker.start()
        memory = 0
        while time.monotonic() < began + seconds:
            memory = max(memory, server.usage().memory)
            await asyncio.sleep(0.05)
        passed = time.monotonic() - began
        grown = _size(folder) - before
        await bystanders.stop()
        attacker.terminate()
        await asyncio.to_thread(attacker.join)
        lines = (folder / "server.log").read_bytes().count(b"\n")
        return Result(bystanders.noticed, memory, grown, lines, passed)
    finally:
        server.stop()
        shutil.rmtree(folder, ignore_errors=True)


def _size(folder: Path) -> int:
    return sum(file.stat().st_size for file in folder.glob("kartenhaus.db*"))


def _row(name: str, result: Result) -> list[str]:
    noticed = result.noticed
    health = partial(_share, noticed.healths)
    return [
        name,
        f"{_share(noticed.moves, 0.5):.1f} / {_share(noticed.moves, 0.99):.0f}",
        f"{_share(noticed.openings, 0.5):.1f} / {_share(noticed.openings, 0.99):.0f}",
        f"{health(0.99):.0f}",
        f"{health(1.0):.0f}",
        f"{result.memory / 1e6:.0f}",
        f"{result.grown / 1e3 / result.seconds:.0f}",
        str(result.log_lines),
        str(len(noticed.failures)),
    ]


def _share(seconds: Sequence[float], share: float) -> float:
    """So much of them took no longer than this, in milliseconds."""
    ordered = sorted(seconds)
    return 1000 * ordered[min(len(ordered) - 1, int(share * len(ordered)))] if ordered else 0.0


if __name__ == "__main__":
    main()
