"""Talking, pausing by consent, and asking for another game. Each answer is facts or a refusal."""

from __future__ import annotations

from typing import Final

from kartenhaus.engine import Refused
from kartenhaus.table.commands import AskPause, AskRematch, Resume, Say
from kartenhaus.table.facts import PauseAsked, RematchAsked, Resumed, Said
from kartenhaus.table.gathering import Decision
from kartenhaus.table.ledger import CHAT_LINES, CHAT_LINES_OF_ALL, CHAT_SPAN, OVER, PAUSED, PLAYING, Ledger

LONGEST_LINE: Final = 500
# Characters that cannot be seen and are still welcome: new lines, and what joins and colours emoji.
_WELCOME: Final = frozenset("\n\u200d\ufe0e\ufe0f")


def say(ledger: Ledger, command: Say, name: str | None, now: int) -> Decision:
    """`name`: None for somebody who is not at the table."""
    if name is None:
        return Refused("table-not-here")
    text = command.text.strip()
    if not 1 <= len(text) <= LONGEST_LINE or not all(letter.isprintable() or letter in _WELCOME for letter in text):
        return Refused("table-chat-text", "", {"most": LONGEST_LINE})
    lately = [person for at, person in ledger.said_at if now - at < CHAT_SPAN]
    if lately.count(command.person) >= CHAT_LINES:
        return Refused("table-chat-fast", "", {"most": CHAT_LINES})
    if len(lately) >= CHAT_LINES_OF_ALL:
        return Refused("table-chat-full", "", {"most": CHAT_LINES_OF_ALL})
    return [Said(now, command.person, command.id, name, text)]


def ask_pause(ledger: Ledger, command: AskPause, now: int) -> Decision:
    seat = ledger.seat_of(command.person)
    if seat is None:
        return Refused("table-not-seated")
    if ledger.phase != PLAYING:
        return Refused("table-not-playing")
    if ledger.places[seat].minded:
        return Refused("table-minded")
    return [] if seat in ledger.pause_asked else [PauseAsked(now, command.person, command.id, seat)]


def resume(ledger: Ledger, command: Resume, now: int) -> Decision:
    seat = ledger.seat_of(command.person)
    if seat is None:
        return Refused("table-not-seated")
    if ledger.phase != PAUSED:
        return Refused("table-not-paused")
    if ledger.places[seat].minded:
        return Refused("table-minded")
    return [Resumed(now, command.person, command.id, seat)]


def ask_rematch(ledger: Ledger, command: AskRematch, now: int) -> Decision:
    seat = ledger.seat_of(command.person)
    if seat is None:
        return Refused("table-not-seated")
    if ledger.phase != OVER:
        return Refused("table-not-over")
    return [] if seat in ledger.rematch_asked else [RematchAsked(now, command.person, command.id, seat)]
