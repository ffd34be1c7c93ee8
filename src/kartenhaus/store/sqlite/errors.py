"""Why a file cannot be used, as refusals for the operator."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from kartenhaus.engine import Refused
from kartenhaus.store.store import TooNew, TooOld, Unusable

_NO_PLACE: Final = (
    sqlite3.SQLITE_CANTOPEN,
    sqlite3.SQLITE_FULL,
    sqlite3.SQLITE_IOERR,
    sqlite3.SQLITE_PERM,
)
_HELD: Final = (sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED)
_DAMAGE: Final = (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB)
# The primary part of SQLite's extended error codes.
_KIND: Final = 0xFF


def is_damage(error: Exception) -> bool:
    """Whether the file itself is damaged."""
    return getattr(error, "sqlite_errorcode", 0) & _KIND in _DAMAGE


@contextmanager
def using(path: Path) -> Iterator[None]:
    """Turns whatever keeps the file from being used into Unusable."""
    try:
        yield
    except TooNew as error:
        raise Unusable(Refused("store-too-new", "", {"file": str(path)})) from error
    except TooOld as error:
        raise Unusable(Refused("store-too-old", "", {"file": str(path)})) from error
    except OSError as error:
        raise Unusable(_no_place(path)) from error
    except sqlite3.Error as error:
        kind = getattr(error, "sqlite_errorcode", 0) & _KIND
        if kind in _NO_PLACE:
            raise Unusable(_no_place(path)) from error
        read_only = kind == sqlite3.SQLITE_READONLY
        code = "store-read-only" if read_only else "store-held" if kind in _HELD else "store-damaged"
        raise Unusable(Refused(code, "", {"file": str(path)})) from error


def _no_place(path: Path) -> Refused:
    return Refused("store-no-place", "", {"folder": str(path.parent)})
