"""WebSocket frames (RFC 6455), without I/O: bytes in, whole messages out, in order."""

from __future__ import annotations

from collections import deque
from typing import Final

from websockets.frames import apply_mask  # type: ignore[attr-defined]  # in C, or in Python where that is missing

CONTINUATION: Final = 0
TEXT: Final = 1
BINARY: Final = 2
CLOSE: Final = 8
PING: Final = 9
PONG: Final = 10

# Why a connection is closed.
NORMAL: Final = 1000
PROTOCOL_ERROR: Final = 1002
NOT_TEXT: Final = 1003
POLICY: Final = 1008
TOO_LARGE: Final = 1009
RESTART: Final = 1012
TRY_LATER: Final = 1013
# Our own: the identity at the other end was revoked.
FORGOTTEN: Final = 4001

_FIN: Final = 0x80
_MASKED: Final = 0x80
_CONTROL: Final = 8
_LONGEST_CONTROL: Final = 125
# Bytes are parsed so many at a time: parsed all at once, the smallest messages would take many times the memory.
PIECE: Final = 4_096


class BadFrame(Exception):  # noqa: N818 - of the other side, not of ours
    """Not a valid frame, or not an allowed one; the connection is closed with `code`."""

    def __init__(self, code: int) -> None:
        super().__init__(code)
        self.code = code


def frame(opcode: int, payload: bytes) -> bytes:
    """A whole message from the server."""
    length = len(payload)
    if length < 126:
        return bytes((_FIN | opcode, length)) + payload
    if length < 65_536:
        return bytes((_FIN | opcode, 126, length >> 8, length & 255)) + payload
    return bytes((_FIN | opcode, 127)) + length.to_bytes(8, "big") + payload


def close_frame(code: int) -> bytes:
    return frame(CLOSE, code.to_bytes(2, "big"))


class FrameReader:
    """Assembles messages from frames. Holds no more than one message of the largest size allowed."""

    __slots__ = ("_kind", "_largest", "_parts", "_rest", "_size")

    def __init__(self, largest: int) -> None:
        self._largest = largest
        self._rest = b""
        # A message that comes in several frames.
        self._parts: list[bytes] = []
        self._kind = CONTINUATION
        self._size = 0

    def feed(self, data: bytes) -> list[tuple[int, bytes]]:
        """The messages that are complete now, each with its kind."""
        if self._rest:
            data = self._rest + data
        messages: list[tuple[int, bytes]] = []
        start = 0
        end = len(data)
        while end - start >= 2:
            first = data[start]
            second = data[start + 1]
            length = second & 127
            opcode = first & 15
            body = start + 6
            if first & 0x70 or not second & _MASKED or (opcode > BINARY and opcode not in (CLOSE, PING, PONG)):
                raise BadFrame(PROTOCOL_ERROR)
            if opcode >= _CONTROL:
                if length > _LONGEST_CONTROL or not first & _FIN:
                    raise BadFrame(PROTOCOL_ERROR)
            elif length > _LONGEST_CONTROL:
                size = 2 if length == 126 else 8
                body += size
                if end - start < 2 + size:
                    break
                length = int.from_bytes(data[start + 2 : start + 2 + size], "big")
                if length > self._largest:
                    raise BadFrame(TOO_LARGE)
            if end < body + length:
                break
            payload = apply_mask(data[body : body + length], data[body - 4 : body])
            start = body + length
            if opcode >= _CONTROL or (first & _FIN and opcode and not self._parts):
                messages.append((opcode, payload))
                continue
            self._add(opcode, payload)
            if first & _FIN:
                messages.append((self._kind, b"".join(self._parts)))
                self._parts = []
                self._size = 0
        self._rest = data[start:]
        return messages

    def _add(self, opcode: int, payload: bytes) -> None:
        if (opcode == CONTINUATION) != bool(self._parts):
            raise BadFrame(PROTOCOL_ERROR)
        if opcode != CONTINUATION:
            self._kind = opcode
        # Empty parts count too, or there could be endlessly many.
        self._size += len(payload) + 1
        if self._size > self._largest:
            raise BadFrame(TOO_LARGE)
        self._parts.append(payload)


class Inbox:
    __slots__ = ("_at", "_bytes", "_messages", "_reader")

    def __init__(self, largest: int) -> None:
        """`largest`: how many bytes a message may have."""
        self._reader = FrameReader(largest)
        self._messages: deque[tuple[int, bytes]] = deque()
        # Bytes that were not parsed yet, from `_at` on.
        self._bytes = b""
        self._at = 0

    def put(self, data: bytes) -> None:
        self._bytes = self._bytes[self._at :] + data if self._at < len(self._bytes) else data
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
