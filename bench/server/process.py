"""A server under load: started on a core of its own, and watched through /proc."""

from __future__ import annotations

import os
import socket
import subprocess
import time
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

SERVER_CORE = 0
LOAD_CORE = 1
PAGE = os.sysconf("SC_PAGE_SIZE")


def free_port() -> int:
    with socket.socket() as listener:
        listener.bind(("127.0.0.1", 0))
        port: int = listener.getsockname()[1]
        return port


@dataclass(frozen=True, slots=True)
class Usage:
    seconds: float  # of CPU, all threads of the server
    helpers: float  # of CPU, its child processes
    memory: int  # bytes, resident


class Process:
    def __init__(
        self, command: Sequence[str], folder: Path, environment: Mapping[str, str], port: int, log: Path
    ) -> None:
        self.port = port
        self._log = log
        with log.open("wb") as output:
            self._child = subprocess.Popen(
                ["taskset", "-c", str(SERVER_CORE), *command],
                cwd=folder,
                env={**os.environ, **environment},
                stdin=subprocess.DEVNULL,
                stdout=output,
                stderr=subprocess.STDOUT,
            )

    def wait_until_ready(self, patience: float = 20.0) -> None:
        end = time.monotonic() + patience
        while time.monotonic() < end:
            if self._child.poll() is not None:
                break
            try:
                socket.create_connection(("127.0.0.1", self.port), 1).close()
            except OSError:
                time.sleep(0.05)
            else:
                return
        raise RuntimeError(f"the server did not start:\n{self._log.read_text(errors='replace')[-2000:]}")

    def usage(self) -> Usage:
        pid = self._child.pid
        resident = int(Path(f"/proc/{pid}/statm").read_text().split()[1]) * PAGE
        return Usage(_cpu_seconds(pid), sum(_cpu_seconds(child) for child in _descendants(pid)), resident)

    def stop(self) -> None:
        self._child.terminate()
        try:
            self._child.wait(10)
        except subprocess.TimeoutExpired:
            self._child.kill()
            self._child.wait()

    def last_words(self) -> str:
        return self._log.read_text(errors="replace")[-1500:]


def _cpu_seconds(pid: int) -> float:
    """To the nanosecond, where /proc/PID/stat counts hundredths: a paced server does little in a second."""
    total = 0
    for thread in Path(f"/proc/{pid}/task").iterdir():
        try:
            total += int((thread / "schedstat").read_text().split()[0])
        except FileNotFoundError:  # it has just ended
            continue
    return total / 1e9


def _descendants(pid: int) -> list[int]:
    found = []
    for thread in Path(f"/proc/{pid}/task").iterdir():
        try:
            children = (thread / "children").read_text().split()
        except FileNotFoundError:
            continue
        for child in children:
            found += [int(child), *_descendants(int(child))]
    return found
