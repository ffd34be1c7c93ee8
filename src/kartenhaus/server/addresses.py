"""Addresses as systems, proxies and browsers write them. What they may look like is wider than one would think."""

from __future__ import annotations

import re
from collections.abc import Iterable
from ipaddress import IPv4Address, IPv6Address, ip_address, ip_network
from typing import Final

# Names as they occur: a little wider than DNS, since machines at home are called all sorts of things.
_HOST: Final = re.compile(r"(?P<name>[A-Za-z0-9._~-]{1,255}|\[[^\[\]]{2,80}\])(?::(?P<port>[0-9]{1,5}))?")
_HIGHEST_PORT: Final = 65_535


def read_address(text: str) -> IPv4Address | IPv6Address | None:
    """None: it is no address. The scope of one (`fe80::1%eth0`) says which of our own cables it came in by, a port
    (`192.0.2.7:4711`) is another one each time: neither says who it is."""
    if text.startswith("["):
        text = text[1:].partition("]")[0]
    elif text.count(":") == 1:
        text = text.partition(":")[0]
    try:
        address = ip_address(text.partition("%")[0])
    except ValueError:
        return None
    # One of IPv4 stays one, whichever way it came.
    return address.ipv4_mapped or address if isinstance(address, IPv6Address) else address


def is_within(address: str, networks: Iterable[str]) -> bool:
    """Whether an address is one of these, or in one of these networks."""
    known = read_address(address)
    return known is not None and any(known in ip_network(network) for network in networks)


def host_in(header: str) -> str | None:
    """The name in a Host header, without port and brackets, in lower case; None: it is none."""
    host = _HOST.fullmatch(header)
    if host is None or int(host["port"] or 0) > _HIGHEST_PORT:
        return None
    name = host["name"].lower()
    if name.startswith("["):
        return name[1:-1] if isinstance(read_address(name), IPv4Address | IPv6Address) else None
    return name
