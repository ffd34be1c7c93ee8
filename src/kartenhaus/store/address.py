"""The address of a PostgreSQL database, such as postgresql://USER:PASSWORD@HOST:PORT/DATABASE."""

from __future__ import annotations

from typing import Final, NamedTuple
from urllib.parse import parse_qs, unquote, urlsplit

_SCHEMES: Final = ("postgresql://", "postgres://")
_USUAL_PORT: Final = 5432


def is_postgres(address: str) -> bool:
    """Whether it is such an address, and not the path of a file."""
    return address.startswith(_SCHEMES)


class Shown(NamedTuple):
    """The parts of an address that may be shown: all but the password."""

    address: str
    host: str
    user: str
    database: str


def shown(address: str) -> Shown:
    try:
        parts = urlsplit(address)
        asked = parse_qs(parts.query)
        host = parts.hostname or asked.get("host", ["localhost"])[0]
        port = parts.port or int(asked.get("port", [_USUAL_PORT])[0])
        user = unquote(parts.username or "") or asked.get("user", [""])[0]
    except ValueError:
        return Shown("postgresql://…", "…", "…", "…")
    database = unquote(parts.path.strip("/")) or asked.get("dbname", asked.get("database", [user]))[0]
    at = f"{host}:{port}"
    return Shown(f"postgresql://{user}{'@' if user else ''}{at}/{database}", at, user, database)


def shown_address(address: str) -> str:
    """Without its password; empty if it is."""
    return shown(address).address if address else ""
