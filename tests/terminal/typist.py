"""A person at a terminal, for tests: types lines, some of them made up from what is on the screen."""

from __future__ import annotations

import contextlib
from collections.abc import Callable, Iterator
from io import StringIO

from kartenhaus.engine import Record, Rng, seed_from
from kartenhaus.i18n import Language
from kartenhaus.terminal import PERSON, Console, Interrupted, Session


class Screen(StringIO):
    """What the program has written."""

    def last_lines(self, count: int) -> str:
        return "\n".join(self.getvalue().splitlines()[-count:])


class Typist(StringIO):
    """Types the given lines, then asks `think` for each further one; None ends the input."""

    def __init__(self, lines: list[str], think: Callable[[], str | None] = lambda: None) -> None:
        super().__init__()
        self._lines: Iterator[str] = iter(lines)
        self._think = think

    def readline(self, size: int = -1, /) -> str:
        line = next(self._lines, None)
        if line is None:
            line = self._think()
        return "" if line is None else line + "\n"


def play(
    record: Record,
    lines: list[str],
    code: str = "en",
    bots: str = "greedy",
    think: Callable[[], str | None] = lambda: None,
) -> str:
    """Plays a session until it ends or the typist stops, and gives all that was on the screen."""
    screen = Screen()
    players = (PERSON, *[bots] * (record.log.seats - 1))
    session = Session(record, players, Language(code), Console(Typist(lines, think), screen))
    with contextlib.suppress(Interrupted):
        session.play()
    return screen.getvalue()


def any_number(label: str) -> Callable[[], str]:
    """Somebody who types numbers from 1 to 9 and sometimes nothing, without looking."""
    chance = Rng(seed_from(label))
    return lambda: str(chance.below(10)) if chance.below(4) else ""
