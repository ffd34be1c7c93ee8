"""Processes for work that would keep the event loop waiting: each does one piece at a time, and none takes too long."""

from __future__ import annotations

import multiprocessing
import os
import signal
import sys
import threading
from collections.abc import Callable, Iterator
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import contextmanager, suppress
from multiprocessing import resource_tracker
from multiprocessing.connection import Connection
from typing import Any, Final, TypeVar, cast

from kartenhaus.server.telemetry import RemoteError

T = TypeVar("T")
# How long a piece of work may take, in seconds. Whatever takes longer hangs.
LONGEST: Final = 30.0
# How long to wait for the end of a process whose line has ended, in seconds.
LAST_WORDS: Final = 1.0


class NoAnswer(Exception):  # noqa: N818 - what happened, in a word
    """A worker died during its work, or was stopped because it took too long."""


def _work(line: Connection) -> None:
    """Ignores Ctrl-C and SIGTERM, which may reach all processes at once: the server ends its workers itself. A server
    that was killed leaves none behind."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, signal.SIG_IGN)
    threading.Thread(target=_end_with_the_server, daemon=True).start()
    # The end of the line means the same: there is no one left to report an error to.
    with suppress(EOFError, OSError):
        while True:
            work, arguments = line.recv()
            try:
                answer = work(*arguments)
            except Exception as error:
                answer = RemoteError.of(error)
            line.send(answer)


def _end_with_the_server() -> None:
    server = multiprocessing.parent_process()
    assert server is not None
    server.join()
    os._exit(1)


@contextmanager
def without_ctrl_c() -> Iterator[None]:
    """A process started within ignores Ctrl-C from its first moment, not only once it has set its own handler."""
    if sys.platform == "win32":
        yield
        return
    # Started now: otherwise the first worker would start it, and it unblocks Ctrl-C.
    resource_tracker.ensure_running()
    before = signal.pthread_sigmask(signal.SIG_BLOCK, (signal.SIGINT,))
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


class _Worker:
    """One process, and the line to it."""

    def __init__(self) -> None:
        context = multiprocessing.get_context("spawn")
        self._line, end = context.Pipe()
        self._process = context.Process(target=_work, args=(end,), daemon=True)
        with without_ctrl_c():
            self._process.start()
        end.close()

    def answer(self, work: Callable[..., Any], arguments: tuple[Any, ...]) -> Any:
        """Raises EOFError or an OSError if the worker is dead, NoAnswer if it hangs."""
        self._line.send((work, arguments))
        # In two halves: if the machine is paused meanwhile, that uses up only one of them.
        if not (self._line.poll(LONGEST / 2) or self._line.poll(LONGEST / 2)):
            raise NoAnswer
        return self._line.recv()

    def end(self) -> None:
        self._process.kill()
        self._process.join()

    def end_of(self) -> str:
        """How a worker died that is dead, or about to be."""
        self._process.join(LAST_WORDS)
        code = self._process.exitcode
        self.end()
        return signal.Signals(-code).name if code is not None and code < 0 else f"exit code {code}"


class Workers:
    """`most` processes, each begun when it is first needed. Work waits for as long as all of them are busy.

    `on_lost` is told, on a thread of ours, how one came to its end that had not been asked to.
    """

    def __init__(self, most: int, on_lost: Callable[[str], None] = lambda _: None) -> None:
        self._on_lost = on_lost
        # A thread for each process, to wait for it.
        self._threads = ThreadPoolExecutor(most, "workers")
        self._all: set[_Worker] = set()
        self._idle: list[_Worker] = []
        self._closed = False

    def submit(self, work: Callable[..., T], *arguments: Any) -> Future[T]:
        return cast(Future[T], self._threads.submit(self._done, work, arguments))

    def close(self) -> None:
        """Work that is not done yet is dropped."""
        self._closed = True
        self._threads.shutdown(wait=False, cancel_futures=True)
        for worker in list(self._all):
            worker.end()

    # --- on a thread of ours ---------------------------------------------------------------------

    def _done(self, work: Callable[..., Any], arguments: tuple[Any, ...]) -> Any:
        try:
            answer = self._answer(self._idle_or_new(), work, arguments)
        except (EOFError, OSError):
            # Killed, for lack of memory perhaps. It need not have been because of this work, so it is tried once more.
            try:
                answer = self._answer(self._new(), work, arguments)
            except (EOFError, OSError):
                raise NoAnswer from None
        if isinstance(answer, RemoteError):
            raise answer
        return answer

    def _answer(self, worker: _Worker, work: Callable[..., Any], arguments: tuple[Any, ...]) -> Any:
        try:
            answer = worker.answer(work, arguments)
        except (EOFError, OSError):
            self._lose(worker, worker.end_of())
            raise
        except BaseException as error:
            worker.end()
            self._lose(worker, type(error).__name__)
            raise
        self._idle.append(worker)
        return answer

    def _lose(self, worker: _Worker, how: str) -> None:
        self._all.discard(worker)
        if not self._closed:
            self._on_lost(how)

    def _idle_or_new(self) -> _Worker:
        try:
            return self._idle.pop()
        except IndexError:
            return self._new()

    def _new(self) -> _Worker:
        worker = _Worker()
        self._all.add(worker)
        if self._closed:
            worker.end()
        return worker
