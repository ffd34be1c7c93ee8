"""One game at one terminal: a person and bots, turn by turn.

There is no clock here, so calls out of turn are a matter of order: at every moment of rest the person is asked first,
then the bots, the first to notice first. A step of the person that a bot's call comes before goes back to the person,
as at a table where everybody waits for the photo to be taken.
"""

from __future__ import annotations

from typing import Any

from kartenhaus.bots import Bot, bot_for, first_call
from kartenhaus.engine import Record, Refused, Rng, Seat, told_to
from kartenhaus.i18n import Language, Reader
from kartenhaus.terminal.console import Console, command_name
from kartenhaus.terminal.faces import face_of
from kartenhaus.terminal.prompt import Prompt
from kartenhaus.terminal.saves import PERSON


class Session:
    def __init__(self, record: Record, players: tuple[str, ...], language: Language, console: Console) -> None:
        self.record = record
        self.language = language
        self.console = console
        self.me = players.index(PERSON)
        self.bots = _bots(record.game.name, players)
        names = tuple(
            language.say("player-you") if name == PERSON else language.say("player-bot", number=seat, kind=name)
            for seat, name in enumerate(players)
        )
        self.names = names
        self.reader = Reader(language, record.game.telling, names, self.me)
        self.face = face_of(record.game.name)(self.reader, console)
        self.prompt = Prompt(record.game, language, console, self.face, self.me)

    def play(self) -> None:
        """Plays to the end. Raises Interrupted when the person leaves before it; the record holds what was played."""
        game, state = self.record.game, self.record.state
        self._show_welcome()
        while game.outcome(state) is None:
            on_turn, *callers = game.actors(state)
            step: Any = None
            if on_turn == self.me:
                step = self.prompt.step(state)
                if game.is_call(step):
                    self._make(self.me, step)
                    continue
            elif self.me in callers:
                call = self.prompt.call(state, self.names[on_turn])
                if call is not None:
                    self._make(self.me, call)
                    continue
            called = first_call(game, state, self.bots, self._chance)
            if called is not None:
                self._make(called[1], called[2])
                if step is not None:
                    self.console.show(self.console.paint(self.face.say("step-came-back"), "yellow"))
                continue
            self._make(on_turn, self._bot_move(on_turn) if step is None else step)
        self._show_end()

    def _show_welcome(self) -> None:
        say, name = self.face.say, self.record.game.name
        self.console.show("", self.console.paint(say("welcome", game=self.face.title), "bold"))
        self.console.tell(say(f"rules-{self.face.prefix}-intro"))
        self.console.tell(say("all-rules", command=f"{command_name()} rules {name}"))
        self.console.tell(say("welcome-help"))
        for event in told_to(self.record.game.opening(self.record.state), self.me):
            self._tell(self.face.tell(event))
        on_turn = self.record.game.actors(self.record.state)
        if on_turn:
            self._tell(self.reader.read(self.record.game.telling.turn(on_turn[0])))

    def _chance(self, seat: Seat) -> Rng:
        """A bot's chance hangs on seed and number of the move alone: a resumed game goes on alike."""
        return Rng(self.record.log.seed).fork(f"bot {seat} move {len(self.record.log.moves)}")

    def _bot_move(self, seat: Seat) -> Any:
        view = self.record.game.view(self.record.state, seat)
        bot = self.bots[seat]
        return bot.choose(view, view.legal_moves, self._chance(seat), bot.steps)

    def _make(self, seat: Seat, move: Any) -> None:
        answer = self.record.play(seat, move)
        assert not isinstance(answer, Refused), "only moves that were checked or offered are made"
        if seat != self.me:
            self.prompt.others_moved()
        for event in told_to(answer, self.me):
            self._tell(self.face.tell(event))

    def _tell(self, sentence: str) -> None:
        if sentence:
            self.console.tell(f"  · {sentence}", indent="    ")

    def _show_end(self) -> None:
        game, state = self.record.game, self.record.state
        outcome = game.outcome(state)
        assert outcome is not None
        say = self.face.say
        self.console.show("", *self.face.table(game.view(state, self.me)), "")
        self.console.show(self.console.paint(say("end-title"), "bold"))
        width = max(len(name) for name in self.names)
        for seat in sorted(range(len(self.names)), key=lambda seat: outcome.places[seat]):
            place, points = outcome.places[seat], outcome.points[seat]
            self.console.show(f"  {place}. {self.names[seat]:<{width}}  {say('points', count=points)}")
        if outcome.winners == (self.me,):
            self.console.show(say("end-you-win"))
        elif self.me in outcome.winners:
            self.console.show(say("end-you-share"))
        elif len(outcome.winners) == 1:
            self.console.show(say("end-other-wins", player=self.names[outcome.winners[0]]))
        else:
            *most, last = (self.names[seat] for seat in outcome.winners)
            self.console.show(say("end-others-share", players=say("list-and", most=", ".join(most), last=last)))


def _bots(game: str, players: tuple[str, ...]) -> dict[Seat, Bot]:
    bots = {seat: bot_for(game, name) for seat, name in enumerate(players)}
    return {seat: bot for seat, bot in bots.items() if bot is not None}
