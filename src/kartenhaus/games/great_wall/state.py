"""Everything about a game of The Great Wall, secrets included."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from kartenhaus.engine import Rng, Seat
from kartenhaus.games.great_wall.cards import Deck
from kartenhaus.games.great_wall.options import Options as Options

# The moments of a turn. PLACE and ACT are moments of rest, when photos may be taken (GW-P2).
PLACE: Final = 0
PLACE_DRAWN: Final = 1
ACT: Final = 2
PLACE_NEW: Final = 3
OVER: Final = 4
PHASE_NAMES: Final = ("place", "place-drawn", "act", "place-new", "over")


@dataclass(slots=True)
class State:
    """Piles hold their top card last; compositions are numbers into the deck's list."""

    options: Options
    deck: Deck
    seats: int
    rng: Rng
    active: Seat
    phase: int
    # Action cards played in this turn.
    played: int
    wall: bytes
    market: bytes
    # The face-down card being looked at: one card, or none.
    drawn: bytes
    wall_deck: bytes
    # Whether the wall deck was ever remade: until then each third of it is known to hold its one rickshaw.
    wall_remade: bool
    wall_discard: bytes
    action_deck: bytes
    action_discard: bytes
    composition_deck: bytes
    open_compositions: bytes
    # Compositions discarded with a hand: out of the game (GW-T5).
    out: bytes
    actions: list[bytes]
    # The action cards of each hand that everybody has seen, for want of one that could be played (GW-T5).
    shown: list[bytes]
    compositions: list[bytes]
    photos: list[bytes]
    # Turns still to be finished, the one under way included, once the last composition is drawn (GW-E2).
    turns_left: int | None
    # The rule by which the game ended; empty while it is being played.
    ended_by: str

    def copy(self) -> State:
        return State(
            self.options,
            self.deck,
            self.seats,
            self.rng.copy(),
            self.active,
            self.phase,
            self.played,
            self.wall,
            self.market,
            self.drawn,
            self.wall_deck,
            self.wall_remade,
            self.wall_discard,
            self.action_deck,
            self.action_discard,
            self.composition_deck,
            self.open_compositions,
            self.out,
            self.actions[:],
            self.shown[:],
            self.compositions[:],
            self.photos[:],
            self.turns_left,
            self.ended_by,
        )

    @property
    def actions_allowed(self) -> int:
        """GW-T3: one action with 2 players, up to two with 3, up to three with 4."""
        return self.seats - 1


def at_rest(state: State) -> bool:
    """GW-P2: whether this is a moment at which photos may be taken."""
    return state.phase in (PLACE, ACT)
