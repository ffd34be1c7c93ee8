"""The terminal itself: lines out, lines in."""

from __future__ import annotations

import os
import shlex
import shutil
import sys
import textwrap
from collections.abc import Mapping
from contextlib import suppress
from importlib import import_module
from io import TextIOWrapper
from pathlib import Path
from typing import Final, Protocol, TextIO

_COLOURS: Final[Mapping[str, str]] = {
    "bold": "1",
    "dim": "2",
    "red": "31",
    "green": "32",
    "yellow": "33",
    "blue": "34",
    "magenta": "35",
    "cyan": "36",
}
# Longer lines are hard to read, however wide the terminal is.
_WIDEST_TEXT: Final = 100


class Interrupted(Exception):  # noqa: N818 - not an error: somebody wants to stop
    """Ctrl-C, or the end of the input."""


class LineSource(Protocol):
    """Where lines come from: a terminal, a pipe, a test."""

    def readline(self) -> str: ...


class Console:
    def __init__(self, source: LineSource | None = None, target: TextIO | None = None) -> None:
        if target is None:
            # A terminal that cannot show a character shows a question mark, and the game goes on.
            for stream in (sys.stdout, sys.stderr):
                if isinstance(stream, TextIOWrapper):
                    stream.reconfigure(errors="replace")
        self._source = source or sys.stdin
        self._target = target or sys.stdout
        self._complaints = sys.stderr if target is None else target
        self.colourful = self._target.isatty() and "NO_COLOR" not in os.environ and os.environ.get("TERM") != "dumb"
        self._edits_lines = source is None and target is None and sys.stdin.isatty() and sys.stdout.isatty()
        if self._edits_lines:
            # Arrow keys and history at the prompt, where the system has them.
            with suppress(ImportError):
                import_module("readline")

    @property
    def width(self) -> int:
        return max(40, shutil.get_terminal_size((80, 24)).columns) if self._target.isatty() else 80

    def show(self, *lines: str) -> None:
        for line in lines or ("",):
            self._target.write(line + "\n")
        self._target.flush()

    def tell(self, text: str, colour: str = "", indent: str = "") -> None:
        """Sentences, broken into lines at the width of the terminal; further lines are indented."""
        lines = textwrap.wrap(text, min(self.width, _WIDEST_TEXT), subsequent_indent=indent, break_long_words=False)
        for line in lines or [""]:
            self.show(self.paint(line, colour) if colour else line)

    def complain(self, *lines: str) -> None:
        """What went wrong; kept apart from results, so that it is seen when they go to a file."""
        for line in lines:
            self._complaints.write(line + "\n")
        self._complaints.flush()

    def progress(self, text: str) -> None:
        """How far long work has come, on one line that is written over; an empty text wipes it."""
        if self._complaints.isatty():
            self._complaints.write(f"\r\x1b[K{text}")
            self._complaints.flush()

    def ask(self, prompt: str) -> str:
        """One line that a person typed. Raises Interrupted when there will be no more."""
        try:
            if self._edits_lines:
                return input(prompt).strip()
            self._target.write(prompt)
            self._target.flush()
            line = self._source.readline()
        except (KeyboardInterrupt, EOFError):
            line = ""
        except UnicodeDecodeError:
            return "\N{REPLACEMENT CHARACTER}"
        if not line:
            self._target.write("\n")
            raise Interrupted
        return line.strip()

    def paint(self, text: str, colour: str) -> str:
        return f"\x1b[{_COLOURS[colour]}m{text}\x1b[0m" if self.colourful else text


def command_name() -> str:
    """How this program is called here: its name where that is enough, else where it lies."""
    called = Path(sys.argv[0])
    found = shutil.which(called.name)
    return called.name if found is not None and Path(found).resolve() == called.resolve() else shlex.quote(str(called))
