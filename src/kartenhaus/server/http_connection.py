"""Whoever calls, until it is known what for: a connection counts from its first moment, and says soon what it wants.

One that says nothing, or half of something, would cost its sender nothing. What becomes a WebSocket is counted there.
What is no request is counted, and answered for as long as its sender may ask for anything.
"""

from __future__ import annotations

import asyncio
from typing import Any, Final

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol, RequestResponseCycle

from kartenhaus.engine import Refused
from kartenhaus.server.addresses import is_within
from kartenhaus.server.house import House
from kartenhaus.server.limits import Guest
from kartenhaus.server.refusals import status_of
from kartenhaus.server.strict import StrictConnection
from kartenhaus.wire import write_json

# How long the head of a request may take, and its body again, in seconds.
LONGEST_PART: Final = 10.0
# How long a connection is kept open after such an answer, in seconds: cutting the line at once would lose it.
LINGER: Final = 2.0


class Caller(H11Protocol):
    """uvicorn's own, with limits."""

    # Whose connections are counted: those of a proxy come from all the world.
    _guest: Guest | None = None
    # The part of a request that is waited for, and until when.
    _part: object = None
    _deadline: asyncio.TimerHandle | None = None
    # Whether what still comes is thrown away.
    _ended = False

    def __init__(self, *arguments: Any) -> None:
        super().__init__(*arguments)
        self.conn = StrictConnection(h11.SERVER)

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
        if self._ended:
            return
        super().data_received(data)
        # A WebSocket may be silent for as long as it likes.
        if self.transport.get_protocol() is self and not self._ended:
            self._watch()

    def send_400_response(self, msg: str) -> None:
        """What came cannot be read. uvicorn's own answers in its own words, and as often as it is asked to."""
        house: House = self.app_state["house"]
        house.metrics.bad_requests += 1
        now = self.loop.time()
        self._ended = True
        self._wait_for(None)
        begun = False
        cycle: RequestResponseCycle | None = self.cycle
        if cycle is not None and not cycle.response_complete:
            # Whatever is being worked out, nobody will hear of it.
            begun = cycle.response_started
            cycle.disconnected = True
            cycle.message_event.set()
        conn = self.conn
        assert isinstance(conn, StrictConnection)
        if begun or not house.guests.at(self.client[0] if self.client else "", now).requests.take(now):
            self.transport.abort()
            return
        self.transport.write(_written(conn.refused, conn.status))
        if self.transport.can_write_eof():
            self.transport.write_eof()
        self.loop.call_later(LINGER, self.transport.abort)

    def connection_lost(self, exc: Exception | None) -> None:
        self._go()
        super().connection_lost(exc)

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        self._go()
        super().handle_websocket_upgrade(event)

    def shutdown(self) -> None:
        """The server goes down. Whom it has said its last word to is not said goodbye to."""
        if self._ended:
            self.transport.abort()
        else:
            super().shutdown()

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


def _written(refused: Refused, status: int = 0) -> bytes:
    """A whole answer, to whatever may be asked."""
    body = write_json(refused)
    head = f"HTTP/1.1 {status or status_of(refused)} \r\ncontent-type: application/json\r\n"
    head += f"content-length: {len(body)}\r\ncache-control: no-store\r\n"
    return f"{head}connection: close\r\n\r\n".encode() + body
