"""What the terminal has to know of a game to show it: its table, its moves and its events in words."""

from __future__ import annotations

from abc import ABC, abstractmethod
from dataclasses import dataclass
from typing import Any

from kartenhaus.engine import Event, Move, Seat
from kartenhaus.i18n import Language
from kartenhaus.terminal.console import Console


@dataclass(frozen=True, slots=True)
class Entry:
    """A line of the menu: a single move, several of a kind to choose from next, or further lines."""

    title: str
    moves: tuple[tuple[Move, str], ...]
    parts: tuple[Entry, ...] = ()


class Face(ABC):
    """One game, seen by the person at this terminal."""

    # How the game's messages begin.
    prefix: str
    gives_hints = False

    def __init__(self, language: Language, console: Console, names: tuple[str, ...], me: Seat) -> None:
        self.language = language
        self.console = console
        self.names = names
        self.me = me

    @abstractmethod
    def table(self, view: Any) -> list[str]:
        """The whole table as the person sees it."""

    def glance(self, view: Any) -> list[str]:
        """What matters of the table when another is on turn."""
        return self.table(view)

    def again(self, view: Any) -> list[str]:
        """What a person sees who has just made a step and goes on."""
        return self.table(view)

    @abstractmethod
    def expected(self, view: Any) -> str:
        """What is to be done now, in one sentence."""

    @abstractmethod
    def menu(self, view: Any) -> list[Entry]:
        """The moves on offer; calls out of turn are left for the person to notice."""

    @abstractmethod
    def tell(self, event: Event) -> str:
        """What happened, in one sentence; empty if it goes without saying."""

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
    def title(self) -> str:
        """The name of the game."""
        return self.language.say(f"{self.prefix}-name")

    def say(self, message: str, **arguments: str | int) -> str:
        return self.language.say(message, **arguments)

    def who(self, seat: Seat) -> dict[str, str]:
        """The arguments by which a sentence speaks of a seat: to the person itself, or of another."""
        return {"player": self.names[seat], "you": "yes" if seat == self.me else "no"}


def kebab(name: str) -> str:
    """The way messages are named: PhotoTaken is photo-taken."""
    return "".join(f"-{letter.lower()}" if letter.isupper() else letter for letter in name).strip("-")
