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
from kartenhaus.server.house import House
from kartenhaus.server.limits import Guest, Sender
from kartenhaus.server.room import Room
from kartenhaus.server.round_trip import RoundTrip, system_round_trip
from kartenhaus.table.commands import Command, Measured, Person
from kartenhaus.wire import (
    UNREADABLE,
    asked,
    command_of,
    not_understood,
    read_asked,
    told,
    write_told,
)

# A message counts as one command for each of so many bytes: what is kept of it takes room on the disk.
SIZE_OF_A_COMMAND: Final = 2_048
# And as one more for each of so many bytes that are sent because of it, to all who look on together.
SHOWN_BY_A_COMMAND: Final = 32_768
# Who is slowed down waits for at least so long, in seconds: it makes no sense to look whether they may send any sooner.
SHORTEST_WAIT: Final = 0.05
# What a message that cannot be read costs, in commands.
COST_OF_NONSENSE: Final = 10
# The first pings come in quick succession, so that the round trip is known when the first call comes.
FIRST_PINGS: Final = 3
# Where patience is short, pings come more often, but not more often than this, in seconds.
SHORTEST_PING: Final = 1.0
# Connections are looked after about so often, in milliseconds.
ROUND: Final = 1000
# How long a connection that was closed for a reason is kept open, in seconds.
LINGER: Final = 2.0
# How long a client is asked to stay away while the server restarts, in milliseconds.
RETRY: Final = 1000


class Arrival(NamedTuple):
    """What the handshake has found out. `people`: all who are known by the same cookie."""

    room: Room
    person: Person
    people: tuple[Person, ...]
    guest: Guest
    sender: Sender
    # Whether nothing stands between the client's system and this one, and what a proxy says of the line otherwise.
    direct: bool
    round_trip: float | None
    # When data came last, in milliseconds on the server's clock, and on the clock by which lines are measured.
    heard: int
    came_at: float


class Socket(asyncio.Protocol):
    def __init__(self, house: House, transport: asyncio.Transport, connections: set[Any], arrival: Arrival) -> None:
        self.house = house
        self._transport = transport
        # uvicorn's, for when the server goes down.
        self._connections = connections
        self._inbox = Inbox(house.config.frame_size)
        self.person = arrival.person
        self.people = arrival.people
        self._guest: Guest | None = arrival.guest
        self._sender: Sender | None = arrival.sender
        self._room: Room | None = arrival.room
        self._closed = False
        # Whether a message is being worked on, or waits to be.
        self._busy = False
        # Whether nothing is read because of that; until when it was so, on the server's clock.
        self._held_back = False
        self._held_until = 0.0
        # A deck that is being read for a message.
        self._reading: asyncio.Task[None] | None = None
        self._round_trip = RoundTrip()
        self._direct = arrival.direct
        self._told_round_trip = arrival.round_trip
        self._pings = 0
        # On the server's clock, in seconds; and how often it had stood still when the last ping went out.
        self._pinged_at = 0.0
        self._next_ping = 0.0
        self._standstills = 0
        self.heard = arrival.heard
        self._came_at = arrival.came_at

    # --- what the transport calls ----------------------------------------------------------------

    def connection_lost(self, exc: Exception | None) -> None:
        self._connections.discard(self)
        # Whoever hangs up has given a sign of life; a line that was given up by the system has not.
        if not self._closed and not isinstance(exc, TimeoutError):
            self.heard = self.house.now()
        self._closed = True
        self._depart()

    def _depart(self) -> None:
        self.house.rounds.sockets.discard(self)
        if self._guest is not None:
            self._guest.connections -= 1
            self.house.metrics.connections -= 1
            self._guest = None
        if self._sender is not None:
            self._sender.connections -= 1
            self._sender = None
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
        self.heard = self.house.now()
        self._came_at = time.monotonic()
        self._read(data)

    def shutdown(self) -> None:
        """The server goes down: uvicorn asks every connection to end."""
        if self._room is not None and not self._closed:
            self.send(frame(frames.TEXT, write_told(told.Closing(RETRY))))
            self._close(frames.RESTART)
        self._transport.close()

    def begin(self, epoch: str, version: int, early: bytes) -> None:
        """The handshake was answered. `early`: what came before that."""
        self._round_trip.opened(time.monotonic())
        waiting = self.house.config.write_buffer
        self._transport.set_write_buffer_limits(high=waiting)
        # What the system keeps for a slow reader counts as well.
        self._transport.get_extra_info("socket").setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, waiting)
        assert self._room is not None
        self._room.arrive(self, epoch, version)
        self.house.rounds.sockets.add(self)
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
        if self._guest is not None:
            self._guest.turns.take(self._work)

    def _work(self) -> None:
        room, guest, sender = self._room, self._guest, self._sender
        if self._closed or room is None or guest is None or sender is None:
            return
        try:
            message = self._inbox.first()
        except BadFrame as bad:
            if bad.code == frames.TOO_LARGE:
                self.stop("server-too-large", bad.code)
            else:
                # Whatever speaks so does not understand us either.
                self._close(bad.code)
            return
        now = self.house.loop.time()
        if message is None:
            self._go_on(now)
            return
        wait = max(sender.commands.wait(now), guest.commands.wait(now))
        if wait > 0:
            self.house.metrics.slowed_down += 1
            self._hold_back()
            self.house.loop.call_later(max(wait, SHORTEST_WAIT), self._next)
            return
        self._inbox.drop_first()
        kind, payload = message
        self._charge(now, 1 + len(payload) // SIZE_OF_A_COMMAND)
        if kind == frames.TEXT:
            self._hear(payload, room, sender, now)
        elif kind == frames.PING:
            self.send(frame(frames.PONG, payload))
        elif kind == frames.CLOSE:
            self._close(frames.NORMAL)
        elif kind == frames.BINARY:
            self.stop("server-not-text", frames.NOT_TEXT)
        if self._reading is None:
            self._go_on(now)

    def _go_on(self, now: float) -> None:
        """After a message: the one that came after it, or whatever comes."""
        if self._closed:
            return
        if self._inbox:
            self._hold_back()
            self._next()
            return
        self._busy = False
        if self._held_back:
            self._held_back = False
            self._held_until = self.house.clock.seconds()
            self._transport.resume_reading()

    def _hold_back(self) -> None:
        """Nothing more is read until all that came is done."""
        if not self._held_back:
            self._held_back = True
            self._transport.pause_reading()

    def _charge(self, now: float, drops: int) -> None:
        if self._guest is not None and self._sender is not None:
            self._guest.commands.charge(now, drops)
            self._sender.commands.charge(now, drops)

    def _hear(self, payload: bytes, room: Room, sender: Sender, now: float) -> None:
        try:
            message = read_asked(payload)
        except UNREADABLE as error:
            if sender.commands.take(now, COST_OF_NONSENSE):
                self.send(frame(frames.TEXT, not_understood(payload, error)))
            else:
                self.house.metrics.turned_away += 1
                self.stop("server-too-fast", frames.POLICY)
            return
        self._measure(message, room)
        trip = self._round_trip
        if isinstance(message, asked.Pong):
            if self._standstills != self.house.clock.standstills or self._held_until >= self._pinged_at:
                # It may have waited until we read on.
                trip.void()
            if trip.pong(message.nonce, self._came_at):
                room.take(Measured(self.person, "", trip.line()))
            if self._pings < FIRST_PINGS:
                self._ping()
            return
        self.house.metrics.commands += 1
        command = command_of(message, self.person, trip.line())
        if command is None:
            return
        deck = room.table.deck_for(command)
        decks = room.table.game.decks
        if deck and decks is not None and deck not in decks:
            self._hold_back()
            self._reading = self.house.loop.create_task(self._take_when_read(deck, command, room))
        else:
            self._take(command, room, now)

    def _take(self, command: Command, room: Room, now: float) -> None:
        before = room.shown_bytes
        room.take(command, self)
        self._charge(now, (room.shown_bytes - before) // SHOWN_BY_A_COMMAND)

    async def _take_when_read(self, deck: str, command: Command, room: Room) -> None:
        guest, sender = self._guest, self._sender
        assert guest is not None
        assert sender is not None
        unread = await self.house.decks.read(guest, sender, room.table.game, deck)
        self._reading = None
        if self._closed:
            return
        now = self.house.loop.time()
        if unread is None:
            self._take(command, room, now)
        else:
            self.send(frame(frames.TEXT, write_told(told.Answer(command.id, unread, None))))
        self._go_on(now)

    def _measure(self, message: asked.AnyAsked, room: Room) -> None:
        """All that a message proves of the line, whatever it says."""
        trip, now = self._round_trip, self._came_at
        trip.heard(now)
        if isinstance(message, asked.Move | asked.Call | asked.NoCall) and message.version >= room.went_out.version:
            trip.answered(now - room.went_out.at)
        vouched = self._told_round_trip
        if self._direct:
            vouched = system_round_trip(self._transport.get_extra_info("socket"))
        if vouched is not None:
            trip.vouched(vouched)

    def send(self, data: bytes) -> None:
        if not self._closed:
            self.house.metrics.writes += 1
            self.house.metrics.bytes_sent += len(data)
            self._transport.write(data)

    def stop(self, code: str, close: int) -> None:
        self.send(frame(frames.TEXT, write_told(told.Stopped(code))))
        self._close(close)

    def _close(self, code: int) -> None:
        if not self._closed:
            self._closed = True
            self._transport.resume_reading()
            self._depart()
            close_after_lingering(self._transport, self.house.loop, code)

    # --- from time to time -----------------------------------------------------------------------

    def look_after(self) -> None:
        """A ping where it is time for one; whoever leaves it unanswered is gone, while there is still patience."""
        house, room = self.house, self._room
        if self._closed or room is None:
            return
        now = house.clock.seconds()
        if self._held_back:
            # It is not dead, but not listened to.
            self.heard = house.now()
        elif self._standstills != house.clock.standstills:
            # The clock has changed: everybody is told how late it is.
            self._ping()
        elif not self._round_trip.waits:
            if now >= self._next_ping:
                self._ping()
        elif now * 1000 > self.heard + self._longest_silence(room) or now > self._awaited_until():
            self.stop("server-no-pong", frames.TRY_LATER)

    def _awaited_until(self) -> float:
        """When a ping that is not answered has not been answered. Who was not listened to may have done so."""
        return max(self._next_ping, self._held_until) + self.house.config.ping_every

    def _longest_silence(self, room: Room) -> int:
        """In milliseconds. Whoever is silent is seen to be away before patience with them ends."""
        return min(2000 * self.house.config.ping_every, room.table.settings.patience - ROUND)

    def _ping(self) -> None:
        house = self.house
        self._pings += 1
        self._standstills = house.clock.standstills
        patience = self._room.table.settings.patience if self._room is not None else 0
        every = min(house.config.ping_every, max(SHORTEST_PING, patience / 4000))
        self._pinged_at = house.clock.seconds()
        self._next_ping = self._pinged_at + every
        self.send(frame(frames.TEXT, write_told(told.Ping(self._round_trip.ping(time.monotonic()), house.now()))))


def close_after_lingering(transport: asyncio.Transport, loop: asyncio.AbstractEventLoop, code: int) -> None:
    """What still comes is thrown away for a while: closing the connection at once would lose the close frame too."""
    transport.write(close_frame(code))
    if transport.can_write_eof():
        transport.write_eof()
    loop.call_later(LINGER, transport.abort)
