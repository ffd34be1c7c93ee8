"""Several server processes on one port: starts them, replaces those that die, and ends them one after the other.

They share a store as servers on different machines do: each table has one of them, and the others pass connections on.
"""

from __future__ import annotations

import os
import signal
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from multiprocessing.connection import wait
from types import FrameType
from typing import Final

from kartenhaus.engine import Refused
from kartenhaus.server.config import Config
from kartenhaus.server.listening import SPREADS, Place, bound
from kartenhaus.server.supervised import Ended, Ready, Supervised
from kartenhaus.server.telemetry import Logs
from kartenhaus.store import Unusable

# A process that dies is started again after so many seconds: twice as many each time, up to the most. One that has
# served for long enough is started as soon as at first.
FIRST_PAUSE: Final = 0.5
LONGEST_PAUSE: Final = 30.0
LONG_ENOUGH: Final = 60.0
# How long one may take to hand its tables over and end, in seconds; then it is killed, and others claim them.
LONGEST_END: Final = 30.0


class Supervisor:
    """Calls `on_ready` with the port as soon as all processes serve for the first time."""

    def __init__(self, config: Config, log: Logs | None = None, on_ready: Callable[[int], None] | None = None) -> None:
        self._config = config
        self._log = log or Logs()
        self._on_ready = on_ready
        self._was_ready = False

    def run(self, spreads: bool = SPREADS) -> None:
        """Until SIGTERM or Ctrl-C. Raises Unusable or OSError if the processes cannot start at all.

        `spreads`: whether the system spreads connections over several sockets with one port.
        """
        # Not shared yet: otherwise it would not be noticed that another program has the port.
        held = bound(self._config.host, self._config.port)
        port = held[0].getsockname()[1]
        if spreads:
            for one in held:
                one.close()
            # Without listening: this keeps the port for us while no process runs.
            held = bound(self._config.host, port, is_shared=True)
        place = Place(self._config.host, port, () if spreads else tuple(held))
        processes = [Supervised(self._config, number, place) for number in range(self._config.workers)]
        try:
            with _asked_to_end() as asked:
                for process in processes:
                    process.start()
                while not asked.signals:
                    self._watch(processes, asked, port)
                self._end(processes, asked)
        finally:
            for process in processes:
                process.kill()
            for one in held:
                one.close()

    def _watch(self, processes: list[Supervised], asked: Asked, port: int) -> None:
        """Waits until something happens, and sees to it."""
        due = [process.due for process in processes if process.due is not None]
        lines = {process.line: process for process in processes if process.line is not None}
        heard = wait([asked.fileno(), *lines], max(0.0, min(due) - time.monotonic()) if due else None)
        for line in heard:
            if line in lines:
                self._hear(lines[line])
        if not self._was_ready and all(process.ready_at is not None for process in processes):
            self._was_ready = True
            if self._on_ready is not None:
                self._on_ready(port)
        for process in processes:
            if process.due is not None and process.due <= time.monotonic():
                process.start()

    def _hear(self, process: Supervised) -> None:
        said = process.hear()
        number = process.number + 1
        if isinstance(said, Ready):
            self._log.info("server process ready", number=number, pid=process.pid, at=said.peer_url)
        elif isinstance(said, Ended):
            pause = _pause(process, said)
            process.due = time.monotonic() + pause
            if said.was_asked:
                self._log.info("server process ended", number=number)
            else:
                self._log.error("server process lost", number=number, kind=said.how, again_in=pause)
        elif not self._was_ready:
            # Trying again would not help: whoever started us hears why.
            raise Unusable(said) if isinstance(said, Refused) else said
        else:
            reason = said.code if isinstance(said, Refused) else said.strerror or ""
            self._log.error("server process not started", number=number, reason=reason)

    def _end(self, processes: list[Supervised], asked: Asked) -> None:
        """One after the other, so that each hands its tables over to those that are left."""
        for process in processes:
            process.ask_to_end()
            until = time.monotonic() + LONGEST_END
            while process.line is not None and time.monotonic() < until and not asked.is_urgent:
                heard = wait([asked.fileno(), process.line], until - time.monotonic())
                if asked.fileno() in heard:
                    asked.read()
                if process.line in heard:
                    process.hear()
            process.kill()


def _pause(process: Supervised, ended: Ended) -> float:
    """How long to wait before the process is started again. One that was asked to end is not waited for: that is how
    single processes are restarted."""
    served = time.monotonic() - process.ready_at if process.ready_at is not None else 0.0
    process.ready_at = None
    if ended.was_asked:
        return 0.0
    process.failures = 1 if served > LONG_ENOUGH else process.failures + 1
    return min(LONGEST_PAUSE, FIRST_PAUSE * 2.0 ** (process.failures - 1))


class Asked:
    """The signals that asked us to end, and a file that can be read when one has come."""

    def __init__(self) -> None:
        self._reads, self._writes = os.pipe()
        self.signals: list[int] = []

    @property
    def is_urgent(self) -> bool:
        """On a second Ctrl-C nothing is waited for."""
        return signal.SIGINT in self.signals[1:]

    def note(self, number: int, frame: FrameType | None) -> None:
        self.signals.append(number)
        os.write(self._writes, b".")

    def fileno(self) -> int:
        return self._reads

    def read(self) -> None:
        os.read(self._reads, 1)

    def close(self) -> None:
        os.close(self._reads)
        os.close(self._writes)


@contextmanager
def _asked_to_end() -> Iterator[Asked]:
    asked = Asked()
    before = {number: signal.signal(number, asked.note) for number in (signal.SIGINT, signal.SIGTERM)}
    try:
        yield asked
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)
        asked.close()
