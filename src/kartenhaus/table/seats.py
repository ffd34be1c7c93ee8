"""Who sits where."""

from __future__ import annotations

from typing import Final

from kartenhaus.table.commands import Person

EMPTY: Final = "empty"
PERSON: Final = "person"
BOT: Final = "bot"

# The bots that a host can choose among; tests/table holds them equal to those there are.
LEVELS: Final = ("easy", "medium", "hard")
# Who plays for a person that is away or whose time has run out.
MINDING_LEVEL: Final = "medium"

# Why a bot minds a person's seat.
LEFT: Final = "left"
GONE: Final = "gone"
CLOCK: Final = "clock"

LONGEST_NAME: Final = 24


class Place:
    """One seat at the table."""

    __slots__ = ("chance", "kind", "level", "minded", "name", "person", "pick", "timeouts")

    def __init__(self) -> None:
        self.kind = EMPTY
        self.person: Person = ""
        self.name = ""
        # Of a bot.
        self.level = ""
        # Why a bot plays for the person; empty while they play themselves.
        self.minded = ""
        # Turns in a row that ran out of time.
        self.timeouts = 0
        # The random bytes that this seat has added to the next shuffle, in hex digits.
        self.chance = ""
        # What the person has picked for the game, where there is something to pick.
        self.pick = ""

    def empty(self) -> None:
        self.kind = EMPTY
        self.person = self.name = self.level = self.minded = self.chance = self.pick = ""
        self.timeouts = 0

    def take(self, person: Person, name: str) -> None:
        self.empty()
        self.kind = PERSON
        self.person = person
        self.name = name

    def take_bot(self, level: str) -> None:
        self.empty()
        self.kind = BOT
        self.level = level


def is_name(name: str) -> bool:
    """Up to 24 characters that can be seen. Empty: none was given, and each reader's language has a word for that."""
    return len(name) <= LONGEST_NAME and name.isprintable() and name == name.strip()
