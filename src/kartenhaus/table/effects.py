"""What comes out of a table, in the order in which it is to be done."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from kartenhaus.engine import Event, Refused, Seat
from kartenhaus.table.facts import Fact
from kartenhaus.table.seats import Person


class Effect:
    __slots__ = ()


@dataclass(frozen=True, slots=True)
class Append(Effect):
    """To be on disk before any effect after it is carried out."""

    facts: tuple[Fact, ...]


@dataclass(frozen=True, slots=True)
class Show(Effect):
    """Something changed for viewers: the table's new version, and what happened in the game (secrets included:
    `told_to` picks what each viewer is told). Views are taken from the table at once, before the next command."""

    version: int
    events: tuple[Event, ...]


@dataclass(frozen=True, slots=True)
class Answer(Effect):
    """To the person who asked: done, or why not. `note`: a message for this person only, about a race or a step that
    waited."""

    person: Person
    id: str
    refused: Refused | None
    note: Refused | None = None


@dataclass(frozen=True, slots=True)
class AskBot(Effect):
    """A bot of this level is to look at the view; BotAnswers brings back what it says."""

    seat: Seat
    level: str
    version: int
    # The seed of its Rng, the same whenever this table is played again.
    chance: bytes
    # The name of the game, and what the seat sees of it.
    game: str
    view: Any
    # Whether calls are timed: then a bot takes its reaction time for one.
    haste: bool
