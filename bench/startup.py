"""How long a command takes until it has said something: `python -m bench.startup`.

Each is started anew, as a person would start it. With `--before DIR`, the source of another version (the folder src of
a git worktree) is measured in turns with this one, in the same environment.
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
import time
from pathlib import Path
from statistics import median

_MAIN = "import sys; from kartenhaus.cli import main; sys.exit(main())"
MEASURED = {
    "python -c pass": ("pass",),
    "import kartenhaus": ("import kartenhaus",),
    "import kartenhaus.catalog": ("import kartenhaus.catalog",),
    "kartenhaus --version": (_MAIN, "--version"),
    "kartenhaus --help": (_MAIN, "--help"),
    "kartenhaus rules great-wall": (_MAIN, "rules", "great-wall"),
    "kartenhaus completion words -- p": (_MAIN, "completion", "words", "--", "p"),
}
# Which of them were there before.
_NEW = {"kartenhaus completion words -- p"}


def _started(words: tuple[str, ...], source: Path) -> tuple[float, float]:
    """Milliseconds of CPU, and of time."""
    environment = os.environ | {"PYTHONPATH": str(source), "KARTENHAUS_LANG": "en"}
    begun = time.perf_counter()
    process = subprocess.Popen(
        [sys.executable, "-c", *words], env=environment, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE
    )
    _, status, used = os.wait4(process.pid, 0)
    took = time.perf_counter() - begun
    assert process.stderr is not None
    complaint = process.stderr.read().decode()
    process.stderr.close()
    process.returncode = os.waitstatus_to_exitcode(status)
    if process.returncode or complaint:
        raise SystemExit(f"{' '.join(words)}: {process.returncode}\n{complaint}")
    return 1000 * (used.ru_utime + used.ru_stime), 1000 * took


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--before", type=Path, help="the folder src of another version")
    parser.add_argument("--runs", type=int, default=15)
    chosen = parser.parse_args()
    sources = {"now": Path(__file__).parents[1] / "src"}
    if chosen.before is not None:
        sources = {"before": chosen.before.resolve(), **sources}
    taken: dict[tuple[str, str], list[tuple[float, float]]] = {}
    # The first round writes the compiled files of Python and does not count.
    for number in range(chosen.runs + 1):
        for name, words in MEASURED.items():
            for version, source in sources.items():
                if version == "before" and name in _NEW:
                    continue
                spent = _started(words, source)
                if number:
                    taken.setdefault((name, version), []).append(spent)
    print(f"Milliseconds, medians of {chosen.runs} starts: CPU time / time until it has ended")
    print("| | " + " | ".join(sources) + " |")
    print("|---|" + "---|" * len(sources))
    for name in MEASURED:
        cells = [_cell(taken.get((name, version), [])) for version in sources]
        print(f"| `{name}` | " + " | ".join(cells) + " |")


def _cell(spent: list[tuple[float, float]]) -> str:
    return f"{median(cpu for cpu, _ in spent):.0f} / {median(took for _, took in spent):.0f}" if spent else "–"


if __name__ == "__main__":
    main()
