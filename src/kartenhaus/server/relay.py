"""Passes the bytes of a WebSocket on, both ways and as they are, between a client and the server that has its table."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import cast

from kartenhaus.server.lingering import LINGER


class _End(asyncio.Protocol):
    """One end. What arrives here goes out at the other; nothing more is read while the other cannot keep up."""

    def __init__(self, relay: Relay) -> None:
        self._relay = relay
        self.transport: asyncio.Transport
        self.other: _End

    def data_received(self, data: bytes) -> None:
        self.other.transport.write(data)

    def eof_received(self) -> bool:
        """What comes the other way still gets through."""
        self._relay.on_eof(self.other.transport)
        return True

    def connection_lost(self, exc: Exception | None) -> None:
        self._relay.end()

    def pause_writing(self) -> None:
        if not self.other.transport.is_closing():
            self.other.transport.pause_reading()

    def resume_writing(self) -> None:
        if not self.other.transport.is_closing():
            self.other.transport.resume_reading()

    def shutdown(self) -> None:
        """The server goes down: uvicorn asks every connection to end."""
        self._relay.end()


class OwnersEnd(_End):
    """The end towards the server that has the table. Until the client's end takes part, what it says first is kept."""

    def __init__(self, relay: Relay) -> None:
        super().__init__(relay)
        self.answered: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.first = b""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast(asyncio.Transport, transport)

    def data_received(self, data: bytes) -> None:
        if self._relay.is_running:
            super().data_received(data)
            return
        self.first += data
        # One answer is more than enough to see that the other side is there.
        self.transport.pause_reading()
        self._answer(None)

    def eof_received(self) -> bool:
        if self._relay.is_running:
            return super().eof_received()
        return False

    def connection_lost(self, exc: Exception | None) -> None:
        self._answer(ConnectionResetError())
        super().connection_lost(exc)

    def _answer(self, error: Exception | None) -> None:
        if not self.answered.done():
            if error is None:
                self.answered.set_result(None)
            else:
                self.answered.set_exception(error)


class Relay:
    """`on_end` is called once, when both ends are over."""

    def __init__(self, client: asyncio.Transport, write_buffer: int, on_end: Callable[[Relay], None]) -> None:
        self._loop = asyncio.get_running_loop()
        self._write_buffer = write_buffer
        self._on_end = on_end
        self._eofs = 0
        self.is_running = False
        self.client_end = _End(self)
        self.client_end.transport = client
        self._owner = OwnersEnd(self)
        self.client_end.other, self._owner.other = self._owner, self.client_end

    async def reach(self, host: str, port: int, head: bytes) -> None:
        """Sends the head of the request to the owner, and waits until that begins to answer. Raises OSError."""
        await self._loop.create_connection(lambda: self._owner, host, port)
        self._owner.transport.write(head)
        await self._owner.answered

    def run(self, early: bytes) -> None:
        """From now on everything is passed on. `early`: what has come from the client since the head."""
        self.is_running = True
        client, owner = self.client_end.transport, self._owner.transport
        client.set_protocol(self.client_end)
        for transport in (client, owner):
            transport.set_write_buffer_limits(high=self._write_buffer)
        if not owner.is_closing():
            # Before anything is written, which may pause it again.
            owner.resume_reading()
        client.write(self._owner.first)
        owner.write(early)
        if owner.is_closing():
            self.end()

    def on_eof(self, other: asyncio.Transport) -> None:
        self._eofs += 1
        if self._eofs > 1:
            self.end()
        elif other.can_write_eof() and not other.is_closing():
            other.write_eof()

    def give_up(self) -> None:
        """The owner was not reached in time; the client has heard nothing of it."""
        if hasattr(self._owner, "transport"):
            self._owner.transport.abort()

    def end(self) -> None:
        """Both ends, as soon as what is on its way has arrived; a client that does not take it is not waited for."""
        if not self.is_running:
            return
        self.is_running = False
        for transport in (self.client_end.transport, self._owner.transport):
            transport.close()
            self._loop.call_later(LINGER, transport.abort)
        self._on_end(self)
