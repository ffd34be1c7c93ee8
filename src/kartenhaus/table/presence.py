"""Who is connected, who looks on, and how fast their connections are. Nothing of this outlives the server."""

from __future__ import annotations

from typing import Final

from kartenhaus.table.arbiter import MOST_CREDIT, most_credit
from kartenhaus.table.commands import Person
from kartenhaus.table.line import Line

MOST_WATCHERS: Final = 100


class Presence:
    __slots__ = ("_credits", "_gone_since", "_here", "reading", "watchers")

    def __init__(self) -> None:
        self._here: set[Person] = set()
        self._gone_since: dict[Person, int] = {}
        self._credits: dict[Person, int] = {}
        # The names of those who look on without a seat.
        self.watchers: dict[Person, str] = {}
        # Those who read and would like the game to stand still meanwhile.
        self.reading: set[Person] = set()

    def is_here(self, person: Person) -> bool:
        return person in self._here

    def reads(self, person: Person) -> bool:
        return person in self.reading and person in self._here

    def arrive(self, person: Person) -> bool:
        """Whether this person was not here before."""
        if person in self._here:
            return False
        self._here.add(person)
        self._gone_since.pop(person, None)
        return True

    def go(self, person: Person, since: int, awaited: bool) -> bool:
        """Whether this person was here before. `awaited`: whether the table has patience with them, `since` then."""
        self._credits.pop(person, None)
        self.reading.discard(person)
        watched = self.watchers.pop(person, None) is not None
        was_here = person in self._here
        self._here.discard(person)
        if awaited:
            self.expect(person, since)
        return was_here or watched

    def expect(self, person: Person, now: int) -> None:
        """Patience with somebody who is not here begins, unless it has begun already."""
        if person not in self._here:
            self._gone_since.setdefault(person, now)

    def all_here(self) -> bool:
        """Whether nobody is waited for."""
        return not self._gone_since

    def gone_since(self, person: Person) -> int | None:
        """Since when this person is gone; None while they are here."""
        return self._gone_since.get(person)

    def measure(self, person: Person, line: Line) -> None:
        self._credits[person] = most_credit(line)

    def most_credit(self, person: Person) -> int:
        """The most that a call of this person, still on its way, could be credited with."""
        return self._credits.get(person, MOST_CREDIT) if person in self._here else 0
