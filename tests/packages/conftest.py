"""An environment of its own beside ours, for packages that bring games."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.packages.environment import Environment

EXAMPLE = Path(__file__).parents[2] / "examples" / "crazy_eights"


@pytest.fixture(scope="session")
def environment(tmp_path_factory: pytest.TempPathFactory) -> Environment:
    """Kartenhaus, and the example installed as anybody would install it."""
    made = Environment(tmp_path_factory.mktemp("beside"))
    made.install(EXAMPLE)
    return made
