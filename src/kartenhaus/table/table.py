"""A table: commands in, effects out, time as an argument. It knows no game by name, no socket and no disk.

Phases
------
A table begins `gathering`. Start makes it `playing`; a pause makes it `paused` and Resume `playing` again; the rules
end the game, and it is `over`; a rematch makes it `gathering` again. What each command means in each phase (-: refused;
who may give it, and the code of the refusal, is in the `spec` of the command):

    command             gathering           playing                     paused              over
    Sit                 takes a seat        takes one's own back        takes it back       takes it back
    Leave               frees the seat      a bot minds the seat        a bot minds it      frees the seat
    SeatBot, FreeSeat   seats and unseats   -                           -                   -
    Choose              seats, options      -                           -                   -
    ShareChance, Pick   for the next game   -                           -                   -
    Start               the game begins     -                           -                   -
    MakeMove            -                   done, or waits for calls    -                   -
    Call                -                   waits until it is judged    -                   -
    NoCall              -                   the last closes the window  -                   -
    Hold                is noted            all: the game stands still  is noted            is noted
    AskPause            -                   all: the pause begins       -                   -
    Resume              -                   -                           the game goes on    -
    AskClock            -                   all: another clock          all: another clock  -
    Resign              -                   a bot plays to the end      a bot plays on      -
    MindSeat            -                   a bot plays for a person    a bot minds them    a bot minds them
    AskRematch          -                   -                           -                   all: gathers again
    Say, Watch          chat; watch         the same                    the same            the same
    Arrived             is here             gets back a seat that was minded because they were gone
    Gone, Measured      is noted            patience begins to run out; so long a call of theirs is waited for
    BotAnswers          -                   is done after its time      -                   -
    Tick                does nothing of its own: what has fallen due is done before and after every command

"all": once all who play, or all who have stayed, have asked for it. While the game stands still, windows, bots and the
turn clock do too.

Parts
-----
Each holds its own state, which nothing changes but its methods: `Ledger` what lasts, a fold over the facts; `Presence`
who is there; `Outbox` what leaves the table; `Window` the moment for calls; `AskedBots` the bots that think; `Patience`
how long people are waited for; `Play` moves and calls; `Standstill` a game in which all read; `Seating` who has which
seat; `Consent` what all have to agree on; `Repeats` what was done before; `Agenda` what falls due; `Display` how the
table looks.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from kartenhaus.engine import AnyGame, Refused, Seat
from kartenhaus.table.agenda import Agenda, Row
from kartenhaus.table.asked_bots import AskedBots
from kartenhaus.table.commands import (
    Arrived,
    AskClock,
    AskPause,
    AskRematch,
    BotAnswers,
    Call,
    Choose,
    Command,
    FreeSeat,
    Gone,
    Hold,
    Leave,
    MakeMove,
    Measured,
    MindSeat,
    NoCall,
    Pick,
    Resign,
    Resume,
    Say,
    SeatBot,
    ShareChance,
    Sit,
    Start,
    Watch,
)
from kartenhaus.table.consent import Consent, ask_clock, ask_pause, ask_rematch, resume
from kartenhaus.table.display import Display
from kartenhaus.table.effects import Effect
from kartenhaus.table.facts import (
    ChatSaid,
    ClockAsked,
    Decision,
    GameBegan,
    HouseReopened,
    PauseAsked,
    RematchAsked,
    Resumed,
    SeatMinded,
    TableOpened,
)
from kartenhaus.table.gathering import choose, free_seat, pick, seat_bot, share_chance, start
from kartenhaus.table.ledger import Ledger
from kartenhaus.table.options import deck_in
from kartenhaus.table.outbox import Outbox
from kartenhaus.table.patience import Patience
from kartenhaus.table.permission import bound_fault, is_full, permission_fault
from kartenhaus.table.phases import PAUSED, PLAYING
from kartenhaus.table.play import Play
from kartenhaus.table.presence import Presence
from kartenhaus.table.repeats import Repeats
from kartenhaus.table.seating import TAKEN_BACK, Seating, resign
from kartenhaus.table.seats import GONE, Person
from kartenhaus.table.settings import Settings
from kartenhaus.table.shown import OwnShown, TableShown
from kartenhaus.table.spec import NO_PERSON
from kartenhaus.table.standstill import Standstill
from kartenhaus.table.window import Window

# What goes on at a table by itself; the higher, the more urgently it is to be restored after a restart.
NOTHING_RUNS: Final = 0
GAME_RUNS: Final = 1
CLOCK_RUNS: Final = 2

# After a restart the person on turn has at least so much time to come back and go on, in milliseconds.
TIME_TO_COME_BACK: Final = 10_000
# What follows from a command that changes nothing but the ledger.
_DECISIONS: Final[Mapping[type[Command], Callable[[Ledger, Any, int], Decision]]] = {
    AskClock: ask_clock,
    AskPause: ask_pause,
    AskRematch: ask_rematch,
    Choose: choose,
    FreeSeat: free_seat,
    Pick: pick,
    Resign: resign,
    Resume: resume,
    SeatBot: seat_bot,
    ShareChance: share_chance,
    Start: start,
}


class Table:
    """One table. `handle` does one command and all that has fallen due until then."""

    def __init__(self, id: str, ledger: Ledger, now: int) -> None:  # noqa: A002 - the wire's word
        self.id = id
        self._now = now
        self._ledger = ledger
        self._presence = presence = Presence()
        self._outbox = outbox = Outbox(ledger)
        self._window = window = Window(ledger, presence)
        self._bots = bots = AskedBots(ledger)
        self._patience = patience = Patience(ledger, presence, outbox, now)
        self._play = play = Play(ledger, outbox, window, bots, patience)
        self._standstill = standstill = Standstill(ledger, presence, outbox, window, bots, patience)
        self._seating = seating = Seating(ledger, presence, outbox, patience, play)
        self._consent = Consent(ledger, presence, outbox, window, patience, play)
        self._repeats = Repeats(ledger, outbox, window, play)
        self._display = Display(id, ledger, presence, window, patience, standstill, play, outbox)
        # What falls due, in the order in which it is done if it falls due at the same moment.
        rows = (
            Row(bots.acts_at, play.bot_acts),
            Row(window.judged_at, play.judge),
            Row(play.step_due_at, self._carry_out),
            Row(play.time_out_at, self._time_out),
            Row(patience.gone_at, self._mind_gone),
            Row(patience.host_passes_at, seating.pass_host_on),
            Row(self._idle_at, patience.notice),
        )
        # People who read are here, and are not waited for.
        while_reading = (Row(standstill.ends_at, presence.end_all_reading),)
        self._agenda = Agenda(ledger, standstill, rows, while_reading)

    # --- one command -----------------------------------------------------------------------------

    def handle(self, command: Command, now: int) -> list[Effect]:
        now = self._now = max(now, self._now)
        if self._agenda.is_due(now):
            self._agenda.do_all_due(now)
        if not self._repeats.was_done(command):
            fault = bound_fault(self._ledger, command)
            if fault is not None:
                self._answer(command, fault)
            elif command.spec.by == NO_PERSON:
                self._note(command, now)
            else:
                self._take(command, now)
                self._repeats.remember(command)
        self._agenda.do_all_due(now)
        return self._leave(now)

    def _note(self, command: Command, now: int) -> None:
        """What connections and bots report; a Tick reports nothing but the time."""
        person = command.person
        match command:
            case BotAnswers():
                if not self._play.has_spoken(command.seat):
                    moment = self._standstill.moment(now)
                    self._bots.hear(command.seat, command.version, command.move, command.after, moment)
            case Arrived():
                if self._presence.arrive(person) and self._seating.is_awaited(person):
                    self._outbox.touch()
                    if self.seat_of(person) == self._ledger.turn.seat:
                        self._patience.wait_anew(now)
                self._seating.hand_back(person, (GONE,), now)
            case Gone():
                since = now if command.since is None else min(command.since, now)
                if self._presence.go(person, since, self._seating.is_awaited(person)):
                    self._outbox.touch()
                    self._consent.act(now)
            case Measured():
                self._presence.measure(person, command.line)
            case _:
                pass

    def _take(self, command: Command, now: int) -> None:
        """What a person asks for."""
        person = command.person
        self._patience.hear_sign(person)
        self._seating.hand_back(person, command.spec.hands_back, now)
        if isinstance(command, (MakeMove, Call)):
            # A person who acts no longer reads.
            self._presence.end_reading(person)
            self._standstill.begin_or_end(now)
        fault = permission_fault(self._ledger, command)
        if fault is not None:
            self._answer(command, fault)
            return
        match command:
            case MakeMove() | Call() | NoCall():
                self._move(command, now)
            case Hold():
                if command.on:
                    self._presence.begin_reading(person)
                else:
                    self._presence.end_reading(person)
                self._answer(command)
            case Sit():
                self._answer(command, self._seating.sit(command, now))
            case Leave():
                fault = self._seating.leave(command, now)
                if fault is None:
                    self._consent.act(now)
                self._answer(command, fault)
            case Watch():
                self._answer(command, self._seating.watch(command))
            case Say():
                self._decide(command, self._say(command, now), now)
            case MindSeat():
                self._decide(command, self._seating.mind(command, now), now)
            case _:
                if isinstance(command, AskRematch):
                    # A person who wants another game is there again.
                    self._seating.hand_back(person, TAKEN_BACK, now)
                self._decide(command, _DECISIONS[type(command)](self._ledger, command, now), now)

    def _decide(self, command: Command, decision: Decision, now: int) -> None:
        if isinstance(decision, Refused):
            self._answer(command, decision)
            return
        for fact in decision:
            self._outbox.keep(fact)
            if isinstance(fact, GameBegan):
                self._outbox.tell(self.game.opening(self.state))
            if isinstance(fact, GameBegan | Resumed):
                self._patience.game_goes_on(now)
                self._play.position_changed(now)
            elif isinstance(fact, SeatMinded | ClockAsked | PauseAsked | RematchAsked):
                self._consent.act(now)
        self._answer(command)

    def _answer(self, command: Command, refused: Refused | None = None) -> None:
        self._outbox.answer(command.person, command.id, refused)

    def _leave(self, now: int) -> list[Effect]:
        """The effects of the command, and the questions to bots that follow."""
        effects = self._outbox.leave()
        effects += self._bots.ask(self._outbox.version, self._standstill.moment(now), self._play.has_spoken)
        return effects

    # --- moves and words -------------------------------------------------------------------------

    def _move(self, command: MakeMove | Call | NoCall, now: int) -> None:
        seat = self._ledger.seat_of_seated(command.person)
        if self.has_moved_on(command.version, command.person):
            self._answer(command, Refused("table-moved-on"))
            return
        match command:
            case MakeMove():
                fault = self._play.make_step(command, seat, now)
                if fault is not None:
                    self._answer(command, fault)
                elif not self._window.makes_wait(now):
                    self._carry_out(now)
            case Call():
                fault = self._play.make_call(command, seat, now)
                if fault is not None:
                    self._answer(command, fault)
            case NoCall():
                self._play.has_nothing_to_call(seat, self._standstill.moment(now))
                self._answer(command)

    def _say(self, command: Say, now: int) -> Decision:
        ledger, person, text = self._ledger, command.person, command.text.strip()
        name = self._seating.name_of(person)
        if name is None:
            return Refused("table-not-here")
        fault = ledger.chat.fault(person, text, [place.person for place in ledger.places], now)
        return fault or [ChatSaid(now, person, command.id, name, text)]

    # --- what falls due --------------------------------------------------------------------------

    def wake_at(self) -> int | None:
        """When the next Tick is wanted; None: not before the next command."""
        return self._agenda.wake_at

    def _carry_out(self, now: int) -> None:
        if self._play.carry_out(now):
            self._time_out(now)

    def _time_out(self, now: int) -> None:
        self._play.time_out(now)
        self._consent.act(now)

    def _mind_gone(self, now: int) -> None:
        self._seating.mind_gone(now)
        self._consent.act(now)

    def _idle_at(self) -> int | None:
        return self._patience.noticed_at() if self._play.step is None else None

    # --- beginnings ------------------------------------------------------------------------------

    def just_opened(self, opened: TableOpened) -> list[Effect]:
        """The first effects: the opening is stored, and the person who asked for the table is answered."""
        self._presence.expect(opened.person, opened.at)
        self._outbox.keep_opening(opened)
        self._outbox.answer(opened.person, opened.id)
        self._agenda.look_ahead(opened.at)
        return self._leave(opened.at)

    def come_back(self) -> list[Effect]:
        """The server was down: no one is connected, the clock is credited, windows open anew, bots are asked again."""
        ledger, now = self._ledger, self._now
        away = now - ledger.last_at
        # Above every version that was ever shown: no table shows something new more often than once a millisecond.
        self._outbox.go_on_from(2 * (ledger.kept + max(0, now - ledger.opened_at)))
        for person in [ledger.host, *(place.person for place in ledger.places if place.person)]:
            self._presence.expect(person, now)
        if ledger.phase == PLAYING:
            ends = ledger.turn_ends()
            if ends is not None and not is_full(ledger):
                least = min(ledger.settings.turn_time, TIME_TO_COME_BACK)
                self._outbox.keep(HouseReopened(now, max(away, now + least - ends)))
            self._play.position_changed(now)
        elif ledger.phase == PAUSED:
            self._play.begin_after_pause()
        self._outbox.touch()
        self._agenda.look_ahead(now)
        return self._leave(now)

    # --- what can be seen of it ------------------------------------------------------------------

    @property
    def version(self) -> int:
        """The number of the last Show that was not for one person alone."""
        return self._outbox.version

    @property
    def changed_at(self) -> int:
        """The version at which the position last changed."""
        return self._play.changed_at

    @property
    def kept(self) -> int:
        """The number of facts so far: the sequence number that the next Append expects."""
        return self._ledger.kept

    @property
    def game(self) -> AnyGame:
        return self._ledger.game

    @property
    def state(self) -> Any | None:
        """The position of the game, secrets included; None before the first move can be made."""
        return self._ledger.state

    @property
    def settings(self) -> Settings:
        return self._ledger.settings

    @property
    def runs(self) -> int:
        """What goes on by itself: NOTHING_RUNS, GAME_RUNS or CLOCK_RUNS. It does not change with every turn."""
        if self._ledger.phase != PLAYING:
            return NOTHING_RUNS
        return CLOCK_RUNS if self._ledger.settings.turn_time else GAME_RUNS

    def seat_of(self, person: Person) -> Seat | None:
        return self._ledger.seat_of(person)

    def deck_for(self, command: Command) -> str:
        """The text of the deck file that is read to carry out this command; empty: none."""
        ledger = self._ledger
        if not isinstance(command, (Choose, Start)) or permission_fault(ledger, command) is not None:
            return ""
        return deck_in(ledger.game, command.options if isinstance(command, Choose) else ledger.options)

    def has_moved_on(self, version: int, person: Person) -> bool:
        """Whether the position of the game may be another than the one that this person saw at this version."""
        return self._play.has_moved_on(version, person)

    def went_out(self, now: int) -> None:
        """Everything so far is on its way to everyone: from here on the position counts as seen."""
        self._window.went_out(self._standstill.moment(now))

    def shown(self) -> TableShown:
        return self._display.shown()

    def own_key(self) -> tuple[object, ...]:
        """Unchanged as long as `shown_to` is unchanged for everyone."""
        return self._display.own_key()

    def shown_to(self, person: Person) -> OwnShown:
        """What only this person is shown."""
        return self._display.shown_to(person)
