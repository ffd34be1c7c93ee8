"""The handshake of a WebSocket: who comes, from where, to which table. If all is well, a `WebSocket` takes over.

uvicorn hands a connection over when it asks for a WebSocket. It counts against its address from then on.
"""

from __future__ import annotations

import asyncio
import time
from typing import Any, Final, cast

from websockets.http11 import Request, Response
from websockets.server import ServerProtocol

from kartenhaus.engine import Refused
from kartenhaus.server.addresses import (
    guest_number_in,
    headers_by_name,
    is_foreign_origin,
    query_fields,
)
from kartenhaus.server.frames import POLICY, close_frame
from kartenhaus.server.heartbeat import system_round_trip
from kartenhaus.server.hub import Hub
from kartenhaus.server.identities import ReceivedCookie
from kartenhaus.server.limits import REFUSAL_DELAY, AddressLimits, PersonLimits
from kartenhaus.server.lingering import end_after_lingering
from kartenhaus.server.owners import Elsewhere
from kartenhaus.server.passed_on import HEADER
from kartenhaus.server.peers import ANSWERING, Sender
from kartenhaus.server.refusals import refusal_answer
from kartenhaus.server.relay import Relay
from kartenhaus.server.room import Room
from kartenhaus.server.websocket import Arrival, WebSocket
from kartenhaus.table.seats import Person
from kartenhaus.wire import unreadable

PATH: Final = "/ws/"
LONGEST_PATH: Final = 100


class Handshake(asyncio.Protocol):
    def __init__(self, config: Any, server_state: Any, app_state: dict[str, Any], _loop: object = None) -> None:
        """As uvicorn makes it."""
        self._connections: set[Any] = server_state.connections
        self.hub: Hub = app_state["hub"]
        self._transport: asyncio.Transport
        self._protocol = ServerProtocol(max_size=self.hub.config.frame_size)
        self._request: Request | None = None
        # The request as it came.
        self._head = b""
        self._address_limits: AddressLimits | None = None
        self._person_limits: PersonLimits | None = None
        self._closed = False
        # While the table is being loaded, and what came meanwhile.
        self._entering: asyncio.Task[None] | None = None
        self._early = b""
        # When data came last, in milliseconds on the server's clock, and on the clock by which lines are measured.
        self._heard = 0
        self._came_at = 0.0

    # --- what the transport and uvicorn call -----------------------------------------------------

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast(asyncio.Transport, transport)
        self._connections.add(self)

    def connection_lost(self, exc: Exception | None) -> None:
        self._connections.discard(self)
        self._closed = True
        self._release()

    def data_received(self, data: bytes) -> None:
        if self._closed:
            return
        self._heard = self.hub.now()
        self._came_at = time.monotonic()
        if self._request is None:
            self._read_request(data)
            return
        self._early += data
        if len(self._early) > self.hub.config.frame_size:
            self._closed = True
            self._release()
            end_after_lingering(self._transport, self.hub.loop, close_frame(POLICY))

    def shutdown(self) -> None:
        """The server goes down."""
        self._transport.close()

    # --- the request -----------------------------------------------------------------------------

    def _read_request(self, data: bytes) -> None:
        protocol = self._protocol
        self._head += data
        protocol.receive_data(data)
        request = next((event for event in protocol.events_received() if isinstance(event, Request)), None)
        if request is not None:
            self._request = request
            self._check(request)
        elif protocol.handshake_exc is not None:
            self._refuse_unreadable(self._not_understood())

    def _check(self, request: Request) -> None:
        hub = self.hub
        headers = headers_by_name(request.headers.raw_items())
        https = self._transport.get_extra_info("sslcontext") is not None
        path, _, query = request.path.partition("?")
        guest_number = guest_number_in(query)
        sender = hub.peers.sender_of(headers, self._peer_address(), https, request.path)
        if isinstance(sender, Refused):
            self._refuse_unreadable(sender)
            return
        cookie = hub.identities.received_cookie(headers.get("cookie", ""))
        now = hub.loop.time()
        address_limits = hub.address_limits_of.at(sender.address, now)
        if isinstance(guest_number, Refused):
            self._refuse(guest_number)
        elif is_foreign_origin(headers, sender.https, hub.config):
            self._refuse(Refused("server-foreign-origin"))
        elif address_limits.connections >= hub.config.connections:
            self._refuse(Refused("server-too-many-connections"))
        elif not address_limits.requests.take(now):
            self._count_at(address_limits)
            hub.loop.call_later(REFUSAL_DELAY, self._refuse, Refused("server-too-fast"))
        elif cookie is None:
            self._refuse(Refused("server-no-cookie"))
        elif not path.startswith(PATH) or len(path) > LONGEST_PATH:
            self._refuse(Refused("server-nothing-here"))
        else:
            self._count_at(address_limits)
            table = path.removeprefix(PATH)
            self._entering = hub.loop.create_task(self._enter(request, table, query, cookie, guest_number, sender))

    def _peer_address(self) -> str:
        peer = self._transport.get_extra_info("peername")
        return str(peer[0]) if peer else ""

    # --- no ---------------------------------------------------------------------------------------

    def _refuse(self, refused: Refused, response: Response | None = None) -> None:
        """As over HTTP. `response`: the library's own refusal of a handshake, whose status and headers are kept."""
        if self._closed:
            return
        self.hub.metrics.turned_away += 1
        answer = refusal_answer(refused)
        if response is None:
            response = self._protocol.reject(answer.status, "")
        response.body = answer.body
        response.headers["cache-control"] = "no-store"
        for name, value in answer.headers.items():
            del response.headers[name]
            response.headers[name] = value
        # Not through the library, which sends nothing after it has failed to read a handshake.
        self._transport.write(response.serialize())
        self._closed = True
        self._transport.close()

    def _refuse_unreadable(self, refused: Refused) -> None:
        """A handshake that cannot be read counts against the address of the peer, since its headers are unknown."""
        hub = self.hub
        hub.metrics.bad_requests += 1
        now = hub.loop.time()
        if hub.address_limits_of.at(self._peer_address(), now).requests.take(now):
            self._refuse(refused)
        else:
            self._closed = True
            self._transport.abort()

    def _not_understood(self) -> Refused:
        return unreadable(str(self._protocol.handshake_exc))

    def _count_at(self, address_limits: AddressLimits) -> None:
        address_limits.connections += 1
        self.hub.metrics.connections += 1
        self._address_limits = address_limits

    def _release(self) -> None:
        """Gives back what was counted against the limits."""
        if self._address_limits is not None:
            self._address_limits.connections -= 1
            self.hub.metrics.connections -= 1
            self._address_limits = None
        if self._person_limits is not None:
            self._person_limits.connections -= 1
            self._person_limits = None

    # --- yes --------------------------------------------------------------------------------------

    async def _enter(
        self,
        request: Request,
        table: str,
        query: str,
        cookie: ReceivedCookie,
        guest_number: int,
        sender: Sender,
    ) -> None:
        hub = self.hub
        assert self._address_limits is not None
        await self._address_limits.queue.wait()
        try:
            people = await hub.identities.people(cookie)
            if not people:
                self._refuse(Refused("server-no-cookie"))
                return
            person = people[guest_number]
            person_limits = self._person_limits = hub.person_limits_of.of(person, hub.loop.time())
            person_limits.connections += 1
            room = await self._room(table, request.path, sender)
        except Exception as error:
            hub.log.bug("table cannot be read", error)
            self._refuse(Refused("server-trouble"))
            return
        if room is None or self._closed:
            return
        if hub.identities.are_revoked(people):
            self._refuse(Refused("server-no-cookie"))
            return
        if isinstance(room, Refused) or room.stopped:
            self._refuse(room if isinstance(room, Refused) else Refused("server-not-kept"))
            return
        response = self._protocol.accept(request)
        if response.status_code != 101:
            self._refuse(self._not_understood(), response)
            return
        self._protocol.send_response(response)
        self._transport.write(b"".join(self._protocol.data_to_send()))
        self._hand_over(room, person, people, query, sender)

    async def _room(self, table: str, target: str, sender: Sender) -> Room | Refused | None:
        """None: another server has the table, and gets the connection."""
        found = await self.hub.find(table)
        if not isinstance(found, Elsewhere):
            return found
        if sender.is_passed_on:
            # It has another owner since.
            return Refused("server-table-elsewhere")
        if sender.is_direct:
            sender = sender._replace(round_trip=system_round_trip(self._transport.get_extra_info("socket")))
        line, rest = self._head.split(b"\r\n", 1)

        async def reach(host: str, port: int) -> None:
            head = b"%s\r\n%s: %s\r\n%s" % (line, HEADER.encode(), self.hub.peers.vouch(sender, target).encode(), rest)
            await self._pass_on(table, host, port, head)

        return await self.hub.peers.pass_on(table, found, reach)

    async def _pass_on(self, table: str, host: str, port: int, head: bytes) -> None:
        """Raises OSError or TimeoutError; then nothing has happened."""
        relay = Relay(self._transport, self.hub.config.write_buffer, lambda relay: self._end_relay(table, relay))
        try:
            async with asyncio.timeout(ANSWERING):
                await relay.reach(host, port, head)
        except BaseException:
            relay.give_up()
            raise
        if self._closed:
            relay.give_up()
            return
        self._connections.discard(self)
        self._connections.add(relay.client_end)
        self.hub.peers.add(table, relay)
        relay.run(self._early)

    def _end_relay(self, table: str, relay: Relay) -> None:
        self._connections.discard(relay.client_end)
        self.hub.peers.remove(table, relay)
        self._release()

    def _hand_over(self, room: Room, person: Person, people: tuple[Person, ...], query: str, sender: Sender) -> None:
        address_limits, person_limits = self._address_limits, self._person_limits
        assert address_limits is not None
        assert person_limits is not None
        # From here on the WebSocket counts against the limits.
        self._address_limits = self._person_limits = None
        epoch, version = _last_seen(query)
        socket = WebSocket(
            self.hub,
            self._transport,
            self._connections,
            Arrival(
                room,
                person,
                people,
                address_limits,
                person_limits,
                sender.is_direct,
                sender.round_trip,
                self._heard,
                self._came_at,
            ),
        )
        self._connections.discard(self)
        self._connections.add(socket)
        self._transport.set_protocol(socket)
        socket.begin(epoch, version, self._early)


def _last_seen(query: str) -> tuple[str, int]:
    """What the client says that it has seen: `?epoch=...&version=...`."""
    values = query_fields(query)
    # A query with too many fields has been refused before.
    assert not isinstance(values, Refused)
    epoch = values.get("epoch", [""])[0]
    version = values.get("version", [""])[0]
    return epoch, int(version) if version.isascii() and version.isdigit() and len(version) < 12 else -1
