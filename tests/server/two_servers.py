"""Two servers on one PostgreSQL, and guests who know both."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import NamedTuple

from kartenhaus.server.hub import Hub
from kartenhaus.server.run import Server
from tests.postgres import Postgres
from tests.server.client import Guest
from tests.server.serving import roomy, serving


class Two(NamedTuple):
    address: str
    first: Server
    second: Server


@contextmanager
def two_servers(postgres: Postgres, folder: Path, **settings: object) -> Iterator[Two]:
    config = roomy(folder, store=postgres.new_database(), **settings)
    with serving(config) as first, serving(config) as second:
        yield Two(config.store, first, second)


def hub_of(server: Server) -> Hub:
    return server._middleware.hub


def same(guest: Guest, port: int) -> Guest:
    """The same person, at another server."""
    other = Guest(port)
    other.http.cookies.set("kartenhaus", guest.cookie.partition("=")[2])
    return other
