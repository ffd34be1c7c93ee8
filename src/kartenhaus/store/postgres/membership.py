"""This server among the others: its row in `servers`, its lock and its heartbeat.

The lock is held by a session of its own: when the process dies, the lock is gone at once. A machine that hangs or is
cut off keeps it, but is not seen any more, and loses its tables when its lease is over. It notices before that, by its
own clock: then it gives up all its tables, and comes back as another server.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from contextlib import suppress
from typing import Final

import asyncpg

from kartenhaus.store.facts_text import FORMAT_READ
from kartenhaus.store.postgres.connections import CONNECTING, Connections, end, within
from kartenhaus.store.postgres.errors import FAILURES
from kartenhaus.store.postgres.locks import LOCKS

# Between heartbeats, in seconds.
BEAT: Final = 0.5
# After so many seconds without an answer all tables are given up. Others wait longer (statements.LEASE).
SILENCE: Final = 2.0
# A clock is measured by the heartbeat that was answered soonest of so many.
MEASURED: Final = 20

_REGISTER: Final = """
    INSERT INTO servers (url, format, seen, leaving) VALUES ($1, $2, clock_timestamp(), $3) RETURNING id
"""
_BEAT: Final = "UPDATE servers SET seen = clock_timestamp() WHERE id = $1 RETURNING extract(epoch FROM seen)::float8"
# The server that we were until our tables were lost, and others that are long gone.
_TIDY: Final = "DELETE FROM servers WHERE id = $1 OR seen < clock_timestamp() - interval '1 day'"
_PUBLISH: Final = """
    INSERT INTO lobbies (server, tables) VALUES ($1, $2) ON CONFLICT (server) DO UPDATE SET tables = excluded.tables
"""


class Membership:
    def __init__(self, connections: Connections, url: str, on_lost: Callable[[], None]) -> None:
        self._connections = connections
        self._url = url
        self._on_lost = on_lost
        # Our id; None: we are not registered.
        self.me: int | None = None
        # What we were before.
        self._was = 0
        self._session: asyncpg.Connection | None = None
        self._is_registered = asyncio.Event()
        self._is_leaving = False
        # When the last heartbeat was sent that was answered.
        self._heard = 0.0
        # How long each of the last heartbeats took, and how far the database's clock was ahead, in seconds.
        self._offsets: list[tuple[float, float]] = []
        self._beating: asyncio.Task[None] | None = None

    async def start(self) -> None:
        await self._register()
        self._beating = asyncio.get_running_loop().create_task(self._keep_alive())

    async def registered(self) -> int:
        """Our id. Raises TimeoutError if we do not get one."""
        if self.me is None:
            await asyncio.wait_for(self._is_registered.wait(), CONNECTING)
        if self.me is None:
            # Lost again in the same moment.
            raise TimeoutError
        return self.me

    async def leave(self) -> None:
        """Lets others claim our tables, now and after we should have registered anew."""
        self._is_leaving = True
        await self._connections.fetch("UPDATE servers SET leaving = TRUE WHERE id = $1", await self.registered())

    async def publish(self, tables: str) -> None:
        await self._connections.fetch(_PUBLISH, await self.registered(), tables)

    def lease_age(self) -> float:
        return time.monotonic() - self._heard

    def clock_offset(self) -> float:
        return min(self._offsets)[1] if self._offsets else 0.0

    async def close(self) -> None:
        if self._beating is not None:
            self._beating.cancel()
            with suppress(asyncio.CancelledError):
                await self._beating
        me, session = self.me, self._session
        self.me = self._session = None
        if session is not None:
            if me is not None:
                with suppress(*FAILURES):
                    await within(CONNECTING, session, session.execute("DELETE FROM servers WHERE id = $1", me))
            await end(session)

    async def _register(self) -> None:
        # A heartbeat need not survive a crash of the database, in which the lock is lost anyway; and a disk that is
        # busy is no reason to give up tables.
        session = await self._connections.connect(synchronous_commit="off")
        try:
            registering = session.fetchval(_REGISTER, self._url, FORMAT_READ, self._is_leaving)
            me = await within(CONNECTING, session, registering)
            await within(CONNECTING, session, session.execute(f"SELECT pg_advisory_lock({LOCKS}, {me})"))
            await within(CONNECTING, session, session.execute(_TIDY, self._was))
            self._heard = time.monotonic()
            await self._beat(session, me)
        except BaseException:
            session.terminate()
            raise
        self._session, self.me = session, me
        self._is_registered.set()

    async def _keep_alive(self) -> None:
        while True:
            # Whatever went wrong: who is not seen any more must know it.
            with suppress(Exception):
                while self._session is not None and self.me is not None:
                    await self._pause(self._session)
                    await self._beat(self._session, self.me)
            self._lose()
            while self.me is None:
                with suppress(Exception):
                    await self._register()
                if self.me is None:
                    await asyncio.sleep(BEAT)

    async def _pause(self, session: asyncpg.Connection) -> None:
        """Until the next heartbeat, or until the session is lost, which is noticed at once."""
        lost = asyncio.Event()

        def hear(_: object) -> None:
            lost.set()

        session.add_termination_listener(hear)
        try:
            if not session.is_closed():
                with suppress(TimeoutError):
                    await asyncio.wait_for(lost.wait(), BEAT)
        finally:
            session.remove_termination_listener(hear)

    async def _beat(self, session: asyncpg.Connection, me: int) -> None:
        left = self._heard + SILENCE - time.monotonic()
        if left <= 0:
            # We stood still.
            raise TimeoutError
        sent, before = time.monotonic(), time.time()
        seen = await within(left, session, session.fetchval(_BEAT, me))
        if seen is None:
            # Somebody has removed us.
            raise TimeoutError
        took = time.monotonic() - sent
        self._heard = sent
        self._offsets = [*self._offsets[1 - MEASURED :], (took, seen - before - took / 2)]

    def _lose(self) -> None:
        """All that was ours is not any more."""
        self._was, self.me = self.me or 0, None
        self._is_registered.clear()
        if self._session is not None:
            self._session.terminate()
            self._session = None
        self._on_lost()
