"""What the terminal has to know of a game to show it: its table, and how its moves are chosen."""

from __future__ import annotations

from abc import ABC, abstractmethod
from dataclasses import dataclass
from typing import Any

from kartenhaus.engine import Card, Event, Move, Said
from kartenhaus.i18n import Reader
from kartenhaus.terminal.console import Console


@dataclass(frozen=True, slots=True)
class Entry:
    """A line of the menu: a single move, several of a kind to choose from next, or further lines."""

    title: str
    moves: tuple[tuple[Move, str], ...]
    parts: tuple[Entry, ...] = ()


class Face(ABC):
    """One game, seen by the person at this terminal."""

    gives_hints = False
    # The verb that calls are typed with. Alone it asks which one, as does the word for it in the person's language.
    call_verb = "call"
    # Events that stand out among the others.
    highlights: tuple[type[Event], ...] = ()

    def __init__(self, reader: Reader, console: Console) -> None:
        self.reader = reader
        self.console = console
        self.language = reader.language
        self.names = reader.names
        self.me = reader.me

    @abstractmethod
    def table(self, view: Any) -> list[str]:
        """The whole table as the person sees it."""

    def glance(self, view: Any) -> list[str]:
        """What matters of the table when another is on turn."""
        return self.table(view)

    def again(self, view: Any) -> list[str]:
        """What a person sees who has just made a step and goes on."""
        return self.table(view)

    def expected(self, view: Any) -> str:
        """What is to be done now, in one sentence."""
        return self.reader.read(self.reader.telling.expected(view))

    def menu(self, view: Any) -> list[Entry]:
        """The moves on offer; calls out of turn are left for the person to notice."""
        telling = self.reader.telling
        return _entries([(move, [self.line(part) for part in telling.move(view, move)]) for move in view.legal_moves])

    def line(self, said: Said | Card) -> str:
        """A line of the menu, or a step of a hint."""
        return self.reader.read(said)

    def tell(self, event: Event) -> str:
        """What happened, in one sentence; empty if it goes without saying."""
        sentence = self.reader.read(self.reader.telling.event(event))
        return self.console.paint(sentence, "bold") if isinstance(event, self.highlights) else sentence

    def calls(self, view: Any) -> list[tuple[Move, str]]:
        """All that could be called, right or wrong, so as to give nothing away."""
        return []

    def hint(self, view: Any) -> list[str]:
        """What a person who asks for help is told."""
        return [self.say("hint-none")]

    def chance(self, view: Any) -> object:
        """Changes whenever there is something new to call for; a person is asked again only then."""
        return None

    @property
    def prefix(self) -> str:
        """How the game's messages begin."""
        return self.reader.telling.prefix

    @property
    def title(self) -> str:
        """The name of the game."""
        return self.say(f"{self.prefix}-name")

    def say(self, message: str, **arguments: str | int) -> str:
        return self.language.say(message, **arguments)

    def say_of_calls(self, message: str, **arguments: str | int) -> str:
        """In the game's own words, if it has any for this."""
        return self.say(self.language.own(self.prefix, message), **arguments)

    def card(self, word: str) -> str:
        """A card by its name."""
        return self.reader.card(word)


def _entries(lines: list[tuple[Move, list[str]]]) -> list[Entry]:
    """Moves that begin with the same words share a line."""
    kinds: dict[str, list[tuple[Move, list[str]]]] = {}
    for move, (title, *rest) in lines:
        kinds.setdefault(title, []).append((move, rest))
    return [
        Entry(title, (), tuple(_entries(uses)))
        if any(len(rest) > 1 for _, rest in uses)
        else Entry(title, tuple((move, "".join(rest)) for move, rest in uses))
        for title, uses in kinds.items()
    ]
