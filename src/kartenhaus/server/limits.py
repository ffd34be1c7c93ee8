"""How much one address, or one person, may ask for, over however many connections."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Final, Protocol, TypeVar

from kartenhaus.server.address_queue import AddressQueue
from kartenhaus.server.addresses import read_address
from kartenhaus.server.config import Config
from kartenhaus.server.token_bucket import TokenBucket

# So many addresses at most are remembered, and so many are left when there were too many; as many people, too.
MOST_ADDRESSES: Final = 20_000
ENOUGH_ADDRESSES: Final = 15_000
HOUR: Final = 3600
# Stands for all clients whose address a proxy does not know.
UNKNOWN: Final = "unknown"
# So many requests of one address at most wait for each other, the one that is being answered among them; and so many
# deck files.
MOST_READING: Final = 4
MOST_DECKS: Final = 8
# How long the answer to one request too many is delayed, in seconds, so that clients that ask again at once do not keep
# the server busy with refusing.
REFUSAL_DELAY: Final = 1.0


class WaitingLine:
    """One after another: each waits for those before, as long as the line is not too long."""

    __slots__ = ("_length", "_lock", "_longest")

    def __init__(self, longest: int) -> None:
        """`longest`: how many there may be, the one whose turn it is among them."""
        self._longest = longest
        self._length = 0
        self._lock = asyncio.Lock()

    @asynccontextmanager
    async def turn(self) -> AsyncIterator[bool]:
        """False: too many wait already."""
        if self._length >= self._longest:
            yield False
            return
        self._length += 1
        try:
            async with self._lock:
                yield True
        finally:
            self._length -= 1

    @property
    def is_empty(self) -> bool:
        return self._length == 0


class AddressLimits:
    """What comes from one address. `connections`: WebSockets; `http_connections`: all others. `reading`:
    lists, logs and replays, of which one is read and sent at a time; `decks`: the same for deck files."""

    __slots__ = (
        "commands",
        "connections",
        "decks",
        "http_connections",
        "openings",
        "queue",
        "reading",
        "requests",
    )  # fmt: skip

    def __init__(self, config: Config, now: float) -> None:
        self.http_connections = 0
        self.connections = 0
        self.reading = WaitingLine(MOST_READING)
        self.decks = WaitingLine(MOST_DECKS)
        self.queue = AddressQueue()
        self.commands = TokenBucket(config.address_rate, config.address_burst, now)
        self.requests = TokenBucket(config.request_rate, config.request_burst, now)
        self.openings = TokenBucket(config.tables_per_hour / HOUR, config.tables_per_hour, now)

    @property
    def is_here(self) -> bool:
        return self.http_connections > 0 or self.connections > 0 or not self.reading.is_empty

    def is_rested(self, now: float) -> bool:
        """Whether it has its full limits again, so that forgetting it changes nothing."""
        return self.requests.is_full(now) and self.openings.is_full(now) and self.commands.is_full(now)

    @property
    def last_at(self) -> float:
        return self.requests.at


class PersonLimits:
    """What comes from one person."""

    __slots__ = ("commands", "connections")

    def __init__(self, config: Config, now: float) -> None:
        self.connections = 0
        self.commands = TokenBucket(config.command_rate, config.command_burst, now)

    @property
    def is_here(self) -> bool:
        return self.connections > 0

    def is_rested(self, now: float) -> bool:
        return self.commands.is_full(now)

    @property
    def last_at(self) -> float:
        return self.commands.at


class LimitsByAddress:
    """All addresses that something came from lately."""

    def __init__(self, config: Config) -> None:
        self._config = config
        self._guests: dict[str, AddressLimits] = {}

    def at(self, address: str, now: float) -> AddressLimits:
        place = _network_of(address)
        address_limits = self._guests.get(place)
        if address_limits is None:
            if len(self._guests) >= MOST_ADDRESSES:
                _forget_some(self._guests, now)
            address_limits = self._guests[place] = AddressLimits(self._config, now)
        return address_limits


class LimitsByPerson:
    """All people who sent something lately."""

    def __init__(self, config: Config) -> None:
        self._config = config
        self._senders: dict[str, PersonLimits] = {}

    def of(self, person: str, now: float) -> PersonLimits:
        person_limits = self._senders.get(person)
        if person_limits is None:
            if len(self._senders) >= MOST_ADDRESSES:
                _forget_some(self._senders, now)
            person_limits = self._senders[person] = PersonLimits(self._config, now)
        return person_limits


class _Limited(Protocol):
    @property
    def is_here(self) -> bool: ...

    @property
    def last_at(self) -> float: ...

    def is_rested(self, now: float) -> bool: ...


L = TypeVar("L", bound=_Limited)


def _forget_some(known: dict[str, L], now: float) -> None:
    """Those who are rested: nothing is lost with them. If that is not enough, those who came last long ago."""
    gone = [name for name, limited in known.items() if not limited.is_here and limited.is_rested(now)]
    for name in gone:
        del known[name]
    away = [name for name, limited in known.items() if not limited.is_here]
    away.sort(key=lambda name: known[name].last_at)
    for name in away[: max(0, len(known) - ENOUGH_ADDRESSES)]:
        del known[name]


def _network_of(address: str) -> str:
    """One address of IPv4; of IPv6 the network, since one customer there has 2^64 addresses."""
    known = read_address(address)
    if known is None:
        return UNKNOWN
    return str(known) if known.version == 4 else known.exploded[:19]
