"""Many cycles, with progress and a table of times: python -m tests.cluster --help"""

from __future__ import annotations

import argparse
import asyncio
import sys
from collections import Counter

from tests.cluster.faults import FAULTS
from tests.cluster.machines import FAKETIME
from tests.cluster.mutants import MUTANTS
from tests.cluster.story import Report, run_cycles, run_rolling
from tests.support import rng


def percentile(values: list[float], percent: int) -> float:
    """The smallest value that so many percent of all do not exceed."""
    ordered = sorted(values)
    return ordered[max(0, -(-len(ordered) * percent // 100) - 1)]


def table(report: Report) -> str:
    lines = [
        f"{'':28} cycles   stood still (s)       healed to play (s)",
        f"{'':35}    p50    p99    max    p50    p99    max",
    ]
    for kind, times in report.times.items():
        figures = [
            percentile(values, percent) for values in (times.standing, times.after_healing) for percent in (50, 99, 100)
        ]
        lines.append(f"{kind:28} {len(times.standing):6} " + " ".join(f"{figure:6.2f}" for figure in figures))
    return "\n".join(lines)


def summary(report: Report) -> str:
    found = Counter(problem.kind for problem in report.problems)
    ours = Counter(code for code in report.refused if code.startswith("server-"))
    checked = ("shown", "lost", "doubled", "hole", "epoch", "owner")
    return (
        f"{report.commands} commands done at {report.tables} tables in {report.epochs} epochs: "
        + ", ".join(f"{found[kind]} {kind}" for kind in checked)
        + f"; refused by servers: {dict(ours) or 0}"
    )


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.cluster")
    parser.add_argument("--cycles", type=int, default=200)
    parser.add_argument("--seed", default="cluster")
    parser.add_argument("--only", choices=list(FAULTS), help="only this fault")
    parser.add_argument("--mutant", choices=list(MUTANTS), default="", help="plant a fault, which must be found")
    options = parser.parse_args()

    def say(text: str) -> None:
        sys.stdout.write(f"{text}\n")
        sys.stdout.flush()

    if FAKETIME is None:
        say("faketime is not installed: no clock will be wrong")
    chance = rng(options.seed)
    kinds = [options.only] if options.only else list(FAULTS)
    chosen = [kinds[chance.below(len(kinds))] for _ in range(options.cycles)]
    faults = asyncio.run(run_cycles(chosen, chance, options.mutant, say))
    say(f"\n{table(faults)}\n\n{summary(faults)}")
    rolling = asyncio.run(run_rolling(2, chance, say))
    say(f"rolling upgrade: {summary(rolling)}")
    problems = faults.problems + rolling.problems
    for problem in problems[:20]:
        say(f"{problem.kind}: {problem.text}")
    return 1 if problems else 0


if __name__ == "__main__":
    sys.exit(main())
