"""What leaves a table: facts, events and answers are collected here and go out as effects, numbered by versions."""

from __future__ import annotations

from collections.abc import Sequence

from kartenhaus.engine import Event, Refused
from kartenhaus.table.effects import Answer, Append, Effect, Show
from kartenhaus.table.facts import CallMade, Fact, MoveMade
from kartenhaus.table.ledger import Ledger
from kartenhaus.table.seats import Person


class Outbox:
    """`leave` gives out what was collected since the last call, in the order in which it is to be done."""

    __slots__ = (
        "_answers", "_events", "_facts", "_ledger", "_touched", "_touched_for_one", "changes", "last_show", "version",
    )  # fmt: skip

    def __init__(self, ledger: Ledger) -> None:
        self._ledger = ledger
        # The number of the last Show that was not for one person alone, and of the last one at all. Those for everyone
        # are even: an odd one, for one person, leaves no gap that others would notice.
        self.version = 0
        self.last_show = 0
        # Counts changes to how the table looks, other than moves and calls.
        self.changes = 0
        self._facts: list[Fact] = []
        self._events: list[Event] = []
        self._answers: list[Answer] = []
        self._touched = False
        self._touched_for_one = False

    def keep(self, fact: Fact) -> None:
        """Enters a fact in the ledger, and passes it on to be stored."""
        self._ledger.enter(fact)
        self._facts.append(fact)
        if not isinstance(fact, (MoveMade, CallMade)):
            self.changes += 1

    def keep_opening(self, fact: Fact) -> None:
        """The first fact, with which the ledger was begun."""
        self._facts.append(fact)

    def tell(self, events: Sequence[Event]) -> None:
        self._events += events

    def answer(self, person: Person, id: str, refused: Refused | None = None, note: Refused | None = None) -> None:  # noqa: A002 - the wire's word
        self._answers.append(Answer(person, id, refused, note))

    def has_agreed_to(self, person: Person, id: str) -> bool:  # noqa: A002 - the wire's word
        """Whether this command has been answered, and not with a refusal, since the last `leave`."""
        return any((one.person, one.id, one.refused) == (person, id, None) for one in self._answers)

    def touch(self) -> None:
        """Something that is shown has changed without a fact."""
        self._touched = True
        self.changes += 1

    def touch_for_one(self) -> None:
        """As `touch`, for a change that only one person may notice."""
        self._touched_for_one = True
        self.changes += 1

    def next_version(self) -> int:
        """The version that this command leads to, if it changes anything that everyone is shown."""
        return self.last_show // 2 * 2 + 2

    def go_on_from(self, version: int) -> None:
        """After a restart: versions are above this one, which is even."""
        self.version = self.last_show = version

    def leave(self) -> list[Effect]:
        """Everything collected, facts first."""
        effects: list[Effect] = []
        if self._facts:
            effects.append(Append(tuple(self._facts)))
        public = bool(self._facts) or self._touched
        if public or self._touched_for_one:
            if public:
                self.version = self.last_show = self.next_version()
            else:
                self.last_show += 1
            effects.append(Show(self.last_show, tuple(self._events)))
        effects += self._answers
        self._facts = []
        self._events = []
        self._answers = []
        self._touched = self._touched_for_one = False
        return effects
