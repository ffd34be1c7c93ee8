"""Seats, and the people and bots on them."""

from __future__ import annotations

from typing import Final, TypeAlias

# Identifies a person: an opaque name made by the server. Display names are for people only.
Person: TypeAlias = str

EMPTY: Final = "empty"
PERSON: Final = "person"
BOT: Final = "bot"

# The bots that a host can choose among; tests/table holds them equal to those there are.
LEVELS: Final = ("easy", "medium", "hard")
# The bot that plays for a person who is away or whose time has run out.
MINDING_LEVEL: Final = "medium"

# Why a bot minds a person's seat.
LEFT: Final = "left"
GONE: Final = "gone"
CLOCK: Final = "clock"
IDLE: Final = "idle"
RESIGNED: Final = "resigned"
# Those that end with any command of the person, which shows that they are there again.
UNTIL_A_SIGN: Final = (CLOCK, IDLE)


class Place:
    """One seat at the table."""

    __slots__ = ("chance", "kind", "level", "minded", "name", "person", "pick", "resigned", "timeouts")

    def __init__(self) -> None:
        self.kind = EMPTY
        self.person: Person = ""
        self.name = ""
        # Of a bot.
        self.level = ""
        # Why a bot plays for the person; empty while they play themselves.
        self.minded = ""
        # Whether the person has given up this game, and plays again in the next one only.
        self.resigned = False
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
        self.resigned = False

    def take(self, person: Person, name: str) -> None:
        self.empty()
        self.kind = PERSON
        self.person = person
        self.name = name

    def take_bot(self, level: str) -> None:
        self.empty()
        self.kind = BOT
        self.level = level
