"""One card in the turn under way of Photo Rummy."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Step:
    """One card laid or moved in the turn under way, in enough detail to take it back."""

    card: int
    # Where it lay: a place on the table, or None for the rack.
    origin: int | None
    target: int
    # It took the place of a joker, which came onto the rack.
    freed: bool
    # With it the player's first combination of the round was complete (PR-L1).
    opened: bool
