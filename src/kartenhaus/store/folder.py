"""The folder in which everything is kept: for the eyes of its owner."""

from __future__ import annotations

import os
from contextlib import suppress
from pathlib import Path


def make_folder(folder: Path) -> None:
    """What is there already stays as it is: its owner may have had reasons."""
    folder.mkdir(mode=0o700, parents=True, exist_ok=True)


def make_file(path: Path) -> None:
    """An empty file, where there is none. SQLite would make it for all to read; what it puts beside it is alike."""
    make_folder(path.parent)
    # One that is there is not even opened: closing it would take SQLite's locks away from this process.
    with suppress(FileExistsError):
        os.close(os.open(path, os.O_CREAT | os.O_EXCL, 0o600))
