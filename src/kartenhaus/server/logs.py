"""One JSON object a line on standard error, at a terminal only of errors and warnings. Nothing secret goes in: no
cookies, no hands, no chat, no addresses."""

from __future__ import annotations

import logging
import sys
import time
import traceback
from pathlib import Path
from typing import Self, TextIO

from kartenhaus.wire import write_json


class RemoteError(Exception):
    """What the log tells of an error; for one in another process, whose traceback does not travel."""

    def __init__(self, kind: str, places: str) -> None:
        super().__init__(kind, places)
        self.kind = kind
        self.places = places

    @classmethod
    def of(cls, error: BaseException) -> Self:
        frames = reversed(traceback.extract_tb(error.__traceback__))
        places = " < ".join(f"{Path(frame.filename).name}:{frame.lineno} {frame.name}" for frame in frames)
        return cls(type(error).__name__, places)


class Logs:
    def __init__(self, to: TextIO | None = None) -> None:
        self._to = to or sys.stderr
        # At a terminal the command itself says in sentences that the server has started.
        self._tells_all = not self._to.isatty()

    def info(self, event: str, **details: str | int | float) -> None:
        if self._tells_all:
            self._write("info", event, details)

    def warn(self, event: str, **details: str | int | float) -> None:
        """What somebody should look after before it is too late; at a terminal, too."""
        self._write("warning", event, details)

    def error(self, event: str, **details: str | int | float) -> None:
        self._write("error", event, details)

    def bug(self, event: str, error: BaseException, **details: str | int | float) -> None:
        """Where an error came from. Not what it says, since that may be a card or a word of somebody's."""
        told = error if isinstance(error, RemoteError) else RemoteError.of(error)
        self.error(event, kind=told.kind, places=told.places, **details)

    def _write(self, level: str, event: str, details: dict[str, str | int | float]) -> None:
        entry = {"time": round(time.time(), 3), "level": level, "event": event, **details}
        self._to.write(write_json(entry).decode() + "\n")
        self._to.flush()


class Forward(logging.Handler):
    """What libraries log goes the same way: their messages at warning and above."""

    def __init__(self, logs: Logs) -> None:
        super().__init__(logging.WARNING)
        self._logs = logs

    def emit(self, record: logging.LogRecord) -> None:
        if record.exc_info and record.exc_info[1] is not None:
            self._logs.bug("library", record.exc_info[1], source=record.name)
        else:
            self._logs.error("library", source=record.name, text=record.getMessage())
