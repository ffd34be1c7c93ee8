"""The WebSocket of one viewer of one table.

uvicorn hands a connection over when it asks for a WebSocket. From there on nothing but this class stands between the
network and the table: no task, no queue, so that a message is read, carried out and passed on in one go.

Who sends more than they may is slowed down, not sent away: what they have sent waits, in order, and nothing more is
read from them meanwhile. So does a message for which something has to be worked out first, with all that came after it.
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
from kartenhaus.server.addresses import is_within
from kartenhaus.server.cookies import Shown
from kartenhaus.server.frames import BadFrame, close_frame, frame
from kartenhaus.server.house import House
from kartenhaus.server.inbox import Inbox
from kartenhaus.server.limits import SAYING_NO, Guest, Sender
from kartenhaus.server.refusals import status_of
from kartenhaus.server.room import Room
from kartenhaus.server.round_trip import RoundTrip, system_round_trip
from kartenhaus.server.visitors import asked_in, by_name, guest_in, is_foreign, told_round_trip, visitor
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
    unreadable,
    version_in,
    write_json,
    write_told,
)

PATH: Final = "/ws/"
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


class Socket(asyncio.Protocol):
    def __init__(self, config: Any, server_state: Any, app_state: dict[str, Any], _loop: object = None) -> None:
        """As uvicorn makes it. The house is in the state that the start of the application left."""
        self._connections: set[Any] = server_state.connections
        self.house: House = app_state["house"]
        self._transport: asyncio.Transport
        self._handshake: ServerProtocol | None = ServerProtocol(max_size=self.house.config.frame_size)
        self._inbox = Inbox(self.house.config.frame_size)
        # Set when the handshake is done.
        self.person = ""
        # All who are known by the same cookie.
        self.people: tuple[Person, ...] = ()
        self._guest: Guest | None = None
        self._room: Room | None = None
        self._sender: Sender | None = None
        self._closed = False
        # Whether a message is being worked on, or waits to be.
        self._busy = False
        # Whether nothing is read because of that; until when it was so, on the clock of the house;
        # when data came last.
        self._held_back = False
        self._held_until = 0.0
        self._came_at = 0.0
        # A deck that is being read for a message.
        self._reading: asyncio.Task[None] | None = None
        # While the table is being brought in, and what came meanwhile.
        self._entering: asyncio.Task[None] | None = None
        self._early = b""
        self._round_trip = RoundTrip()
        # Whether nothing stands between the client's system and this one, and what a proxy says if something does.
        self._direct = False
        self._told_round_trip: float | None = None
        self._pings = 0
        # On the clock of the house, in seconds; and how often it had stood still when the last ping went out.
        self._pinged_at = 0.0
        self._next_ping = 0.0
        self._standstills = 0
        self.heard = 0

    # --- what the transport calls ----------------------------------------------------------------

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast(asyncio.Transport, transport)
        self._connections.add(self)

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
                self._refuse_nonsense(handshake)
            return
        self._handshake = None
        house = self.house
        headers = by_name(request.headers.raw_items())
        peer = self._transport.get_extra_info("peername")
        https = self._transport.get_extra_info("sslcontext") is not None
        path, _, query = request.path.partition("?")
        guest_number = guest_in(query)
        address = str(peer[0]) if peer else ""
        proxied = is_within(address, house.config.proxies)
        self._direct = not proxied
        self._told_round_trip = told_round_trip(headers) if proxied else None
        known = visitor(headers, address, https, house.config)
        shown = house.identities.shown_in(headers.get("cookie", ""))
        now = house.loop.time()
        guest = house.guests.at(known.address, now)
        if isinstance(guest_number, Refused):
            self._refuse(handshake, guest_number)
        elif is_foreign(headers, known.https, house.config):
            self._refuse(handshake, Refused("server-foreign-origin"))
        elif guest.connections >= house.config.connections:
            self._refuse(handshake, Refused("server-too-many-connections"))
        elif not guest.requests.take(now):
            self._count_at(guest)
            house.loop.call_later(SAYING_NO, self._refuse, handshake, Refused("server-too-fast"))
        elif shown is None:
            self._refuse(handshake, Refused("server-no-cookie"))
        elif not path.startswith(PATH) or len(path) > 100:
            self._refuse(handshake, Refused("server-nothing-here"))
        else:
            self._count_at(guest)
            table = path.removeprefix(PATH)
            self._entering = house.loop.create_task(self._enter(handshake, request, table, query, shown, guest_number))

    def _count_at(self, guest: Guest) -> None:
        guest.connections += 1
        self.house.metrics.connections += 1
        self._guest = guest

    def _refuse(self, handshake: ServerProtocol, refused: Refused, response: Response | None = None) -> None:
        """The same as over HTTP. `response`: what the library says of a handshake, to be said in our way."""
        if self._closed:
            return
        self.house.metrics.turned_away += 1
        if response is None:
            response = handshake.reject(status_of(refused), "")
        response.body = write_json(refused)
        response.headers["Cache-Control"] = "no-store"
        for name, value in (("Content-Type", "application/json"), ("Content-Length", str(len(response.body)))):
            del response.headers[name]
            response.headers[name] = value
        # Not by the library, which has nothing more to say once it has failed to read a handshake.
        self._transport.write(response.serialize())
        self._closed = True
        self._transport.close()

    def _refuse_nonsense(self, handshake: ServerProtocol) -> None:
        """A handshake that cannot be read counts as any request that cannot, and says nothing of who sent it."""
        house, peer = self.house, self._transport.get_extra_info("peername")
        house.metrics.bad_requests += 1
        now = house.loop.time()
        if house.guests.at(str(peer[0]) if peer else "", now).requests.take(now):
            self._refuse(handshake, _not_understood(handshake))
        else:
            self._closed = True
            self._transport.abort()

    async def _enter(
        self, handshake: ServerProtocol, request: Request, table: str, query: str, shown: Shown, guest_number: int
    ) -> None:
        assert self._guest is not None
        await self._guest.turns.come()
        try:
            self.people = await self.house.identities.people(shown)
            if not self.people:
                self._refuse(handshake, Refused("server-no-cookie"))
                return
            self.person = self.people[guest_number]
            self._sender = self.house.senders.of(self.person, self.house.loop.time())
            self._sender.connections += 1
            room = await self.house.room(table)
        except Exception as error:
            self.house.log.bug("table cannot be read", error)
            self._refuse(handshake, Refused("server-trouble"))
            return
        if self._closed:
            return
        if self.house.identities.are_revoked(self.people):
            self._refuse(handshake, Refused("server-no-cookie"))
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
        self._round_trip.opened(time.monotonic())
        waiting = self.house.config.write_buffer
        self._transport.set_write_buffer_limits(high=waiting)
        # What the system keeps for a slow reader counts as well.
        self._transport.get_extra_info("socket").setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, waiting)
        self._room = room
        epoch, version = _last_seen(query)
        room.arrive(self, epoch, version)
        self.house.rounds.sockets.add(self)
        self._ping()
        early, self._early = self._early, b""
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
        if isinstance(message, Pong):
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

    def _measure(self, message: Asked, room: Room) -> None:
        """All that a message proves of the line, whatever it says."""
        trip, now = self._round_trip, self._came_at
        trip.heard(now)
        version = version_in(message)
        if version is not None and version >= room.went_out.version:
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
        """What still comes is thrown away for a while: cutting the line at once would lose the reason too."""
        if not self._closed:
            self._transport.write(close_frame(code))
            self._closed = True
            self._transport.resume_reading()
            self._depart()
            if self._transport.can_write_eof():
                self._transport.write_eof()
            self.house.loop.call_later(LINGER, self._transport.abort)

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
