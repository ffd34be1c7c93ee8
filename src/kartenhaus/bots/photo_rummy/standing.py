"""What a lead is worth: the chance to win the game after some more rounds, and how to play the next one.

Measured over many rounds: who waits like everybody else wins a round as often as everybody else, and then the lead
grows by very much, or shrinks by as much. Who lays at once whatever can be laid hardly ever wins the round, but also
loses only little, since the others go out early. So a lead is kept by laying, and a lag is made good by waiting.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

# By the number of seats: by how much the lead over the best rival shrinks in a round of laying, and by how much it
# grows or shrinks in a round of waiting. Three values each, equally likely.
_SAFE: Final[dict[int, tuple[int, ...]]] = {2: (5, 11, 18), 3: (24, 36, 48), 4: (40, 56, 74)}
_BOLD: Final[dict[int, tuple[int, ...]]] = {2: (50, 70, 92), 3: (78, 103, 126), 4: (105, 130, 155)}
# Beyond this a lead, or a lag, makes no difference; and more rounds to come than that hardly do.
_FAR: Final = 400
_ROUNDS: Final = 6


@lru_cache(maxsize=65536)
def chances(lead: int, rounds: int, seats: int) -> float:
    """The chance to win the game with this lead over the best rival and so many rounds to come."""
    if rounds <= 0:
        return 1.0 if lead > 0 else 0.0 if lead < 0 else 0.5
    if abs(lead) > _FAR:
        return 1.0 if lead > 0 else 0.0
    return max(_safe(lead, rounds, seats), _bold(lead, rounds, seats))


def plays_safe(lead: int, rounds: int, seats: int) -> bool:
    """Whether the first of so many rounds to come should be one of laying, not of waiting."""
    return lead > 0 and _safe(lead, rounds, seats) >= _bold(lead, rounds, seats)


def _safe(lead: int, rounds: int, seats: int) -> float:
    return sum([chances(lead - lost, min(rounds, _ROUNDS) - 1, seats) for lost in _SAFE[seats]]) / len(_SAFE[seats])


def _bold(lead: int, rounds: int, seats: int) -> float:
    total = 0.0
    for size in _BOLD[seats]:
        total += chances(lead + size, min(rounds, _ROUNDS) - 1, seats)
        total += (seats - 1) * chances(lead - size, min(rounds, _ROUNDS) - 1, seats)
    return total / seats / len(_BOLD[seats])
