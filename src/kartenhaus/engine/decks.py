"""Deck files: TOML text into checked values, with refusals that name the place."""

from __future__ import annotations

import re
from collections import OrderedDict
from collections.abc import Callable, Mapping
from typing import Final, Generic, TypeVar
from weakref import WeakValueDictionary

from kartenhaus.engine.words import Refused

D = TypeVar("D")
# A deck file is written by people; anything larger is a mistake or mischief.
LONGEST_DECK_FILE = 30_000
# A key of thousands of parts takes gigabytes to read; a deck has no use for long ones.
MOST_DOTS = 20
# What takes time to read, and how much of it a deck file may have: more than the largest deck needs.
MOST_MARKS: Final[Mapping[str, int]] = {"=": 1_000, ",": 3_000, "[": 1_000, "{": 500, ".": 1_000}
MOST_LINES: Final = 2_500
MOST_NESTED: Final = 10
# Of so many deck files it is remembered what reading them came to.
MOST_REMEMBERED: Final = 64

_BRACKETS: Final = re.compile(r"[\[\]{}]")


def packaged_deck(package: str) -> str:
    """The text of the deck.toml that lies in a game's folder."""
    # Here and below: imported by those who read a deck, since it takes a while.
    from importlib.resources import files

    return files(package).joinpath("deck.toml").read_text(encoding="utf-8")


class Decks(Generic[D]):
    """How a game reads its deck files, with what reading the last ones came to: a text is read only once.

    Reading takes a while, so that whoever has no time for it can have it done elsewhere and put the answer in here. A
    deck that is in use anywhere is never read again.
    """

    def __init__(self, read: Callable[[str], D | Refused]) -> None:
        """`read`: what a deck file holds (empty text: the game's own deck), or what is wrong with it."""
        self._read = read
        self._usual: D | Refused | None = None
        self._lately: OrderedDict[str, D | Refused] = OrderedDict()
        self._in_use: WeakValueDictionary[str, D] = WeakValueDictionary()

    def __call__(self, text: str) -> D | Refused:
        if not text:
            if self._usual is None:
                self._usual = self._read(text)
            return self._usual
        if len(text) > LONGEST_DECK_FILE:
            # Refused without being read, and not worth the memory.
            return self._read(text)
        deck = self._lately.get(text) or self._in_use.get(text)
        if deck is None:
            deck = self._read(text)
        self.remember(text, deck)
        return deck

    def __contains__(self, text: str) -> bool:
        """Whether it takes no time to have this deck."""
        return not text or len(text) > LONGEST_DECK_FILE or text in self._lately or text in self._in_use

    def remember(self, text: str, deck: D | Refused) -> None:
        """What this text holds, wherever it was read."""
        self._lately[text] = deck
        self._lately.move_to_end(text)
        if not isinstance(deck, Refused):
            self._in_use[text] = deck
        if len(self._lately) > MOST_REMEMBERED:
            self._lately.popitem(last=False)


class DeckReader:
    """Reads the fields of one deck file and keeps the first fault it meets.

    Every `take_...` answers with a usable value even when it finds a fault, so that a game reads its
    deck in one straight line and asks for `fault` at the end.
    """

    def __init__(self, text: str, rule: str) -> None:
        import tomllib

        self.rule = rule
        self.fault: Refused | None = None
        self._content: Mapping[str, object] = {}
        too_much = _too_much_in(text)
        if too_much is not None:
            self.refuse(*too_much)
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


def _too_much_in(text: str) -> tuple[str, dict[str, str | int]] | None:
    """What would take long to read, as the code of a refusal with its params; nothing of it is read for that."""
    if len(text) > LONGEST_DECK_FILE:
        return "deck-too-long", {"most": LONGEST_DECK_FILE}
    lines = text.split("\n")
    if len(lines) > MOST_LINES:
        return "deck-too-many-lines", {"most": MOST_LINES}
    for number, line in enumerate(lines, start=1):
        if line.count(".") > MOST_DOTS:
            return "deck-too-deep", {"line": number, "most": MOST_DOTS}
    for mark, most in MOST_MARKS.items():
        if text.count(mark) > most:
            return "deck-too-many-marks", {"mark": mark, "most": most}
    nested = 0
    for number, line in enumerate(lines, start=1):
        for bracket in _BRACKETS.findall(line):
            # Closing ones may stand in a text or a comment, too.
            nested = nested + 1 if bracket in "[{" else max(0, nested - 1)
            if nested > MOST_NESTED:
                return "deck-too-nested", {"line": number, "most": MOST_NESTED}
    return None
