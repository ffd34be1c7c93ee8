"""What a connection has sent and what was not carried out yet, in order."""

from __future__ import annotations

from collections import deque
from typing import Final

from kartenhaus.server.frames import FrameReader

# Bytes are taken apart so many at a time: as messages the smallest of them would take many times the memory.
PIECE: Final = 4_096


class Inbox:
    __slots__ = ("_at", "_bytes", "_messages", "_reader")

    def __init__(self, largest: int) -> None:
        """`largest`: how many bytes a message may have."""
        self._reader = FrameReader(largest)
        self._messages: deque[tuple[int, bytes]] = deque()
        # What was not taken apart yet, from there on.
        self._bytes = b""
        self._at = 0

    def put(self, data: bytes) -> None:
        self._bytes = self._bytes[self._at :] + data
        self._at = 0

    def first(self) -> tuple[int, bytes] | None:
        """The next message, with its kind; None: no whole one has come. Raises BadFrame."""
        while not self._messages and self._at < len(self._bytes):
            piece = self._bytes[self._at : self._at + PIECE]
            self._at += len(piece)
            self._messages.extend(self._reader.feed(piece))
        return self._messages[0] if self._messages else None

    def drop_first(self) -> None:
        self._messages.popleft()

    def __bool__(self) -> bool:
        """Whether there may be another message."""
        return bool(self._messages) or self._at < len(self._bytes)
