"""What the server counts, in the text format of Prometheus."""

from __future__ import annotations

from bisect import bisect_left
from typing import Final

BOUNDS: Final = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 5.0)
_HELP: Final = {
    "commands": ("counter", "Commands taken from people."),
    "refusals": ("counter", "Commands that were refused."),
    "updates": ("counter", "Changes of tables shown to viewers."),
    "writes": ("counter", "Writes to WebSockets; one may hold several messages."),
    "bytes_sent": ("counter", "Bytes sent over WebSockets."),
    "appends": ("counter", "Appends kept by the store."),
    "appends_failed": ("counter", "Appends that the store could not keep."),
    "bot_answers": ("counter", "Answers of bots."),
    "bot_failures": ("counter", "Questions that a bot failed to answer."),
    "turned_away": ("counter", "Connections and requests refused by a limit or by their origin."),
    "bad_requests": ("counter", "Requests that could not be read, or were no HTTP at all."),
    "slowed_down": ("counter", "Times that a connection had to wait because of a limit."),
    "slow_readers": ("counter", "Connections dropped because their reader was too slow."),
    "workers_lost": ("counter", "Workers that died, or were ended because they hung."),
    "standstills": ("counter", "Times that the process stood still for more than a second."),
    "stood_still_seconds": ("counter", "How long it stood still, altogether."),
    "tables_damaged": ("counter", "Times that a table was not what had been kept when it was read."),
    "connections": ("gauge", "WebSockets that are open."),
    "tables": ("gauge", "Tables in memory."),
    "tables_to_load": ("gauge", "Tables that are still to come back into memory after the start."),
    "bots_thinking": ("gauge", "Questions that bots have not answered yet."),
    "store_bytes": ("gauge", "Bytes that all that is kept takes."),
    "store_limit_bytes": ("gauge", "Bytes that it may take; 0: as many as the disk has."),
    "store_writable": ("gauge", "1 while things can be saved, 0 while they cannot."),
}


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


class Metrics:
    """Counted in plain numbers, since everything happens on one thread."""

    __slots__ = (*_HELP, "kept_after")

    def __init__(self) -> None:
        self.commands = 0
        self.refusals = 0
        self.updates = 0
        self.writes = 0
        self.bytes_sent = 0
        self.appends = 0
        self.appends_failed = 0
        self.bot_answers = 0
        self.bot_failures = 0
        self.turned_away = 0
        self.bad_requests = 0
        self.slowed_down = 0
        self.slow_readers = 0
        self.workers_lost = 0
        self.standstills = 0
        self.stood_still_seconds = 0.0
        self.tables_damaged = 0
        self.connections = 0
        self.tables = 0
        self.tables_to_load = 0
        self.bots_thinking = 0
        self.store_bytes = 0
        self.store_limit_bytes = 0
        self.store_writable = 1
        self.kept_after = Histogram("append_seconds", "From giving an append to the store until it is on disk.")

    def written(self) -> str:
        lines: list[str] = []
        for name, (kind, text) in _HELP.items():
            full = f"kartenhaus_{name}_total" if kind == "counter" else f"kartenhaus_{name}"
            lines += [f"# HELP {full} {text}", f"# TYPE {full} {kind}", f"{full} {getattr(self, name)}"]
        return "\n".join([*lines, *self.kept_after.lines(), ""])
