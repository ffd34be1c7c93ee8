"""Framing alone: whole frames as bytes in, payloads out, and the other way round, without a socket."""

from __future__ import annotations

import asyncio
import logging
import socket
import time
from abc import ABC, abstractmethod
from collections.abc import Callable
from typing import Any

import picows
from picows.picows import WSProtocol
from websockets.frames import Frame
from websockets.server import ServerProtocol

from bench.framing.against_ours import OURS, against_ours
from bench.framing.messages import HANDSHAKE, LARGEST, MASKED_MOVE, MOVE, UPDATE, VIEWERS
from bench.table import show_table
from kartenhaus.server.frames import TEXT, Inbox, frame

ROUNDS = 31
MESSAGES = 1_000
SIZES = (1_000, 2_000, 4_000)


class Framing(ABC):
    """One connection of a server, after its handshake."""

    @abstractmethod
    def read(self, data: bytes) -> bytes:
        """The payload of the one message in these bytes."""

    @abstractmethod
    def write(self, payload: bytes, viewers: int) -> None:
        """Hands the framed message to the transport of so many viewers."""


class Transport(asyncio.Transport):
    """Takes what is written and lets it go. It says that it is encrypted: picows would write to the socket itself."""

    def __init__(self, sock: socket.socket) -> None:
        super().__init__({"socket": sock, "ssl_object": object()})
        self.written: Any = b""

    def write(self, data: Any) -> None:
        self.written = data

    def get_write_buffer_size(self) -> int:
        return 0


class Ours(Framing):
    def __init__(self, transport: Transport) -> None:
        self._inbox = Inbox(LARGEST)
        self._transport = transport

    def read(self, data: bytes) -> bytes:
        self._inbox.put(data)
        message = self._inbox.first()
        assert message is not None
        self._inbox.drop_first()
        return message[1]

    def write(self, payload: bytes, viewers: int) -> None:
        # The same bytes for all of them.
        whole = frame(TEXT, payload)
        for _ in range(viewers):
            self._transport.write(whole)


class Websockets(Framing):
    def __init__(self, transport: Transport) -> None:
        self._protocol = ServerProtocol(max_size=LARGEST)
        self._protocol.receive_data(HANDSHAKE)
        (request,) = self._protocol.events_received()
        self._protocol.send_response(self._protocol.accept(request))  # type: ignore[arg-type]
        self._protocol.data_to_send()
        self._transport = transport

    def read(self, data: bytes) -> bytes:
        self._protocol.receive_data(data)
        (message,) = self._protocol.events_received()
        assert isinstance(message, Frame)
        return bytes(message.data)

    def write(self, payload: bytes, viewers: int) -> None:
        for _ in range(viewers):
            self._protocol.send_text(payload)
            for part in self._protocol.data_to_send():
                self._transport.write(part)


class Picows(Framing):
    def __init__(self, transport: Transport) -> None:
        self._listener = _Listener()
        self._protocol = WSProtocol(
            None, None, False, lambda request: self._listener, logging.getLogger("picows"), True, None, False, 20, 20,
            picows.WSAutoPingStrategy.PING_WHEN_IDLE, True, LARGEST, None, 16_384,
        )  # fmt: skip
        self._protocol.connection_made(transport)
        self._feed(HANDSHAKE)

    def _feed(self, data: bytes) -> None:
        size = len(data)
        self._protocol.get_buffer(-1)[:size] = data
        self._protocol.buffer_updated(size)

    def read(self, data: bytes) -> bytes:
        self._feed(data)
        return self._listener.payload

    def write(self, payload: bytes, viewers: int) -> None:
        transport = self._protocol.transport
        for _ in range(viewers):
            transport.send(picows.WSMsgType.TEXT, payload)


class _Listener(picows.WSListener):  # type: ignore[misc]
    payload = b""

    def on_ws_frame(self, transport: Any, frame: Any) -> None:
        self.payload = frame.get_payload_as_bytes()


def _microseconds(work: Callable[[], object], times: int) -> float:
    begin = time.thread_time_ns()
    for _ in range(times):
        work()
    return (time.thread_time_ns() - begin) / times / 1000


async def _measure() -> None:
    """In an event loop, which picows asks for."""
    unused = socket.socket()
    transport = Transport(unused)
    contenders: dict[str, Framing] = {
        OURS: Ours(transport),
        "websockets": Websockets(transport),
        "picows": Picows(transport),
    }
    jobs: dict[str, Callable[[Framing], object]] = {f"read {len(MOVE)} bytes": lambda one: one.read(MASKED_MOVE)}
    for size in SIZES:
        jobs[f"write {size:,} bytes"] = lambda one, payload=bytes(size): one.write(payload, 1)  # type: ignore[misc]

    def move(one: Framing) -> None:
        one.read(MASKED_MOVE)
        one.write(UPDATE, VIEWERS)

    jobs[f"a move for {VIEWERS} viewers: read {len(MOVE)}, write {len(UPDATE):,} bytes"] = move
    for one in contenders.values():
        assert one.read(MASKED_MOVE) == MOVE
        one.write(UPDATE, 1)
        assert bytes(transport.written) == frame(TEXT, UPDATE)
    rows = []
    for name, job in jobs.items():
        taken: dict[str, list[float]] = {contender: [] for contender in contenders}
        for _ in range(ROUNDS):
            for contender, one in contenders.items():
                taken[contender].append(_microseconds(lambda one=one: job(one), MESSAGES))  # type: ignore[misc]  # noqa: B023
        rows.append([name, *against_ours(taken)])
    show_table(["framing alone, µs of CPU", *contenders], rows)
    unused.close()


def main() -> None:
    asyncio.run(_measure())
