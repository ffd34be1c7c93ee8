"""Requests as bytes, for what no library would send."""

from __future__ import annotations

import json
import socket
from typing import Any, NamedTuple

from tests.server.serving import LONGEST


class Heard(NamedTuple):
    """An answer. `status`: 0 if none came before the server ended the connection."""

    status: int
    headers: dict[str, str]
    body: bytes

    @property
    def refused(self) -> dict[str, Any]:
        told: dict[str, Any] = json.loads(self.body)
        assert set(told) == {"code", "rule", "params"}
        return told


def heard(port: int, sent: bytes) -> Heard:
    """The first answer; and the server must end the connection after it."""
    received = b""
    with socket.create_connection(("127.0.0.1", port), LONGEST) as raw:
        try:
            raw.sendall(sent)
            while part := raw.recv(65_536):
                received += part
        except (ConnectionResetError, BrokenPipeError):
            pass
    head, _, body = received.partition(b"\r\n\r\n")
    if not head:
        return Heard(0, {}, b"")
    first, *lines = head.decode("latin-1").split("\r\n")
    pairs = (line.partition(": ") for line in lines)
    return Heard(int(first.split(" ")[1]), {name.lower(): value for name, _, value in pairs}, body)
