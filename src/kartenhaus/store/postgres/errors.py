"""Why a database cannot be used, as refusals for the operator; and what became of facts that were on their way."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

import asyncpg

from kartenhaus.engine import Refused
from kartenhaus.store.address import Shown, shown
from kartenhaus.store.store import NotKept, StoreFull, TooNew, TooOld, Unknown, Unusable

_REFUSALS: Final[tuple[tuple[type[Exception], str], ...]] = (
    (asyncpg.InvalidAuthorizationSpecificationError, "store-postgres-password"),
    (asyncpg.InvalidCatalogNameError, "store-postgres-no-database"),
    (asyncpg.InsufficientPrivilegeError, "store-postgres-no-rights"),
    (asyncpg.ReadOnlySQLTransactionError, "store-postgres-read-only"),
)
# What asyncpg raises at once for a session that was ended from outside while it was idle.
ENDED_IDLE: Final = asyncpg.InternalClientError
# Everything that goes wrong on the way to the database or back.
LOST: Final = (OSError, TimeoutError, asyncpg.InterfaceError, asyncpg.PostgresConnectionError, ENDED_IDLE)
# Whatever a database may answer with.
FAILURES: Final = (*LOST, asyncpg.PostgresError)
# A session that was ended from outside: https://www.postgresql.org/docs/current/errcodes-appendix.html
_ENDED: Final = ("08", "57P")
# What is wrong with one table need not be wrong with the others of its group: facts that are there already, damage,
# values that do not fit, a deadlock with another server.
_OF_ONE_TABLE: Final = ("22", "23", "40P01", "XX")


class WrongDatabase(Exception):  # noqa: N818
    """It is reached, but cannot serve. `code` says why."""

    def __init__(self, code: str, **params: str) -> None:
        super().__init__(code)
        self.code = code
        self.params = params


@contextmanager
def using(address: str) -> Iterator[None]:
    """Turns whatever keeps the database from being used into Unusable. None of its texts has the password."""
    place = shown(address)
    try:
        yield
    except TooNew as error:
        raise Unusable(Refused("store-too-new", "", {"file": place.address})) from error
    except TooOld as error:
        raise Unusable(Refused("store-too-old", "", {"file": place.address})) from error
    except WrongDatabase as error:
        raise Unusable(Refused(error.code, "", _params(place) | error.params)) from error
    except FAILURES as error:
        raise Unusable(Refused(_code(error), "", _params(place) | {"problem": name_of(error)})) from None


def _params(place: Shown) -> dict[str, str]:
    return {
        "file": place.address,
        "folder": place.address,
        "host": place.host,
        "user": place.user,
        "database": place.database,
    }


def _code(error: Exception) -> str:
    for kind, code in _REFUSALS:
        if isinstance(error, kind):
            return code
    if isinstance(error, (*LOST, asyncpg.CannotConnectNowError, asyncpg.TooManyConnectionsError)):
        return "store-postgres-unreachable"
    return "store-postgres-failed"


def name_of(error: Exception) -> str:
    """Not its message, which may contain chat, or the address."""
    return type(error).__name__


def failure(error: Exception) -> NotKept:
    """What to answer to appends that were sent."""
    if isinstance(error, asyncpg.DiskFullError):
        return StoreFull(name_of(error))
    state = getattr(error, "sqlstate", None) or ""
    if isinstance(error, LOST) or state.startswith(_ENDED):
        return Unknown(name_of(error))
    return NotKept(name_of(error))


def is_of_one_table(error: Exception) -> bool:
    return (getattr(error, "sqlstate", None) or "").startswith(_OF_ONE_TABLE)
