"""Starts `kartenhaus serve` again and again, at next to no cost: everything is imported once and then forked.

Reads words from its input: `start` and `kill` (-9). Settings come from the environment. At the end of the input the
last server is killed too, so that none is left behind.
"""

from __future__ import annotations

import os
import signal
import sys

import kartenhaus.server.run  # noqa: F401 - what takes time
from kartenhaus.cli import main


def start() -> int:
    server = os.fork()
    if server == 0:
        os._exit(main(["serve"]))
    return server


def kill(server: int) -> None:
    os.kill(server, signal.SIGKILL)
    os.waitpid(server, 0)


def run() -> None:
    server = 0
    try:
        for word in sys.stdin:
            if word.strip() == "start":
                server = start()
                sys.stdout.write(f"pid {server}\n")
                sys.stdout.flush()
            else:
                kill(server)
                server = 0
    finally:
        if server:
            kill(server)


if __name__ == "__main__":
    run()
