"""How much one address, or one connection, may ask for."""

from __future__ import annotations

from ipaddress import ip_address
from typing import Final

from kartenhaus.server.config import Config

# So many addresses at most are remembered.
MOST_ADDRESSES: Final = 20_000
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


class Guest:
    """What comes from one address."""

    __slots__ = ("connections", "openings", "requests")

    def __init__(self, config: Config, now: float) -> None:
        self.connections = 0
        self.requests = Bucket(config.request_rate, config.request_burst, now)
        self.openings = Bucket(config.tables_per_hour / HOUR, config.tables_per_hour, now)


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
                self._guests = {known: kept for known, kept in self._guests.items() if kept.connections}
            guest = self._guests[place] = Guest(self._config, now)
        return guest


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
