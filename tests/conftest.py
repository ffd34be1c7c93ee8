"""What tests of all kinds may ask for."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.postgres import Postgres, postgres


@pytest.fixture(scope="session", name="postgres")
def _postgres() -> Iterator[Postgres]:
    with postgres() as started:
        yield started
