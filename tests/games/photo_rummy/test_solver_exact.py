"""The solver against an integer program, on 300 positions, or 5,000 in `make test-long`.

More: python -m tests.games.photo_rummy.cross_check
"""

from __future__ import annotations

import pytest

from tests.games.photo_rummy.cross_check import mismatches
from tests.games.photo_rummy.solver_positions import positions
from tests.support import so_many

# Small parts, so that the cores share the work.
PARTS = so_many(4, 25)
POSITIONS = so_many(75, 200)


@pytest.mark.allows("PR-K1", "PR-K2", "PR-K3", "PR-K6", "PR-L1", "PR-L2", "PR-L3", "PR-J1", "PR-J2", "PR-J3")
@pytest.mark.forbids("PR-K4", "PR-K5", "PR-L1", "PR-L4", "PR-L5", "PR-J1", "PR-J3", "PR-J4")
@pytest.mark.parametrize("part", range(PARTS))
def test_the_best_lay_is_what_an_integer_program_finds_and_can_be_carried_out(part: int) -> None:
    assert mismatches(positions(POSITIONS, f"part {part}")) == []
