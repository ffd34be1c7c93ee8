"""Revoked people. The operator may add to them while servers run."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any, TypeVar

from kartenhaus.store.postgres.connections import Connections, end
from kartenhaus.store.postgres.errors import using
from kartenhaus.store.postgres.migrations import must_be_current
from kartenhaus.table.seats import Person

T = TypeVar("T")


def revoke(address: str, person: Person, at: int) -> bool:
    """False: it was done before."""
    return _asked(address, lambda connection: add_revoked(connection, person, at))


def revoked(address: str) -> list[tuple[Person, int]]:
    """All of them, each with the moment when it was done, the latest last."""

    async def listed(connection: Any) -> list[tuple[Person, int]]:
        return [tuple(row) for row in await connection.fetch("SELECT person, at FROM revoked ORDER BY number")]

    return _asked(address, listed)


async def add_revoked(connection: Any, person: Person, at: int) -> bool:
    async with connection.transaction():
        # One after another: who reads on from a number must not miss a smaller one that is committed later.
        await connection.execute("LOCK TABLE revoked IN EXCLUSIVE MODE")
        number = await connection.fetchval(
            "INSERT INTO revoked (person, at) VALUES ($1, $2) ON CONFLICT DO NOTHING RETURNING number", person, at
        )
    return number is not None


def _asked(address: str, ask: Callable[[Any], Awaitable[T]]) -> T:
    """In a database that a server of this version has made: older ones are upgraded by the server only."""

    async def asked() -> T:
        connection = await Connections(address).connect()
        try:
            await must_be_current(connection)
            return await ask(connection)
        finally:
            await end(connection)

    with using(address):
        return asyncio.run(asked())
