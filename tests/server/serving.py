"""Real servers on loopback, in a thread."""

from __future__ import annotations

import asyncio
import io
import threading
from collections.abc import Coroutine, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, TypeVar

from kartenhaus.server import Config
from kartenhaus.server.run import Server
from kartenhaus.server.telemetry import Logs

T = TypeVar("T")
MUCH = 1_000_000
# Nothing takes this long; a test that waits for what never comes ends by it.
LONGEST = 120


def roomy(data: Path, **settings: Any) -> Config:
    """No limit that a quick test could run into, and bots that answer at once."""
    usual: dict[str, Any] = {
        "host": "127.0.0.1",
        "port": 0,
        "data": data,
        "bot_workers": 1,
        "bot_pace": 0,
        "command_rate": MUCH,
        "command_burst": MUCH,
        "address_rate": MUCH,
        "address_burst": MUCH,
        "connections": MUCH,
        "request_rate": MUCH,
        "request_burst": MUCH,
        "tables_per_hour": MUCH,
        "tables_per_person": MUCH,
    }
    return Config(**(usual | settings))


def defaults(data: Path, **settings: Any) -> Config:
    """All limits as they are by default, but bots that answer at once."""
    return Config(host="127.0.0.1", port=0, data=data, bot_workers=1, bot_pace=0, **settings)


@contextmanager
def serving(config: Config, log: io.StringIO | None = None) -> Iterator[Server]:
    """A server that runs until the block is left; then it closes as it does on Ctrl-C."""
    ready = threading.Event()
    server = Server(config, Logs(log or io.StringIO()), lambda port: ready.set())
    thread = threading.Thread(target=server.run)
    thread.start()
    try:
        while not ready.wait(0.05):
            assert thread.is_alive()
        yield server
    finally:
        server.end()
        thread.join(LONGEST)
        assert not thread.is_alive()


def run(coroutine: Coroutine[Any, Any, T], longest: int = LONGEST) -> T:
    """Runs what a test does with its clients."""

    async def bounded() -> T:
        async with asyncio.timeout(longest):
            return await coroutine

    return asyncio.run(bounded())


def errors_in(log: str) -> list[str]:
    """What a server complains of in its log. That it was kept from going on is the machine's fault."""
    return [line for line in log.splitlines() if '"error"' in line and '"stood still"' not in line]
