"""A command that is sent twice is done once; the second one gets the answer of the first."""

from __future__ import annotations

from typing import Final

from kartenhaus.engine import Refused
from kartenhaus.table.commands import Call, Command, MakeMove
from kartenhaus.table.facts import CallMade
from kartenhaus.table.ledger import Ledger
from kartenhaus.table.outbox import Outbox
from kartenhaus.table.play import Play
from kartenhaus.table.seats import Person
from kartenhaus.table.window import Window

# How many people's commands without a fact are remembered, and how many of each: more than come and go at once, and
# more than a client has unanswered.
MOST_LATELY: Final = 128
IDS_LATELY: Final = 16


class Repeats:
    """Knows what was done before: by the ledger, by what waits to be decided, and by its own memory of what was done
    without leaving a fact, which lasts until the server ends."""

    __slots__ = ("_lately", "_ledger", "_outbox", "_play", "_window")

    def __init__(self, ledger: Ledger, outbox: Outbox, window: Window, play: Play) -> None:
        self._ledger = ledger
        self._outbox = outbox
        self._window = window
        self._play = play
        # Of each person, the last commands, and what each was.
        self._lately: dict[Person, dict[str, type[Command]]] = {}

    def was_done(self, command: Command) -> bool:
        """Whether this command came before. If so, it is answered as it was then."""
        person, id = command.person, command.id  # noqa: A001 - the wire's word
        if not id:
            return False
        done = self._ledger.deeds.done_by(person)
        if id in done:
            led_to, leads_to = done[id], command.spec.leads_to
            if led_to is not None:
                refused = None if led_to in leads_to else Refused("table-id-used")
            else:
                refused = Refused("table-judged" if CallMade in leads_to else "table-id-used")
            self._outbox.answer(person, id, refused)
            return True
        lately = self._lately.get(person, {}).get(id)
        if lately is not None:
            self._outbox.answer(person, id, None if lately is type(command) else Refused("table-id-used"))
            return True
        # What is not decided yet will be answered when it is.
        step = self._play.step
        return (step is not None and (step.person, step.id) == (person, id)) or self._window.has_command(person, id)

    def remember(self, command: Command) -> None:
        """What was done without a fact, such as watching, is not done again either."""
        person, lately = command.person, self._lately
        if not command.id or isinstance(command, (MakeMove, Call)) or command.id in self._ledger.deeds.done_by(person):
            return
        if not self._outbox.has_agreed_to(person, command.id):
            return
        # Moved to the end: the person who was here longest ago is forgotten first.
        ids = lately[person] = lately.pop(person, {})
        ids[command.id] = type(command)
        if len(ids) > IDS_LATELY:
            del ids[next(iter(ids))]
        if len(lately) > MOST_LATELY:
            del lately[next(iter(lately))]
