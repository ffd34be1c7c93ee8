"""What each person has done at a table: to recognise a command that is sent again, and to count."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from kartenhaus.table.facts import CallMade, Chosen, Done, Fact, SeatMinded, SeatReturned
from kartenhaus.table.seats import Person

# The text of a custom deck is stored with every choice: each so many characters of it count as a further one.
CHARACTERS_OF_A_CHOICE: Final = 5_000
# How many commands of a person are remembered: more than any client has unanswered.
IDS_REMEMBERED: Final = 64


class Deeds:
    __slots__ = ("_counts", "_done")

    def __init__(self) -> None:
        # Of each person, the last commands that were done, and what each has led to; None: a call that was refused.
        self._done: dict[Person, dict[str, type[Fact] | None]] = {}
        # How often each person has brought about facts of a kind since the table gathered.
        self._counts: dict[tuple[Person, type[Fact]], int] = {}

    def count_anew(self) -> None:
        """The table gathers."""
        self._counts = {}

    def done_by(self, person: Person) -> Mapping[str, type[Fact] | None]:
        """By the id of the command: what it has led to; None: a call that was refused."""
        return self._done.get(person, {})

    def count(self, person: Person, kind: type[Fact]) -> int:
        """How often this person has brought about facts of this kind since the table gathered."""
        return self._counts.get((person, kind), 0)

    def remember(self, fact: Done | SeatMinded | SeatReturned) -> None:
        ids = self._done.setdefault(fact.person, {})
        ids[fact.id] = None if isinstance(fact, CallMade) and not fact.counted else type(fact)
        if len(ids) > IDS_REMEMBERED:
            del ids[next(iter(ids))]

    def add(self, fact: Fact, person: Person) -> None:
        """One more fact that this person has brought about. Calls that counted are not counted."""
        if isinstance(fact, CallMade) and fact.counted:
            return
        weight = 1
        if isinstance(fact, Chosen):
            texts = [value for value in fact.options.values() if isinstance(value, str)]
            weight += sum(map(len, texts)) // CHARACTERS_OF_A_CHOICE
        key = (person, type(fact))
        self._counts[key] = self._counts.get(key, 0) + weight
