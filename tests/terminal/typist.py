"""A person at a terminal, for tests: types lines, some of them made up from what is on the screen."""

from __future__ import annotations

import contextlib
from collections.abc import Callable, Iterator
from io import StringIO

from kartenhaus.engine import Record, Rng, seed_from
from kartenhaus.i18n import Language
from kartenhaus.terminal.console import Console, Interrupted
from kartenhaus.terminal.saves import PERSON
from kartenhaus.terminal.session import Session


class Screen(StringIO):
    """What the program has written."""

    def last_lines(self, count: int) -> str:
        return "\n".join(self.getvalue().splitlines()[-count:])


class Typist:
    """Types the given lines, then asks `think` for each further one; None ends the input."""

    def __init__(self, lines: list[str], think: Callable[[], str | None] = lambda: None) -> None:
        self._lines: Iterator[str] = iter(lines)
        self._think = think

    def readline(self) -> str:
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


def anything(game: str, label: str) -> Callable[[], str]:
    """Somebody who types without looking: numbers up to 14 and sometimes nothing.

    In Photo Rummy that would hardly ever mend the table again, so there it is draws, hints and take-backs as well.
    """
    chance = Rng(seed_from(label))
    words = ["back all", "end", "end", "end", "hint", *(f"draw {stack}" for stack in range(1, 6))]

    def think() -> str:
        if game == "photo-rummy" and chance.below(4):
            return words[chance.below(len(words))]
        return str(chance.below(15)) if chance.below(4) else ""

    return think
