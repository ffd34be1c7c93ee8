"""Sockets on which several processes serve one port.

On Linux each process has a socket of its own with SO_REUSEPORT, and the system spreads connections over them. Elsewhere
that option spreads nothing, so all processes accept from one socket, which they inherit.
"""

from __future__ import annotations

import errno
import socket
import sys
from typing import Final, NamedTuple

SPREADS: Final = sys.platform == "linux"


class Place(NamedTuple):
    """Where all processes listen. `inherited`: the sockets of all; without, each binds its own."""

    host: str
    port: int
    inherited: tuple[socket.socket, ...]

    def sockets(self) -> list[socket.socket]:
        return list(self.inherited) or bound(self.host, self.port, is_shared=True)


def bound(host: str, port: int, is_shared: bool = False) -> list[socket.socket]:
    """A socket for each address of the host, all with the same port. They do not listen yet. Raises OSError, with the
    port as the name of what is concerned."""
    found = socket.getaddrinfo(host or None, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE)
    made: list[socket.socket] = []
    try:
        for family, kind, protocol, _, address in found:
            try:
                one = socket.socket(family, kind, protocol)
            except OSError as error:
                # A system without IPv6, say.
                if error.errno == errno.EAFNOSUPPORT:
                    continue
                raise
            made.append(one)
            if sys.platform != "win32":
                one.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
                if is_shared:
                    one.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEPORT, 1)
            if family == socket.AF_INET6:
                one.setsockopt(socket.IPPROTO_IPV6, socket.IPV6_V6ONLY, 1)
            one.bind((address[0], port, *address[2:]))
            port = one.getsockname()[1]
    except OSError as error:
        for one in made:
            one.close()
        raise OSError(error.errno, error.strerror, str(port)) from error
    return made
