"""What can be chosen before a game begins, as data, so that any face can offer and explain it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final, TypeAlias

from kartenhaus.engine.seats import Seat
from kartenhaus.engine.words import Refused

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


# In a text of picks: a seat that has not picked.
NO_PICK: Final = "-"


@dataclass(frozen=True, slots=True)
class Picks:
    """One of these things for each seat, each at most once, which the seats pick for themselves while a table gathers.

    The value is their names by seat, with commas between them, `-` for a seat that has not picked; seats at the end
    may be left out: `gulp`, or `-,fuzz`.
    """

    name: str
    choices: tuple[str, ...]
    default: str = ""
    rule: str = ""

    def fault(self, value: object, seats: int) -> Refused | None:
        words = value.split(",") if isinstance(value, str) and value else []
        picked = [word for word in words if word != NO_PICK]
        known = set(picked) <= set(self.choices) and len(picked) == len(set(picked))
        if isinstance(value, str) and known and len(words) <= seats:
            return None
        return Refused("option-picks", self.rule, {"field": self.name, "known": ", ".join(self.choices)})

    def written(self, picks: Sequence[str]) -> str:
        """The value for what each seat has picked, empty where nothing."""
        return ",".join(pick or NO_PICK for pick in picks) if any(picks) else self.default

    def given(self, value: str, seats: int) -> tuple[str, ...]:
        """What each seat gets: who has not picked, the first of those that are left."""
        words = value.split(",") if value else []
        left = iter([choice for choice in self.choices if choice not in words])
        picks = [*words, *[NO_PICK] * (seats - len(words))]
        return tuple(next(left) if pick == NO_PICK else pick for pick in picks)


@dataclass(frozen=True, slots=True)
class NoOptions:
    """The options of a game in which there is nothing to choose."""


Field: TypeAlias = WholeNumber | Flag | Beginner | DeckText | Picks


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
