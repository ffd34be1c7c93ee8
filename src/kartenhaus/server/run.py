"""Runs a server: uvicorn with our WebSockets in it."""

from __future__ import annotations

import asyncio
import logging
import socket
from collections.abc import Callable
from contextlib import suppress
from types import FrameType

import uvicorn

from kartenhaus.server.api import make_app
from kartenhaus.server.config import Config
from kartenhaus.server.door import Door
from kartenhaus.server.logs import Forward, Logs
from kartenhaus.server.sockets import Socket

# How long requests under way may take when the server goes down, in seconds.
GRACE = 5
# How often uvicorn looks after the date in its answers, in seconds.
TICK = 1.0


class Server(uvicorn.Server):
    """Says when it can be reached, and where: the port may have been left to the system."""

    def __init__(self, config: Config, log: Logs | None = None, on_ready: Callable[[int], None] | None = None) -> None:
        log = log or Logs()
        for name in ("uvicorn.error", "asyncio"):
            library = logging.getLogger(name)
            library.handlers = [Forward(log)]
            library.propagate = False
        super().__init__(
            uvicorn.Config(
                Door(config, make_app, log),
                host=config.host,
                port=config.port,
                http="h11",
                ws=Socket,
                lifespan="on",
                interface="asgi3",
                log_config=None,
                access_log=False,
                proxy_headers=False,
                server_header=False,
                timeout_graceful_shutdown=GRACE,
            )
        )
        self._on_ready = on_ready
        self.port = config.port
        self._loop: asyncio.AbstractEventLoop | None = None
        self._ending = asyncio.Event()

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets or await self._bound())
        if self.started:
            self.port = self.servers[0].sockets[0].getsockname()[1]
            if self._on_ready is not None:
                self._on_ready(self.port)

    async def _bound(self) -> list[socket.socket]:
        """Sockets at our address, on which nobody listens yet. A port that is taken is found out before any table is
        loaded and goes on: whoever has the port may have the tables too."""
        loop = asyncio.get_running_loop()
        server = await loop.create_server(asyncio.Protocol, self.config.host, self.config.port, start_serving=False)
        bound = [taken.dup() for taken in server.sockets]
        server.close()
        return bound

    async def main_loop(self) -> None:
        """uvicorn's own looks ten times a second whether it is to end; this one is told, and a quiet house sleeps."""
        self._loop = asyncio.get_running_loop()
        while not await self.on_tick(0):
            with suppress(TimeoutError):
                await asyncio.wait_for(self._ending.wait(), TICK)

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        super().handle_exit(sig, frame)
        self.end()

    def end(self) -> None:
        """From any thread: the server goes down."""
        self.should_exit = True
        if self._loop is not None:
            self._loop.call_soon_threadsafe(self._ending.set)
