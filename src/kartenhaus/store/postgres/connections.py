"""Connections to the database, all on one event loop."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine, Mapping
from contextlib import suppress
from typing import Any, Final, TypeVar
from weakref import WeakSet

import asyncpg

from kartenhaus.store.postgres.errors import FAILURES, LOST, WrongDatabase

T = TypeVar("T")

# The oldest PostgreSQL that will do.
OLDEST: Final = 14
# How long connecting may take, and any question but an append, in seconds.
CONNECTING: Final = 5.0
ANSWERING: Final = 20.0
# How many questions may be asked at once.
MOST: Final = 8

_SETTINGS: Final[Mapping[str, str]] = {
    "application_name": "kartenhaus",
    # Compiling a statement of ours takes longer than running it.
    "jit": "off",
    # The session of a machine that is gone ends soon.
    "tcp_keepalives_idle": "2",
    "tcp_keepalives_interval": "1",
    "tcp_keepalives_count": "3",
}


class Connections:
    """Connects, and lends connections to one question at a time."""

    def __init__(self, address: str) -> None:
        self._address = address
        self._idle: list[asyncpg.Connection] = []
        self._all: WeakSet[asyncpg.Connection] = WeakSet()
        self._places = asyncio.Semaphore(MOST)

    async def connect(self, **settings: str) -> asyncpg.Connection:
        try:
            connection = await asyncpg.connect(
                self._address, timeout=CONNECTING, server_settings={**_SETTINGS, **settings}
            )
        except ValueError:
            # Not `from` it: it may contain the password.
            raise WrongDatabase("store-postgres-address") from None
        self._all.add(connection)
        return connection

    def drop(self) -> None:
        """Closes all that are open, without waiting for answers. After the line was cut, what was sent over one of them
        may take many seconds to be sent again, and everything after it would wait."""
        for connection in list(self._all):
            connection.terminate()

    async def ask(self, question: Callable[[asyncpg.Connection], Coroutine[Any, Any, Any]]) -> Any:
        """To be asked again does no harm: it is, if the connection was lost while it was idle."""
        async with self._places:
            connection = self._from_idle()
            if connection is not None:
                with suppress(*LOST):
                    return await self._answered(connection, question)
            return await self._answered(await self.connect(), question)

    async def _answered(
        self, connection: asyncpg.Connection, question: Callable[[asyncpg.Connection], Coroutine[Any, Any, Any]]
    ) -> Any:
        try:
            answer = await within(ANSWERING, connection, question(connection))
        except AttributeError as error:
            # What asyncpg says of a connection that was closed between two of its steps.
            if not connection.is_closed():
                connection.terminate()
                raise
            raise asyncpg.InterfaceError("closed") from error
        except BaseException:
            # It may be in the middle of something.
            connection.terminate()
            raise
        self._idle.append(connection)
        return answer

    async def fetch(self, query: str, *values: object) -> list[Any]:
        return list(await self.ask(lambda connection: connection.fetch(query, *values)))

    async def fetchrow(self, query: str, *values: object) -> Any:
        return await self.ask(lambda connection: connection.fetchrow(query, *values))

    async def fetchval(self, query: str, *values: object) -> Any:
        return await self.ask(lambda connection: connection.fetchval(query, *values))

    def _from_idle(self) -> asyncpg.Connection | None:
        while self._idle:
            connection = self._idle.pop()
            if not connection.is_closed():
                return connection
        return None

    async def close(self) -> None:
        for connection in self._idle:
            await end(connection)
        self._idle.clear()


async def end(connection: asyncpg.Connection) -> None:
    """In peace if it can be."""
    with suppress(*FAILURES):
        await within(CONNECTING, connection, connection.close())
    connection.terminate()


async def within(seconds: float, connection: asyncpg.Connection, asked: Coroutine[Any, Any, T]) -> T:
    """The answer. After that time the connection is closed, which leaves open what has become of the question.

    It is never cancelled, as asyncpg's own time limit would do: with synchronous replication, PostgreSQL answers to a
    cancelled commit as if it were safe.
    """
    limit = asyncio.get_running_loop().call_later(seconds, connection.terminate)
    try:
        return await asked
    finally:
        limit.cancel()


def must_be_usable(connection: asyncpg.Connection) -> None:
    version = connection.get_server_version()
    if version.major < OLDEST:
        raise WrongDatabase("store-postgres-too-old", version=f"{version.major}.{version.minor}", oldest=str(OLDEST))
    encoding = connection.get_settings().server_encoding
    if encoding.upper() not in ("UTF8", "UTF-8"):
        raise WrongDatabase("store-postgres-encoding", encoding=encoding)
