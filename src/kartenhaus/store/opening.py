"""Opens the store that an address means: PostgreSQL's, or else SQLite's in a folder."""

from __future__ import annotations

from collections.abc import Callable
from importlib.util import find_spec
from pathlib import Path
from typing import Final

from kartenhaus.engine import Refused
from kartenhaus.store.answers import Deliver
from kartenhaus.store.sqlite import DATABASE, SqliteStore
from kartenhaus.store.store import Progress, Store, Unusable

_POSTGRES: Final = ("postgresql://", "postgres://")


def is_postgres(address: str) -> bool:
    """Whether it is the address of a PostgreSQL database, and not the path of a file."""
    return address.startswith(_POSTGRES)


def must_have_postgres() -> None:
    """Raises Unusable where the package for it is not installed, before anything of ours imports it."""
    if find_spec("asyncpg") is None:
        raise Unusable(Refused("store-postgres-missing"))


def open_store(
    address: str,
    folder: Path,
    deliver: Deliver,
    soon: Callable[[Callable[[], None]], object],
    largest: int,
    progress: Progress,
    url: str = "",
    on_lost: Callable[[], None] = lambda: None,
) -> Store:
    """`address`: of PostgreSQL; "": SQLite's file in the folder. `url` and `on_lost`: as for PostgresStore."""
    if not address:
        return SqliteStore(folder / DATABASE, deliver, soon, largest, progress)
    must_have_postgres()
    from kartenhaus.store.postgres import PostgresStore

    return PostgresStore(address, deliver, soon, largest, progress, url, on_lost)
