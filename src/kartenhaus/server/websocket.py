"""The WebSocket of one viewer of one table, after its handshake.

Nothing but this class stands between the network and the table: no task, no queue, so that a message is read, carried
out and passed on in one go.

A client that sends more than it may is slowed down, not disconnected: its messages wait, in order, and nothing more is
read from it meanwhile. So does a message for which something has to be worked out first, with all that came after it.
"""

from __future__ import annotations

import asyncio
import socket
import time
from typing import Any, Final, NamedTuple

from kartenhaus.server import frames
from kartenhaus.server.frames import BadFrame, Inbox, close_frame, frame
from kartenhaus.server.heartbeat import Heartbeat, system_round_trip
from kartenhaus.server.hub import Hub
from kartenhaus.server.limits import AddressLimits, PersonLimits
from kartenhaus.server.lingering import end_after_lingering
from kartenhaus.server.room import Room
from kartenhaus.table.commands import Command, Measured
from kartenhaus.table.seats import Person
from kartenhaus.wire import (
    UNREADABLE,
    Asked,
    Pong,
    command_of,
    not_understood,
    read_asked,
    told,
    version_in,
    write_told,
)

# A message counts as one command for each of so many bytes: what is kept of it takes room on the disk.
SIZE_OF_A_COMMAND: Final = 2_048
# And as one more for each of so many bytes that are sent because of it, to all viewers together.
SHOWN_BY_A_COMMAND: Final = 32_768
# The shortest wait of a client that is slowed down, in seconds: checking more often makes no sense.
SHORTEST_WAIT: Final = 0.05
# What a message that cannot be read costs, in commands.
COST_OF_NONSENSE: Final = 10
# How long a client is asked to stay away while the server restarts, in milliseconds.
RETRY: Final = 1000


class Arrival(NamedTuple):
    """What the handshake has found out. `people`: all who are known by the same cookie."""

    room: Room
    person: Person
    people: tuple[Person, ...]
    address_limits: AddressLimits
    person_limits: PersonLimits
    # Whether nothing stands between the client's system and this one, and what a proxy says of the line otherwise.
    direct: bool
    round_trip: float | None
    # When data came last, in milliseconds on the server's clock, and on the clock by which lines are measured.
    heard: int
    came_at: float


class WebSocket(asyncio.Protocol):
    def __init__(self, hub: Hub, transport: asyncio.Transport, connections: set[Any], arrival: Arrival) -> None:
        self.hub = hub
        self._transport = transport
        # uvicorn's, for when the server goes down.
        self._connections = connections
        self._inbox = Inbox(hub.config.frame_size)
        self.person = arrival.person
        self.people = arrival.people
        self._address_limits: AddressLimits | None = arrival.address_limits
        self._person_limits: PersonLimits | None = arrival.person_limits
        self._room: Room | None = arrival.room
        self._closed = False
        # Whether a message is being worked on, or waits to be.
        self._busy = False
        # Whether nothing is read because of that; until when it was so, on the server's clock.
        self._held_back = False
        self._held_until = 0.0
        # A deck that is being read for a message.
        self._reading: asyncio.Task[None] | None = None
        self._heartbeat = Heartbeat(hub.clock, hub.config.ping_every)
        self._direct = arrival.direct
        self._proxied_round_trip = arrival.round_trip
        self.heard = arrival.heard
        self._came_at = arrival.came_at

    # --- what the transport calls ----------------------------------------------------------------

    def connection_lost(self, exc: Exception | None) -> None:
        self._connections.discard(self)
        # Hanging up is a sign of life; a connection that the system gave up on gave none.
        if not self._closed and not isinstance(exc, TimeoutError):
            self.heard = self.hub.now()
        self._closed = True
        self._depart()

    def _depart(self) -> None:
        self.hub.maintenance.sockets.discard(self)
        if self._address_limits is not None:
            self._address_limits.connections -= 1
            self.hub.metrics.connections -= 1
            self._address_limits = None
        if self._person_limits is not None:
            self._person_limits.connections -= 1
            self._person_limits = None
        if self._room is not None:
            self._room.leave(self)
            self._room = None

    def pause_writing(self) -> None:
        """Too much waits for this slow reader: it is dropped, since that takes memory from all."""
        if not self._closed:
            self.hub.metrics.slow_readers += 1
            self._closed = True
            self._transport.abort()

    def data_received(self, data: bytes) -> None:
        if self._closed:
            return
        self.heard = self.hub.now()
        self._came_at = time.monotonic()
        self._read(data)

    def shutdown(self) -> None:
        """The server goes down: uvicorn asks every connection to end."""
        if self._room is not None and not self._closed:
            self.come_back(RETRY)
        self._transport.close()

    def begin(self, epoch: str, version: int, early: bytes) -> None:
        """The handshake was answered. `early`: what came before that."""
        self._heartbeat.round_trip.opened(time.monotonic())
        waiting = self.hub.config.write_buffer
        self._transport.set_write_buffer_limits(high=waiting)
        # What the system keeps for a slow reader counts as well.
        self._transport.get_extra_info("socket").setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, waiting)
        assert self._room is not None
        self._room.arrive(self, epoch, version)
        self.hub.maintenance.sockets.add(self)
        self._ping()
        if early:
            self._read(early)

    # --- messages --------------------------------------------------------------------------------

    def _read(self, data: bytes) -> None:
        self._inbox.put(data)
        if not self._busy:
            self._next()

    def _next(self) -> None:
        """The next message is worked on when it is its turn among all that come from the address."""
        self._busy = True
        if self._address_limits is not None:
            self._address_limits.queue.run(self._work)

    def _work(self) -> None:
        room, address_limits, person_limits = self._room, self._address_limits, self._person_limits
        if self._closed or room is None or address_limits is None or person_limits is None:
            return
        try:
            message = self._inbox.first()
        except BadFrame as bad:
            if bad.code == frames.TOO_LARGE:
                self.stop("server-too-large", bad.code)
            else:
                # A client that sends such frames would not understand a message either.
                self._close(bad.code)
            return
        now = self.hub.loop.time()
        if message is None:
            self._go_on(now)
            return
        wait = max(person_limits.commands.wait(now), address_limits.commands.wait(now))
        if wait > 0:
            self.hub.metrics.slowed_down += 1
            self._hold_back()
            self.hub.loop.call_later(max(wait, SHORTEST_WAIT), self._next)
            return
        self._inbox.drop_first()
        kind, payload = message
        self._charge(now, 1 + len(payload) // SIZE_OF_A_COMMAND)
        if kind == frames.TEXT:
            self._hear(payload, room, person_limits, now)
        elif kind == frames.PING:
            self.send(frame(frames.PONG, payload))
        elif kind == frames.CLOSE:
            self._close(frames.NORMAL)
        elif kind == frames.BINARY:
            self.stop("server-not-text", frames.NOT_TEXT)
        if self._reading is None:
            self._go_on(now)

    def _go_on(self, now: float) -> None:
        """After a message: goes on with the next one, or reads on."""
        if self._closed:
            return
        if self._inbox:
            self._hold_back()
            self._next()
            return
        self._busy = False
        if self._held_back:
            self._held_back = False
            self._held_until = self.hub.clock.seconds()
            self._transport.resume_reading()

    def _hold_back(self) -> None:
        """Nothing more is read until all that came is done."""
        if not self._held_back:
            self._held_back = True
            self._transport.pause_reading()

    def _charge(self, now: float, tokens: int) -> None:
        if self._address_limits is not None and self._person_limits is not None:
            self._address_limits.commands.charge(now, tokens)
            self._person_limits.commands.charge(now, tokens)

    def _hear(self, payload: bytes, room: Room, person_limits: PersonLimits, now: float) -> None:
        try:
            message = read_asked(payload)
        except UNREADABLE as error:
            if person_limits.commands.take(now, COST_OF_NONSENSE):
                self.send(frame(frames.TEXT, not_understood(payload, error)))
            else:
                self.hub.metrics.turned_away += 1
                self.stop("server-too-fast", frames.POLICY)
            return
        self._measure(message, room)
        trip = self._heartbeat.round_trip
        if isinstance(message, Pong):
            if self._heartbeat.pong(message.nonce, self._came_at, self._held_until):
                room.take(Measured(self.person, "", trip.line()))
            if self._heartbeat.is_starting:
                self._ping()
            return
        self.hub.metrics.commands += 1
        command = command_of(message, self.person, trip.line)
        if command is None:
            return
        deck = room.table.deck_for(command)
        decks = room.table.game.decks
        if deck and decks is not None and deck not in decks:
            self._hold_back()
            self._reading = self.hub.loop.create_task(self._take_when_read(deck, command, room))
        else:
            self._take(command, room, now)

    def _take(self, command: Command, room: Room, now: float) -> None:
        before = room.shown_bytes
        room.take(command, self)
        tokens = (room.shown_bytes - before) // SHOWN_BY_A_COMMAND
        if tokens:
            self._charge(now, tokens)

    async def _take_when_read(self, deck: str, command: Command, room: Room) -> None:
        address_limits, person_limits = self._address_limits, self._person_limits
        assert address_limits is not None
        assert person_limits is not None
        unread = await self.hub.decks.read(address_limits, person_limits, room.table.game, deck)
        self._reading = None
        if self._closed:
            return
        now = self.hub.loop.time()
        if unread is None:
            self._take(command, room, now)
        else:
            self.send(frame(frames.TEXT, write_told(told.Answer(command.id, unread, None))))
        self._go_on(now)

    def _measure(self, message: Asked, room: Room) -> None:
        """Measures the line by when a message came, not by what it says."""
        trip, now = self._heartbeat.round_trip, self._came_at
        trip.heard(now)
        version = version_in(message)
        if version is not None and version >= room.went_out.version:
            trip.answered(now - room.went_out.at)
        vouched = self._proxied_round_trip
        if self._direct:
            vouched = system_round_trip(self._transport.get_extra_info("socket"))
        if vouched is not None:
            trip.vouched(vouched)

    def send(self, data: bytes) -> None:
        if not self._closed:
            self.hub.metrics.writes += 1
            self.hub.metrics.bytes_sent += len(data)
            self._transport.write(data)

    def stop(self, code: str, close: int) -> None:
        self.send(frame(frames.TEXT, write_told(told.Stopped(code))))
        self._close(close)

    def come_back(self, after: int) -> None:
        if after:
            self.send(frame(frames.TEXT, write_told(told.Closing(after))))
        self._close(frames.RESTART)

    def _close(self, code: int) -> None:
        if not self._closed:
            self._closed = True
            self._transport.resume_reading()
            self._depart()
            end_after_lingering(self._transport, self.hub.loop, close_frame(code))

    # --- from time to time -----------------------------------------------------------------------

    def check(self) -> None:
        """Sends a ping where it is time for one, and ends a connection that leaves it unanswered."""
        hub, room = self.hub, self._room
        if self._closed or room is None:
            return
        now = hub.clock.seconds()
        if self._held_back:
            # It may be sending, but is not read.
            self.heard = hub.now()
        elif self._heartbeat.is_due(now):
            self._ping()
        elif self._heartbeat.is_dead(now, self.heard, self._held_until, room.table.settings.patience):
            self.stop("server-no-pong", frames.TRY_LATER)

    def _ping(self) -> None:
        patience = self._room.table.settings.patience if self._room is not None else 0
        nonce = self._heartbeat.ping(patience)
        self.send(frame(frames.TEXT, write_told(told.Ping(nonce, self.hub.now()))))
