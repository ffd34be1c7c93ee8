"""Holds what people saw against the log in the database. Knows nothing of servers."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from itertools import pairwise
from typing import Any, NamedTuple

from kartenhaus.store.facts_text import read_fact
from kartenhaus.table.facts import Done, MoveMade
from tests.faults.checks import check_what_was_seen
from tests.faults.regulars import Regular

FACTS = "SELECT number, epoch, fact FROM facts WHERE table_id = '{}' ORDER BY number"
COUNT = "SELECT count FROM tables WHERE id = '{}'"
WRITERS = "SELECT epoch, writer, owner, owner_url FROM witness WHERE table_id = '{}' ORDER BY number"


class Problem(NamedTuple):
    """`kind`: "hole", "epoch", "owner", "lost", "doubled" or "shown"."""

    kind: str
    text: str


def check_log(rows: Sequence[Any], count: int) -> Iterable[Problem]:
    """Numbers without holes, epochs that never fall, and no command twice."""
    numbers = [number for number, _, _ in rows]
    if numbers != list(range(count)):
        yield Problem("hole", f"{len(numbers)} facts up to {max(numbers, default=-1)}, but {count} are counted")
    if any(after < before for before, after in pairwise(epoch for _, epoch, _ in rows)):
        yield Problem("epoch", "an epoch fell")
    done = Counter((fact.person, fact.id) for fact in _facts(rows) if isinstance(fact, Done) and fact.id)
    for (_, command), times in done.items():
        if times > 1:
            yield Problem("doubled", f"{command} {times} times")


def check_owners(rows: Sequence[Any], urls: dict[str, str]) -> Iterable[Problem]:
    """Each epoch has one owner, which writes all of it. `urls`: by the name of the server."""
    writers: dict[int, tuple[str, int]] = {}
    for epoch, writer, owner, url in rows:
        if writers.setdefault(epoch, (writer, owner)) != (writer, owner) and owner is not None:
            yield Problem("owner", f"epoch {epoch} has {writers[epoch]} and {(writer, owner)}")
        if url is not None and urls[writer] != url:
            yield Problem("owner", f"{writer} wrote in epoch {epoch}, which is of {url}")


def check_people(
    rows: Sequence[Any], people: Iterable[Regular], acked: Iterable[str], replay: Any
) -> Iterable[Problem]:
    """What was shown is in the log, in order; what was acknowledged is there, and what was refused is not."""
    ids = {fact.id for fact in _facts(rows) if isinstance(fact, Done)}
    for command in acked:
        if command not in ids:
            yield Problem("lost", f"{command} was acknowledged")
    moves = {fact.id for fact in _facts(rows) if isinstance(fact, MoveMade)}
    for person in people:
        for command, refused in person.answers.items():
            if refused is not None and command in moves:
                yield Problem("doubled", f"{command} was refused, and done")
        try:
            check_what_was_seen(person, replay)
        except AssertionError as error:
            yield Problem("shown", f"{person.name}: {str(error)[:300]}")


def _facts(rows: Sequence[Any]) -> list[Any]:
    return [read_fact(text) for _, _, text in rows]
