"""The tests of a store run on both."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.postgres import Postgres
from tests.store.support import House, PostgresHouse, SqliteHouse


@pytest.fixture
def postgres_house(postgres: Postgres) -> PostgresHouse:
    return PostgresHouse(postgres)


@pytest.fixture(params=["sqlite", "postgres"])
def house(request: pytest.FixtureRequest, tmp_path: Path) -> House:
    if request.param == "sqlite":
        return SqliteHouse(tmp_path)
    started: Postgres = request.getfixturevalue("postgres")
    return PostgresHouse(started)
