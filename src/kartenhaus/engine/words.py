"""The words every game is spoken of in: seat, move, event, refusal, outcome."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from kartenhaus.engine.seats import Seat


class Move:
    """What a seat asks for. Each game has its own frozen dataclasses below this one."""

    __slots__ = ()


class Event:
    """What happened. Everybody may know it, unless it is a Secret. Each game has its own."""

    __slots__ = ()


@dataclass(frozen=True, slots=True)
class Secret(Event):
    """An event that only its seat is told of."""

    seat: Seat


def told_to(events: list[Event], viewer: Seat | None) -> list[Event]:
    """The events that a seat (None: a spectator) is told of."""
    return [event for event in events if not isinstance(event, Secret) or event.seat == viewer]


@dataclass(frozen=True, slots=True)
class Refused:
    """Why something was not done. A value, never raised.

    `code` is the key of its sentence in the locale files, `params` are that sentence's arguments,
    `rule` is the ID of the rule that forbids it; empty where no rule of a game is concerned
    (a text that cannot be read, say).
    """

    code: str
    rule: str = ""
    params: Mapping[str, str | int] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Hint:
    """What a person who asks for help is told: a sentence by its key and arguments, and moves to make one by one."""

    code: str
    params: Mapping[str, str | int] = field(default_factory=dict)
    # Moves of the game in question.
    moves: tuple[Any, ...] = ()


@dataclass(frozen=True, slots=True)
class Outcome:
    """How a game ended: points of each seat, and its place from 1; seats that tie share a place."""

    points: tuple[int, ...]
    places: tuple[int, ...]

    @property
    def winners(self) -> tuple[Seat, ...]:
        return tuple(seat for seat, place in enumerate(self.places) if place == 1)


def ranked(points: tuple[int, ...], merits: list[tuple[int, ...]]) -> Outcome:
    """The outcome in which the seat with the greater merit stands higher and equal merits share a place."""
    places = tuple(1 + sum(other > merit for other in merits) for merit in merits)
    return Outcome(points, places)
