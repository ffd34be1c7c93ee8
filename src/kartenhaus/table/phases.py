"""The phases of a table, and when a command can be given."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from kartenhaus.engine import Refused

GATHERING: Final = "gathering"
PLAYING: Final = "playing"
PAUSED: Final = "paused"
OVER: Final = "over"


@dataclass(frozen=True, slots=True)
class When:
    """The phases in which a command can be given, and the codes with which it is refused in the others."""

    phases: tuple[str, ...]
    otherwise: str
    # The code in a pause, if different.
    in_a_pause: str = ""

    def fault(self, phase: str) -> Refused | None:
        if phase in self.phases:
            return None
        return Refused(self.in_a_pause if phase == PAUSED and self.in_a_pause else self.otherwise)


ALWAYS: Final = When((GATHERING, PLAYING, PAUSED, OVER), "")
WHILE_GATHERING: Final = When((GATHERING,), "table-not-gathering")
WHILE_PLAYING: Final = When((PLAYING,), "table-not-playing")
TO_PLAY: Final = When((PLAYING,), "table-not-playing", "table-paused")
IN_A_GAME: Final = When((PLAYING, PAUSED), "table-not-playing")
IN_A_PAUSE: Final = When((PAUSED,), "table-not-paused")
AFTER_A_GAME: Final = When((OVER,), "table-not-over")
