"""What is done to a cluster: each fault takes about three seconds, and everything is whole again after it."""

from __future__ import annotations

import asyncio
import signal
from collections.abc import Awaitable, Callable, Mapping
from typing import Final

from kartenhaus.engine import Rng
from tests.cluster.machines import FAKETIME, Cluster, Server
from tests.cluster.network import Other, Way

LASTS: Final = 3.0
# So far are clocks off.
HOUR: Final = ("+3600", "-3600")
Fault = Callable[[Cluster, Server, Rng], Awaitable[None]]


async def _kill(cluster: Cluster, server: Server, chance: Rng) -> None:
    await server.kill()
    await asyncio.sleep(LASTS * chance.below(100) / 100)
    server.start()


async def _freeze(cluster: Cluster, server: Server, chance: Rng) -> None:
    server.send(signal.SIGSTOP)
    await asyncio.sleep(1 + chance.below(9_000) / 1000)
    server.send(signal.SIGCONT)


async def _set_clock_wrong(cluster: Cluster, server: Server, chance: Rng) -> None:
    """It stays wrong until the server is next started."""
    await server.kill()
    server.start(HOUR[chance.below(len(HOUR))])


def _cut(other: Other, way: Way) -> Fault:
    async def cut(cluster: Cluster, server: Server, chance: Rng) -> None:
        cluster.network.cut(server.name, other, way)
        await asyncio.sleep(LASTS)
        cluster.network.heal()

    return cut


async def _reset(cluster: Cluster, server: Server, chance: Rng) -> None:
    for _ in range(4):
        other: Other = "proxy" if chance.below(2) else "database"
        cluster.network.reset(server.name, other)
        await asyncio.sleep(0.1)
        cluster.network.heal()
        await asyncio.sleep(chance.below(1000) / 1000)


async def _lose_answers(cluster: Cluster, server: Server, chance: Rng) -> None:
    """What is committed meanwhile is not answered: the connection breaks instead."""
    cluster.network.cut(server.name, "database", "from")
    await asyncio.sleep(0.1 + chance.below(900) / 1000)
    cluster.network.reset(server.name, "database")
    await asyncio.sleep(0.3)
    cluster.network.heal()


async def _crash_database(cluster: Cluster, server: Server, chance: Rng) -> None:
    await cluster.database.crash()
    cluster.database.start()
    await cluster.database.until_up()


FAULTS: Final[Mapping[str, Fault]] = {
    "kill -9": _kill,
    "frozen 1 to 10 s": _freeze,
    "database cut": _cut("database", "both"),
    "database cut, to it": _cut("database", "to"),
    "database cut, from it": _cut("database", "from"),
    "proxy cut": _cut("proxy", "both"),
    "resets": _reset,
    "answers lost": _lose_answers,
    "database crashed": _crash_database,
    **({"kill -9, clock an hour off": _set_clock_wrong} if FAKETIME else {}),
}
