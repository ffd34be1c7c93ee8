"""The folder of the store: readable by its owner only, and for one server at a time."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Final

from kartenhaus.store.sqlite.errors import using

LOCK: Final = "kartenhaus.lock"
DATABASE: Final = "kartenhaus.db"


def make_folder(folder: Path) -> None:
    """The permissions of an existing folder are left as they are."""
    folder.mkdir(mode=0o700, parents=True, exist_ok=True)


def make_file(path: Path) -> None:
    """An empty file, if there is none. SQLite would make it readable for everyone; files that it adds later get the
    same permissions."""
    make_folder(path.parent)
    # An existing file is not even opened: closing it would release the locks that SQLite has in this process.
    with suppress(FileExistsError):
        os.close(os.open(path, os.O_CREAT | os.O_EXCL, 0o600))


@contextmanager
def sole_use(folder: Path) -> Iterator[bool]:
    """Locks the folder for this process meanwhile; False: another process has it.

    The store never lets two writers both win, but a second server would take the people at the first for gone, and
    play for them. The system gives the folder back when a process ends, however it ends.
    """
    with using(folder / LOCK):
        make_folder(folder)
        lock = os.open(folder / LOCK, os.O_RDWR | os.O_CREAT, 0o600)
    try:
        yield _take(lock)
    finally:
        os.close(lock)


if sys.platform == "win32":
    import msvcrt

    def _take(lock: int) -> bool:
        try:
            msvcrt.locking(lock, msvcrt.LK_NBLCK, 1)
        except OSError:
            return False
        return True

else:
    import fcntl

    def _take(lock: int) -> bool:
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            return False
        return True
