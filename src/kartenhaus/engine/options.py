"""What can be chosen before a game begins, as data, so that any face can offer and explain it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, TypeAlias

from kartenhaus.engine.words import Refused, Seat

# What an option can be set to; also what JSON and TOML hold.
Value: TypeAlias = str | int | bool | None


@dataclass(frozen=True, slots=True)
class WholeNumber:
    """A number from low to high, both included."""

    name: str
    low: int
    high: int
    default: int
    # The ID of the rule that offers the choice.
    rule: str = ""

    def fault(self, value: object, seats: int) -> Refused | None:
        if isinstance(value, int) and not isinstance(value, bool) and self.low <= value <= self.high:
            return None
        return Refused("option-number", self.rule, {"field": self.name, "low": self.low, "high": self.high})


@dataclass(frozen=True, slots=True)
class Flag:
    """Yes or no."""

    name: str
    default: bool
    rule: str = ""

    def fault(self, value: object, seats: int) -> Refused | None:
        return None if isinstance(value, bool) else Refused("option-flag", self.rule, {"field": self.name})


@dataclass(frozen=True, slots=True)
class Beginner:
    """Which seat begins; None leaves it to chance."""

    name: str = "begins"
    default: Seat | None = None
    rule: str = ""

    def fault(self, value: object, seats: int) -> Refused | None:
        if value is None:
            return None
        if isinstance(value, int) and not isinstance(value, bool) and 0 <= value < seats:
            return None
        return Refused("option-seat", self.rule, {"field": self.name, "last": seats - 1})


@dataclass(frozen=True, slots=True)
class DeckText:
    """The text of a deck file; empty for the deck that comes with the game.

    The text, not a path: a log holds all that a replay needs.
    """

    name: str = "deck"
    default: str = ""
    rule: str = ""

    def fault(self, value: object, seats: int) -> Refused | None:
        return None if isinstance(value, str) else Refused("option-text", self.rule, {"field": self.name})


Field: TypeAlias = WholeNumber | Flag | Beginner | DeckText


def read_options(fields: Sequence[Field], raw: Mapping[str, object], seats: int) -> dict[str, Any] | Refused:
    """The chosen values with defaults filled in, each of them checked; the refusal names the field."""
    known = {field.name for field in fields}
    for name in raw:
        if name not in known:
            return Refused("option-unknown", "", {"field": str(name), "known": ", ".join(sorted(known))})
    chosen: dict[str, Any] = {}
    for field in fields:
        value = raw.get(field.name, field.default)
        fault = field.fault(value, seats)
        if fault is not None:
            return fault
        chosen[field.name] = value
    return chosen
