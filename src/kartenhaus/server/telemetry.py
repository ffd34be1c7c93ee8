"""What an operator sees of a running server: its log and its metrics.

The log is one JSON object a line on standard error, at a terminal only of errors and warnings. Nothing secret goes in:
no cookies, no hands, no chat, no addresses.
"""

from __future__ import annotations

import logging
import sys
import time
import traceback
from bisect import bisect_left
from pathlib import Path
from typing import Final, Self, TextIO

from kartenhaus.wire import write_json

BOUNDS: Final = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 5.0)
COUNTERS: Final = {
    "commands": "Commands taken from people.",
    "refusals": "Commands that were refused.",
    "updates": "Changes of tables shown to viewers.",
    "writes": "Writes to WebSockets; one may hold several messages.",
    "bytes_sent": "Bytes sent over WebSockets.",
    "appends": "Appends kept by the store.",
    "appends_failed": "Appends that the store could not keep.",
    "bot_answers": "Answers of bots.",
    "bot_failures": "Questions that a bot failed to answer.",
    "turned_away": "Connections and requests refused by a limit or by their origin.",
    "bad_requests": "Requests that could not be read, or were no HTTP at all.",
    "slowed_down": "Times that a connection had to wait because of a limit.",
    "slow_readers": "Connections dropped because their reader was too slow.",
    "workers_lost": "Workers that died, or were ended because they hung.",
    "standstills": "Times that the process stood still for more than a second.",
    "stood_still_seconds": "How long it stood still, altogether.",
    "tables_damaged": "Times that a table was not what had been kept when it was read.",
    "claims": "Tables claimed for this server in a store that it shares.",
    "takeovers": "Tables taken over from servers that were gone.",
    "fenced_appends": "Appends refused because another server has the table.",
    "unknown_appends": "Appends of which the database gave no answer; their tables were read anew.",
    "leases_lost": "Times that this server lost all its tables because it had not been heard of.",
    "passed_on": "Connections and requests passed on to the server that has the table.",
}
GAUGES: Final = {
    "connections": "WebSockets that are open.",
    "tables": "Tables in memory.",
    "tables_to_load": "Tables that are still to come back into memory after the start.",
    "bots_thinking": "Questions that bots have not answered yet.",
    "store_bytes": "Bytes that all that is kept takes.",
    "store_limit_bytes": "Bytes that it may take; 0: as many as the disk has.",
    "lease_age_seconds": "How long ago the other servers last heard of this one; they take over its tables after 3.",
    "loop_lag_seconds": "How late the event loop was at the last beat.",
    "store_writable": "1 while things can be saved, 0 while they cannot.",
}
APPENDS: Final = "From giving an append to the store until it is on disk."


class RemoteError(Exception):
    """What is logged of an error; also carries one over from another process, as tracebacks cannot be pickled."""

    def __init__(self, kind: str, places: str) -> None:
        super().__init__(kind, places)
        self.kind = kind
        self.places = places

    @classmethod
    def of(cls, error: BaseException) -> Self:
        frames = reversed(traceback.extract_tb(error.__traceback__))
        places = " < ".join(f"{Path(frame.filename).name}:{frame.lineno} {frame.name}" for frame in frames)
        return cls(type(error).__name__, places)


class Logs:
    def __init__(self, to: TextIO | None = None) -> None:
        self._to = to or sys.stderr
        # At a terminal the command itself says in sentences that the server has started.
        self._tells_all = not self._to.isatty()

    def info(self, event: str, **details: str | int | float) -> None:
        if self._tells_all:
            self._write("info", event, details)

    def warn(self, event: str, **details: str | int | float) -> None:
        """What the operator should act on in time; at a terminal, too."""
        self._write("warning", event, details)

    def error(self, event: str, **details: str | int | float) -> None:
        self._write("error", event, details)

    def bug(self, event: str, error: BaseException, **details: str | int | float) -> None:
        """Where an error came from. Not its message, which may contain a card or chat."""
        told = error if isinstance(error, RemoteError) else RemoteError.of(error)
        self.error(event, kind=told.kind, places=told.places, **details)

    def _write(self, level: str, event: str, details: dict[str, str | int | float]) -> None:
        entry = {"time": round(time.time(), 3), "level": level, "event": event, **details}
        self._to.write(write_json(entry).decode() + "\n")
        self._to.flush()


class Forward(logging.Handler):
    """What libraries log goes the same way: their messages at warning and above."""

    def __init__(self, logs: Logs) -> None:
        super().__init__(logging.WARNING)
        self._logs = logs

    def emit(self, record: logging.LogRecord) -> None:
        if record.exc_info and record.exc_info[1] is not None:
            self._logs.bug("library", record.exc_info[1], source=record.name)
        else:
            self._logs.error("library", source=record.name, text=record.getMessage())


class Histogram:
    __slots__ = ("counts", "sum")

    def __init__(self) -> None:
        self.counts = [0] * (len(BOUNDS) + 1)
        self.sum = 0.0

    def add(self, seconds: float) -> None:
        self.counts[bisect_left(BOUNDS, seconds)] += 1
        self.sum += seconds


class Metrics:
    """Counted in plain numbers, since everything happens on one thread; `exposition` writes them."""

    __slots__ = (*COUNTERS, *GAUGES, "kept_after")

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
        self.claims = 0
        self.takeovers = 0
        self.fenced_appends = 0
        self.unknown_appends = 0
        self.leases_lost = 0
        self.passed_on = 0
        self.lease_age_seconds = 0.0
        self.loop_lag_seconds = 0.0
        self.connections = 0
        self.tables = 0
        self.tables_to_load = 0
        self.bots_thinking = 0
        self.store_bytes = 0
        self.store_limit_bytes = 0
        self.store_writable = 1
        self.kept_after = Histogram()
