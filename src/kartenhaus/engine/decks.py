"""Deck files: TOML text into checked values, with refusals that name the place."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from importlib.resources import files

from kartenhaus.engine.words import Refused

# A deck file is written by people; anything larger is a mistake or mischief.
LONGEST_DECK_FILE = 30_000
# A key of thousands of parts takes gigabytes to read; a deck has no use for long ones.
MOST_DOTS = 20


def packaged_deck(package: str) -> str:
    """The text of the deck.toml that lies in a game's folder."""
    return files(package).joinpath("deck.toml").read_text(encoding="utf-8")


class DeckReader:
    """Reads the fields of one deck file and keeps the first fault it meets.

    Every `take_...` answers with a usable value even when it finds a fault, so that a game reads its
    deck in one straight line and asks for `fault` at the end.
    """

    def __init__(self, text: str, rule: str) -> None:
        self.rule = rule
        self.fault: Refused | None = None
        self._content: Mapping[str, object] = {}
        if len(text) > LONGEST_DECK_FILE:
            self.refuse("deck-too-long", {"most": LONGEST_DECK_FILE})
            return
        for number, line in enumerate(text.split("\n"), start=1):
            if line.count(".") > MOST_DOTS:
                self.refuse("deck-too-deep", {"line": number, "most": MOST_DOTS})
                return
        try:
            self._content = tomllib.loads(text)
        except (ValueError, RecursionError) as error:
            self.refuse("deck-syntax", {"error": str(error)})

    def refuse(self, code: str, params: Mapping[str, str | int], rule: str = "") -> None:
        """Keeps a fault; the rule is that of the whole deck unless another one is named."""
        if self.fault is None:
            self.fault = Refused(code, rule or self.rule, params)

    def only(self, *names: str) -> None:
        """No other fields than these."""
        for name in self._content:
            if name not in names:
                self.refuse("deck-unknown-field", {"field": name, "known": ", ".join(names)})

    def take_counts(self, name: str, kinds: tuple[str, ...], most: int) -> dict[str, int]:
        """A table that gives how many cards there are of each kind; a kind left out has none."""
        table = self._content.get(name)
        counts = dict.fromkeys(kinds, 0)
        if not isinstance(table, dict):
            self.refuse("deck-missing-field", {"field": name})
            return counts
        for kind, count in table.items():
            if kind not in counts:
                self.refuse("deck-unknown-kind", {"field": f"{name}.{kind}", "known": ", ".join(kinds)})
            elif not _is_whole(count) or not 0 <= count <= most:
                self.refuse("deck-count", {"field": f"{name}.{kind}", "most": most})
            else:
                counts[kind] = count
        return counts

    def take_number(self, name: str, low: int, high: int) -> int:
        """A whole number from low to high."""
        return self._number(self._content.get(name), name, low, high)

    def take_entries(self, name: str) -> list[Mapping[str, object]]:
        """A list of tables: `[[name]]` in the file."""
        entries = self._content.get(name)
        if not isinstance(entries, list) or not all(isinstance(entry, dict) for entry in entries):
            self.refuse("deck-missing-field", {"field": name})
            return []
        return entries

    def entry_words(self, entry: Mapping[str, object], name: str, place: str) -> list[str]:
        """A list of words inside an entry."""
        words = entry.get(name)
        if not isinstance(words, list) or not all(isinstance(word, str) for word in words):
            self.refuse("deck-missing-field", {"field": f"{place}.{name}"})
            return []
        return words

    def entry_number(self, entry: Mapping[str, object], name: str, place: str, low: int, high: int) -> int:
        """A whole number inside an entry."""
        return self._number(entry.get(name), f"{place}.{name}", low, high)

    def _number(self, value: object, place: str, low: int, high: int) -> int:
        if not isinstance(value, int) or isinstance(value, bool) or not low <= value <= high:
            self.refuse("deck-number", {"field": place, "low": low, "high": high})
            return low
        return value


def _is_whole(value: object) -> bool:
    return isinstance(value, int) and not isinstance(value, bool)
