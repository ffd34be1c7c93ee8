"""A server for all tests that need no other settings."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.serving import roomy, serving


@pytest.fixture(scope="session")
def port(tmp_path_factory: pytest.TempPathFactory) -> Iterator[int]:
    """The port of a server on a data folder of its own, without limits that hurt."""
    with serving(roomy(tmp_path_factory.mktemp("house"))) as server:
        yield server.port


@pytest.fixture
def data(tmp_path: Path) -> Path:
    return tmp_path / "house"
