"""Runs a server: uvicorn with our WebSockets in it."""

from __future__ import annotations

import asyncio
import logging
import signal
import socket
from collections.abc import Callable
from contextlib import suppress
from types import FrameType
from typing import Any

import uvicorn

from kartenhaus.catalog import left_out
from kartenhaus.i18n import unreadable_texts
from kartenhaus.server.addresses import EVERYWHERE, address_nearby
from kartenhaus.server.api import ROUTES
from kartenhaus.server.config import Config
from kartenhaus.server.handshake import Handshake
from kartenhaus.server.http_connection import HttpConnection
from kartenhaus.server.middleware import Middleware
from kartenhaus.server.routes import router
from kartenhaus.server.telemetry import Forward, Logs

# How long requests under way may take when the server goes down, in seconds.
GRACE = 5
# How often uvicorn looks after the date in its answers, in seconds.
TICK = 1.0


class Server(uvicorn.Server):
    """Calls `on_ready` with its port when it can be reached: the system may have chosen the port."""

    def __init__(self, config: Config, log: Logs | None = None, on_ready: Callable[[int], None] | None = None) -> None:
        log = log or Logs()
        for fault in left_out():
            log.warn("package left out", code=fault.code, **fault.params)
        for fault in unreadable_texts():
            log.warn("text unreadable", **fault.params)
        for name in ("uvicorn.error", "asyncio"):
            library = logging.getLogger(name)
            library.handlers = [Forward(log)]
            library.propagate = False
        # uvicorn's warnings are about what clients do wrong. That is counted, not logged: they could fill a disk.
        logging.getLogger("uvicorn.error").setLevel(logging.ERROR)
        self._middleware = Middleware(config, router(ROUTES), log)
        super().__init__(
            uvicorn.Config(
                self._middleware,
                host=config.host,
                port=config.port,
                http="h11",
                ws=Handshake,
                lifespan="off",
                interface="asgi3",
                log_config=None,
                access_log=False,
                proxy_headers=False,
                server_header=False,
                timeout_graceful_shutdown=GRACE,
            )
        )
        self._ours = config
        self._on_ready = on_ready
        self.port = config.port
        self._loop: asyncio.AbstractEventLoop | None = None
        self._ending = asyncio.Event()

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Starts everything. Raises what keeps it from starting: uvicorn's own writes that to the log and exits.

        `sockets`: to listen on, instead of host and port; by the last one only this process is reached.

        That a port is taken is noticed before any table is loaded: the process that has the port
        may have the tables too.
        """
        loop = asyncio.get_running_loop()
        config, state = self.config, self.server_state

        def answer() -> HttpConnection:
            return HttpConnection(config, state, {"hub": self._middleware.hub}, loop)

        places: list[dict[str, Any]] = [{"sock": given} for given in sockets or ()]
        servers = [
            await loop.create_server(answer, **place, backlog=config.backlog, start_serving=False)
            for place in places or [{"host": config.host, "port": config.port}]
        ]
        port = servers[0].sockets[0].getsockname()[1]
        try:
            await self._middleware.open(self._ours.peer_url or _peer_url(config.host, port))
        except BaseException:
            for server in servers:
                server.close()
            raise
        for server in servers:
            await server.start_serving()
        self.servers = servers
        self.started = True
        self.port = port
        if self._on_ready is not None:
            self._on_ready(self.port)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        hub = self._middleware.hub
        hub.is_closing = True
        if sockets:
            # Other processes serve the same port: from now on they alone are asked.
            for server in self.servers[:-1]:
                server.close()
        if not self.force_exit:
            # Whoever knocks meanwhile hears that others are ready.
            await hub.owners.leave()
        await super().shutdown(sockets)
        if self.force_exit:
            # On a second Ctrl-C nothing is waited for, including the workers.
            hub.end_workers()
        else:
            await hub.close()

    async def main_loop(self) -> None:
        """Waits for `end`, where uvicorn's own polls ten times a second: an idle server sleeps."""
        self._loop = asyncio.get_running_loop()
        while not await self.on_tick(0):
            with suppress(TimeoutError):
                await asyncio.wait_for(self._ending.wait(), TICK)

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """Does not raise the signal again at the end, as uvicorn's own does: the server has shut down as asked."""
        if self.should_exit and sig == signal.SIGINT:
            self.force_exit = True
        self.end()

    def end(self) -> None:
        """From any thread: the server goes down."""
        self.should_exit = True
        if self._loop is not None:
            # It may be down already.
            with suppress(RuntimeError):
                self._loop.call_soon_threadsafe(self._ending.set)


def _peer_url(host: str, port: int) -> str:
    """Where other servers reach this one, if nobody says otherwise."""
    if host in EVERYWHERE:
        host = address_nearby(host) or "127.0.0.1"
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"
