"""The WebSocket of one viewer of one table.

uvicorn hands a connection over when it asks for a WebSocket. From there on nothing but this class stands between the
network and the table: no task, no queue, so that a message is read, carried out and passed on in one go.
"""

from __future__ import annotations

import asyncio
import socket
import time
from typing import Any, Final, cast

from websockets.http11 import Request, Response
from websockets.server import ServerProtocol

from kartenhaus.engine import Refused
from kartenhaus.server import frames
from kartenhaus.server.frames import BadFrame, FrameReader, close_frame, frame
from kartenhaus.server.house import House
from kartenhaus.server.limits import Bucket, Guest
from kartenhaus.server.refusals import status_of
from kartenhaus.server.room import Room
from kartenhaus.server.round_trip import RoundTrip
from kartenhaus.server.visitors import asked_in, by_name, guest_in, is_foreign, visitor
from kartenhaus.table.commands import Measured
from kartenhaus.wire import (
    UNREADABLE,
    asked,
    command_of,
    not_understood,
    read_asked,
    told,
    unreadable,
    write_json,
    write_told,
)

PATH: Final = "/ws/"
# A message counts as one command for each of so many bytes: what is kept of it takes room on the disk.
SIZE_OF_A_COMMAND: Final = 2_048
# What a message that cannot be read costs, in commands.
COST_OF_NONSENSE: Final = 10
# The first pings come in quick succession, so that the round trip is known when the first call comes.
FIRST_PINGS: Final = 3
# How long a connection that was closed for a reason is kept open, in seconds.
LINGER: Final = 2.0
# How long a client is asked to stay away while the server restarts, in milliseconds.
RETRY: Final = 1000


class Socket(asyncio.Protocol):
    def __init__(self, config: Any, server_state: Any, app_state: dict[str, Any], _loop: object = None) -> None:
        """As uvicorn makes it. The house is in the state that the start of the application left."""
        self._connections: set[Any] = server_state.connections
        self.house: House = app_state["house"]
        self._transport: asyncio.Transport
        self._handshake: ServerProtocol | None = ServerProtocol(max_size=self.house.config.frame_size)
        self._reader = FrameReader(self.house.config.frame_size)
        # Set when the handshake is done.
        self.person = ""
        self._guest: Guest | None = None
        self._room: Room | None = None
        self._bucket: Bucket | None = None
        self._closed = False
        # While the table is being brought in, and what came meanwhile.
        self._entering: asyncio.Task[None] | None = None
        self._early = b""
        self._round_trip = RoundTrip()
        self._pings = 0
        self._next_ping = 0.0

    # --- what the transport calls ----------------------------------------------------------------

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast(asyncio.Transport, transport)
        self._connections.add(self)

    def connection_lost(self, exc: Exception | None) -> None:
        self._connections.discard(self)
        self._closed = True
        self._depart()

    def _depart(self) -> None:
        self.house.rounds.sockets.discard(self)
        if self._guest is not None:
            self._guest.connections -= 1
            self.house.metrics.connections -= 1
            self._guest = None
        if self._room is not None:
            self._room.leave(self)
            self._room = None

    def pause_writing(self) -> None:
        """More waits for this reader than may wait: it is dropped, or it would hold up memory for all."""
        if not self._closed:
            self.house.metrics.slow_readers += 1
            self._closed = True
            self._transport.abort()

    def data_received(self, data: bytes) -> None:
        if self._closed:
            return
        if self._handshake is not None:
            self._shake_hands(self._handshake, data)
        elif self._room is None:
            self._early += data
            if len(self._early) > self.house.config.frame_size:
                self._close(frames.POLICY)
        else:
            self._read(data)

    def shutdown(self) -> None:
        """The server goes down: uvicorn asks every connection to end."""
        if self._room is not None and not self._closed:
            self.send(frame(frames.TEXT, write_told(told.Closing(RETRY))))
            self._close(frames.RESTART)
        self._transport.close()

    # --- coming in -------------------------------------------------------------------------------

    def _shake_hands(self, handshake: ServerProtocol, data: bytes) -> None:
        handshake.receive_data(data)
        request = next((event for event in handshake.events_received() if isinstance(event, Request)), None)
        if request is None:
            if handshake.handshake_exc is not None:
                self._refuse(handshake, _not_understood(handshake))
            return
        self._handshake = None
        house = self.house
        headers = by_name(request.headers.raw_items())
        peer = self._transport.get_extra_info("peername")
        https = self._transport.get_extra_info("sslcontext") is not None
        path, _, query = request.path.partition("?")
        guest_number = guest_in(query)
        number = guest_number if isinstance(guest_number, int) else 0
        known = visitor(headers, str(peer[0]) if peer else "", https, house.config, number)
        now = house.loop.time()
        guest = house.guests.at(known.address, now)
        if isinstance(guest_number, Refused):
            self._refuse(handshake, guest_number)
        elif is_foreign(headers, known.https, house.config):
            self._refuse(handshake, Refused("server-foreign-origin"))
        elif not guest.requests.take(now):
            self._refuse(handshake, Refused("server-too-fast"))
        elif guest.connections >= house.config.connections:
            self._refuse(handshake, Refused("server-too-many-connections"))
        elif known.person is None:
            self._refuse(handshake, Refused("server-no-cookie"))
        elif not path.startswith(PATH) or len(path) > 100:
            self._refuse(handshake, Refused("server-nothing-here"))
        else:
            guest.connections += 1
            house.metrics.connections += 1
            self._guest = guest
            self.person = known.person
            self._bucket = Bucket(house.config.command_rate, house.config.command_burst, now)
            table = path.removeprefix(PATH)
            self._entering = house.loop.create_task(self._enter(handshake, request, table, query))

    def _refuse(self, handshake: ServerProtocol, refused: Refused, response: Response | None = None) -> None:
        """The same as over HTTP. `response`: what the library says of a handshake, to be said in our way."""
        self.house.metrics.turned_away += 1
        if response is None:
            response = handshake.reject(status_of(refused), "")
        response.body = write_json(refused)
        for name, value in (("Content-Type", "application/json"), ("Content-Length", str(len(response.body)))):
            del response.headers[name]
            response.headers[name] = value
        handshake.send_response(response)
        self._transport.write(b"".join(handshake.data_to_send()))
        self._closed = True
        self._transport.close()

    async def _enter(self, handshake: ServerProtocol, request: Request, table: str, query: str) -> None:
        try:
            room = await self.house.room(table)
        except Exception as error:
            self.house.log.bug("table cannot be read", error)
            self._refuse(handshake, Refused("server-trouble"))
            return
        if self._closed:
            return
        if isinstance(room, Refused) or room.stopped:
            self._refuse(handshake, room if isinstance(room, Refused) else Refused("server-not-kept"))
            return
        response = handshake.accept(request)
        if response.status_code != 101:
            self._refuse(handshake, _not_understood(handshake), response)
            return
        handshake.send_response(response)
        self._transport.write(b"".join(handshake.data_to_send()))
        waiting = self.house.config.write_buffer
        self._transport.set_write_buffer_limits(high=waiting)
        # What the system keeps for a slow reader counts as well.
        self._transport.get_extra_info("socket").setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, waiting)
        self._room = room
        epoch, version = _last_seen(query)
        room.arrive(self, epoch, version)
        self.house.rounds.sockets.add(self)
        self._ping(self.house.loop.time())
        early, self._early = self._early, b""
        if early:
            self._read(early)

    # --- messages --------------------------------------------------------------------------------

    def _read(self, data: bytes) -> None:
        try:
            messages = self._reader.feed(data)
        except BadFrame as bad:
            if bad.code == frames.TOO_LARGE:
                self.stop("server-too-large", bad.code)
            else:
                # Whatever speaks so does not understand us either.
                self._close(bad.code)
            return
        now = self.house.loop.time()
        for kind, payload in messages:
            room, bucket = self._room, self._bucket
            if room is None or bucket is None:
                return
            if not bucket.take(now, 1 + len(payload) // SIZE_OF_A_COMMAND):
                self.house.metrics.turned_away += 1
                self.stop("server-too-fast", frames.POLICY)
            elif kind == frames.TEXT:
                self._hear(payload, room, bucket, now)
            elif kind == frames.PING:
                self.send(frame(frames.PONG, payload))
            elif kind == frames.CLOSE:
                self._close(frames.NORMAL)
            elif kind == frames.BINARY:
                self.stop("server-not-text", frames.NOT_TEXT)

    def _hear(self, payload: bytes, room: Room, bucket: Bucket, now: float) -> None:
        try:
            message = read_asked(payload)
        except UNREADABLE as error:
            bucket.take(now, COST_OF_NONSENSE)
            self.send(frame(frames.TEXT, not_understood(payload, error)))
            return
        trip = self._round_trip
        if isinstance(message, asked.Pong):
            if trip.pong(message.nonce, time.monotonic()):
                room.take(Measured(self.person, "", int(trip.mean * 1000), int(trip.jitter * 1000)))
            if self._pings < FIRST_PINGS:
                self._ping(now)
            return
        self.house.metrics.commands += 1
        command = command_of(message, self.person, int(trip.mean * 1000), int(trip.jitter * 1000))
        if command is not None:
            room.take(command)

    def send(self, data: bytes) -> None:
        if not self._closed:
            self.house.metrics.writes += 1
            self.house.metrics.bytes_sent += len(data)
            self._transport.write(data)

    def stop(self, code: str, close: int) -> None:
        self.send(frame(frames.TEXT, write_told(told.Stopped(code))))
        self._close(close)

    def _close(self, code: int) -> None:
        """What still comes is thrown away for a while: cutting the line at once would lose the reason too."""
        if not self._closed:
            self._transport.write(close_frame(code))
            self._closed = True
            self._depart()
            if self._transport.can_write_eof():
                self._transport.write_eof()
            self.house.loop.call_later(LINGER, self._transport.abort)

    # --- from time to time -----------------------------------------------------------------------

    def look_after(self, now: float) -> None:
        """A ping where it is time for one; whoever leaves it unanswered until after the next is gone."""
        every = self.house.config.ping_every
        if not self._round_trip.waits:
            if now >= self._next_ping:
                self._ping(now)
        elif now > self._next_ping + every:
            self.stop("server-no-pong", frames.TRY_LATER)

    def _ping(self, now: float) -> None:
        self._pings += 1
        self._next_ping = now + self.house.config.ping_every
        self.send(frame(frames.TEXT, write_told(told.Ping(self._round_trip.ping(time.monotonic()), self.house.now()))))


def _not_understood(handshake: ServerProtocol) -> Refused:
    return unreadable(str(handshake.handshake_exc))


def _last_seen(query: str) -> tuple[str, int]:
    """What the client says that it has seen: `?epoch=...&version=...`."""
    values = asked_in(query)
    # Who asks for too much has been refused before.
    assert not isinstance(values, Refused)
    epoch = values.get("epoch", [""])[0]
    version = values.get("version", [""])[0]
    return epoch, int(version) if version.isascii() and version.isdigit() and len(version) < 12 else -1
