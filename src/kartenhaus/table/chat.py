"""The chat of a table: the lines that are shown, and who may say how much."""

from __future__ import annotations

from collections.abc import Collection
from typing import Final

from kartenhaus.engine import Refused, Seat
from kartenhaus.table.facts import ChatSaid
from kartenhaus.table.seats import Person
from kartenhaus.table.shown import ChatShown

# How much of the chat is shown: all of it goes to everyone with each new line.
CHAT_SHOWN: Final = 50
CHAT_CHARACTERS: Final = 4_000
LONGEST_CHAT_LINE: Final = 500
# How many lines a minute: of a person who has a seat, of one who watches, and of all who watch together. Watchers never
# keep players from talking.
CHAT_LINES: Final = 30
CHAT_LINES_WATCHING: Final = 10
CHAT_LINES_OF_WATCHERS: Final = 30
CHAT_SPAN: Final = 60_000
# Characters that cannot be seen and are allowed: new lines, and what joins and colours emoji.
_ALLOWED: Final = frozenset("\n\u200d\ufe0e\ufe0f")


class Chat:
    __slots__ = ("_lately", "_lines")

    def __init__(self) -> None:
        self._lines: list[ChatShown] = []
        # When the lines of the last minute were said, and by whom.
        self._lately: list[tuple[int, Person]] = []

    def add(self, said: ChatSaid, seat: Seat | None) -> None:
        """`seat`: where the person sits who said it; None: they watch."""
        lines = self._lines
        lines.append(ChatShown(said.name, seat, said.text, said.at))
        while len(lines) > CHAT_SHOWN or sum(len(line.text) for line in lines) > CHAT_CHARACTERS:
            del lines[0]
        self._lately = [(at, person) for at, person in self._lately if said.at - at < CHAT_SPAN]
        self._lately.append((said.at, said.person))

    def shown(self) -> tuple[ChatShown, ...]:
        return tuple(self._lines)

    def fault(self, person: Person, text: str, seated: Collection[Person], now: int) -> Refused | None:
        """Why this person may not say this now. `seated`: the people who have a seat."""
        if not 1 <= len(text) <= LONGEST_CHAT_LINE or not all(
            letter.isprintable() or letter in _ALLOWED for letter in text
        ):
            return Refused("table-chat-text", "", {"most": LONGEST_CHAT_LINE})
        lately = [other for at, other in self._lately if now - at < CHAT_SPAN]
        watches = person not in seated
        most = CHAT_LINES_WATCHING if watches else CHAT_LINES
        if lately.count(person) >= most:
            return Refused("table-chat-fast", "", {"most": most})
        if watches and sum(other not in seated for other in lately) >= CHAT_LINES_OF_WATCHERS:
            return Refused("table-chat-full", "", {"most": CHAT_LINES_OF_WATCHERS})
        return None
