"""Requests as they must be.

h11 is kind to those that are a little wrong. What two readers may read differently, a proxy and this server, lets
somebody hide one request in another; and what is no HTTP at all is not worth waiting for the rest of it.
"""

from __future__ import annotations

import re
from typing import Final

import h11

from kartenhaus.engine import Refused
from kartenhaus.server.addresses import host_in
from kartenhaus.wire import unreadable

_TOKEN: Final = rb"[-!#$%&'*+.^_`|~0-9A-Za-z]{1,40}"
_BEGINS_LIKE_A_REQUEST: Final = re.compile(_TOKEN + rb"(?: [\x21-\x7e]*(?: [HTP/0-9.]*)?)?\r?")
_REQUEST_LINE: Final = re.compile(_TOKEN + rb" /[\x21-\x7e]* HTTP/1\.[01]")
_BARE_LF: Final = re.compile(rb"(?<!\r)\n")
_FOLDED: Final = re.compile(rb"\r\n[ \t]")
_CONTROL: Final = re.compile(rb"[\x00-\x08\x0a-\x1f\x7f]")

TOO_LARGE: Final = 431
TARGET_TOO_LARGE: Final = 414


class StrictConnection(h11.Connection):
    """`refused`, `status`: what is said of the request that cannot be taken."""

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
            if error.error_status_hint == TOO_LARGE:
                self.status = TOO_LARGE if not is_head or b"\r\n" in before else TARGET_TOO_LARGE
                self.refused = Refused("server-too-large")
            else:
                # What comes after the colon is what was sent.
                self.refused = unreadable(str(error).partition(":")[0])
            raise
        return event


def _check_head(waiting: bytes) -> None:
    """What has come of a head, as soon as it has come."""
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
    """Of a body in chunks. Headers after it are of no use to anybody here."""
    if end.headers or _BARE_LF.search(text):
        raise h11.RemoteProtocolError("more than a body")
