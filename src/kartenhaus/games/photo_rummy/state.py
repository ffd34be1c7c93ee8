"""Everything about a game of Photo Rummy, secrets included.

The table is a list of places. A combination stays at its place for as long as it lies there, so the number of the
place is its identity; a place that falls empty is free for the next new combination, and free places at the end of
the list are dropped. `jokers.py` says what the identity is needed for.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, TypeAlias

from kartenhaus.engine import Rng, Seat
from kartenhaus.games.photo_rummy.deck import Deck
from kartenhaus.games.photo_rummy.options import Options as Options
from kartenhaus.games.photo_rummy.round_result import Round

DRAW: Final = 0
PLAY: Final = 1
OVER: Final = 2
PHASE_NAMES: Final = ("draw", "play", "over")

# PR-T4
MOST_STEPS: Final = 200


# One card laid or moved in the turn under way, in enough detail to take it back: the card; where it lay, a place on the
# table or None for the rack; the place it went to; whether it took the place of a joker, which came onto the rack; and
# whether the player's first combination of the round was complete with it (PR-L1).
Step: TypeAlias = tuple[int, int | None, int, bool, bool]


@dataclass(slots=True)
class State:
    """Stacks hold their top card last; racks and combinations are in rising order."""

    options: Options
    deck: Deck
    seats: int
    rng: Rng
    # Rounds that are over, the first one first.
    rounds: list[Round]
    # Who began the round under way.
    began: Seat
    active: Seat
    phase: int
    stacks: list[bytes]
    racks: list[bytes]
    # The cards of each rack that everybody has seen: jokers freed, and cards laid and taken back.
    seen: list[bytes]
    # Whether each seat has laid its first combination of this round (PR-L1).
    opened: list[bool]
    table: list[bytes]
    # The table as it lay when the turn began, place by place, and the first combination of PR-L1 once it is laid.
    old: list[bytes]
    # The place where the first combination of PR-L1 was laid in this turn.
    first: int | None
    # The steps of this turn that have not been taken back.
    steps: list[Step]
    # The steps made in this turn, also those taken back (PR-T4).
    made: int
    # The card drawn in this turn: one card, or none.
    drawn: bytes
    # What follows from the above, kept so that nobody has to look for it at every move.
    # The photos that took a joker's place in this turn, and stay there until it ends (PR-J1).
    settled: bytes = b""
    # The places whose combination is faulty as it lies now (PR-T3), one bit each: see `faults.py`.
    faulty: int = 0

    def copy(self) -> State:
        return State(
            self.options,
            self.deck,
            self.seats,
            self.rng.copy(),
            self.rounds[:],
            self.began,
            self.active,
            self.phase,
            self.stacks[:],
            self.racks[:],
            self.seen[:],
            self.opened[:],
            self.table[:],
            self.old[:],
            self.first,
            self.steps[:],
            self.made,
            self.drawn,
            self.settled,
            self.faulty,
        )

    @property
    def scores(self) -> tuple[int, ...]:
        """PR-E5: the points of all rounds that are over."""
        return tuple(sum(done.points[seat] for done in self.rounds) for seat in range(self.seats))


def place_of(table: list[bytes], photo: int) -> int | None:
    """Where a photo lies on the table; None if it does not."""
    for place, cards in enumerate(table):
        if photo in cards:
            return place
    return None
