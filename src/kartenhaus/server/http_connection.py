"""HTTP connections: each counts against its address from its first moment, has a deadline, and sends strict HTTP.

A connection that sends nothing, or half a request, would otherwise cost its sender nothing. h11 accepts requests that
are a little wrong; but what a proxy and this server may read differently lets an attacker hide one request in another.
What cannot be read is counted, and answered for as long as its address may ask for anything. WebSockets are counted in
`handshake`.
"""

from __future__ import annotations

import asyncio
import re
from typing import Any, Final

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol, RequestResponseCycle

from kartenhaus.engine import Refused
from kartenhaus.server.addresses import host_in, is_within
from kartenhaus.server.hub import Hub
from kartenhaus.server.limits import AddressLimits
from kartenhaus.server.lingering import end_after_lingering
from kartenhaus.server.refusals import refusal_answer
from kartenhaus.wire import unreadable

_TOKEN: Final = rb"[-!#$%&'*+.^_`|~0-9A-Za-z]{1,40}"
_BEGINS_LIKE_A_REQUEST: Final = re.compile(_TOKEN + rb"(?: [\x21-\x7e]*(?: [HTP/0-9.]*)?)?\r?")
_REQUEST_LINE: Final = re.compile(_TOKEN + rb" /[\x21-\x7e]* HTTP/1\.[01]")
_BARE_LF: Final = re.compile(rb"(?<!\r)\n")
_FOLDED: Final = re.compile(rb"\r\n[ \t]")
_CONTROL: Final = re.compile(rb"[\x00-\x08\x0a-\x1f\x7f]")

HEAD_TOO_LARGE: Final = 431
TARGET_TOO_LARGE: Final = 414
# How long the head of a request may take, and its body again, in seconds.
LONGEST_PART: Final = 10.0


class StrictConnection(h11.Connection):
    """`refused`, `status`: the answer to a request that cannot be read."""

    refused = unreadable("no HTTP/1.1 request")
    status = 400

    def next_event(self) -> h11.Event | type[h11.NEED_DATA] | type[h11.PAUSED]:
        before, _ = self.trailing_data
        is_head = self.their_state is h11.IDLE
        try:
            if is_head:
                _check_head(before)
            event = super().next_event()
            if isinstance(event, h11.Request):
                _check_request(event)
            elif isinstance(event, h11.EndOfMessage):
                after, _ = self.trailing_data
                _check_end(event, before[: len(before) - len(after)])
        except h11.RemoteProtocolError as error:
            if error.error_status_hint == HEAD_TOO_LARGE:
                self.status = HEAD_TOO_LARGE if not is_head or b"\r\n" in before else TARGET_TOO_LARGE
                self.refused = Refused("server-too-large")
            else:
                # Without what comes after the colon, which quotes the request.
                self.refused = unreadable(str(error).partition(":")[0])
            raise
        return event


def _check_head(waiting: bytes) -> None:
    """Checks as much of a head as has arrived."""
    if not waiting:
        return
    head, whole, _ = waiting.partition(b"\r\n\r\n")
    head += whole
    if _BARE_LF.search(head):
        raise h11.RemoteProtocolError("a line ends with LF alone")
    line, ended, _ = head.partition(b"\r\n")
    if not (_REQUEST_LINE if ended else _BEGINS_LIKE_A_REQUEST).fullmatch(line):
        raise h11.RemoteProtocolError("no HTTP/1.1 request")
    if _FOLDED.search(head):
        raise h11.RemoteProtocolError("a header goes on in the next line")


def _check_request(request: h11.Request) -> None:
    names = [name for name, _ in request.headers]
    if b"transfer-encoding" in names and (b"content-length" in names or request.http_version == b"1.0"):
        raise h11.RemoteProtocolError("its length is said in two ways")
    if any(_CONTROL.search(value) for _, value in request.headers):
        raise h11.RemoteProtocolError("control characters in a header")
    hosts = [value for name, value in request.headers if name == b"host"]
    if len(hosts) > 1 or any(host_in(host.decode("latin-1")) is None for host in hosts):
        raise h11.RemoteProtocolError("no valid Host")


def _check_end(end: h11.EndOfMessage, text: bytes) -> None:
    """Checks the end of a chunked body: trailers are refused."""
    if end.headers or _BARE_LF.search(text):
        raise h11.RemoteProtocolError("more than a body")


class HttpConnection(H11Protocol):
    """uvicorn's HTTP connection, with limits."""

    # None for a proxy, whose connections come from many clients and are not counted here.
    _address_limits: AddressLimits | None = None
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
        hub: Hub = self.app_state["hub"]
        address = self.client[0] if self.client else ""
        if address and not is_within(address, hub.config.proxies):
            address_limits = hub.address_limits_of.at(address, self.loop.time())
            if address_limits.http_connections >= hub.config.connections:
                hub.metrics.turned_away += 1
                transport.write(refusal_answer(Refused("server-too-many-connections")).as_bytes())
                transport.close()
                return
            address_limits.http_connections += 1
            self._address_limits = address_limits
        self._watch()

    def data_received(self, data: bytes) -> None:
        if self._ended:
            return
        super().data_received(data)
        # A WebSocket may be silent for as long as it likes.
        if self.transport.get_protocol() is self and not self._ended:
            self._watch()

    def send_400_response(self, msg: str) -> None:
        """Replaces uvicorn's answer to a request that cannot be read, with a refusal that counts against the limits."""
        hub: Hub = self.app_state["hub"]
        hub.metrics.bad_requests += 1
        now = self.loop.time()
        self._ended = True
        self._wait_for(None)
        begun = False
        cycle: RequestResponseCycle | None = self.cycle
        if cycle is not None and not cycle.response_complete:
            # The answer under way will not be sent.
            begun = cycle.response_started
            cycle.disconnected = True
            cycle.message_event.set()
        conn = self.conn
        assert isinstance(conn, StrictConnection)
        if begun or not hub.address_limits_of.at(self.client[0] if self.client else "", now).requests.take(now):
            self.transport.abort()
            return
        end_after_lingering(self.transport, self.loop, refusal_answer(conn.refused, conn.status).as_bytes())

    def connection_lost(self, exc: Exception | None) -> None:
        self._go()
        super().connection_lost(exc)

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        self._go()
        super().handle_websocket_upgrade(event)

    def shutdown(self) -> None:
        """The server goes down. Connections that were refused are cut off."""
        if self._ended:
            self.transport.abort()
        else:
            super().shutdown()

    def _go(self) -> None:
        """Gives back what was counted against the limits."""
        if self._address_limits is not None:
            self._address_limits.http_connections -= 1
            self._address_limits = None
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
