"""One of several server processes on one port: how its supervisor starts it, hears of it and ends it."""

from __future__ import annotations

import multiprocessing
import signal
import sys
import threading
import time
from dataclasses import replace
from multiprocessing.connection import Connection
from typing import Final, NamedTuple
from urllib.parse import urlsplit

from kartenhaus.engine import Refused
from kartenhaus.server.config import Config
from kartenhaus.server.listening import Place, bound
from kartenhaus.server.workers import without_ctrl_c
from kartenhaus.store import Unusable

# Where the processes of one machine reach each other if nothing is said about it, each at a free port.
_HERE: Final = "127.0.0.1"


class Ready(NamedTuple):
    """The process serves; `peer_url` is where it alone is reached."""

    peer_url: str


class Ended(NamedTuple):
    """The process is over; `how` is the signal or the exit code."""

    how: str
    was_asked: bool


def _serve(config: Config, number: int, place: Place, line: Connection) -> None:
    """What the process does. It says that it is ready, or why it is not."""
    from kartenhaus.server.run import Server

    try:
        asked = urlsplit(config.peer_url)
        host = asked.hostname or _HERE
        (own, *others) = bound(host, asked.port + number if asked.port else 0)
        for other in others:
            other.close()
        shown = f"[{host}]" if ":" in host else host
        peer_url = f"http://{shown}:{own.getsockname()[1]}"
        config = replace(config, peer_url=peer_url)
        server = Server(config, on_ready=lambda _: line.send(Ready(peer_url)))
        threading.Thread(target=_end_with_the_supervisor, args=(server,), daemon=True).start()
        server.run([*place.sockets(), own])
    except Unusable as error:
        line.send(error.refused)
        sys.exit(1)
    except OSError as error:
        line.send(error)
        sys.exit(1)


def _end_with_the_supervisor(server: object) -> None:
    """One that was killed leaves no server behind."""
    from kartenhaus.server.run import Server

    parent = multiprocessing.parent_process()
    assert parent is not None
    assert isinstance(server, Server)
    parent.join()
    server.end()


class Supervised:
    """`number`: from 0. The process ignores Ctrl-C, which reaches all processes of a terminal at once: it ends when its
    supervisor says so."""

    def __init__(self, config: Config, number: int, place: Place) -> None:
        self.number = number
        self._arguments = (config, number, place)
        self._context = multiprocessing.get_context("spawn")
        self._process: multiprocessing.process.BaseProcess | None = None
        # What it says; None while there is no process.
        self.line: Connection | None = None
        # Since when it has served, and how often in a row it has ended before it had served for long.
        self.ready_at: float | None = None
        self.failures = 0
        # When it is to be started again.
        self.due: float | None = None

    @property
    def pid(self) -> int:
        assert self._process is not None
        return self._process.pid or 0

    def start(self) -> None:
        self.due = None
        self.line, end = self._context.Pipe(duplex=False)
        # It has processes of its own, so it must not be a daemon.
        self._process = self._context.Process(target=_serve, args=(*self._arguments, end), daemon=False)
        with without_ctrl_c():
            self._process.start()
        end.close()

    def hear(self) -> Ready | Refused | OSError | Ended:
        """What it says. There must be something to hear."""
        assert self.line is not None
        try:
            said: Ready | Refused | OSError = self.line.recv()
        except (EOFError, OSError):
            return self._ended()
        if isinstance(said, Ready):
            self.ready_at = time.monotonic()
        return said

    def _ended(self) -> Ended:
        assert self._process is not None
        assert self.line is not None
        self._process.join()
        self.line.close()
        code = self._process.exitcode or 0
        self.line = self._process = None
        return Ended(signal.Signals(-code).name if code < 0 else f"exit code {code}", was_asked=code == 0)

    def ask_to_end(self) -> None:
        if self._process is not None:
            self._process.terminate()

    def kill(self) -> None:
        """Its own processes notice, and end too."""
        if self._process is not None:
            self._process.kill()
            self._ended()
