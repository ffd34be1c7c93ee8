"""What people were told, held against the log as it is at the end."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import accumulate
from typing import Any

from kartenhaus.engine import Refused
from kartenhaus.table.audit import checked_outcome
from kartenhaus.table.facts import CallMade, Done, Fact, MoveMade
from kartenhaus.table.finished import finished_games
from tests.faults.regulars import Regular
from tests.server.client import Message


def check_the_log(facts: Sequence[Fact], people: Sequence[Regular]) -> None:
    """Every command is there once if it was answered with yes, and not at all if it was refused."""
    done = [(fact.person, fact.id) for fact in facts if isinstance(fact, Done) and fact.id]
    assert len(done) == len(set(done))
    kept = {fact.id for fact in facts if isinstance(fact, MoveMade) or (isinstance(fact, CallMade) and fact.counted)}
    for person in people:
        for command, refused in person.answers.items():
            assert refused is None or command not in kept
    moves = [fact for fact in facts if isinstance(fact, MoveMade)]
    assert {fact.by for fact in moves} == {"person"}
    (finished,) = finished_games(facts)
    assert not isinstance(checked_outcome(finished), Refused)


def check_what_was_seen(person: Regular, replay: Any) -> None:
    """All that a person was told is explained by the log as it is at the end.

    The same position may come twice in a game, so all places in the log are followed at which a person can be.
    """
    opening = replay["opening"]
    events = [move["events"] for move in replay["moves"]]
    positions: list[Message] = list(
        accumulate((move["game"] for move in replay["moves"]), _after, initial=replay["first"])
    )
    places = {0}
    epochs: dict[str, int] = {}
    version = -1
    for message, game in person.told:
        if game is None:
            continue
        if message["type"] == "view":
            places = {place for place in range(min(places), len(positions)) if positions[place] == game}
            if message["epoch"] not in epochs:
                # A server that was restarted goes on above every version that was seen.
                assert message["version"] > version, f"a new epoch at {message['version']} after {version}"
            epochs[message["epoch"]] = len(epochs)
        else:
            assert message["version"] > version
            told = message["events"]
            if places == {0} and opening and told[: len(opening)] == opening:
                told = told[len(opening) :]
            places = {after for place in places for after in _reached(events, place, told) if positions[after] == game}
        version = message["version"]
        assert places, f"{person.name} was shown what is not in the log: {message}"
    assert len(positions) - 1 in places, "the end was not shown"


def _after(position: Message, changes: Message) -> Message:
    return {**position, **changes}


def _reached(events: Sequence[list[Any]], place: int, told: list[Any]) -> list[int]:
    """Where one is after having been told this; moves without events may or may not be among it."""
    reached: list[int] = []
    while True:
        if not told:
            reached.append(place)
        if place == len(events) or told[: len(events[place])] != events[place] or (not told and events[place]):
            return reached
        told = told[len(events[place]) :]
        place += 1
