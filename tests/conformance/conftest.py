"""Every test here runs for each of our games."""

from __future__ import annotations

import pytest

from tests.conformance.supports import SUPPORTS
from tests.support import GameSupport


@pytest.fixture(params=sorted(SUPPORTS))
def support(request: pytest.FixtureRequest) -> GameSupport:
    return SUPPORTS[request.param]
