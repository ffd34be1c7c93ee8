"""What is declared of each command: who may give it and when, what it leads to and how often."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Final, TypeAlias

from kartenhaus.table.facts import Fact
from kartenhaus.table.phases import ALWAYS, When
from kartenhaus.table.seats import UNTIL_A_SIGN

# Who may give a command. No person gives what connections, bots and the clock report.
NO_PERSON: Final = "no person"
ANYBODY: Final = "anybody"
SEATED: Final = "a person with a seat"
PLAYER: Final = "a person who plays for their own seat"
HOST: Final = "the host"


@dataclass(frozen=True, slots=True)
class Spec:
    """What holds for all commands of a kind."""

    by: str = NO_PERSON
    when: When = ALWAYS
    # The facts that it can lead to: a command sent again is recognised by them, after a restart too.
    leads_to: tuple[type[Fact], ...] = ()
    # How often a person may bring about the first of these facts between one gathering of the table and the next; 0:
    # it is bounded by other commands, such as leaving a seat by taking one.
    most: int = 0
    # Whether it is needed to finish a game at a table that has been played at for very long.
    needed: bool = False
    # A seat that a bot minds for one of these reasons is handed back before the command is carried out.
    hands_back: tuple[str, ...] = UNTIL_A_SIGN
    # Its name on the wire, if different.
    wire_name: str = ""


@dataclass(frozen=True, slots=True)
class Longest:
    """How many characters a text may have."""

    characters: int


# A move in its notation.
MoveText: TypeAlias = Annotated[str, Longest(400)]
