"""Reading positions that people write by hand: named fields, piles of cards, and what is left over."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeVar

from kartenhaus.engine.rng import Rng, read_rng
from kartenhaus.engine.words import Refused

NOTHING: Final = "-"
REST: Final = "*"
_LONGEST: Final = 20_000

S = TypeVar("S")


class WrongField(Exception):  # noqa: N818 - raised while reading, and always caught by `read_fields`
    """A field that cannot be right."""


def read_fields(text: str, read: Callable[[PositionFields], S]) -> S | Refused:
    """Splits `name=value name=value ...` and reads it; the refusal names the field that is wrong."""
    fields: dict[str, str] = {}
    for word in text[:_LONGEST].split():
        name, equals, value = word.partition("=")
        if not equals or name in fields:
            return Refused("position-field", "", {"field": word[:40]})
        fields[name] = value
    try:
        return read(PositionFields(fields))
    except WrongField as wrong:
        return Refused("position-field", "", {"field": str(wrong)[:60]})


class PositionFields:
    """The fields of a written position, taken out one by one."""

    def __init__(self, fields: dict[str, str]) -> None:
        self.left = fields

    def word(self, name: str, known: tuple[str, ...], default: str) -> str:
        value = self.left.pop(name, default)
        if value not in known:
            raise WrongField(name)
        return value

    def number(self, name: str, low: int, high: int, default: int) -> int:
        value = self.left.pop(name, str(default))
        digits = value.removeprefix("-")
        if not (digits.isascii() and digits.isdigit()) or len(digits) > 6 or not low <= int(value) <= high:
            raise WrongField(name)
        return int(value)

    def number_or_nothing(self, name: str, low: int, high: int) -> int | None:
        if self.left.get(name, NOTHING) == NOTHING:
            self.left.pop(name, None)
            return None
        return self.number(name, low, high, low)

    def pile(self, name: str) -> str | None:
        """What is written of a pile; None if it is left out, empty if it is said to be empty."""
        value = self.left.pop(name, None)
        return "" if value == NOTHING else value

    def rng(self, default: Rng) -> Rng:
        if "rng" not in self.left:
            return default
        written = read_rng(self.left.pop("rng"))
        if written is None:
            raise WrongField("rng")
        return written

    def finish(self) -> None:
        """No field may be left unread."""
        if self.left:
            raise WrongField(next(iter(self.left)))


class CardSupply:
    """The cards of one kind: those a position names, and those it leaves over."""

    def __init__(self, cards: bytes, rest_in: tuple[str, ...]) -> None:
        self.left = cards
        # The piles that the cards left over may go to; the first one unless a star says otherwise.
        self.rest_in = rest_in
        self.piles: dict[str, bytes] = {}

    def without_rest(self, name: str, text: str) -> str:
        """The text without the star that may begin it; with a star the cards left over lie below the named ones."""
        named = text.removeprefix(REST)
        if named != text:
            if name not in self.rest_in:
                raise WrongField(name)
            self.rest_in = (name,)
        return named

    def lay_letters(self, name: str, text: str | None) -> None:
        """A pile whose cards are single letters; None: left out."""
        if text is None:
            return
        letters = self.without_rest(name, text)
        if not letters.isascii():
            raise WrongField(name)
        self.lay(name, letters.encode())

    def lay(self, name: str, cards: bytes) -> None:
        self.take(cards, name)
        self.piles[name] = cards

    def take(self, cards: bytes, name: str) -> None:
        for number in range(len(cards)):
            card = cards[number : number + 1]
            if card not in self.left:
                raise WrongField(name)
            self.left = self.left.replace(card, b"", 1)

    def deal(self, name: str, count: int, fit: bytes | None = None) -> None:
        """Fills a pile that the position leaves out, from the cards that fit there."""
        if name in self.piles:
            return
        dealt = bytes([card for card in self.left if fit is None or card in fit][:count])
        if len(dealt) < count:
            raise WrongField(name)
        self.lay(name, dealt)

    def lay_rest(self) -> None:
        pile = self.rest_in[0]
        self.piles[pile] = self.left + self.piles.get(pile, b"")
        self.left = b""

    def __getitem__(self, name: str) -> bytes:
        return self.piles.get(name, b"")
