"""Who knocks: from where, by https or not, and as which of those who share a device."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Final, NamedTuple
from urllib.parse import parse_qs

from kartenhaus.engine import Refused
from kartenhaus.server.addresses import is_within
from kartenhaus.server.config import Config
from kartenhaus.server.cookies import MOST_GUESTS
from kartenhaus.wire import unreadable

_GUESTS: Final = tuple(str(guest) for guest in range(MOST_GUESTS + 1))
MOST_FIELDS: Final = 10


class Visitor(NamedTuple):
    """`address`: as it was said; it need not be one."""

    address: str
    https: bool


def by_name(headers: Iterable[tuple[str, str]]) -> dict[str, str]:
    """Headers by lower-case name; what is said twice is joined as HTTP has it."""
    joined: dict[str, str] = {}
    for name, value in headers:
        key = name.lower()
        mark = "; " if key == "cookie" else ", "
        joined[key] = joined[key] + mark + value if key in joined else value
    return joined


def asked_in(query: str) -> dict[str, list[str]] | Refused:
    """What a query asks for. More fields than anybody needs are not looked at."""
    if query.count("&") >= MOST_FIELDS:
        return unreadable(f"more than {MOST_FIELDS} fields in the query")
    return parse_qs(query)


def guest_in(query: str) -> int | Refused:
    """Which guest of a shared device is meant: `?as=2`."""
    fields = asked_in(query)
    if isinstance(fields, Refused):
        return fields
    named = fields.get("as", ["0"])
    return int(named[0]) if len(named) == 1 and named[0] in _GUESTS else Refused("server-no-guest")


def visitor(headers: Mapping[str, str], peer: str, https: bool, config: Config) -> Visitor:
    """`headers` by lower-case name. What a proxy says is believed of known proxies only."""
    address = peer
    if is_within(peer, config.proxies):
        https = https or headers.get("x-forwarded-proto", "").split(",")[-1].strip() in ("https", "wss")
        # From the nearest on: the first that is no proxy of ours.
        for hop in reversed(headers.get("x-forwarded-for", "").split(",")):
            if hop.strip():
                address = hop.strip()
            if not is_within(address, config.proxies):
                break
    return Visitor(address, https)


def told_round_trip(headers: Mapping[str, str]) -> float | None:
    """What the proxy's system has measured of the line to the client, in seconds. Of known proxies only."""
    microseconds = headers.get("x-client-rtt", "")
    if not (microseconds.isascii() and microseconds.isdigit() and len(microseconds) < 10):
        return None
    return int(microseconds) / 1_000_000 or None


def is_foreign(headers: Mapping[str, str], https: bool, config: Config) -> bool:
    """Whether a page of another origin sends this. Programs that are no browsers send no Origin."""
    origin = headers.get("origin")
    if origin is None:
        return False
    own = f"{'https' if https else 'http'}://{headers.get('host', '')}"
    return origin.lower() not in (own.lower(), *config.origins)
