"""One table in memory, with its viewers. What happens is on disk before it is shown, and is shown in that order."""

from __future__ import annotations

import asyncio
import secrets
import time
from collections import deque
from collections.abc import Iterable
from typing import TYPE_CHECKING, Final, NamedTuple, Protocol

from kartenhaus.server.frames import POLICY, TEXT, TRY_LATER, frame
from kartenhaus.server.telling import phrasebook
from kartenhaus.store import NotKept, StoreFull, public_name
from kartenhaus.table import Table
from kartenhaus.table.commands import Arrived, BotAnswers, Command, Gone, Tick
from kartenhaus.table.effects import Answer, Append, AskBot, Effect, Show
from kartenhaus.table.seats import Person
from kartenhaus.wire import History, Showing, told, write_told

if TYPE_CHECKING:
    from kartenhaus.server.hub import Hub

# How long after the moment something falls due the Tick is given, in seconds: meanwhile the event loop looks at the
# network once, so that what arrived in time counts as in time.
LAST_LOOK: Final = 0.001
# What a client that lost its connection can catch up with: so many updates, and so many bytes of them.
MOST_UPDATES: Final = 32
LARGEST_HISTORY: Final = 20_000
# How many connections one person may have to one table: more are half-open lines, or abuse.
MOST_TABS: Final = 8


class Viewer(Protocol):
    """A connection, as a room knows it."""

    person: Person
    # The last sign of life, in milliseconds.
    heard: int

    def send(self, data: bytes) -> None:
        """Sends a frame."""

    def stop(self, code: str, close: int) -> None:
        """Sends the reason and closes the connection."""

    def come_back(self, after: int) -> None:
        """Closes the connection, so that the client comes back: at once, or after about so many milliseconds."""


class WentOut(NamedTuple):
    """The position that everyone was shown last, and when, on the clock by which lines are measured."""

    version: int
    at: float


class Room:
    def __init__(self, hub: Hub, table: Table, kept: int, effects: Iterable[Effect]) -> None:
        """`kept`: how many facts the store has of this table."""
        self.hub = hub
        self.table = table
        # For the log.
        self.name = public_name(table.id)
        # A new one each time a table comes into memory: versions of different epochs cannot be compared.
        self.epoch = secrets.token_hex(8)
        self.idle_since = hub.now()
        self.viewers: dict[Person, list[Viewer]] = {}
        # The last sign of life on closed connections of people who have others.
        self._heard: dict[Person, int] = {}
        # Who gets the answer to a command that was not answered yet: the connection over which it came last.
        self._askers: dict[tuple[Person, str], Viewer] = {}
        # How many bytes of updates were sent to all viewers together.
        self.shown_bytes = 0
        self._showing = Showing(table, phrasebook(table.game.name))
        self._history = History(table.version, MOST_UPDATES, LARGEST_HISTORY)
        self._expected = kept
        # Appends given to the store, and those that it has kept.
        self._given = 0
        self._kept = 0
        # The position that was shown last, and with which append it goes out to everyone; None: it has.
        self._changed_at = table.changed_at
        self._goes_out_with: int | None = 0
        self.went_out = WentOut(table.changed_at, time.monotonic())
        # What waits until so many appends are kept.
        self._held: deque[tuple[int, Viewer, bytes]] = deque()
        self._given_at: deque[float] = deque()
        self._settled: list[asyncio.Future[None]] = []
        # When the table is to be given a Tick, and the timer for that, which may ring earlier.
        self._wake_at: int | None = None
        self._wake: asyncio.TimerHandle | None = None
        self._rings_at = 0
        self._thinking = 0
        self.stopped = False
        # Why it stopped: the code of the message.
        self.stopped_for = "server-not-kept"
        self._carry_out(effects)

    # --- viewers ---------------------------------------------------------------------------------

    def arrive(self, viewer: Viewer, epoch: str, version: int) -> None:
        """A new connection: it gets the updates since that version, or the whole view."""
        person = viewer.person
        missed = self._history.missed(person, version, person in self._showing) if epoch == self.epoch else None
        self._showing.begin(self.table, person)
        others = self.viewers.setdefault(person, [])
        others.append(viewer)
        if missed is None:
            view = self._showing.view(self.table, person, self.epoch, self.hub.now())
            self._post(viewer, frame(TEXT, view))
        else:
            for update in missed:
                if update.concerns(person):
                    self._post(viewer, frame(TEXT, update.message(person)))
        self._send_kept()
        if len(others) == 1:
            self.take(Arrived(person, ""))
        elif len(others) > MOST_TABS:
            # Not the newest: a bad line leaves connections behind that are no longer used.
            others[0].stop("server-too-many-tabs", POLICY)

    def leave(self, viewer: Viewer) -> None:
        """A connection is gone."""
        person = viewer.person
        others = self.viewers.get(person, [])
        if viewer not in others:
            return
        others.remove(viewer)
        self._askers = {asked: asker for asked, asker in self._askers.items() if asker is not viewer}
        self.idle_since = self.hub.now()
        heard = max(viewer.heard, self._heard.pop(person, 0))
        if others:
            self._heard[person] = heard
            return
        del self.viewers[person]
        if not self.stopped:
            self.take(Gone(person, "", heard))
        if self.table.seat_of(person) is None:
            self._showing.end(person)

    # --- commands and what they lead to ----------------------------------------------------------

    def take(self, command: Command, asker: Viewer | None = None) -> None:
        """`asker`: the connection that waits for the answer."""
        if self.stopped:
            return
        if asker is not None:
            self._askers[command.person, command.id] = asker
        try:
            self._carry_out(self.table.handle(command, self._moment_of(command)))
        except Exception as error:
            # A bug. What is in memory may be half done, what is on disk is not: the table is read anew from there.
            self.hub.log.bug("table broke", error, table=self.name, command=type(command).__name__)
            self.stop("server-trouble")

    def _moment_of(self, command: Command) -> int:
        """A command of a person that comes before the Tick for something that has fallen due counts as before it."""
        now = self.hub.now()
        if command.person and self._wake_at is not None and now >= self._wake_at:
            return self._wake_at - 1
        return now

    def _carry_out(self, effects: Iterable[Effect]) -> None:
        for effect in effects:
            match effect:
                case Append():
                    self._append(effect)
                case Show():
                    self._show(effect)
                case Answer():
                    self._answer(effect)
                case AskBot():
                    self._ask(effect)
                case _:
                    raise TypeError(f"nobody knows how to do {effect}")
        self._send_kept()
        self._look_what_went_out()
        self._set_alarm()

    def _append(self, append: Append) -> None:
        expected = self._expected
        self._expected += len(append.facts)
        self._given += 1
        self._given_at.append(self.hub.loop.time())
        self.hub.store.append(self.table.id, expected, append.facts, self._on_kept, self.table.runs)

    def _answer(self, answer: Answer) -> None:
        if answer.refused is not None:
            self.hub.metrics.refusals += 1
        asker = self._askers.pop((answer.person, answer.id), None)
        if asker is not None:
            self._post(asker, frame(TEXT, write_told(told.Answer(answer.id, answer.refused, answer.note))))

    def _show(self, show: Show) -> None:
        update = self._showing.update(self.table, show.version, show.events)
        self.hub.metrics.updates += 1
        same = frame(TEXT, update.to_all()) if update.is_public else b""
        for person, viewers in self.viewers.items():
            whole = frame(TEXT, update.message(person)) if update.has_own(person) else same
            if whole:
                self.shown_bytes += len(whole) * len(viewers)
                for viewer in viewers:
                    self._post(viewer, whole)
        if update.concerns_anyone():
            self._history.add(update)
        if self.table.changed_at != self._changed_at:
            self._changed_at = self.table.changed_at
            self._goes_out_with = self._given

    def _ask(self, question: AskBot) -> None:
        self._thinking += 1
        self.hub.bots.ask(question, self._on_answer)

    def _on_answer(self, question: AskBot, move: str | None, after: int) -> None:
        self._thinking -= 1
        self.take(BotAnswers("", "", question.seat, question.version, move, after))

    def _set_alarm(self) -> None:
        """Most moves put off what falls due next. A timer that is left to ring too early costs less than another one
        with each move."""
        wake_at = self._wake_at = self.table.wake_at()
        if self._wake is not None and (wake_at is None or wake_at < self._rings_at):
            self._wake.cancel()
            self._wake = None
        if self._wake is None and wake_at is not None:
            self._rings_at = wake_at
            delay = max(0, wake_at - self.hub.now()) / 1000
            self._wake = self.hub.loop.call_later(delay, self._on_alarm)

    def _on_alarm(self) -> None:
        """Some event loops look at their timers before they look at the network."""
        self._wake = self.hub.loop.call_later(LAST_LOOK, self._on_time)

    def _on_time(self) -> None:
        self._wake = None
        if self._wake_at is not None and self._wake_at > self.hub.now():
            self._set_alarm()
            return
        self._wake_at = None
        self.take(Tick("", ""))

    # --- nothing is shown before it is kept ------------------------------------------------------

    def _post(self, viewer: Viewer, data: bytes) -> None:
        """To be sent as soon as all that has happened until now is kept."""
        self._held.append((self._given, viewer, data))

    def _send_kept(self) -> None:
        """All that is for one viewer goes out together."""
        held = self._held
        ready: dict[Viewer, bytes] = {}
        while held and held[0][0] <= self._kept:
            _, viewer, data = held.popleft()
            ready[viewer] = ready[viewer] + data if viewer in ready else data
        for viewer, data in ready.items():
            viewer.send(data)

    def _on_kept(self, failure: NotKept | None) -> None:
        self._kept += 1
        self.hub.metrics.kept_after.add(self.hub.loop.time() - self._given_at.popleft())
        if self.stopped:
            return
        if failure is not None:
            if self.hub.owners.lost(self, failure):
                self.move_away()
                return
            self.hub.metrics.appends_failed += 1
            self.hub.log.error("table stopped", table=self.name, reason=type(failure).__name__, error=str(failure))
            self.hub.store_health.heard(failure)
            self.stop("server-disk-full" if isinstance(failure, StoreFull) else "server-not-kept")
            return
        self.hub.metrics.appends += 1
        self._send_kept()
        self._look_what_went_out()
        if self._kept == self._given:
            self._tell_settled()

    def _look_what_went_out(self) -> None:
        if self._goes_out_with is not None and self._goes_out_with <= self._kept:
            self._goes_out_with = None
            self.table.went_out(self.hub.now())
            self.went_out = WentOut(self._changed_at, time.monotonic())

    def stop(self, code: str) -> None:
        """What the table holds in memory is not on disk: it leaves memory, and nothing of it is shown."""
        self.stopped_for = code
        self.end()
        for viewers in list(self.viewers.values()):
            for viewer in list(viewers):
                viewer.stop(code, TRY_LATER)

    def move_away(self, within: int = 0) -> None:
        """The table goes on elsewhere, or is read anew. Its viewers come back by themselves; `within`: they are told to
        wait for some of so many milliseconds."""
        self.end()
        for viewers in list(self.viewers.values()):
            for viewer in list(viewers):
                viewer.come_back(secrets.randbelow(within) if within else 0)

    def end(self) -> None:
        """Leaves memory."""
        self.stopped = True
        self._held.clear()
        if self._wake is not None:
            self._wake.cancel()
            self._wake = None
        self._tell_settled()
        self.hub.forget(self)

    async def settled(self) -> bool:
        """Waits until all that has happened is on disk; False: it could not be kept."""
        # More may have happened between the last append and the moment when this continues.
        while not self.stopped and self._kept != self._given:
            settled = self.hub.loop.create_future()
            self._settled.append(settled)
            await settled
        return not self.stopped

    def _tell_settled(self) -> None:
        for settled in self._settled:
            if not settled.done():
                settled.set_result(None)
        self._settled.clear()

    @property
    def is_idle(self) -> bool:
        """Whether it has no viewers and nothing is under way."""
        return not self.viewers and not self._thinking and self._wake_at is None and self._kept == self._given
