"""The three levels: how far each looks, and what it overlooks."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from kartenhaus.bots.bot import Bot
from kartenhaus.bots.great_wall.greedy import dearest, is_hopeless, is_stuck
from kartenhaus.bots.great_wall.thinking import Thinking
from kartenhaus.bots.great_wall.walls import closeness, wall_after
from kartenhaus.engine import Move, Rng
from kartenhaus.games.great_wall import View
from kartenhaus.games.great_wall.moves import Claim, EndTurn, NewHand

# Easy overlooks one photo in so many, one step in so many, and most of the many steps that a long wall offers.
_OVERLOOKED_PHOTO: Final = 4
_OVERLOOKED_STEP: Final = 3
_MOST_STEPS: Final = 100


class EasyGreatWall(Bot):
    """Looks at one step at a time, at its own and the open compositions, and does not see everything."""

    reaction = 3000

    def choose(self, view: View, legal_moves: Sequence[Move], rng: Rng, budget: int) -> Move | None:
        photo = dearest(view, legal_moves)
        if view.viewer != view.active:
            return photo
        if photo is not None and rng.below(_OVERLOOKED_PHOTO):
            return photo
        if is_stuck(view, legal_moves):
            return NewHand() if is_hopeless(view) else EndTurn()
        steps = [move for move in legal_moves if not isinstance(move, (NewHand, Claim))]
        count = min(len(steps) - len(steps) // _OVERLOOKED_STEP, _MOST_STEPS)
        noticed = [step for step in steps if rng.below(len(steps)) < count] or steps[:1]
        patterns = [composition.name.encode() for composition in view.compositions + view.open_compositions]
        wall = view.wall.encode()
        return max(noticed, key=lambda step: _looks(wall_after(wall, step), patterns))


def _looks(wall: bytes, patterns: list[bytes]) -> float:
    """How close the compositions are, the nearly finished ones above all."""
    return sum((closeness(wall, pattern) / len(pattern)) ** 2 for pattern in patterns)


class MediumGreatWall(Bot):
    """Thinks its whole turn through, and of its own next one; not of what it leaves to the others."""

    steps = 16
    reaction = 1800

    def choose(self, view: View, legal_moves: Sequence[Move], rng: Rng, budget: int) -> Move | None:
        if view.viewer != view.active:
            return dearest(view, legal_moves)
        return legal_moves[Thinking(view, wary=False).best(legal_moves, budget)[0].move]


class HardGreatWall(Bot):
    """Looks at more turns, at what each leaves to the others, and tries the best ones out against likely hands."""

    steps = 120
    reaction = 1000

    def choose(self, view: View, legal_moves: Sequence[Move], rng: Rng, budget: int) -> Move | None:
        if view.viewer != view.active:
            return dearest(view, legal_moves)
        thinking = Thinking(view, wary=True)
        ends = thinking.best(legal_moves, budget // 2)
        return legal_moves[thinking.tried(ends, rng, budget // 2)[0].move]
