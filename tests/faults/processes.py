"""Servers in processes of their own, which can be killed."""

from __future__ import annotations

import asyncio
import os
import re
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import fields
from pathlib import Path

from kartenhaus.server import variable_of
from tests.server.serving import roomy


def environment(data: Path, **settings: object) -> dict[str, str]:
    """As `roomy`, in variables."""
    config = roomy(data, **settings)
    chosen = {variable_of(field.name): getattr(config, field.name) for field in fields(config)}
    return os.environ | {
        name: ",".join(value) if isinstance(value, tuple) else str(value) for name, value in chosen.items()
    }


class Process:
    """One server after another on the same data folder."""

    def __init__(self, nursery: asyncio.subprocess.Process) -> None:
        self._nursery = nursery
        self.starts = 0
        self.port = 0
        self.pid = 0
        self.up = asyncio.Event()

    async def start(self) -> None:
        output = self._nursery.stdout
        assert output is not None
        self._say("start")
        # Where it is to be found, and its number; either may come first.
        self.port = self.pid = 0
        while not (self.port and self.pid):
            line = (await output.readline()).decode()
            assert line, "the server did not start"
            if found := re.search(r"http://127.0.0.1:(\d+)/", line):
                self.port = int(found.group(1))
            elif found := re.fullmatch(r"pid (\d+)\n", line):
                self.pid = int(found.group(1))
        self.starts += 1
        self.up.set()

    def kill(self) -> None:
        """-9."""
        self.up.clear()
        self._say("kill")

    def _say(self, word: str) -> None:
        assert self._nursery.stdin is not None
        self._nursery.stdin.write(f"{word}\n".encode())


@asynccontextmanager
async def process(data: Path, log: Path = Path(os.devnull), **settings: object) -> AsyncIterator[Process]:
    """A server that has started, and is killed at the end. `log`: what it writes to standard error."""
    with log.open("wb") as errors:
        nursery = await asyncio.create_subprocess_exec(
            sys.executable,
            "-m",
            "tests.faults.nursery",
            env=environment(data, **settings),
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
            stderr=errors,
        )
    assert nursery.stdin is not None
    served = Process(nursery)
    try:
        await served.start()
        yield served
    finally:
        nursery.stdin.close()
        await nursery.wait()
