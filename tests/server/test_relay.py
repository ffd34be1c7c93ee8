"""Bytes between a client and another server: all of them, both ways, and no more of them in memory than allowed."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, suppress

import pytest

from kartenhaus.server.relay import Relay
from tests.server.serving import run

HEAD = b"GET / HTTP/1.1\r\n\r\n"
MUCH = 20_000_000


class Far:
    """What the other server does: answers the head, and is then in the hands of a test."""

    def __init__(self) -> None:
        self.reader: asyncio.StreamReader
        self.writer: asyncio.StreamWriter

    async def meet(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.reader, self.writer = reader, writer
        assert await reader.readexactly(len(HEAD)) == HEAD
        writer.write(b"hello ")


@asynccontextmanager
async def _relayed() -> AsyncIterator[tuple[asyncio.StreamReader, asyncio.StreamWriter, Far, list[Relay], Relay]]:
    """A client's end, the other server's, and what was told to have ended."""
    far, ended = Far(), list[Relay]()
    loop = asyncio.get_running_loop()
    async with await asyncio.start_server(far.meet, "127.0.0.1", 0) as server:
        host, port = server.sockets[0].getsockname()
        near, ours = socket.socketpair()
        transport, _ = await loop.create_connection(asyncio.Protocol, sock=ours)
        relay = Relay(transport, 65_536, ended.append)
        await relay.reach(host, port, HEAD)
        reader, writer = await asyncio.open_connection(sock=near)
        relay.run(b"early ")
        yield reader, writer, far, ended, relay
        for end in (writer, far.writer):
            end.transport.abort()


def _story(told: Callable[..., Awaitable[None]]) -> None:
    async def story() -> None:
        async with _relayed() as given:
            await told(*given)

    run(story())


def test_everything_gets_through_and_half_closed_lines_stay_half_open() -> None:
    async def told(
        reader: asyncio.StreamReader, writer: asyncio.StreamWriter, far: Far, ended: list[Relay], relay: Relay
    ) -> None:
        writer.write(b"and late")
        writer.write_eof()
        assert await far.reader.read() == b"early and late"
        assert not ended
        far.writer.write(b"world")
        far.writer.write_eof()
        assert await reader.read() == b"hello world"
        while not ended:
            await asyncio.sleep(0.01)
        assert ended == [relay]

    _story(told)


@pytest.mark.parametrize("which", ["client", "owner", "server"])
def test_both_ends_are_over_when_one_is(which: str) -> None:
    async def told(
        reader: asyncio.StreamReader, writer: asyncio.StreamWriter, far: Far, ended: list[Relay], relay: Relay
    ) -> None:
        if which == "server":
            relay.client_end.shutdown()
        else:
            (writer if which == "client" else far.writer).transport.abort()
        for end in (reader, far.reader):
            with suppress(ConnectionResetError):
                await end.read()
        assert ended == [relay], "once"

    _story(told)


def test_who_does_not_read_is_not_read_to() -> None:
    async def told(
        reader: asyncio.StreamReader, writer: asyncio.StreamWriter, far: Far, ended: list[Relay], relay: Relay
    ) -> None:
        sent = 0
        drained = True
        while drained and sent < MUCH:
            far.writer.write(b"x" * 100_000)
            sent += 100_000
            try:
                await asyncio.wait_for(far.writer.drain(), 0.5)
            except TimeoutError:
                drained = False
        # What waits is in the buffers of the system; ours has its limit.
        assert not drained
        assert relay.client_end.transport.get_write_buffer_size() < 500_000
        received = 0
        while received < sent + len("hello "):
            received += len(await reader.read(1_000_000))
        assert received == sent + len("hello ")

    _story(told)


def test_a_server_that_says_nothing_can_be_given_up() -> None:
    async def story() -> None:
        loop = asyncio.get_running_loop()
        near, ours = socket.socketpair()
        transport, _ = await loop.create_connection(asyncio.Protocol, sock=ours)
        relay = Relay(transport, 65_536, lambda _: None)
        with socket.create_server(("127.0.0.1", 0)) as deaf, near:
            with pytest.raises(TimeoutError):
                await asyncio.wait_for(relay.reach("127.0.0.1", deaf.getsockname()[1], HEAD), 0.1)
            relay.give_up()
            assert not transport.is_closing(), "the client has heard nothing of it"
        with pytest.raises(ConnectionRefusedError):
            await Relay(transport, 1, lambda _: None).reach("127.0.0.1", _nobody(), HEAD)
        transport.abort()

    run(story())


def _nobody() -> int:
    """A port where nobody listens."""
    with socket.create_server(("127.0.0.1", 0)) as gone:
        port: int = gone.getsockname()[1]
    return port
