"""Talking, pausing by consent, agreeing on a clock, and asking for another game. Each answer is facts or a refusal.

That whoever asks may do so now was checked before, by the `spec` of the command.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from kartenhaus.engine import Refused
from kartenhaus.table.commands import AskClock, AskPause, AskRematch, Resume, Say
from kartenhaus.table.facts import ChatSaid, ClockAsked, PauseAsked, RematchAsked, Resumed
from kartenhaus.table.gathering import Decision
from kartenhaus.table.ledger import Ledger
from kartenhaus.table.settings import settings_fault

LONGEST_LINE: Final = 500
# How many lines a minute: of somebody who has a seat, of somebody who looks on, and of all who look on together. Those
# who play are never kept from talking by others.
CHAT_LINES: Final = 30
CHAT_LINES_WATCHING: Final = 10
CHAT_LINES_OF_WATCHERS: Final = 30
# Characters that cannot be seen and are still welcome: new lines, and what joins and colours emoji.
_WELCOME: Final = frozenset("\n\u200d\ufe0e\ufe0f")


def say(ledger: Ledger, command: Say, name: str | None, now: int) -> Decision:
    """`name`: None for somebody who is not at the table."""
    if name is None:
        return Refused("table-not-here")
    text = command.text.strip()
    if not 1 <= len(text) <= LONGEST_LINE or not all(letter.isprintable() or letter in _WELCOME for letter in text):
        return Refused("table-chat-text", "", {"most": LONGEST_LINE})
    lately = ledger.chat.lately(now)
    watches = ledger.seat_of(command.person) is None
    most = CHAT_LINES_WATCHING if watches else CHAT_LINES
    if lately.count(command.person) >= most:
        return Refused("table-chat-fast", "", {"most": most})
    if watches and sum(ledger.seat_of(person) is None for person in lately) >= CHAT_LINES_OF_WATCHERS:
        return Refused("table-chat-full", "", {"most": CHAT_LINES_OF_WATCHERS})
    return [ChatSaid(now, command.person, command.id, name, text)]


def ask_pause(ledger: Ledger, command: AskPause, now: int) -> Decision:
    seat = ledger.seat_of_seated(command.person)
    return [] if seat in ledger.pause_asked else [PauseAsked(now, command.person, command.id, seat)]


def ask_clock(ledger: Ledger, command: AskClock, now: int) -> Decision:
    seat = ledger.seat_of_seated(command.person)
    fault = settings_fault(replace(ledger.settings, turn_time=command.turn_time))
    if fault is not None:
        return fault
    asked = {one.seat: one.turn_time for one in ledger.clock_asked}
    if asked.get(seat, ledger.settings.turn_time) == command.turn_time:
        return []
    return [ClockAsked(now, command.person, command.id, seat, command.turn_time)]


def resume(ledger: Ledger, command: Resume, now: int) -> Decision:
    seat = ledger.seat_of_seated(command.person)
    return [Resumed(now, command.person, command.id, seat)]


def ask_rematch(ledger: Ledger, command: AskRematch, now: int) -> Decision:
    seat = ledger.seat_of_seated(command.person)
    return [] if seat in ledger.rematch_asked else [RematchAsked(now, command.person, command.id, seat)]
