"""The probability of winning the game with a given lead, and whether the next round should be played safely.

Measured over many rounds: a player who waits like the others wins as many rounds as they do, and the lead grows or
shrinks by a lot. A player who lays at once hardly ever wins the round but loses little, since the others go out early.
So laying protects a lead, and waiting makes up for a lag. The model plays whichever is better in each round to come
(dynamic programming over lead and rounds).
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

# By the number of seats: by how much the lead over the best rival shrinks in a round of laying, and by how much it
# grows or shrinks in a round of waiting. Three values each, equally likely.
_LOST_BY_LAYING: Final[dict[int, tuple[int, ...]]] = {2: (5, 11, 18), 3: (24, 36, 48), 4: (40, 56, 74)}
_SWING_BY_WAITING: Final[dict[int, tuple[int, ...]]] = {2: (50, 70, 92), 3: (78, 103, 126), 4: (105, 130, 155)}
# A larger lead or lag decides the game; and more rounds to come than that make hardly any difference.
_FAR: Final = 400
_ROUNDS: Final = 6


@lru_cache(maxsize=65536)
def win_chance(lead: int, rounds: int, seats: int) -> float:
    """The probability of winning the game with this lead over the best rival and so many rounds to come."""
    if rounds <= 0:
        return 1.0 if lead > 0 else 0.0 if lead < 0 else 0.5
    if abs(lead) > _FAR:
        return 1.0 if lead > 0 else 0.0
    return max(_by_laying(lead, rounds, seats), _by_waiting(lead, rounds, seats))


def plays_safe(lead: int, rounds: int, seats: int) -> bool:
    """Whether the first of so many rounds to come should be one of laying, not of waiting."""
    return lead > 0 and _by_laying(lead, rounds, seats) >= _by_waiting(lead, rounds, seats)


def _by_laying(lead: int, rounds: int, seats: int) -> float:
    losses = _LOST_BY_LAYING[seats]
    return sum([win_chance(lead - lost, min(rounds, _ROUNDS) - 1, seats) for lost in losses]) / len(losses)


def _by_waiting(lead: int, rounds: int, seats: int) -> float:
    total = 0.0
    for size in _SWING_BY_WAITING[seats]:
        total += win_chance(lead + size, min(rounds, _ROUNDS) - 1, seats)
        total += (seats - 1) * win_chance(lead - size, min(rounds, _ROUNDS) - 1, seats)
    return total / seats / len(_SWING_BY_WAITING[seats])
