"""Connections are cut and restored at random while whole games run: nobody misses anything, or is told it twice."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from kartenhaus.engine import Rng
from tests.faults.regulars import Line, Regular, gathered
from tests.server.client import Message
from tests.server.serving import roomy, run, serving
from tests.support import GAMES, rng

# So many updates to anybody at most lie between two cuts.
RAREST = 20


class Cutter:
    def __init__(self, people: list[Regular], chance: Rng) -> None:
        self._people = people
        self._chance = chance
        self._left = 1
        self.cuts = 0

    def on_told(self) -> None:
        self._left -= 1
        if self._left == 0:
            self._left = 1 + self._chance.below(RAREST)
            for _ in range(1 + self._chance.below(2)):
                self._people[self._chance.below(len(self._people))].cut()
                self.cuts += 1


@pytest.mark.parametrize("game", sorted(GAMES))
def test_who_is_cut_off_misses_nothing(game: str, data: Path) -> None:
    with serving(roomy(data)) as server:
        run(_story(game, Line(server.port)))


async def _story(game: str, line: Line) -> None:
    chance = rng(f"cuts {game}")
    people = await gathered(line, game, 3, chance)
    watching = Regular(line, people[0].table, "Watching", chance)
    there = asyncio.Event()
    steady = asyncio.create_task(watching.stay(lambda: watching.phase == "over", on_told=there.set))
    await there.wait()
    cutter = Cutter(people, chance)
    await asyncio.gather(*(person.play(cutter.on_told) for person in people))
    await steady
    assert watching.comings == 1
    assert cutter.cuts >= 20
    assert sum(person.resent for person in people) > 0
    for person in people:
        _check_what_was_told(person, watching)
        await _check_the_end(person, line)


def _check_what_was_told(person: Regular, watching: Regular) -> None:
    """Once each, and in order, all that somebody was told whose line held; only a whole view may stand for more."""
    shared = {message["version"]: (_shared(message), game) for message, game in watching.told}
    first, last = min(shared), max(shared)
    seen = -1
    missed_and_told = 0
    for message, game in person.told:
        version = message["version"]
        if message["type"] == "view":
            assert version >= seen
        else:
            assert version > seen
            if first < version <= last:
                assert not [other for other in shared if seen < other < version]
                if version in shared:
                    assert (_shared(message), game) == shared[version]
                    missed_and_told += 1
                else:
                    assert not _shared(message)
        seen = version
    assert seen >= last
    assert missed_and_told > 10
    # Coming back is not always starting anew.
    assert len([message for message, _ in person.told if message["type"] == "view"]) < person.comings


def _shared(message: Message) -> Message:
    return {part: message[part] for part in ("events", "table", "game") if message.get(part)}


async def _check_the_end(person: Regular, line: Line) -> None:
    """What somebody has put together over many connections is what one who comes now is shown."""
    await person.do("say", text=f"That was {person.name}.")
    again = Regular(line, person.table, person.name, person.chance)
    spectator = Regular(line, person.table, "Spectator", person.chance)
    for fresh in (again, spectator):
        await fresh.stay(lambda fresh=fresh: bool(fresh.seen))  # type: ignore[misc]
        assert fresh.seen["game"] == person.seen["game"]
        assert _without_presence(fresh.seen["table"]) == _without_presence(person.seen["table"])
    assert again.seen["own"] == person.seen["own"]
    assert again.seen["own_table"] == person.seen["own_table"]
    assert spectator.seen["own"] is None


def _without_presence(table: Message) -> Any:
    return {**table, "seats": [{**seat, "here": None} for seat in table["seats"]]}
