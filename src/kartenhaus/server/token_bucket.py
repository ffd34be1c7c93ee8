"""A limit that allows bursts: tokens that fill up over time."""

from __future__ import annotations


class TokenBucket:
    """Holds at most `burst` tokens and gets `rate` more a second; every request takes some."""

    __slots__ = ("at", "burst", "level", "rate")

    def __init__(self, rate: float, burst: int, now: float) -> None:
        self.rate = rate
        self.burst = burst
        self.level = float(burst)
        self.at = now

    def take(self, now: float, tokens: int = 1) -> bool:
        """False: there is not that much in it."""
        level = self.level + (now - self.at) * self.rate
        self.at = now
        if level > self.burst:
            level = float(self.burst)
        if level < tokens:
            self.level = level
            return False
        self.level = level - tokens
        return True

    def charge(self, now: float, tokens: int) -> None:
        """Takes as much even where there is not that much: the bucket has to fill up again from below."""
        if not self.take(now, tokens):
            self.level -= tokens

    def wait(self, now: float) -> float:
        """In how many seconds there will be a token."""
        if self.level >= 1.0:
            return 0.0
        missing = 1.0 - self.level - (now - self.at) * self.rate
        return max(0.0, missing / self.rate)

    def is_full(self, now: float) -> bool:
        return self.level + (now - self.at) * self.rate >= self.burst
