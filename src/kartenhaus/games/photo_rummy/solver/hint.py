"""A hint for a person: how many cards can be laid, and the steps, one after the other."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from kartenhaus.games.photo_rummy.moves import PhotoRummyMove
from kartenhaus.games.photo_rummy.solver.plan import best_lay


@dataclass(frozen=True, slots=True)
class Hint:
    """`cards` can be laid, by these steps; with `goes_out` the whole rack."""

    cards: int
    goes_out: bool
    steps: tuple[PhotoRummyMove, ...]

    def shown(self, count: int) -> tuple[PhotoRummyMove, ...]:
        """The first steps, for those who want to find the rest themselves."""
        return self.steps[:count]


def hint(table: Sequence[bytes], hand: bytes, has_laid: bool) -> Hint:
    """The most cards that can be laid in a turn that begins from this table."""
    plan = best_lay(table, hand, has_laid)
    return Hint(plan.laid, plan.laid == len(hand), plan.steps)
