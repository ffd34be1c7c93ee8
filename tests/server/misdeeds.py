"""Work that goes wrong, for worker processes: they find it by its name, wherever it is put in the place of other."""

from __future__ import annotations

import os
import time
from collections.abc import Iterator
from pathlib import Path


def hang(*_: object) -> tuple[str | None, int]:
    """Never done."""
    while True:
        time.sleep(3600)


def count_and_hang(begun: Path, *_: object) -> Iterator[bytes]:
    """Never done; how many have begun is to be seen in a file."""
    begun.write_text(str(int(begun.read_text()) + 1 if begun.exists() else 1))
    hang()
    yield b""


def die(*_: object) -> None:
    os._exit(1)


def die_once(place: str) -> str:
    """The first who tries dies of it."""
    path = Path(place)
    if path.exists():
        return "done"
    path.touch()
    os._exit(1)


def blunder(secret: str) -> None:
    raise ValueError(secret)


def dawdle(begun: Path, enough: Path) -> int:
    """Says that it is at work, and by what number, until it is told that it was enough."""
    begun.write_text(str(os.getpid()))
    while not enough.exists():
        time.sleep(0.01)
    return os.getpid()
