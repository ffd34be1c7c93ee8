"""Where a command is worked on: the lasting and the passing part of a table, and what comes out of it."""

from __future__ import annotations

from typing import Any, Final

from kartenhaus.engine import AnyGame, Event, Refused, Seat
from kartenhaus.table.commands import Command, Person
from kartenhaus.table.effects import Answer, Append, AskBot, Effect, Show
from kartenhaus.table.facts import CallJudged, Fact, MoveMade
from kartenhaus.table.fairness import chance_of_bot
from kartenhaus.table.ledger import PLAYING, Ledger
from kartenhaus.table.presence import Presence
from kartenhaus.table.rest import BotAct, Rest, Step
from kartenhaus.table.seats import MINDING_LEVEL
from kartenhaus.table.settings import Settings

# What goes on at a table by itself, and how urgently it is to go on after the server was away.
NOTHING_RUNS: Final = 0
GAME_RUNS: Final = 1
CLOCK_RUNS: Final = 2


class Desk:
    """Facts, events and answers are gathered here and leave as effects, in the order in which they are to be done."""

    def __init__(self, id: str, ledger: Ledger, now: int) -> None:  # noqa: A002 - the wire's word
        self.id = id
        # The number of the last Show that was not for one person alone, and of the last one at all. Those for everybody
        # are even, so that none is missing where one was for somebody else.
        self.version = 0
        self._last_show = 0
        self._ledger = ledger
        self._presence = Presence()
        self._now = now
        # The version at which the position of the game last changed.
        self._changed_at = 0
        # Since when the game has been going on without a pause.
        self._playing_since = now
        # Since when it stands still, because everybody who plays reads; None: it goes on.
        self._held_since: int | None = None
        self._clock_held = False
        # Since when the person on turn has kept the table waiting, and whether that is too long.
        self._waits_since = now
        self._waits_long = False
        # Those who let the last moment of rest without a timer run out and said nothing.
        self._silent: frozenset[Seat] = frozenset()
        self._rest: Rest | None = None
        self._step: Step | None = None
        # The bots that were asked on this position: the version on which, and when.
        self._asked: dict[Seat, tuple[int, int]] = {}
        self._bot_acts: list[BotAct] = []
        # Of each person, the last commands that were done without leaving a fact. They are known until the server ends.
        self._done_lately: dict[Person, dict[str, type[Command]]] = {}
        self._facts: list[Fact] = []
        self._events: list[Event] = []
        self._answers: list[Answer] = []
        self._touched = False
        self._touched_for_one = False
        # When the next thing falls due.
        self._wake_at: int | None = None
        # Counts whatever changes how the table looks, other than moves and calls.
        self._lasting = 0

    @property
    def game(self) -> AnyGame:
        return self._ledger.game

    @property
    def state(self) -> Any | None:
        """The position of the game, secrets included; None before the first move can be made."""
        return self._ledger.state

    @property
    def changed_at(self) -> int:
        """The version at which the position last changed."""
        return self._changed_at

    @property
    def kept(self) -> int:
        """The number of facts so far: the sequence number that the next Append expects."""
        return self._ledger.kept

    @property
    def settings(self) -> Settings:
        return self._ledger.settings

    @property
    def runs(self) -> int:
        """The same for as long as a game goes on, whoever is on turn."""
        if self._ledger.phase != PLAYING:
            return NOTHING_RUNS
        return CLOCK_RUNS if self._ledger.settings.turn_time else GAME_RUNS

    def seat_of(self, person: Person) -> Seat | None:
        return self._ledger.seat_of(person)

    @property
    def _moment(self) -> int:
        """How late it is for windows and bots: no later than when the game began to stand still."""
        return self._now if self._held_since is None else self._held_since

    # --- gathering what is to be done ----------------------------------------------------------------

    def _enter(self, fact: Fact) -> None:
        self._ledger.enter(fact)
        self._facts.append(fact)
        if not isinstance(fact, MoveMade | CallJudged):
            self._lasting += 1

    def _touch(self) -> None:
        """Something that is shown has changed, though no fact tells of it."""
        self._touched = True
        self._lasting += 1

    def _touch_for_one(self) -> None:
        """As `_touch`, but nobody is to know except the one person who is shown it."""
        self._touched_for_one = True
        self._lasting += 1

    def _answer(self, command: Command, refused: Refused | None = None) -> None:
        self._answers.append(Answer(command.person, command.id, refused))

    def _next_version(self) -> int:
        """The version that this command leads to, if it changes anything that everybody is shown."""
        return self._last_show // 2 * 2 + 2

    def _leave_desk(self) -> list[Effect]:
        """What has come together, facts first. Afterwards the desk is clear."""
        effects: list[Effect] = []
        if self._facts:
            effects.append(Append(tuple(self._facts)))
        public = bool(self._facts) or self._touched
        if public or self._touched_for_one:
            if public:
                self.version = self._last_show = self._next_version()
            else:
                self._last_show += 1
            effects.append(Show(self._last_show, tuple(self._events)))
        effects += self._answers
        effects += self._ask_bots()
        self._facts = []
        self._events = []
        self._answers = []
        self._touched = self._touched_for_one = False
        return effects

    def _ask_bots(self) -> list[AskBot]:
        """Every bot whose word counts now is asked once on each position, whether or not it has anything to call."""
        ledger = self._ledger
        if ledger.phase != PLAYING:
            return []
        asks: list[AskBot] = []
        for seat in self.game.actors(ledger.state):
            if seat in self._asked or not ledger.bot_plays(seat) or self._has_spoken(seat):
                continue
            self._asked[seat] = (self.version, self._moment)
            level = ledger.places[seat].level or MINDING_LEVEL
            asks.append(AskBot(seat, level, self.version, chance_of_bot(ledger.seed, ledger.moves, seat)))
        return asks

    def _has_spoken(self, seat: Seat) -> bool:
        """Whether a step, a call or a word of this seat is known already on this position."""
        if self._step is not None and self._step.seat == seat:
            return True
        return self._rest is not None and (seat in self._rest.answered or self._rest.has_call_of(seat))

    def _forget_bot(self, seat: Seat) -> None:
        """The person plays for this seat again: what a bot would have done is dropped."""
        self._asked.pop(seat, None)
        self._bot_acts = [act for act in self._bot_acts if act.seat != seat]
        if self._rest is not None:
            self._rest.calls = [call for call in self._rest.calls if call.seat != seat or call.person]
            self._rest.answered.discard(seat)
        if self._step is not None and self._step.seat == seat and not self._step.person:
            self._step = None
