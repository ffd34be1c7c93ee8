"""Connections on a clock that is only a number: honest ones, and those of liars. Times are in milliseconds."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

from kartenhaus.engine import Rng
from kartenhaus.server.heartbeat import RoundTrip
from kartenhaus.table.arbiter import FIRST_MEASURE, MEASURE, measured_again, measured_call
from kartenhaus.table.facts import CallMade, Line

# How the server gets to know how long a line is: by its own system, by a proxy that passes on what its system has
# measured, or by nothing but the answers of the client.
DIRECT: Final = "direct"
TOLD: Final = "proxy tells"
PROXIED: Final = "proxy silent"
KINDS: Final = (DIRECT, TOLD, PROXIED)


def measured_by(measure: int, seat: int, elapsed: int, delta: int, line: Line) -> CallMade:
    """A call that has come in so long after the position went out, by this measure."""
    call = measured_call(seat, "click", 1, elapsed, elapsed, delta, line)
    return measured_again(replace(call, measure=measure))


@dataclass(frozen=True)
class Wire:
    """There and back in `least` at best, `down` of it on the way down; each way with up to `shake` more."""

    least: float
    down: float
    shake: int
    kind: str

    @classmethod
    def drawn(cls, chance: Rng, kind: str, least: int | None = None, shake: int | None = None) -> Wire:
        least = 20 + chance.below(231) if least is None else least
        shake = chance.below(41) if shake is None else shake
        return cls(least, least * (30 + chance.below(41)) / 100, shake, kind)

    def _shaken(self, chance: Rng) -> float:
        return chance.below(10 * self.shake + 1) / 10

    def way_down(self, chance: Rng) -> float:
        return self.down + self._shaken(chance)

    def way_up(self, chance: Rng) -> float:
        return self.least - self.down + self._shaken(chance)

    def trip(self, chance: Rng) -> float:
        return self.way_down(chance) + self.way_up(chance)

    def measured(self, chance: Rng, pings: int, held: float = 0) -> Line:
        """What the server knows of it after so many pings. `held`: how long each pong is held back."""
        round_trip, now = RoundTrip(), 1_000.0
        # The system sees every packet that is acknowledged, and a proxy a moving mean of the first few.
        seen = [self.trip(chance) for _ in range(4)]
        told = sum(seen) / len(seen)
        for _ in range(pings):
            seen += [self.trip(chance), self.trip(chance)]
            if self.kind == DIRECT:
                round_trip.vouched(min(seen) / 1000)
            elif self.kind == TOLD:
                round_trip.vouched(told / 1000)
            assert round_trip.pong(round_trip.ping(now), now + (self.trip(chance) + held) / 1000)
            now += 15
        return round_trip.line()

    def measured_first(self, chance: Rng, pings: int, held: float = 0) -> Line:
        """The same by the first measure: a moving mean, and the mean deviation from it."""
        mean = self.trip(chance) + held
        jitter = mean / 2
        for _ in range(pings - 1):
            taken = self.trip(chance) + held
            jitter += (abs(taken - mean) - jitter) / 4
            mean += (taken - mean) / 8
        return Line(int(mean), int(jitter))


@dataclass(frozen=True)
class Press:
    """Somebody pressed so long after first seeing the wall; it was on the way for `trip` in all."""

    seat: int
    after: int
    trip: float
    wire: Wire

    @classmethod
    def drawn(cls, seat: int, after: int, wire: Wire, chance: Rng) -> Press:
        return cls(seat, after, wire.trip(chance), wire)

    def call(self, line: Line, says: int | None = None, measure: int = MEASURE) -> CallMade:
        elapsed = int(self.trip + self.after)
        delta = self.after if says is None else says
        return measured_by(measure, self.seat, elapsed, delta, line)

    def judged(self, chance: Rng, pings: int, measure: int = MEASURE) -> CallMade:
        """An honest call, by what was measured of its line."""
        first = measure == FIRST_MEASURE
        line = self.wire.measured_first(chance, pings) if first else self.wire.measured(chance, pings)
        return self.call(line, measure=measure)
