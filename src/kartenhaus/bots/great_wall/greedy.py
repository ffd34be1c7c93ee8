"""A simple greedy player of The Great Wall."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from kartenhaus.bots.bot import Bot
from kartenhaus.engine import Move, Refused, Rng
from kartenhaus.games.great_wall import GreatWall, State, View
from kartenhaus.games.great_wall.moves import Claim, ExtraComposition, NewHand

GAME: Final = GreatWall()
# Worth of holding one composition more to hope for.
EXTRA_WORTH: Final = 0.7
# How often a hand that no photo is in sight for is thrown away, one in so many turns.
PATIENCE: Final = 8
IN_SIGHT: Final = 0.7


class GreedyGreatWall(Bot):
    """Takes any photo, the dearest first; else makes the step after which its compositions look closest."""

    def choose(self, view: View, legal_moves: Sequence[Move], rng: Rng, budget: int) -> Move | None:
        photos = [move for move in legal_moves if isinstance(move, Claim)]
        if photos:
            points = {
                composition.name: composition.points for composition in view.open_compositions + view.compositions
            }
            return max(photos, key=lambda photo: points[photo.composition])
        if view.viewer != view.active or not legal_moves:
            return None
        guess = GAME.sample(view, rng)
        worth = [(_worth(guess, view, move), number) for number, move in enumerate(legal_moves)]
        best, number = max(worth, key=lambda entry: (entry[0], -entry[1]))
        tired = best < IN_SIGHT * _dearest(view) and rng.below(PATIENCE) == 0
        new_hand = next((move for move in legal_moves if isinstance(move, NewHand)), None)
        return new_hand if new_hand is not None and tired else legal_moves[number]


def _dearest(view: View) -> float:
    return max((composition.points for composition in view.compositions), default=0)


def _worth(guess: State, view: View, move: Move) -> float:
    """How promising the wall looks to this seat after a move."""
    if isinstance(move, NewHand):
        return -1.0
    after = guess.copy()
    answer = GAME.apply(after, guess.active, move)  # type: ignore[arg-type]
    assert not isinstance(answer, Refused), "a sampled state offers what the view offers"
    promise = sum(
        composition.points * _closeness(after.wall, composition.name.encode())
        for composition in view.compositions + view.open_compositions
    )
    return promise + (EXTRA_WORTH if isinstance(move, ExtraComposition) else 0.0)


def _closeness(wall: bytes, pattern: bytes) -> float:
    """1 when the composition stands; else the square of the part that stands at its best place."""
    if pattern in wall:
        return 1.0
    size = len(pattern)
    best = 0
    for place in range(1 - size, len(wall)):
        start = max(place, 0)
        fitting = sum(a == b for a, b in zip(wall[start : place + size], pattern[start - place :], strict=False))
        best = max(best, fitting)
    return (best / size) ** 2
