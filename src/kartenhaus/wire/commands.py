"""From what a client asks to what a table understands."""

from __future__ import annotations

from typing import assert_never

from kartenhaus.table import commands
from kartenhaus.table.commands import Command
from kartenhaus.table.line import Line
from kartenhaus.table.seats import Person
from kartenhaus.wire import asked
from kartenhaus.wire.asked import AnyAsked


def command_of(message: AnyAsked, person: Person, line: Line) -> Command | None:
    """The command, with who sends it and what the server has measured of the connection; None for a Pong."""
    match message:
        case asked.Move():
            return commands.MakeMove(person, message.id, message.version, message.move)
        case asked.Call():
            return commands.Call(person, message.id, message.version, message.move, message.delta, line)
        case asked.NoCall():
            return commands.NoCall(person, message.id, message.version)
        case asked.Pong():
            return None
        case asked.Say():
            return commands.Say(person, message.id, message.text)
        case asked.Sit():
            return commands.Sit(person, message.id, message.name, message.seat)
        case asked.Leave():
            return commands.Leave(person, message.id)
        case asked.SeatBot():
            return commands.SeatBot(person, message.id, message.level, message.seat)
        case asked.FreeSeat():
            return commands.FreeSeat(person, message.id, message.seat)
        case asked.MindSeat():
            return commands.MindSeat(person, message.id, message.seat)
        case asked.Choose():
            return commands.Choose(person, message.id, message.seats, message.options, message.settings.chosen())
        case asked.ShareChance():
            return commands.ShareChance(person, message.id, message.chance)
        case asked.Pick():
            return commands.Pick(person, message.id, message.pick)
        case asked.Start():
            return commands.Start(person, message.id)
        case asked.AskPause():
            return commands.AskPause(person, message.id)
        case asked.AskClock():
            return commands.AskClock(person, message.id, message.turn_time)
        case asked.Resign():
            return commands.Resign(person, message.id)
        case asked.Resume():
            return commands.Resume(person, message.id)
        case asked.Hold():
            return commands.Hold(person, message.id, message.on)
        case asked.AskRematch():
            return commands.AskRematch(person, message.id)
        case asked.Watch():
            return commands.Watch(person, message.id, message.name)
        case _:
            assert_never(message)
