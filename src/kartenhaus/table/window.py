"""The moment for calls: after each completed step, seats out of turn may call before the next one is carried out."""

from __future__ import annotations

from kartenhaus.engine import Seat
from kartenhaus.table.arbiter import in_order
from kartenhaus.table.facts import CallMade
from kartenhaus.table.ledger import Ledger
from kartenhaus.table.presence import Presence
from kartenhaus.table.seats import PERSON, Person
from kartenhaus.table.shown import WindowShown


class Window:
    """Who may call, what was called, when it closes, and when the calls are judged.

    It closes early only if all have said that they do not call, never because nobody could: that would reveal what
    hands hold. While it is shut, nobody is waited for.
    """

    __slots__ = (
        "_answered", "_callers", "_calls", "_ends", "_ledger", "_opened", "_presence", "_seen_at", "_version",
        "is_open",
    )  # fmt: skip

    def __init__(self, ledger: Ledger, presence: Presence) -> None:
        self._ledger = ledger
        self._presence = presence
        self._seen_at: int | None = None
        self._calls: list[CallMade] = []
        self.shut()

    def shut(self) -> None:
        """There is another position, or none at all. Calls that have not been judged are dropped."""
        self.is_open = False
        self._calls = []

    def open(self, version: int, now: int) -> None:
        """Opens where seats out of turn may call in this position."""
        actors = self._ledger.game.actors(self._ledger.state)
        if len(actors) > 1:
            settings = self._ledger.settings
            self._open(version, now, now + (settings.window or settings.patience), actors[1:])

    def open_for_one(self, version: int, now: int) -> None:
        """A call of the seat on turn, where nobody else may call, is judged like any other."""
        self._open(version, now, now, ())

    def _open(self, version: int, opened: int, ends: int, callers: tuple[Seat, ...]) -> None:
        self.is_open = True
        self._version = version
        self._opened = opened
        self._ends = ends
        # When the position was sent to everyone, which is after it was stored; None: not yet.
        self._seen_at = None
        # The seats that may call out of turn, and those of them that have said that they have nothing to call.
        self._callers = callers
        self._answered: set[Seat] = set()
        self._calls = []

    # --- calls and answers ----------------------------------------------------------------------

    def add(self, call: CallMade) -> None:
        self._calls.append(call)

    def has_calls(self) -> bool:
        return bool(self._calls)

    def has_call_of(self, seat: Seat) -> bool:
        return any(call.seat == seat for call in self._calls)

    def has_command(self, person: Person, id: str) -> bool:  # noqa: A002 - the wire's word
        """Whether this command made one of the calls that wait."""
        return any((call.person, call.id) == (person, id) for call in self._calls)

    def has_heard(self, seat: Seat) -> bool:
        """Whether this seat has called, or said that it has nothing to call."""
        return self.is_open and (seat in self._answered or self.has_call_of(seat))

    def hear(self, seat: Seat) -> bool:
        """This seat is not waited for any more; whether it may call at all. The seat on turn is not asked."""
        if not self.is_open or seat not in self._callers:
            return False
        self._answered.add(seat)
        return True

    def hear_nothing(self, seat: Seat, moment: int) -> bool:
        """This seat has nothing to call. Whether it was the last one to say so, which closes the window."""
        if self.hear(seat) and self._all_answered() and moment < self._ends:
            self._ends = moment
            return True
        return False

    def take_calls(self, on_turn: Seat) -> list[CallMade]:
        """The calls in the order of calling, to be judged now."""
        calls, self._calls = self._calls, []
        return in_order(calls, on_turn, len(self._ledger.places))

    def forget_bot(self, seat: Seat) -> None:
        """The person plays for this seat again: what a bot has said for it is dropped."""
        if self.is_open:
            self._calls = [call for call in self._calls if call.seat != seat or call.person]
            self._answered.discard(seat)

    # --- time ------------------------------------------------------------------------------------

    @property
    def version(self) -> int:
        """Of the position in which it opened."""
        return self._version

    def elapsed(self, at: int) -> int:
        """For how long the position has been seen."""
        return at - (self._opened if self._seen_at is None else self._seen_at)

    def open_for(self, at: int) -> int:
        """How long it has been open then."""
        return at - self._opened

    def went_out(self, at: int) -> None:
        """The position is on its way to everyone: from here on it counts as seen."""
        if self.is_open and self._seen_at is None:
            self._seen_at = max(at, self._opened)

    def closes_at(self) -> int:
        """When steps are carried out: after the window, and after any call within it that may still be on its way."""
        if not self.is_open or self._all_answered():
            return 0
        return self._ends + self._most_credit()

    def judged_at(self) -> int | None:
        """Calls wait for any earlier one that may still be on its way; without a timer they are judged as they come.

        Each of them does: if the first to arrive turns out to be wrong, the next one must not have had less time.
        """
        if not self._calls:
            return None
        return max([call.arrival for call in self._calls]) + self._most_credit()

    def makes_wait(self, now: int) -> bool:
        """Whether a step made now has to wait for calls."""
        return self.is_open and (bool(self._calls) or now < self.closes_at())

    def let_run_out(self, now: int) -> frozenset[Seat]:
        """The seats that have let a window without a timer run out, and said nothing."""
        if not self.is_open or self._ledger.settings.window or now < self._ends:
            return frozenset()
        return frozenset(self._callers) - self._answered

    def stood_still(self, held: int) -> None:
        if self.is_open:
            self._opened += held
            self._ends += held
            if self._seen_at is not None:
                self._seen_at += held

    def shown(self) -> WindowShown | None:
        return WindowShown(self._version, self._opened, self._ends) if self.is_open else None

    def _all_answered(self) -> bool:
        return self._answered.issuperset(self._callers)

    def _most_credit(self) -> int:
        """The largest credit that a person who has neither called nor answered could have; without a timer, none."""
        if self._ledger.settings.window == 0:
            return 0
        credit = 0
        for seat, place in enumerate(self._ledger.places):
            if place.kind == PERSON and not place.minded and not self.has_heard(seat):
                credit = max(credit, self._presence.most_credit(place.person))
        return credit
