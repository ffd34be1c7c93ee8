"""How one server vouches to another for a client whose connection it passes on: one header, signed.

The key is the store's, so that nobody else can sign. A connection with this header is never passed on again.
"""

from __future__ import annotations

import hmac
from typing import Final, NamedTuple
from urllib.parse import quote, unquote

HEADER: Final = "kartenhaus-passed-on"
# For how long a signature is valid, in milliseconds. All servers of one store have about the same time.
VALID: Final = 30_000
_PARTS: Final = 5


class Vouched(NamedTuple):
    """`round_trip`: of the line to the client, in seconds, where it is known."""

    address: str
    https: bool
    round_trip: float | None


def write_vouched(key: bytes, vouched: Vouched, target: str, now: int) -> str:
    """The value of the header, for this target of a request alone."""
    microseconds = "" if vouched.round_trip is None else str(round(vouched.round_trip * 1_000_000))
    said = f"{quote(vouched.address, safe='')};{int(vouched.https)};{microseconds};{now}"
    return f"{said};{_signature(key, said, target)}"


def read_vouched(key: bytes, header: str, target: str, now: int) -> Vouched | None:
    """None: it was not one of our servers that wrote this, or not just now."""
    parts = header.split(";")
    said, _, signature = header.rpartition(";")
    if len(parts) != _PARTS or not hmac.compare_digest(signature.encode(), _signature(key, said, target).encode()):
        return None
    address, https, microseconds, at, _ = parts
    if abs(now - int(at)) > VALID:
        return None
    return Vouched(unquote(address), https == "1", int(microseconds) / 1_000_000 if microseconds else None)


def _signature(key: bytes, said: str, target: str) -> str:
    return hmac.digest(key, f"kartenhaus passed on {said} {target}".encode(), "sha256").hex()
