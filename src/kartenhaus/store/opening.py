"""Finds what an address means: a PostgreSQL database, or else an SQLite file."""

from __future__ import annotations

from collections.abc import Callable
from importlib.util import find_spec
from pathlib import Path

from kartenhaus.engine import Refused
from kartenhaus.store.address import is_postgres
from kartenhaus.store.answers import Deliver
from kartenhaus.store.archive import Archive
from kartenhaus.store.checking import Report
from kartenhaus.store.sqlite import DATABASE, SqliteArchive, SqliteStore, check, revoke, revoked
from kartenhaus.store.store import Progress, Store, Unusable
from kartenhaus.table.seats import Person


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


def open_archive(address: str, is_target: bool) -> Archive:
    """All of a database, or of a file or the one in a folder, which no server uses. That of a target is made."""
    if not is_postgres(address):
        return SqliteArchive(file_at(address), is_target)
    must_have_postgres()
    from kartenhaus.store.postgres import PostgresArchive

    archive = PostgresArchive(address, is_target)
    try:
        archive.must_be_unused()
    except BaseException:
        archive.close()
        raise
    return archive


def file_at(path: str) -> Path:
    return Path(path) / DATABASE if Path(path).is_dir() else Path(path)


def check_store(address: str, folder: Path, deep: bool, progress: Progress) -> Report:
    """As `open_store`; changes nothing, and works beside running servers."""
    if not address:
        return check(folder / DATABASE, deep, progress)
    must_have_postgres()
    from kartenhaus.store import postgres

    return postgres.check(address, deep, progress)


def revoke_in(address: str, folder: Path, person: Person, at: int) -> bool:
    """False: it was done before."""
    if not address:
        return revoke(folder / DATABASE, person, at)
    must_have_postgres()
    from kartenhaus.store import postgres

    return postgres.revoke(address, person, at)


def revoked_in(address: str, folder: Path) -> list[tuple[Person, int]]:
    """All revoked people, each with the moment when it was done, the latest last."""
    if not address:
        return revoked(folder / DATABASE)
    must_have_postgres()
    from kartenhaus.store import postgres

    return postgres.revoked(address)
