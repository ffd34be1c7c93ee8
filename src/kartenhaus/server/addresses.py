"""Where a request comes from: addresses as systems, proxies and browsers write them, and what its headers say."""

from __future__ import annotations

import re
import socket
from collections.abc import Iterable, Mapping
from functools import lru_cache
from ipaddress import IPv4Address, IPv6Address, ip_address, ip_network
from typing import Final, NamedTuple
from urllib.parse import parse_qs

from kartenhaus.engine import Refused
from kartenhaus.server.config import Config
from kartenhaus.server.identities import MOST_GUESTS
from kartenhaus.wire import unreadable

# Wider than DNS allows, since machines at home have all sorts of names.
_HOST: Final = re.compile(r"(?P<name>[A-Za-z0-9._~-]{1,255}|\[[^\[\]]{2,80}\])(?::(?P<port>[0-9]{1,5}))?")
_HIGHEST_PORT: Final = 65_535
_GUESTS: Final = tuple(str(guest) for guest in range(MOST_GUESTS + 1))
MOST_FIELDS: Final = 10
# Hosts that mean: listen on all addresses, IPv4 and IPv6.
EVERYWHERE: Final = ("0.0.0.0", "::", "")
# The names of this machine for itself.
HERE: Final = ("localhost", "127.0.0.1", "::1")


def read_address(text: str) -> IPv4Address | IPv6Address | None:
    """None: it is no address. The scope (`fe80::1%eth0`) and the port (`192.0.2.7:4711`) are left out: neither says who
    it is."""
    if text.startswith("["):
        text = text[1:].partition("]")[0]
    elif text.count(":") == 1:
        text = text.partition(":")[0]
    try:
        address = ip_address(text.partition("%")[0])
    except ValueError:
        return None
    # An IPv4 address in IPv6 notation is the same address.
    return address.ipv4_mapped or address if isinstance(address, IPv6Address) else address


# The same few networks of the configuration are asked for with every request.
_network = lru_cache(maxsize=256)(ip_network)


def is_within(address: str, networks: Iterable[str]) -> bool:
    """Whether an address is one of these, or in one of these networks."""
    known = read_address(address)
    return known is not None and any(known in _network(network) for network in networks)


def host_in(header: str) -> str | None:
    """The name in a Host header, without port and brackets, in lower case; None: it is none."""
    host = _HOST.fullmatch(header)
    if host is None or int(host["port"] or 0) > _HIGHEST_PORT:
        return None
    name = host["name"].lower()
    if name.startswith("["):
        return name[1:-1] if isinstance(read_address(name), IPv4Address | IPv6Address) else None
    return name


class Client(NamedTuple):
    """`address`: as it was sent; it need not be a valid one."""

    address: str
    https: bool


def headers_by_name(headers: Iterable[tuple[str, str]]) -> dict[str, str]:
    """Headers by lower-case name; repeated ones are joined as HTTP defines it."""
    joined: dict[str, str] = {}
    for name, value in headers:
        key = name.lower()
        mark = "; " if key == "cookie" else ", "
        joined[key] = joined[key] + mark + value if key in joined else value
    return joined


def query_fields(query: str) -> dict[str, list[str]] | Refused:
    """What a query asks for. More fields than any request needs are refused."""
    if query.count("&") >= MOST_FIELDS:
        return unreadable(f"more than {MOST_FIELDS} fields in the query")
    return parse_qs(query)


def guest_number_in(query: str) -> int | Refused:
    """Which guest of a shared device is meant: `?as=2`."""
    fields = query_fields(query)
    if isinstance(fields, Refused):
        return fields
    named = fields.get("as", ["0"])
    return int(named[0]) if len(named) == 1 and named[0] in _GUESTS else Refused("server-no-guest")


def client_of(headers: Mapping[str, str], peer: str, https: bool, config: Config) -> Client:
    """`headers` by lower-case name. What proxies add is believed of known proxies only."""
    address = peer
    if is_within(peer, config.proxies):
        https = https or headers.get("x-forwarded-proto", "").split(",")[-1].strip() in ("https", "wss")
        # From the nearest hop on: the first that is not one of our proxies.
        for hop in reversed(headers.get("x-forwarded-for", "").split(",")):
            if hop.strip():
                address = hop.strip()
            if not is_within(address, config.proxies):
                break
    return Client(address, https)


def proxied_round_trip(headers: Mapping[str, str]) -> float | None:
    """What the proxy's system has measured of the line to the client, in seconds. Of known proxies only."""
    microseconds = headers.get("x-client-rtt", "")
    if not (microseconds.isascii() and microseconds.isdigit() and len(microseconds) < 10):
        return None
    return int(microseconds) / 1_000_000 or None


def is_foreign_origin(headers: Mapping[str, str], https: bool, config: Config) -> bool:
    """Whether a page of another origin sends this. Only browsers send an Origin."""
    origin = headers.get("origin")
    if origin is None:
        return False
    own = f"{'https' if https else 'http'}://{headers.get('host', '')}"
    return origin.lower() not in (own.lower(), *config.origins)


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
