"""Who knocks: from where, by https or not, and as whom.

A guest is known by a random secret in a cookie. Tables know the hash of it: whoever reads the database cannot pose as
anybody.
"""

from __future__ import annotations

import re
import secrets
from collections.abc import Iterable, Mapping
from hashlib import sha256
from ipaddress import ip_address, ip_network
from typing import Final, NamedTuple
from urllib.parse import parse_qs

from kartenhaus.engine import Refused
from kartenhaus.server.config import Config
from kartenhaus.table.commands import Person
from kartenhaus.wire import unreadable

COOKIE: Final = "kartenhaus"
_SECRET: Final = re.compile(r"[A-Za-z0-9_-]{43}")
# Around one device there sit the one whose it is and at most so many others.
_GUESTS: Final = ("0", "1", "2", "3")
MOST_FIELDS: Final = 10
_A_YEAR: Final = 31_536_000


class Visitor(NamedTuple):
    address: str
    https: bool
    # None: no cookie yet.
    person: Person | None


def by_name(headers: Iterable[tuple[str, str]]) -> dict[str, str]:
    """Headers by lower-case name; what is said twice is joined as HTTP has it."""
    joined: dict[str, str] = {}
    for name, value in headers:
        key = name.lower()
        mark = "; " if key == "cookie" else ", "
        joined[key] = joined[key] + mark + value if key in joined else value
    return joined


def new_secret() -> str:
    return secrets.token_urlsafe(32)


def person_of(secret: str, guest: int = 0) -> Person:
    """`guest`: which of those who share one device; 0 is the one whose cookie it is."""
    mark = f" guest {guest}" if guest else ""
    return sha256(f"kartenhaus person {secret}{mark}".encode()).hexdigest()[:32]


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


def cookie_for(secret: str, https: bool) -> str:
    secure = "; Secure" if https else ""
    return f"{COOKIE}={secret}; Path=/; Max-Age={_A_YEAR}; HttpOnly; SameSite=Lax{secure}"


def visitor(headers: Mapping[str, str], peer: str, https: bool, config: Config, guest: int = 0) -> Visitor:
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
    return Visitor(address, https, _person_in(headers.get("cookie", ""), guest))


def is_within(address: str, networks: Iterable[str]) -> bool:
    """Whether an address is one of these, or in one of these networks."""
    try:
        parsed = ip_address(address)
    except ValueError:
        return False
    return any(parsed in ip_network(network) for network in networks)


def _person_in(cookies: str, guest: int) -> Person | None:
    for cookie in cookies.split(";"):
        name, _, value = cookie.strip().partition("=")
        if name == COOKIE and _SECRET.fullmatch(value):
            return person_of(value, guest)
    return None


def is_foreign(headers: Mapping[str, str], https: bool, config: Config) -> bool:
    """Whether a page of another origin sends this. Programs that are no browsers send no Origin."""
    origin = headers.get("origin")
    if origin is None:
        return False
    own = f"{'https' if https else 'http'}://{headers.get('host', '')}"
    return origin.lower() not in (own.lower(), *config.origins)
