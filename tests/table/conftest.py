"""What tests of the table share."""

from __future__ import annotations

import pytest

from tests.support import GAMES


@pytest.fixture(params=sorted(GAMES))
def game(request: pytest.FixtureRequest) -> str:
    """Each game there is, in turn."""
    name = request.param
    assert isinstance(name, str)
    return name
