"""The chat of a table, as much of it as is shown, and how fast it goes."""

from __future__ import annotations

from typing import Final

from kartenhaus.engine import Seat
from kartenhaus.table.facts import ChatSaid
from kartenhaus.table.seats import Person
from kartenhaus.table.shown import ChatShown

# How much of the chat is shown: all of it goes to everybody with each new line.
CHAT_SHOWN: Final = 50
CHAT_CHARACTERS: Final = 4_000
# How long a line counts of those that may be said in a minute.
CHAT_SPAN: Final = 60_000


class Chat:
    __slots__ = ("_lately", "_lines")

    def __init__(self) -> None:
        self._lines: list[ChatShown] = []
        # The lines within the last minute, and whose they are.
        self._lately: list[tuple[int, Person]] = []

    def add(self, said: ChatSaid, seat: Seat | None) -> None:
        """`seat`: where the person sits who said it; None: they look on."""
        lines = self._lines
        lines.append(ChatShown(said.name, seat, said.text, said.at))
        while len(lines) > CHAT_SHOWN or sum(len(line.text) for line in lines) > CHAT_CHARACTERS:
            del lines[0]
        self._lately = [(at, person) for at, person in self._lately if said.at - at < CHAT_SPAN]
        self._lately.append((said.at, said.person))

    def shown(self) -> tuple[ChatShown, ...]:
        return tuple(self._lines)

    def lately(self, now: int) -> list[Person]:
        """Who has said something within the last minute, once for each line."""
        return [person for at, person in self._lately if now - at < CHAT_SPAN]
