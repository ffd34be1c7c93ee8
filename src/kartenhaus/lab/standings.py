"""The results of a contest: win rates with confidence intervals, and an Elo rating for each bot."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from math import log10, sqrt
from typing import Final

from kartenhaus.lab.arena import Result, added_up

# Half the width of a 95 % interval of the standard normal distribution.
_Z: Final = 1.959964
_ELO_SCALE: Final = 400
# Iterations of the fit; far more than any contest needs to converge.
_ITERATIONS: Final = 500


@dataclass(frozen=True, slots=True)
class Standing:
    """How one bot did against another: its share of the victories, with the 95 % interval (Wilson)."""

    one: str
    others: str
    games: int
    rate: float
    low: float
    high: float
    points: float
    others_points: float
    moves: float
    # Thinking time per move in milliseconds, the mean and the longest, of the one and of the others.
    thought: float
    longest: float
    others_thought: float
    others_longest: float


def standings(results: Iterable[Result]) -> list[Standing]:
    """One line for each pair that has played, in the order in which they first did."""
    pairs: dict[tuple[str, str], list[Result]] = {}
    for result in results:
        pairs.setdefault((result.fixture.one, result.fixture.others), []).append(result)
    return [_standing(pair, played) for pair, played in pairs.items()]


def _standing(pair: tuple[str, str], played: Sequence[Result]) -> Standing:
    games = len(played)
    rate = sum(result.won for result in played) / games
    low, high = wilson(rate, games)
    thought = added_up([result.thought[0] for result in played])
    others_thought = added_up([result.thought[1] for result in played])
    return Standing(
        one=pair[0],
        others=pair[1],
        games=games,
        rate=rate,
        low=low,
        high=high,
        points=sum(result.points for result in played) / games,
        others_points=sum(result.others_points for result in played) / games,
        moves=sum(result.moves for result in played) / games,
        thought=1000 * thought.total / max(1, thought.moves),
        longest=1000 * thought.longest,
        others_thought=1000 * others_thought.total / max(1, others_thought.moves),
        others_longest=1000 * others_thought.longest,
    )


def wilson(rate: float, games: int) -> tuple[float, float]:
    """The 95 % confidence interval (Wilson score) of a rate over so many games; it stays within 0 and 1.

    Four places: more would show only how the computer rounds, as in 0.9999999999999999."""
    middle = rate + _Z * _Z / (2 * games)
    spread = _Z * sqrt(rate * (1 - rate) / games + _Z * _Z / (4 * games * games))
    scale = 1 + _Z * _Z / games
    return max(0.0, round((middle - spread) / scale, 4)), min(1.0, round((middle + spread) / scale, 4))


def elo(lines: Sequence[Standing]) -> Mapping[str, float]:
    """Elo ratings fitted to all pairs at once (Bradley-Terry model), the last-named bot at 0; the strongest first.

    Half a win is added to each side of a pair, so that a bot that never lost gets a finite rating.
    """
    names = list(dict.fromkeys(name for line in lines for name in (line.one, line.others)))
    won = dict.fromkeys(names, 0.0)
    for line in lines:
        won[line.one] += line.rate * line.games + 0.5
        won[line.others] += (1 - line.rate) * line.games + 0.5
    strength = dict.fromkeys(names, 1.0)
    for _ in range(_ITERATIONS):
        for name in names:
            met = sum(
                (line.games + 1) / (strength[line.one] + strength[line.others])
                for line in lines
                if name in (line.one, line.others)
            )
            strength[name] = won[name] / met
    base = strength[names[-1]] if names else 1.0
    ratings = {name: _ELO_SCALE * log10(value / base) for name, value in strength.items()}
    return dict(sorted(ratings.items(), key=lambda rating: -rating[1]))
