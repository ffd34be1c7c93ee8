"""The pages of an SQLite file as they lie on the disk, for files that SQLite itself cannot read any more.

https://www.sqlite.org/fileformat2.html says what is where.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path
from types import TracebackType
from typing import BinaryIO, Final, Self, TypeAlias

Record: TypeAlias = list[bytes | str | int | None]

_USUAL_SIZE: Final = 4096
_SIZES: Final = tuple(2**power for power in range(9, 17))
_INTERIOR_INDEX: Final = 2
_LEAF_INDEX: Final = 10
_LEAF_TABLE: Final = 13
_KINDS: Final = (_INTERIOR_INDEX, _LEAF_INDEX, _LEAF_TABLE)
_WAL_HEADER: Final = 32
_FRAME_HEADER: Final = 24
_FIRST_HEADER: Final = 100
# Whole numbers by their kind in a record, and how many bytes they take.
_NUMBERS: Final = {1: 1, 2: 2, 3: 3, 4: 4, 5: 6, 6: 8}
_CONSTANTS: Final = {0: None, 8: 0, 9: 1}
_FIRST_BLOB: Final = 12
_LARGEST_RECORD: Final = 10_000_000


class Pages:
    """The newest state of each page: from the log beside the file (-wal) if it is there, else from the file itself."""

    def __init__(self, path: Path) -> None:
        self._file = path.open("rb")
        beside = path.with_name(path.name + "-wal")
        self._log: BinaryIO | None = beside.open("rb") if beside.exists() else None
        header = self._file.read(_FIRST_HEADER)
        size = int.from_bytes(header[16:18], "big")
        size = 65_536 if size == 1 else size
        self._size = size if size in _SIZES else _USUAL_SIZE
        # All of a page is used: our files reserve no bytes.
        self._usable = self._size
        self._frames, last = self._read_log() if self._log is not None else ({}, 0)
        self.count = max(last, os.fstat(self._file.fileno()).st_size // self._size)

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._file.close()
        if self._log is not None:
            self._log.close()

    def _read_log(self) -> tuple[dict[int, int], int]:
        """Where in the log each page begins that a commit has written, and how many pages the file has then."""
        log = self._log
        assert log is not None
        header = log.read(_WAL_HEADER)
        committed: dict[int, int] = {}
        pages = 0
        open_ones: dict[int, int] = {}
        place = _WAL_HEADER
        while True:
            log.seek(place)
            frame = log.read(_FRAME_HEADER)
            # What is left of an earlier round of the log has other salts.
            if len(frame) < _FRAME_HEADER or frame[8:16] != header[16:24]:
                return committed, pages
            open_ones[int.from_bytes(frame[:4], "big")] = place + _FRAME_HEADER
            size_after_commit = int.from_bytes(frame[4:8], "big")
            if size_after_commit:
                committed |= open_ones
                pages = size_after_commit
                open_ones = {}
            place += _FRAME_HEADER + self._size

    def page(self, number: int) -> bytes:
        """From 1 on; empty if it cannot be read."""
        try:
            if number in self._frames and self._log is not None:
                self._log.seek(self._frames[number])
                return self._log.read(self._size)
            self._file.seek((number - 1) * self._size)
            return self._file.read(self._size)
        except OSError:
            # The disk cannot read it.
            return b""

    def records(self, number: int) -> Iterator[Record]:
        """Everything on a page that looks like a row. The rest is skipped."""
        page = self.page(number)
        start = _FIRST_HEADER if number == 1 else 0
        if len(page) < self._size or page[start] not in _KINDS:
            return
        kind = page[start]
        first = start + (12 if kind == _INTERIOR_INDEX else 8)
        cells = int.from_bytes(page[start + 3 : start + 5], "big")
        for place in range(first, min(first + 2 * cells, self._size - 1), 2):
            try:
                yield _record(self._payload(page, int.from_bytes(page[place : place + 2], "big"), kind))
            except (IndexError, ValueError):
                continue

    def _payload(self, page: bytes, place: int, kind: int) -> bytes:
        if kind == _INTERIOR_INDEX:
            place += 4
        length, place = _varint(page, place)
        if kind == _LEAF_TABLE:
            _, place = _varint(page, place)
        if length > _LARGEST_RECORD:
            raise ValueError("too long")
        usable = self._usable
        most = usable - 35 if kind == _LEAF_TABLE else (usable - 12) * 64 // 255 - 23
        if length <= most:
            return page[place : place + length]
        least = (usable - 12) * 32 // 255 - 23
        here = least + (length - least) % (usable - 4)
        here = here if here <= most else least
        parts = [page[place : place + here]]
        following = int.from_bytes(page[place + here : place + here + 4], "big")
        left = length - here
        while left > 0:
            more = self.page(following) if 0 < following <= self.count else b""
            if len(more) < self._size:
                raise ValueError("the rest is missing")
            following = int.from_bytes(more[:4], "big")
            parts.append(more[4 : 4 + min(left, usable - 4)])
            left -= usable - 4
        return b"".join(parts)


def _varint(data: bytes, place: int) -> tuple[int, int]:
    """A number of one to nine bytes, and where it ends."""
    value = 0
    for _ in range(8):
        byte = data[place]
        place += 1
        value = value << 7 | byte & 0x7F
        if byte < 0x80:
            return value, place
    return value << 8 | data[place], place + 1


def _record(payload: bytes) -> Record:
    end, place = _varint(payload, 0)
    kinds: list[int] = []
    while place < end:
        kind, place = _varint(payload, place)
        kinds.append(kind)
    values: Record = []
    for kind in kinds:
        length = _NUMBERS.get(kind, (kind - _FIRST_BLOB) // 2 if kind >= _FIRST_BLOB else 0)
        part = payload[place : place + length]
        if len(part) < length:
            raise ValueError("cut off")
        place += length
        if kind in _CONSTANTS:
            values.append(_CONSTANTS[kind])
        elif kind in _NUMBERS:
            values.append(int.from_bytes(part, "big", signed=True))
        elif kind < _FIRST_BLOB:
            raise ValueError("nothing of ours")
        else:
            values.append(part.decode() if kind % 2 else part)
    return values
