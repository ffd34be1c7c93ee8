"""A contest on disk: its terms, and every game as soon as it is played, so that it can be stopped and continued."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import asdict
from pathlib import Path

from kartenhaus.engine import Refused
from kartenhaus.lab.arena import Contest, Fixture, Result, ThinkingTime


class ContestFile:
    """Appends results line by line. The first line holds the terms of the contest."""

    def __init__(self, path: Path, contest: Contest) -> None:
        self.path = path
        self._terms = _terms(contest)

    def read(self) -> list[Result] | Refused:
        """What has been played; a file of another contest is refused and left alone."""
        if not self.path.exists():
            return []
        lines = self.path.read_text(encoding="utf-8").splitlines()
        if not lines or _read_json(lines[0]) != self._terms:
            return Refused("arena-other-contest")
        results: list[Result] = []
        for line in lines[1:]:
            # The last line may have been cut off in the middle; that game is played again.
            result = _result(_read_json(line))
            if result is not None:
                results.append(result)
        return results

    def append(self, results: list[Result]) -> None:
        new = not self.path.exists()
        with self.path.open("a", encoding="utf-8") as file:
            if new:
                file.write(json.dumps(self._terms) + "\n")
            elif not _ends_a_line(self.path):
                file.write("\n")
            for result in results:
                file.write(json.dumps(asdict(result)) + "\n")


def _terms(contest: Contest) -> object:
    """All that decides what is played; more games of the same kind may be added later."""
    terms = asdict(contest)
    del terms["games"]
    return json.loads(json.dumps(terms))


def _ends_a_line(path: Path) -> bool:
    with path.open("rb") as file:
        file.seek(-1, 2)
        return file.read(1) == b"\n"


def _read_json(line: str) -> object:
    try:
        return json.loads(line)
    except ValueError:
        return None


def _result(content: object) -> Result | None:
    if not isinstance(content, dict):
        return None
    try:
        fixture = Fixture(**content["fixture"])
        one, others = (ThinkingTime(*thought) for thought in content["thought"])
        return Result(**(content | {"fixture": fixture, "thought": (one, others)}))
    except (KeyError, TypeError, ValueError):
        return None


def unplayed(fixtures: Iterator[Fixture], played: list[Result]) -> list[Fixture]:
    """The fixtures that have no result yet."""
    done = {result.fixture for result in played}
    return [fixture for fixture in fixtures if fixture not in done]
