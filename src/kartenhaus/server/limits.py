"""How much one address, or one connection, may ask for."""

from __future__ import annotations

from ipaddress import ip_address
from typing import Final

from kartenhaus.server.config import Config

# So many addresses at most are remembered, and so many are left when there were too many.
MOST_ADDRESSES: Final = 20_000
ENOUGH_ADDRESSES: Final = 15_000
HOUR: Final = 3600


class Bucket:
    """Holds `burst` drops at most and fills by `rate` drops a second; what is asked for takes drops out."""

    __slots__ = ("at", "burst", "level", "rate")

    def __init__(self, rate: float, burst: int, now: float) -> None:
        self.rate = rate
        self.burst = burst
        self.level = float(burst)
        self.at = now

    def take(self, now: float, drops: int = 1) -> bool:
        """False: there is not that much in it."""
        level = self.level + (now - self.at) * self.rate
        self.at = now
        if level > self.burst:
            level = self.burst
        if level < drops:
            self.level = level
            return False
        self.level = level - drops
        return True

    def is_full(self, now: float) -> bool:
        return self.level + (now - self.at) * self.rate >= self.burst


class Guest:
    """What comes from one address. `connections`: WebSockets; `callers`: others, and who has not said yet."""

    __slots__ = ("callers", "connections", "openings", "requests")

    def __init__(self, config: Config, now: float) -> None:
        self.callers = 0
        self.connections = 0
        self.requests = Bucket(config.request_rate, config.request_burst, now)
        self.openings = Bucket(config.tables_per_hour / HOUR, config.tables_per_hour, now)

    @property
    def is_here(self) -> bool:
        return self.callers > 0 or self.connections > 0

    def is_rested(self, now: float) -> bool:
        """Whether it may ask for as much as somebody who has never been here."""
        return self.requests.is_full(now) and self.openings.is_full(now)


class Guests:
    """All addresses that something came from lately."""

    def __init__(self, config: Config) -> None:
        self._config = config
        self._guests: dict[str, Guest] = {}

    def at(self, address: str, now: float) -> Guest:
        place = _place_of(address)
        guest = self._guests.get(place)
        if guest is None:
            if len(self._guests) >= MOST_ADDRESSES:
                self._forget(now)
            guest = self._guests[place] = Guest(self._config, now)
        return guest

    def _forget(self, now: float) -> None:
        """Those who are rested: nothing is lost with them. If that is not enough, those who came last long ago."""
        known = self._guests
        gone = [place for place, guest in known.items() if not guest.is_here and guest.is_rested(now)]
        for place in gone:
            del known[place]
        away = [place for place, guest in known.items() if not guest.is_here]
        away.sort(key=lambda place: known[place].requests.at)
        for place in away[: max(0, len(known) - ENOUGH_ADDRESSES)]:
            del known[place]


def _place_of(address: str) -> str:
    """One address of IPv4; of IPv6 the network, since whoever has one address there has 2^64."""
    try:
        parsed = ip_address(address)
    except ValueError:
        return address
    if parsed.version == 4:
        return address
    mapped = parsed.ipv4_mapped
    return str(mapped) if mapped is not None else parsed.exploded[:19]
