"""Whoever calls, until it is known what for: a connection counts from its first moment, and says soon what it wants.

One that says nothing, or half of something, would cost its sender nothing. What becomes a WebSocket is counted there.
"""

from __future__ import annotations

import asyncio
from typing import Final

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol

from kartenhaus.engine import Refused
from kartenhaus.server.house import House
from kartenhaus.server.limits import Guest
from kartenhaus.server.refusals import status_of
from kartenhaus.server.visitors import is_within
from kartenhaus.wire import write_json

# How long the head of a request may take, and its body again, in seconds.
LONGEST_PART: Final = 10.0


class Caller(H11Protocol):
    """uvicorn's own, with limits."""

    # Whose connections are counted: those of a proxy come from all the world.
    _guest: Guest | None = None
    # The part of a request that is waited for, and until when.
    _part: object = None
    _deadline: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        house: House = self.app_state["house"]
        address = self.client[0] if self.client else ""
        if address and not is_within(address, house.config.proxies):
            guest = house.guests.at(address, self.loop.time())
            if guest.callers >= house.config.connections:
                house.metrics.turned_away += 1
                transport.write(_written(Refused("server-too-many-connections")))
                transport.close()
                return
            guest.callers += 1
            self._guest = guest
        self._watch()

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        # A WebSocket may be silent for as long as it likes.
        if self.transport.get_protocol() is self:
            self._watch()

    def connection_lost(self, exc: Exception | None) -> None:
        self._go()
        super().connection_lost(exc)

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        self._go()
        super().handle_websocket_upgrade(event)

    def _go(self) -> None:
        """Counts no more here."""
        if self._guest is not None:
            self._guest.callers -= 1
            self._guest = None
        self._wait_for(None)

    def _watch(self) -> None:
        state = self.conn.their_state
        self._wait_for(state if state in (h11.IDLE, h11.SEND_BODY) else None)

    def _wait_for(self, part: object) -> None:
        if part is self._part:
            return
        self._part = part
        if self._deadline is not None:
            self._deadline.cancel()
            self._deadline = None
        if part is not None:
            self._deadline = self.loop.call_later(LONGEST_PART, self.transport.abort)


def _written(refused: Refused) -> bytes:
    """A whole answer, to whatever may be asked."""
    body = write_json(refused)
    head = f"HTTP/1.1 {status_of(refused)} \r\ncontent-type: application/json\r\ncontent-length: {len(body)}\r\n"
    return f"{head}connection: close\r\n\r\n".encode() + body
