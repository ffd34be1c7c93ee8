"""The other servers of a shared store: connections for tables that one of them has are passed on to it."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Mapping
from typing import TYPE_CHECKING, Final, NamedTuple
from urllib.parse import urlsplit

from kartenhaus.engine import Refused
from kartenhaus.server.addresses import client_of, is_within, proxied_round_trip
from kartenhaus.server.owners import Elsewhere
from kartenhaus.server.passed_on import HEADER, Vouched, read_vouched, write_vouched
from kartenhaus.server.relay import Relay
from kartenhaus.server.room import Room
from kartenhaus.wire import unreadable

if TYPE_CHECKING:
    from kartenhaus.server.hub import Hub

# How long the owner of a table may take to begin an answer, in seconds.
ANSWERING: Final = 1.0
# For how long it is tried before the client is asked to come back, and how often, in seconds. A proxy that waits for
# two seconds must not take this server for the one that hangs; the client comes back until the lease has run out.
TRYING: Final = 1.5
PAUSE: Final = 0.25


class Sender(NamedTuple):
    """Who sends a request. `is_passed_on`: by another server, which vouches for the rest. `is_direct`: nothing stands
    between the client's system and this one; otherwise `round_trip` is what the nearest to it says of the line."""

    address: str
    https: bool
    is_passed_on: bool
    is_direct: bool
    round_trip: float | None


class Peers:
    def __init__(self, hub: Hub, url: str) -> None:
        self._hub = hub
        self._url = url
        self._key = hub.store.cookie_key()
        self._relays: dict[str, set[Relay]] = {}

    def sender_of(self, headers: Mapping[str, str], peer: str, https: bool, target: str) -> Sender | Refused:
        """Who sends a request with these headers, by lower-case name, and this target. Refused: the connection was
        passed on, but not by one of our servers."""
        config = self._hub.config
        header = headers.get(HEADER)
        if header is None:
            known = client_of(headers, peer, https, config)
            proxied = is_within(peer, config.proxies)
            round_trip = proxied_round_trip(headers) if proxied else None
            return Sender(known.address, known.https, False, not proxied, round_trip)
        vouched = read_vouched(self._key, header, target, self._hub.now())
        if vouched is None:
            return unreadable("no valid signature")
        return Sender(vouched.address, vouched.https, True, False, vouched.round_trip)

    def vouch(self, sender: Sender, target: str) -> str:
        """What is sent along with a request that is passed on."""
        vouched = Vouched(sender.address, sender.https, sender.round_trip)
        return write_vouched(self._key, vouched, target, self._hub.now())

    async def pass_on(
        self, table: str, elsewhere: Elsewhere, reach: Callable[[str, int], Awaitable[None]]
    ) -> Room | Refused | None:
        """Passes something on to the owner of a table by `reach`, which raises OSError or TimeoutError if it cannot be
        reached. None: done. Else the table, which is ours by now, or why it is not."""
        hub = self._hub
        until = hub.loop.time() + TRYING
        while True:
            # We ourselves had it before our lease was lost.
            if elsewhere.owner != self._url:
                try:
                    place = urlsplit(elsewhere.owner)
                    await reach(place.hostname or "", place.port or 80)
                except (OSError, TimeoutError):
                    pass
                else:
                    hub.metrics.passed_on += 1
                    return None
            if hub.loop.time() > until:
                return Refused("server-table-elsewhere")
            await asyncio.sleep(PAUSE)
            found = await hub.find(table)
            if not isinstance(found, Elsewhere):
                return found
            elsewhere = found

    def add(self, table: str, relay: Relay) -> None:
        self._relays.setdefault(table, set()).add(relay)

    def remove(self, table: str, relay: Relay) -> None:
        relays = self._relays.get(table, set())
        relays.discard(relay)
        if not relays:
            self._relays.pop(table, None)

    def end_relays(self, table: str) -> None:
        """The table is ours now: those who were passed on come back to it here."""
        for relay in list(self._relays.get(table, ())):
            relay.end()
