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
    MindSeat            -                   a bot plays for somebody    a bot minds them    a bot minds them
    AskRematch          -                   -                           -                   all: gathers again
    Say, Watch          chat; look on       the same                    the same            the same
    Arrived             is here             gets back a seat that was minded because they were gone
    Gone, Measured      is noted            patience begins to run out; so long a call of theirs is waited for
    BotAnswers          -                   is done after its time      -                   -
    Tick                does nothing of its own: what has fallen due is done before and after every command

"all": once all who play, or all who have stayed, have asked for it. While the game stands still, windows, bots and the
turn clock do too.

Parts
-----
Each has its own state, and no other way to it than its methods: `Ledger` what lasts, a fold over the facts; `Presence`
who is there; `Window` the moment for calls; `AskedBots` the bots that think; `Patience` how long people are waited for;
`Standstill` whether all read; `Play` moves and calls; `Repeats` what was done before; `Agenda` what falls due, each a
row of `Table._rows`; `Outbox` what leaves the table; `Display` how it looks.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from kartenhaus.engine import AnyGame, Refused, Seat
from kartenhaus.table.agenda import Agenda, Row
from kartenhaus.table.asked_bots import AskedBots
from kartenhaus.table.bounds import MOST_HOSTS, bound_fault, is_full
from kartenhaus.table.commands import (
    NO_PERSON,
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
from kartenhaus.table.consent import clock_agreed, paused, rematch_opened, resumed
from kartenhaus.table.decks import deck_for
from kartenhaus.table.display import Display
from kartenhaus.table.effects import Effect
from kartenhaus.table.facts import (
    ClockAsked,
    ClockHeld,
    GameBegan,
    HostChanged,
    HouseReopened,
    PauseAsked,
    RematchAsked,
    Resumed,
    SeatLeft,
    SeatMinded,
    TableOpened,
)
from kartenhaus.table.gathering import Decision, choose, free_seat, pick, seat_bot, share_chance, sit, start
from kartenhaus.table.ledger import Ledger
from kartenhaus.table.minding import handed_back, mind, resign
from kartenhaus.table.names import name_fault
from kartenhaus.table.outbox import Outbox
from kartenhaus.table.patience import Patience
from kartenhaus.table.phases import GATHERING, OVER, PAUSED, PLAYING
from kartenhaus.table.play import Play
from kartenhaus.table.presence import Presence
from kartenhaus.table.repeats import Repeats
from kartenhaus.table.seats import GONE, LEFT, RESIGNED, UNTIL_A_SIGN, Person
from kartenhaus.table.settings import Settings
from kartenhaus.table.shown import OwnShown, TableShown
from kartenhaus.table.standing import name_of, names_beside, standing_fault, watch_fault
from kartenhaus.table.standstill import Standstill
from kartenhaus.table.talk import ask_clock, ask_pause, ask_rematch, resume, say
from kartenhaus.table.window import Window

# What goes on at a table by itself, and how urgently it is to go on after the server was away.
NOTHING_RUNS: Final = 0
GAME_RUNS: Final = 1
CLOCK_RUNS: Final = 2

# After a restart the person on turn has at least so much time to come back and go on, in milliseconds.
TIME_TO_COME_BACK: Final = 10_000
# What somebody takes back who sits down again, or asks for another game.
_TAKEN_BACK: Final = (LEFT, GONE, *UNTIL_A_SIGN, RESIGNED)
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
        self._presence = Presence()
        self._outbox = Outbox(ledger)
        self._window = Window(ledger, self._presence)
        self._bots = AskedBots(ledger)
        self._patience = Patience(ledger, self._presence, self._outbox, now)
        self._standstill = Standstill(ledger, self._presence)
        self._play = Play(ledger, self._outbox, self._window, self._bots, self._patience)
        self._repeats = Repeats(ledger, self._outbox, self._window, self._play)
        self._display = Display(
            id, ledger, self._presence, self._window, self._patience, self._standstill, self._play, self._outbox
        )
        self._agenda = Agenda()
        # What falls due, in the order in which it is done if it falls due at the same moment.
        self._rows = (
            Row(self._bots.acts_at, self._play.bot_acts),
            Row(self._window.judged_at, self._play.judge),
            Row(self._play.step_due_at, self._carry_out),
            Row(self._play.time_out_at, self._time_out),
            Row(self._patience.gone_at, self._mind_gone),
            Row(self._patience.host_passes_at, self._pass_host_on),
            Row(self._idle_at, self._notice_idle),
        )
        # Whoever reads is here: there is nobody to be patient with.
        self._rows_of_standstill = (Row(self._standstill.ends_at, self._go_on_anyway),)

    # --- one command -----------------------------------------------------------------------------

    def handle(self, command: Command, now: int) -> list[Effect]:
        now = self._now = max(now, self._now)
        if self._agenda.is_due(now):
            self._do_what_is_due(now)
        if not self._repeats.was_done(command):
            fault = bound_fault(self._ledger, command)
            if fault is not None:
                self._answer(command, fault)
            elif command.spec.by == NO_PERSON:
                self._note(command, now)
            else:
                self._take(command, now)
                self._repeats.remember(command)
        self._do_what_is_due(now)
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
                if self._presence.arrive(person) and self._is_awaited(person):
                    self._outbox.touch()
                    if self.seat_of(person) == self._ledger.on_turn:
                        self._patience.wait_anew(now)
                self._hand_back(person, (GONE,), now)
            case Gone():
                since = now if command.since is None else min(command.since, now)
                if self._presence.go(person, since, self._is_awaited(person)):
                    self._outbox.touch()
                    self._agree(now)
            case Measured():
                self._presence.measure(person, command.line)
            case _:
                pass

    def _take(self, command: Command, now: int) -> None:
        """What a person asks for."""
        person = command.person
        self._patience.hear_sign(person)
        self._hand_back(person, command.spec.hands_back, now)
        if isinstance(command, MakeMove | Call):
            # Whoever acts reads no longer.
            self._presence.end_reading(person)
            self._stand_still_or_go_on(now)
        fault = standing_fault(self._ledger, command)
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
                self._sit(command, now)
            case Leave():
                self._stand_up(command, now)
            case Watch():
                self._watch(command)
            case Say():
                self._decide(
                    command, say(self._ledger, command, name_of(self._ledger, self._presence, person), now), now
                )
            case MindSeat():
                acted = self._play.step is not None
                self._decide(command, mind(self._ledger, self._presence, self._patience, acted, command, now), now)
            case _:
                if isinstance(command, AskRematch):
                    # Whoever wants another game is there again.
                    self._hand_back(person, _TAKEN_BACK, now)
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
                self._agree(now)
        self._answer(command)

    def _answer(self, command: Command, refused: Refused | None = None) -> None:
        self._outbox.answer(command.person, command.id, refused)

    def _leave(self, now: int) -> list[Effect]:
        """What has come out of all this, and the bots that are to think about it."""
        effects = self._outbox.leave()
        effects += self._bots.ask(self._outbox.version, self._standstill.moment(now), self._play.has_spoken)
        return effects

    # --- moves -----------------------------------------------------------------------------------

    def _move(self, command: MakeMove | Call | NoCall, now: int) -> None:
        seat = self._ledger.seat_of_seated(command.person)
        if self._play.has_moved_on(command.version, command.person):
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

    def _carry_out(self, now: int) -> None:
        if self._play.carry_out(now):
            self._time_out(now)

    def _time_out(self, now: int) -> None:
        self._play.time_out(now)
        self._agree(now)

    # --- people ----------------------------------------------------------------------------------

    def _is_awaited(self, person: Person) -> bool:
        return self.seat_of(person) is not None or person == self._ledger.host

    def _hand_back(self, person: Person, minded: tuple[str, ...], now: int, id: str = "") -> None:  # noqa: A002 - the wire's word
        """The person plays for their seat again, if a bot minds it for one of these reasons."""
        fact = handed_back(self._ledger, person, minded, now, id) if minded else None
        if fact is None:
            return
        self._outbox.keep(fact)
        if not self._ledger.bot_plays(fact.seat):
            self._play.forget_bot(fact.seat)
        if fact.seat == self._ledger.on_turn:
            self._patience.wait_anew(now)

    def _sit(self, command: Sit, now: int) -> None:
        ledger, person = self._ledger, command.person
        own = self.seat_of(person)
        if ledger.phase != GATHERING and own is not None and command.seat in (None, own):
            resigned = ledger.places[own].resigned and ledger.phase != OVER
            self._hand_back(person, _TAKEN_BACK, now, command.id)
            self._answer(command, Refused("table-resigned") if resigned else None)
            return
        fault = name_fault(command.name, names_beside(ledger, self._presence, person))
        self._decide(command, fault or sit(ledger, command, now), now)
        self._presence.expect(person, now)
        if self.seat_of(person) is not None:
            self._presence.stop_watching(person)

    def _stand_up(self, command: Leave, now: int) -> None:
        ledger, person = self._ledger, command.person
        seat = self.seat_of(person)
        if seat is None:
            if not self._presence.stop_watching(person):
                self._answer(command, Refused("table-not-seated"))
                return
            self._outbox.touch()
        elif ledger.phase in (PLAYING, PAUSED):
            if ledger.places[seat].minded != LEFT:
                self._outbox.keep(SeatMinded(now, seat, LEFT, person, command.id))
        else:
            self._outbox.keep(SeatLeft(now, person, command.id, seat))
        if person == ledger.host and self._patience.next_host() and ledger.count(person, HostChanged) < MOST_HOSTS:
            self._pass_host_on(now)
        self._agree(now)
        self._answer(command)

    def _watch(self, command: Watch) -> None:
        fault = watch_fault(self._ledger, self._presence, command)
        if fault is None and self._presence.watch(command.person, command.name):
            self._outbox.touch()
        self._answer(command, fault)

    def _agree(self, now: int) -> None:
        """Does what all who play have come to agree on, or no longer wait for anybody with."""
        ledger, outbox = self._ledger, self._outbox
        pause = paused(ledger, now)
        if pause is not None:
            if self._window.has_calls():
                # Nobody loses a call to a pause.
                self._play.judge(now)
            if ledger.phase == PLAYING:
                outbox.keep(pause)
                self._play.position_changed(now)
        clock = clock_agreed(ledger, now)
        if clock is not None:
            outbox.keep(clock)
            self._patience.wait_anew(now)
            self._play.clock_began_anew()
        rematch = rematch_opened(ledger, self._presence, now)
        if rematch is not None:
            outbox.keep(rematch)
        unpaused = resumed(ledger, now)
        if unpaused is not None:
            outbox.keep(unpaused)
            self._patience.game_goes_on(now)
            self._play.position_changed(now)

    # --- what falls due --------------------------------------------------------------------------

    def wake_at(self) -> int | None:
        """When the next Tick is wanted; None: not before the next command."""
        return self._agenda.wake_at

    def _do_what_is_due(self, now: int) -> None:
        """Does all that has fallen due, the earliest first."""
        self._look_ahead(now)
        while self._agenda.is_due(now):
            self._agenda.do_next(now)
            self._look_ahead(now)

    def _look_ahead(self, now: int) -> None:
        """Finds what falls due next. It stays so until the next command."""
        self._stand_still_or_go_on(now)
        if is_full(self._ledger):
            # There is no room for anything that could happen.
            self._agenda.look_ahead(())
        elif self._standstill.since is not None:
            self._agenda.look_ahead(self._rows_of_standstill)
        else:
            self._agenda.look_ahead(self._rows)

    def _stand_still_or_go_on(self, now: int) -> None:
        standstill = self._standstill
        # Calls that have been made are judged first.
        if standstill.is_wanted() and not self._window.has_calls():
            if standstill.since is None:
                standstill.begin(now)
                self._outbox.touch()
        elif standstill.since is not None:
            held, counted = standstill.end(now)
            self._window.stood_still(held)
            self._bots.stood_still(held)
            if counted:
                self._outbox.keep(ClockHeld(now, counted))
            self._patience.wait_anew(now)
            self._outbox.touch()

    def _go_on_anyway(self, now: int) -> None:
        self._presence.end_all_reading()

    def _mind_gone(self, now: int) -> None:
        seat = min(self._patience.gone_seats())[1]
        self._outbox.keep(SeatMinded(now, seat, GONE))
        self._agree(now)

    def _pass_host_on(self, now: int) -> None:
        self._outbox.keep(HostChanged(now, self._patience.next_host()))

    def _idle_at(self) -> int | None:
        return self._patience.noticed_at() if self._play.step is None else None

    def _notice_idle(self, now: int) -> None:
        self._patience.notice()

    # --- beginnings ------------------------------------------------------------------------------

    def just_opened(self, opened: TableOpened) -> list[Effect]:
        """The first effects: the opening is kept, and whoever asked for the table is told."""
        self._presence.expect(opened.person, opened.at)
        self._outbox.keep_opening(opened)
        self._outbox.answer(opened.person, opened.id)
        self._look_ahead(opened.at)
        return self._leave(opened.at)

    def come_back(self) -> list[Effect]:
        """The server was away: nobody is here, the clock is credited, windows open anew, bots are asked again."""
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
        self._look_ahead(now)
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
        """The same for as long as a game goes on, whoever is on turn."""
        if self._ledger.phase != PLAYING:
            return NOTHING_RUNS
        return CLOCK_RUNS if self._ledger.settings.turn_time else GAME_RUNS

    def seat_of(self, person: Person) -> Seat | None:
        return self._ledger.seat_of(person)

    def deck_for(self, command: Command) -> str:
        """The text of the deck file that is read to carry out this command; empty: none."""
        return deck_for(self._ledger, command)

    def has_moved_on(self, version: int, person: Person) -> bool:
        """Whether the position of the game may be another than the one that this person saw at this version."""
        return self._play.has_moved_on(version, person)

    def went_out(self, now: int) -> None:
        """All that has happened is on its way to everybody: from here on it is seen."""
        self._window.went_out(self._standstill.moment(now))

    def shown(self) -> TableShown:
        return self._display.shown()

    def own_key(self) -> tuple[object, ...]:
        """Stays the same for as long as `shown_to` does, for everybody."""
        return self._display.own_key()

    def shown_to(self, person: Person) -> OwnShown:
        """What only this person is shown; somebody without a seat is shown nothing more than everybody."""
        return self._display.shown_to(person)
