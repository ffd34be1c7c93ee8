"""Who is connected, who watches, and how fast their connections are. Nothing of this survives a restart."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from kartenhaus.table.arbiter import MOST_CREDIT, most_credit
from kartenhaus.table.facts import Line
from kartenhaus.table.seats import Person

MOST_WATCHERS: Final = 100


class Presence:
    __slots__ = ("_credits", "_gone_since", "_here", "_reading", "_watchers")

    def __init__(self) -> None:
        self._here: set[Person] = set()
        self._gone_since: dict[Person, int] = {}
        self._credits: dict[Person, int] = {}
        self._watchers: dict[Person, str] = {}
        # Those who are reading and would like the game to stand still meanwhile.
        self._reading: set[Person] = set()

    @property
    def watchers(self) -> Mapping[Person, str]:
        """The names of those who watch without a seat."""
        return self._watchers

    def is_here(self, person: Person) -> bool:
        return person in self._here

    def begin_reading(self, person: Person) -> None:
        self._reading.add(person)

    def end_reading(self, person: Person) -> None:
        self._reading.discard(person)

    def end_all_reading(self, now: int) -> None:
        self._reading.clear()

    def reads(self, person: Person) -> bool:
        return person in self._reading and person in self._here

    def anybody_reads(self) -> bool:
        return bool(self._reading)

    def watch(self, person: Person, name: str) -> bool:
        """Whether that changes anything."""
        is_new = self._watchers.get(person) != name
        self._watchers[person] = name
        return is_new

    def stop_watching(self, person: Person) -> bool:
        """Whether this person watched before."""
        return self._watchers.pop(person, None) is not None

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
        self._reading.discard(person)
        watched = self.stop_watching(person)
        was_here = person in self._here
        self._here.discard(person)
        if awaited:
            self.expect(person, since)
        return was_here or watched

    def expect(self, person: Person, now: int) -> None:
        """Patience with a person who is not here begins, unless it has begun already."""
        if person not in self._here:
            self._gone_since.setdefault(person, now)

    def all_here(self) -> bool:
        """Whether no person is waited for."""
        return not self._gone_since

    def gone_since(self, person: Person) -> int | None:
        """Since when this person is gone; None while they are here."""
        return self._gone_since.get(person)

    def measure(self, person: Person, line: Line) -> None:
        self._credits[person] = most_credit(line)

    def most_credit(self, person: Person) -> int:
        """The most that a call of this person, still on its way, could be credited with."""
        return self._credits.get(person, MOST_CREDIT) if person in self._here else 0
