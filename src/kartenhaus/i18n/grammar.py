"""What differs between the languages besides their words: how numbers are written, and which of them are a plural."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True, slots=True)
class Grammar:
    """`plural`: the category of a number in Unicode's tables (CLDR), for a number without a sign."""

    thousands: str
    decimal_mark: str
    plural: Callable[[int], str]

    def number(self, value: int) -> str:
        return f"{value:,}".replace(",", self.thousands)

    def decimal(self, value: float, places: int) -> str:
        whole, mark, rest = f"{value:,.{places}f}".partition(".")
        return whole.replace(",", self.thousands) + (self.decimal_mark if mark else "") + rest

    def category(self, value: int) -> str:
        return self.plural(abs(value))


def _one(value: int) -> str:
    return "one" if value == 1 else "other"


def _french(value: int) -> str:
    """Un million de points, deux millions de points."""
    if value in (0, 1):
        return "one"
    return "many" if value % 1_000_000 == 0 else "other"


GRAMMARS: Final[Mapping[str, Grammar]] = {
    "en": Grammar(",", ".", _one),
    "de": Grammar(".", ",", _one),
    "fr": Grammar("\N{NARROW NO-BREAK SPACE}", ",", _french),
}
