"""The cookie that says who somebody is: a random secret, and the house's signature under it.

Over https its name begins with `__Host-`: browsers then take it from this very host and over https alone, so that no
neighbour under the same domain can foist one on anybody.
"""

from __future__ import annotations

import base64
import hmac
import re
import secrets
from hashlib import sha256
from typing import Final, NamedTuple

from kartenhaus.table.seats import Person

COOKIE: Final = "kartenhaus"
SECURE_COOKIE: Final = "__Host-kartenhaus"
# Around one device there sit the one whose it is and at most so many others.
MOST_GUESTS: Final = 3
_SECRET: Final = re.compile(r"[A-Za-z0-9_-]{43}")
_SIGNATURE: Final = 16
_A_YEAR: Final = 31_536_000
_GONE: Final = f"{COOKIE}=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax; Secure"


class Shown(NamedTuple):
    """A cookie as it came. One that is not signed is from before there were signatures, or made up."""

    secret: str
    signed: bool
    name: str

    def is_to_be_sent_anew(self, https: bool) -> bool:
        return not self.signed or (https and self.name == COOKIE)


def new_secret() -> str:
    return secrets.token_urlsafe(32)


def person_of(secret: str, guest: int = 0) -> Person:
    """`guest`: which of those who share one device; 0 is the one whose cookie it is."""
    mark = f" guest {guest}" if guest else ""
    return sha256(f"kartenhaus person {secret}{mark}".encode()).hexdigest()[:32]


def people_of(secret: str) -> tuple[Person, ...]:
    """All who may be known by one cookie, by the number of the guest."""
    return tuple(person_of(secret, guest) for guest in range(MOST_GUESTS + 1))


def cookies_for(key: bytes, secret: str, https: bool, shown: Shown | None = None) -> list[str]:
    """To be sent, in place of the one that was shown."""
    name, secure = (SECURE_COOKIE, "; Secure") if https else (COOKIE, "")
    value = f"{secret}.{_signature(key, secret)}"
    cookie = f"{name}={value}; Path=/; Max-Age={_A_YEAR}; HttpOnly; SameSite=Lax{secure}"
    return [cookie, _GONE] if https and shown is not None and shown.name == COOKIE else [cookie]


def shown_in(key: bytes, cookies: str) -> Shown | None:
    """What is under the safer name counts alone, if there is anything."""
    pairs = [cookie.strip().partition("=") for cookie in cookies.split(";")]
    name = SECURE_COOKIE if any(pair[0] == SECURE_COOKIE for pair in pairs) else COOKIE
    bare: Shown | None = None
    for value in (pair[2] for pair in pairs if pair[0] == name):
        secret, dot, signature = value.partition(".")
        if not _SECRET.fullmatch(secret):
            continue
        if dot and hmac.compare_digest(signature.encode(), _signature(key, secret).encode()):
            return Shown(secret, True, name)
        if not dot and bare is None:
            bare = Shown(secret, False, name)
    return bare


def _signature(key: bytes, secret: str) -> str:
    mac = hmac.digest(key, f"kartenhaus cookie {secret}".encode(), "sha256")[:_SIGNATURE]
    return base64.urlsafe_b64encode(mac).decode().rstrip("=")
