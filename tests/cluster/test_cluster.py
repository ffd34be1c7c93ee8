"""Two servers, PostgreSQL and nginx survive what machines and lines do to them. `make test-faults` does it at length.

Times are printed, and decide nothing.
"""

from __future__ import annotations

from tests.cluster.__main__ import summary, table
from tests.cluster.story import run_cycles, run_rolling
from tests.server.serving import LONGEST, run
from tests.support import rng

# Of each sort one; the others are left to the long run.
SHORT = ("kill -9", "frozen 1 to 10 s", "database cut, from it", "answers lost", "proxy cut", "database crashed")


def test_nothing_is_lost_or_done_twice_whatever_fails() -> None:
    report = run(run_cycles(SHORT, rng("short")), 5 * LONGEST)
    print(f"\n{report.network}\n{table(report)}\n{summary(report)}")  # noqa: T201 - the times
    assert not report.problems
    assert report.epochs > report.tables, "tables changed hands"
    assert not [code for code in report.refused if code == "server-not-kept"]


def test_a_rolling_upgrade_refuses_no_command() -> None:
    report = run(run_rolling(1, rng("upgrade")), 3 * LONGEST)
    assert not report.problems
    assert not [code for code in report.refused if code.startswith("server-")]
    assert report.epochs > report.tables, "tables changed hands"
