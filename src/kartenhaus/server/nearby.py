"""Where phones in the same network find a house that is called localhost by whoever sits in front of it."""

from __future__ import annotations

import socket
from typing import Final

# Listening everywhere, for all kinds of addresses.
EVERYWHERE: Final = ("0.0.0.0", "::", "")
# What this machine is called on itself.
HERE: Final = ("localhost", "127.0.0.1", "::1")


def address_nearby(host: str) -> str:
    """This machine's address in its network, if a server that listens on `host` is reached by it; else empty.

    Nothing is sent to find it out.
    """
    if host not in EVERYWHERE:
        return ""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as asking:
        try:
            asking.connect(("192.0.2.1", 9))
        except OSError:
            return ""
        address = str(asking.getsockname()[0])
    return "" if address.startswith("127.") or address == "0.0.0.0" else address
