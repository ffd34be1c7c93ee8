"""Identities: the cookie that identifies a person, a random secret with the server's signature, and revocation.

Over https the name of the cookie begins with `__Host-`: browsers then accept it from this very host and over https
alone, so that no other host under the same domain can set one.
"""

from __future__ import annotations

import asyncio
import base64
import hmac
import re
import secrets
from collections.abc import Iterable
from hashlib import sha256
from typing import TYPE_CHECKING, Final, NamedTuple

from kartenhaus.server.frames import FORGOTTEN
from kartenhaus.table.seats import Person

if TYPE_CHECKING:
    from kartenhaus.server.hub import Hub

COOKIE: Final = "kartenhaus"
SECURE_COOKIE: Final = "__Host-kartenhaus"
# How many others may share a device with its owner.
MOST_GUESTS: Final = 3
_SECRET: Final = re.compile(r"[A-Za-z0-9_-]{43}")
_SIGNATURE: Final = 16
_A_YEAR: Final = 31_536_000
_GONE: Final = f"{COOKIE}=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax; Secure"
# How often it is checked whom the operator has revoked beside the running server, in seconds.
REVOKED_CHECK_EVERY: Final = 10.0


class ReceivedCookie(NamedTuple):
    """A cookie as it came. One that is not signed is from before there were signatures, or made up."""

    secret: str
    signed: bool
    name: str

    def needs_renewal(self, https: bool) -> bool:
        return not self.signed or (https and self.name == COOKIE)


def new_secret() -> str:
    return secrets.token_urlsafe(32)


def person_of(secret: str, guest: int = 0) -> Person:
    """`guest`: which of those who share one device; 0 is the one whose cookie it is."""
    mark = f" guest {guest}" if guest else ""
    return sha256(f"kartenhaus person {secret}{mark}".encode()).hexdigest()[:32]


def people_of(secret: str) -> tuple[Person, ...]:
    """All people of one cookie, by the number of the guest."""
    return tuple(person_of(secret, guest) for guest in range(MOST_GUESTS + 1))


def cookies_for(key: bytes, secret: str, https: bool, received: ReceivedCookie | None = None) -> list[str]:
    """To be sent, in place of the one that was received."""
    name, secure = (SECURE_COOKIE, "; Secure") if https else (COOKIE, "")
    value = f"{secret}.{_signature(key, secret)}"
    cookie = f"{name}={value}; Path=/; Max-Age={_A_YEAR}; HttpOnly; SameSite=Lax{secure}"
    return [cookie, _GONE] if https and received is not None and received.name == COOKIE else [cookie]


def received_cookie(key: bytes, cookies: str) -> ReceivedCookie | None:
    """If there is a cookie under the safer name, only that one counts."""
    pairs = [cookie.strip().partition("=") for cookie in cookies.split(";")]
    name = SECURE_COOKIE if any(pair[0] == SECURE_COOKIE for pair in pairs) else COOKIE
    bare: ReceivedCookie | None = None
    for value in (pair[2] for pair in pairs if pair[0] == name):
        secret, dot, signature = value.partition(".")
        if not _SECRET.fullmatch(secret):
            continue
        if dot and hmac.compare_digest(signature.encode(), _signature(key, secret).encode()):
            return ReceivedCookie(secret, True, name)
        if not dot and bare is None:
            bare = ReceivedCookie(secret, False, name)
    return bare


def _signature(key: bytes, secret: str) -> str:
    mac = hmac.digest(key, f"kartenhaus cookie {secret}".encode(), "sha256")[:_SIGNATURE]
    return base64.urlsafe_b64encode(mac).decode().rstrip("=")


class Identity(NamedTuple):
    """Who sends a request: the owner of the device and those who share it, by the number of the guest.

    `cookies`: what the answer sends along.
    """

    people: tuple[Person, ...]
    https: bool
    cookies: list[str]
    is_new: bool = False


class Identities:
    def __init__(self, hub: Hub) -> None:
        self._hub = hub
        self._key = hub.store.cookie_key()
        # All in memory, so that no request waits for the store.
        self._revoked: set[Person] = set()
        self._read = 0
        self._timer: asyncio.TimerHandle | None = None
        self._looking: asyncio.Task[None] | None = None

    async def start(self) -> None:
        await self._look()
        self._set_timer()

    async def stop(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
        if self._looking is not None:
            await self._looking

    def received_cookie(self, cookies: str) -> ReceivedCookie | None:
        return received_cookie(self._key, cookies)

    def are_revoked(self, people: Iterable[Person]) -> bool:
        """Revoking one person revokes all who share the device: they have one cookie."""
        return not self._revoked.isdisjoint(people)

    async def people(self, cookie: ReceivedCookie | None) -> tuple[Person, ...]:
        """The people of this cookie, by the number of the guest; empty: it is not valid."""
        if cookie is None:
            return ()
        people = people_of(cookie.secret)
        if self.are_revoked(people):
            return ()
        is_known = cookie.signed or await asyncio.to_thread(self._hub.store.knows_any, people)
        return people if is_known else ()

    async def of(self, cookies: str, https: bool) -> Identity:
        """Who sends these cookies: a new person if none of them is valid."""
        cookie = self.received_cookie(cookies)
        people = await self.people(cookie)
        if cookie is None or not people:
            return self.new(https, cookie)
        anew = cookies_for(self._key, cookie.secret, https, cookie) if cookie.needs_renewal(https) else []
        return Identity(people, https, anew)

    def new(self, https: bool, cookie: ReceivedCookie | None = None) -> Identity:
        """`cookie`: the one that is to be replaced."""
        secret = new_secret()
        return Identity(people_of(secret), https, cookies_for(self._key, secret, https, cookie), is_new=True)

    async def revoke(self, person: Person) -> None:
        """From now on this person's cookie is refused, and their connections are closed."""
        await asyncio.to_thread(self._hub.store.revoke, person, self._hub.now())
        self._shut_out([person])

    def _shut_out(self, people: Iterable[Person]) -> None:
        self._revoked.update(people)
        for socket in list(self._hub.maintenance.sockets):
            if self.are_revoked(socket.people):
                socket.stop("server-forgotten", FORGOTTEN)

    # --- what the operator does beside the running server ----------------------------------------

    def _set_timer(self) -> None:
        self._timer = self._hub.loop.call_later(REVOKED_CHECK_EVERY, self._go)

    def _go(self) -> None:
        self._set_timer()
        if self._looking is None or self._looking.done():
            self._looking = self._hub.loop.create_task(self._look_again())

    async def _look_again(self) -> None:
        try:
            await self._look()
        except Exception as error:
            self._hub.log.bug("revoked people cannot be read", error)

    async def _look(self) -> None:
        rows = await asyncio.to_thread(self._hub.store.revoked_after, self._read)
        if rows:
            self._read = rows[-1][0]
            self._shut_out([person for _, person in rows])
