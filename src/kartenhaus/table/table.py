"""A table: commands in, effects out, time as an argument. It knows no game by name, no socket and no disk."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from kartenhaus.engine import Refused
from kartenhaus.table.bounds import MOST_HOSTS, MOST_RETURNS, bound_fault, is_full
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
    Person,
    Pick,
    Resign,
    Resume,
    Say,
    SeatBot,
    ShareChance,
    Sit,
    Start,
    Tick,
    Watch,
)
from kartenhaus.table.decks import deck_for
from kartenhaus.table.effects import Effect
from kartenhaus.table.facts import (
    BotSeated,
    CallJudged,
    ChanceShared,
    Chosen,
    ClockAsked,
    Fact,
    GameBegan,
    HostChanged,
    HouseReopened,
    MoveMade,
    PauseAsked,
    Picked,
    RematchAsked,
    Resumed,
    Said,
    SeatFreed,
    SeatLeft,
    SeatMinded,
    SeatReturned,
    SeatTaken,
    TableOpened,
)
from kartenhaus.table.gathering import (
    Decision,
    choose,
    free_seat,
    no_such_seat,
    pick,
    seat_bot,
    share_chance,
    sit,
    start,
)
from kartenhaus.table.ledger import GATHERING, OVER, PAUSED, PLAYING
from kartenhaus.table.names import name_fault
from kartenhaus.table.presence import MOST_WATCHERS
from kartenhaus.table.seats import BOT, GONE, IDLE, LEFT, PERSON, RESIGNED, UNTIL_A_SIGN
from kartenhaus.table.showing import Showing
from kartenhaus.table.talk import ask_clock, ask_pause, ask_rematch, resume, say

# After a restart the person on turn has at least so much time to come back and go on, in milliseconds.
TIME_TO_COME_BACK: Final = 10_000
# By what a command can be known again.
_LEADS_TO: Final[Mapping[type[Command], tuple[type[Fact], ...]]] = {
    AskClock: (ClockAsked,),
    AskPause: (PauseAsked,),
    AskRematch: (RematchAsked,),
    Call: (CallJudged,),
    Choose: (Chosen,),
    FreeSeat: (SeatFreed,),
    Leave: (SeatLeft, SeatMinded),
    MakeMove: (MoveMade,),
    MindSeat: (SeatMinded,),
    Pick: (Picked,),
    Resign: (SeatMinded,),
    Resume: (Resumed,),
    Say: (Said,),
    SeatBot: (BotSeated,),
    ShareChance: (ChanceShared,),
    Sit: (SeatTaken, SeatReturned),
    Start: (GameBegan,),
}
# How many people's commands without a fact are remembered, and how many of each: more than come and go at once, and
# more than a client has unanswered.
MOST_LATELY: Final = 128
IDS_LATELY: Final = 16
# What somebody takes back who sits down again, or asks for another game.
_AT_ONCE_BACK: Final = (LEFT, GONE, *UNTIL_A_SIGN)


class Table(Showing):
    """One table. `handle` does one command and all that has fallen due until then."""

    def handle(self, command: Command, now: int) -> list[Effect]:
        self._now = max(now, self._now)
        if self._wake_at is not None and self._wake_at <= self._now:
            self._advance()
        if not self._was_done(command):
            fault = bound_fault(self._ledger, command)
            if fault is None:
                self._take(command)
                self._remember(command)
            else:
                self._answer(command, fault)
        self._advance()
        return self._leave_desk()

    def deck_for(self, command: Command) -> str:
        """The text of the deck file that is read to carry out this command; empty: none."""
        return deck_for(self._ledger, command)

    def _was_done(self, command: Command) -> bool:
        """A command that is sent twice is done once; the second one gets the answer of the first."""
        done = self._ledger.done.get(command.person, {}) if command.id else {}
        if command.id in done:
            led_to, leads_to = done[command.id], _LEADS_TO.get(type(command), ())
            if led_to is not None:
                self._answer(command, None if led_to in leads_to else Refused("table-id-used"))
            else:
                self._answer(command, Refused("table-judged" if CallJudged in leads_to else "table-id-used"))
            return True
        lately = self._done_lately.get(command.person, {}).get(command.id)
        if lately is not None:
            self._answer(command, None if lately is type(command) else Refused("table-id-used"))
            return True
        waiting = self._step is not None and (self._step.person, self._step.id) == (command.person, command.id)
        calls = [] if self._rest is None else self._rest.calls
        # What is not decided yet will be answered when it is.
        return bool(command.id) and (
            waiting or any((call.person, call.id) == (command.person, command.id) for call in calls)
        )

    def _remember(self, command: Command) -> None:
        """What was done without a fact, such as looking on, is not done again either."""
        person, done = command.person, self._done_lately
        if not command.id or isinstance(command, MakeMove | Call) or command.id in self._ledger.done.get(person, {}):
            return
        if not any((one.person, one.id, one.refused) == (person, command.id, None) for one in self._answers):
            return
        # Whoever was here last is forgotten last.
        ids = done[person] = done.pop(person, {})
        ids[command.id] = type(command)
        if len(ids) > IDS_LATELY:
            del ids[next(iter(ids))]
        if len(done) > MOST_LATELY:
            del done[next(iter(done))]

    def _take(self, command: Command) -> None:
        if command.id:
            self._gives_a_sign(command.person)
        match command:
            case Tick():
                pass
            case BotAnswers():
                self._bot_answered(command.seat, command.version, command.move, command.after)
            case Arrived() | Gone() | Measured():
                self._take_connection(command)
            case Sit() | Leave() | Watch():
                self._take_chair(command)
            case MakeMove() | Call() | NoCall():
                self._hand_back(command.person, UNTIL_A_SIGN)
                if not isinstance(command, NoCall):
                    # Whoever acts reads no longer.
                    self._presence.reading.discard(command.person)
                    self._stand_still_or_go_on()
                self._take_play(command)
            case Hold():
                self._hand_back(command.person, UNTIL_A_SIGN)
                self._take_hold(command)
            case AskRematch() if self._ledger.phase == OVER:
                # Whoever wants another game is there again.
                self._hand_back(command.person, (*_AT_ONCE_BACK, RESIGNED))
                self._decide(command, ask_rematch(self._ledger, command, self._now))
            case Resign():
                self._decide(command, self._resign(command))
            case _:
                self._hand_back(command.person, UNTIL_A_SIGN)
                self._decide(command, self._decision(command))

    def _decision(self, command: Command) -> Decision:
        """What follows from a command that changes nothing but the ledger."""
        ledger, now = self._ledger, self._now
        match command:
            case SeatBot():
                return seat_bot(ledger, command, now)
            case FreeSeat():
                return free_seat(ledger, command, now)
            case MindSeat():
                return self._mind(command)
            case Choose():
                return choose(ledger, command, now)
            case ShareChance():
                return share_chance(ledger, command, now)
            case Pick():
                return pick(ledger, command, now)
            case Start():
                return start(ledger, command, now)
            case Say():
                return say(ledger, command, self._name_of(command.person), now)
            case AskPause():
                return ask_pause(ledger, command, now)
            case AskClock():
                return ask_clock(ledger, command, now)
            case Resume():
                return resume(ledger, command, now)
            case AskRematch():
                return ask_rematch(ledger, command, now)
            case _:
                raise TypeError(f"a table does not know {command}")

    def _decide(self, command: Command, decision: Decision) -> None:
        if isinstance(decision, Refused):
            self._answer(command, decision)
            return
        for fact in decision:
            self._enter(fact)
            if isinstance(fact, GameBegan):
                self._events += self.game.opening(self.state)
            match fact:
                case GameBegan() | Resumed():
                    self._playing_since = self._now
                    self._position_changed()
                case SeatMinded():
                    self._go_on_without()
                case ClockAsked():
                    self._set_clock_if_all_agree()
                case PauseAsked():
                    self._pause_if_all_asked()
                case RematchAsked():
                    self._rematch_if_all_asked()
                case _:
                    pass
        self._answer(command)

    # --- people --------------------------------------------------------------------------------------

    def _name_of(self, person: Person) -> str | None:
        """What somebody at the table is called; None: they neither sit here nor look on."""
        seat = self.seat_of(person)
        return self._presence.watchers.get(person) if seat is None else self._ledger.places[seat].name

    def _hand_back(self, person: Person, minded: tuple[str, ...], id: str = "") -> None:  # noqa: A002 - the wire's word
        """The person plays for their seat again, if a bot minds it for one of these reasons. `id`: of the command that
        asks for nothing else."""
        ledger, seat = self._ledger, self.seat_of(person)
        if seat is None or ledger.places[seat].minded not in minded or is_full(ledger):
            return
        if ledger.phase != OVER and (
            ledger.places[seat].resigned or ledger.count(person, SeatReturned) >= MOST_RETURNS
        ):
            return
        self._enter(SeatReturned(self._now, seat, person if id else "", id))
        if not ledger.bot_plays(seat):
            self._forget_bot(seat)
        if seat == ledger.on_turn:
            self._wait_anew()

    def _take_connection(self, command: Arrived | Gone | Measured) -> None:
        person = command.person
        match command:
            case Arrived():
                if self._presence.arrive(person) and (self.seat_of(person) is not None or person == self._ledger.host):
                    self._touch()
                    if self.seat_of(person) == self._ledger.on_turn:
                        self._wait_anew()
                self._hand_back(person, (GONE,))
            case Gone():
                awaited = self.seat_of(person) is not None or person == self._ledger.host
                since = self._now if command.since is None else min(command.since, self._now)
                if self._presence.go(person, since, awaited):
                    self._touch()
                    self._rematch_if_all_asked()
            case Measured():
                self._presence.measure(person, command.line)

    def _take_hold(self, command: Hold) -> None:
        if self.seat_of(command.person) is None:
            self._answer(command, Refused("table-not-seated"))
            return
        reading = self._presence.reading
        if command.on:
            reading.add(command.person)
        else:
            reading.discard(command.person)
        self._answer(command)

    def _take_chair(self, command: Sit | Leave | Watch) -> None:
        person = command.person
        match command:
            case Sit():
                own = self.seat_of(person)
                if self._ledger.phase != GATHERING and own is not None and command.seat in (None, own):
                    resigned = self._ledger.places[own].resigned and self._ledger.phase != OVER
                    self._hand_back(person, (*_AT_ONCE_BACK, RESIGNED), command.id)
                    self._answer(command, Refused("table-resigned") if resigned else None)
                    return
                fault = name_fault(command.name, self._names_beside(person))
                self._decide(command, fault or sit(self._ledger, command, self._now))
                self._presence.expect(person, self._now)
                if self.seat_of(person) is not None:
                    self._presence.watchers.pop(person, None)
            case Leave():
                self._leave(command)
            case Watch():
                fault = self._watch_fault(command)
                if fault is None and self._presence.watchers.get(person) != command.name:
                    self._presence.watchers[person] = command.name
                    self._touch()
                self._answer(command, fault)

    def _watch_fault(self, command: Watch) -> Refused | None:
        watchers = self._presence.watchers
        if self.seat_of(command.person) is not None:
            return Refused("table-seated")
        if command.person not in watchers and len(watchers) >= MOST_WATCHERS:
            return Refused("table-watchers", "", {"most": MOST_WATCHERS})
        return name_fault(command.name, self._names_beside(command.person))

    def _names_beside(self, person: Person) -> list[str]:
        """What the others at the table are called, those who look on too."""
        seated = {place.person: place.name for place in self._ledger.places if place.kind == PERSON}
        return [name for other, name in (seated | self._presence.watchers).items() if other != person]

    def _leave(self, command: Leave) -> None:
        ledger, person = self._ledger, command.person
        seat = self.seat_of(person)
        if seat is None:
            if self._presence.watchers.pop(person, None) is None:
                self._answer(command, Refused("table-not-seated"))
                return
            self._touch()
        elif ledger.phase in (PLAYING, PAUSED):
            if ledger.places[seat].minded != LEFT:
                self._enter(SeatMinded(self._now, seat, LEFT, person, command.id))
        else:
            self._enter(SeatLeft(self._now, person, command.id, seat))
        if person == ledger.host and self._next_host() and ledger.count(person, HostChanged) < MOST_HOSTS:
            self._enter(HostChanged(self._now, self._next_host()))
        self._go_on_without()
        self._answer(command)

    def _mind(self, command: MindSeat) -> Decision:
        """What patience comes to in the end, at once with somebody who is not here; with somebody who is here once they
        have kept the table waiting for as long."""
        ledger, seat, person = self._ledger, command.seat, command.person
        idle = seat in self._idle_seats()
        if person != ledger.host:
            # A host who keeps everybody waiting has no say in it.
            hosted = idle and ledger.places[seat].person == ledger.host
            if not hosted or self.seat_of(person) not in ledger.people():
                return Refused("table-not-host")
        if ledger.phase == GATHERING:
            return Refused("table-not-playing")
        if not 0 <= seat < len(ledger.places):
            return no_such_seat(ledger)
        place = ledger.places[seat]
        if place.kind != PERSON:
            return Refused("table-bot-plays" if place.kind == BOT else "table-seat-empty")
        if place.minded:
            return []
        here = self._presence.is_here(place.person)
        if here and not idle:
            until = self._too_long_at() if seat == ledger.on_turn else None
            if until is None:
                return Refused("table-is-here")
            return Refused("table-not-idle", "", {"seconds": max(1, -(-(until - self._now) // 1000))})
        return [SeatMinded(self._now, seat, IDLE if here else GONE, person, command.id)]

    def _resign(self, command: Resign) -> Decision:
        ledger, seat = self._ledger, self.seat_of(command.person)
        if seat is None:
            return Refused("table-not-seated")
        if ledger.phase not in (PLAYING, PAUSED):
            return Refused("table-not-playing")
        if ledger.places[seat].resigned:
            return []
        return [SeatMinded(self._now, seat, RESIGNED, command.person, command.id)]

    # --- beginnings ----------------------------------------------------------------------------------

    def just_opened(self, opened: TableOpened) -> list[Effect]:
        """The first effects: the opening is kept, and whoever asked for the table is told."""
        self._presence.expect(opened.person, opened.at)
        self._facts.append(opened)
        self._answer(Command(opened.person, opened.id))
        self._look_ahead()
        return self._leave_desk()

    def come_back(self) -> list[Effect]:
        """The server was away: nobody is here, the clock is credited, windows open anew, bots are asked again."""
        ledger = self._ledger
        away = self._now - ledger.last_at
        # Above every version that was ever shown: no table shows something new more often than once a millisecond.
        self.version = self._last_show = 2 * (ledger.kept + max(0, self._now - ledger.opened_at))
        for person in [ledger.host, *(place.person for place in ledger.places if place.person)]:
            self._presence.expect(person, self._now)
        if ledger.phase == PLAYING:
            ends = self._turn_ends()
            if ends is not None and not is_full(ledger):
                least = min(ledger.settings.turn_time, TIME_TO_COME_BACK)
                self._enter(HouseReopened(self._now, max(away, self._now + least - ends)))
            self._position_changed()
        elif ledger.phase == PAUSED:
            self._changed_at = self._next_version()
        self._touch()
        self._look_ahead()
        return self._leave_desk()
