"""Who is who in this house. A cookie is taken for somebody's if the house has signed it, or knows them from before."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable
from typing import TYPE_CHECKING, Final, NamedTuple

from kartenhaus.server.cookies import Shown, cookies_for, new_secret, people_of, shown_in
from kartenhaus.server.frames import FORGOTTEN
from kartenhaus.table.seats import Person

if TYPE_CHECKING:
    from kartenhaus.server.house import House

# How often it is looked whom the operator has revoked beside the running server, in seconds.
EVERY: Final = 10.0


class Identity(NamedTuple):
    """Who sends a request: the one whose device it is, and the others around it, by the number of the guest.

    `cookies`: what the answer sends along.
    """

    people: tuple[Person, ...]
    https: bool
    cookies: list[str]
    is_new: bool = False


class Identities:
    def __init__(self, house: House) -> None:
        self._house = house
        self._key = house.store.cookie_key()
        # All of them, so that nobody waits for the store to be let in.
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

    def shown_in(self, cookies: str) -> Shown | None:
        return shown_in(self._key, cookies)

    def are_revoked(self, people: Iterable[Person]) -> bool:
        """Whoever is revoked takes those along who share the device: there is one cookie for all of them."""
        return not self._revoked.isdisjoint(people)

    async def people(self, shown: Shown | None) -> tuple[Person, ...]:
        """Those who are known by this cookie, by the number of the guest; empty: it is nobody's."""
        if shown is None:
            return ()
        people = people_of(shown.secret)
        if self.are_revoked(people):
            return ()
        is_known = shown.signed or await asyncio.to_thread(self._house.store.knows_any, people)
        return people if is_known else ()

    async def of(self, cookies: str, https: bool) -> Identity:
        """Who sends these cookies. Somebody new, if none of them is anybody's."""
        shown = self.shown_in(cookies)
        people = await self.people(shown)
        if shown is None or not people:
            return self.new(https, shown)
        anew = cookies_for(self._key, shown.secret, https, shown) if shown.is_to_be_sent_anew(https) else []
        return Identity(people, https, anew)

    def new(self, https: bool, shown: Shown | None = None) -> Identity:
        """`shown`: the cookie that is to be replaced."""
        secret = new_secret()
        return Identity(people_of(secret), https, cookies_for(self._key, secret, https, shown), is_new=True)

    async def revoke(self, person: Person) -> None:
        """From now on nobody is let in as that person, and whoever is in is shown out."""
        await asyncio.to_thread(self._house.store.revoke, person, self._house.now())
        self._shut_out([person])

    def _shut_out(self, people: Iterable[Person]) -> None:
        self._revoked.update(people)
        for socket in list(self._house.rounds.sockets):
            if self.are_revoked(socket.people):
                socket.stop("server-forgotten", FORGOTTEN)

    # --- what the operator does beside the running server ----------------------------------------

    def _set_timer(self) -> None:
        self._timer = self._house.loop.call_later(EVERY, self._go)

    def _go(self) -> None:
        self._set_timer()
        if self._looking is None or self._looking.done():
            self._looking = self._house.loop.create_task(self._look_again())

    async def _look_again(self) -> None:
        try:
            await self._look()
        except Exception as error:
            self._house.log.bug("revoked people cannot be read", error)

    async def _look(self) -> None:
        rows = await asyncio.to_thread(self._house.store.revoked_after, self._read)
        if rows:
            self._read = rows[-1][0]
            self._shut_out([person for _, person in rows])
