"""How long something takes, counted in steps, as Prometheus wants it."""

from __future__ import annotations

from bisect import bisect_left
from typing import Final

BOUNDS: Final = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 5.0)


class Histogram:
    __slots__ = ("counts", "name", "sum", "text")

    def __init__(self, name: str, text: str) -> None:
        self.name = f"kartenhaus_{name}"
        self.text = text
        self.counts = [0] * (len(BOUNDS) + 1)
        self.sum = 0.0

    def add(self, seconds: float) -> None:
        self.counts[bisect_left(BOUNDS, seconds)] += 1
        self.sum += seconds

    def lines(self) -> list[str]:
        lines = [f"# HELP {self.name} {self.text}", f"# TYPE {self.name} histogram"]
        total = 0
        for bound, count in zip((*BOUNDS, "+Inf"), self.counts, strict=True):
            total += count
            lines.append(f'{self.name}_bucket{{le="{bound}"}} {total}')
        return [*lines, f"{self.name}_sum {self.sum:.6f}", f"{self.name}_count {total}"]
