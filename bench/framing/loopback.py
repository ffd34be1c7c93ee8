"""A table of four on loopback: one of them sends a move, and all four get the same update. What is measured is the CPU
time of the server's process; all run on uvloop."""

from __future__ import annotations

import asyncio
import socket
import time
from multiprocessing import get_context
from multiprocessing.connection import Connection
from typing import Any, cast

import picows
import uvloop
from websockets.asyncio.server import ServerConnection, broadcast, serve
from websockets.server import ServerProtocol

from bench.framing.against_ours import OURS, against_ours
from bench.framing.messages import HANDSHAKE, LARGEST, MASKED_MOVE, MOVE, UPDATE, VIEWERS
from bench.table import show_table
from kartenhaus.server.frames import TEXT, Inbox, frame

ROUNDS = 31
MOVES = 400


class _OurConnection(asyncio.Protocol):
    def __init__(self, everyone: set[_OurConnection]) -> None:
        self._everyone = everyone
        self._inbox = Inbox(LARGEST)
        self._is_open = False
        self._transport: asyncio.Transport

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        # uvloop's are not of asyncio's class.
        self._transport = cast(asyncio.Transport, transport)

    def data_received(self, data: bytes) -> None:
        if not self._is_open:
            protocol = ServerProtocol()
            protocol.receive_data(data)
            (request,) = protocol.events_received()
            protocol.send_response(protocol.accept(request))  # type: ignore[arg-type]
            self._transport.write(b"".join(protocol.data_to_send()))
            self._is_open = True
            self._everyone.add(self)
            return
        self._inbox.put(data)
        while self._inbox.first() is not None:
            self._inbox.drop_first()
            whole = frame(TEXT, UPDATE)
            for connection in self._everyone:
                connection._transport.write(whole)


async def _serve_ours() -> int:
    everyone: set[_OurConnection] = set()
    server = await asyncio.get_running_loop().create_server(lambda: _OurConnection(everyone), "127.0.0.1", 0)
    return int(server.sockets[0].getsockname()[1])


async def _serve_websockets() -> int:
    everyone: set[ServerConnection] = set()

    async def handle(connection: ServerConnection) -> None:
        everyone.add(connection)
        async for _ in connection:
            broadcast(everyone, UPDATE)

    server = await serve(handle, "127.0.0.1", 0, compression=None, ping_interval=None)
    return int(next(iter(server.sockets)).getsockname()[1])


class _Viewer(picows.WSListener):  # type: ignore[misc]
    def __init__(self, everyone: list[Any]) -> None:
        self._everyone = everyone

    def on_ws_connected(self, transport: Any) -> None:
        self._everyone.append(transport)

    def on_ws_frame(self, transport: Any, frame: Any) -> None:
        frame.get_payload_as_bytes()
        for viewer in self._everyone:
            viewer.send(picows.WSMsgType.BINARY, UPDATE)


async def _serve_picows() -> int:
    everyone: list[Any] = []
    server = await picows.ws_create_server(lambda request: _Viewer(everyone), "127.0.0.1", 0)
    return int(server.sockets[0].getsockname()[1])


SERVERS = {OURS: _serve_ours, "websockets": _serve_websockets, "picows": _serve_picows}


def _run_server(name: str, control: Connection) -> None:
    """Serves until the other end says so, and tells its CPU time in nanoseconds whenever asked."""

    async def run() -> None:
        control.send(await SERVERS[name]())
        ended = asyncio.Event()

        def asked() -> None:
            if control.recv():
                control.send(time.process_time_ns())
            else:
                ended.set()

        asyncio.get_running_loop().add_reader(control.fileno(), asked)
        await ended.wait()

    with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        runner.run(run())


def _join(port: int) -> socket.socket:
    joined = socket.create_connection(("127.0.0.1", port))
    joined.sendall(HANDSHAKE)
    answer = b""
    while b"\r\n\r\n" not in answer:
        answer += joined.recv(4096)
    return joined


def _play(viewers: list[socket.socket], moves: int) -> None:
    whole = len(frame(TEXT, UPDATE))
    for number in range(moves):
        viewers[number % VIEWERS].sendall(MASKED_MOVE)
        for viewer in viewers:
            assert len(viewer.recv(whole, socket.MSG_WAITALL)) == whole


def main() -> None:
    processes = get_context("spawn")
    controls: dict[str, Connection] = {}
    tables: dict[str, list[socket.socket]] = {}
    running = []
    for name in SERVERS:
        controls[name], theirs = processes.Pipe()
        process = processes.Process(target=_run_server, args=(name, theirs), daemon=True)
        process.start()
        running.append(process)
        port = controls[name].recv()
        tables[name] = [_join(port) for _ in range(VIEWERS)]

    def cpu(name: str) -> int:
        controls[name].send(True)
        return int(controls[name].recv())

    taken: dict[str, list[float]] = {name: [] for name in SERVERS}
    for _ in range(ROUNDS):
        for name, viewers in tables.items():
            before = cpu(name)
            _play(viewers, MOVES)
            taken[name].append((cpu(name) - before) / MOVES / 1000)
    for name, process in zip(SERVERS, running, strict=True):
        controls[name].send(False)
        process.join()
    what = f"a move, {len(MOVE)} bytes in, {len(UPDATE):,} bytes out to each of {VIEWERS} viewers"
    show_table(
        ["on loopback, with sockets, µs of CPU", *taken],
        [[what, *against_ours(taken)]],
    )
