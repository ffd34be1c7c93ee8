"""Runs a server: uvicorn with our WebSockets in it."""

from __future__ import annotations

import logging
import socket
from collections.abc import Callable

import uvicorn

from kartenhaus.server.api import make_app
from kartenhaus.server.config import Config
from kartenhaus.server.door import Door
from kartenhaus.server.logs import Forward, Logs
from kartenhaus.server.sockets import Socket

# How long requests under way may take when the server goes down, in seconds.
GRACE = 5


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

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            self.port = self.servers[0].sockets[0].getsockname()[1]
            if self._on_ready is not None:
                self._on_ready(self.port)
