"""The Great Wall: photograph patterns on a wall of cards before anybody else calls CLICK."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from kartenhaus.engine import (
    Beginner,
    DeckText,
    Field,
    Game,
    GamePackage,
    Refused,
    Rng,
    Seat,
    Settled,
    WholeNumber,
)
from kartenhaus.games.great_wall import notation, positions, rules, sampling, setup, viewing
from kartenhaus.games.great_wall.cards import FEWEST_SEATS, MOST_SEATS, Deck, read_deck
from kartenhaus.games.great_wall.moves import Claim, EndTurn, GreatWallMove, NewHand, all_moves
from kartenhaus.games.great_wall.photos import WRONG_CALLS, settle_claim
from kartenhaus.games.great_wall.state import Options, State
from kartenhaus.games.great_wall.telling import GreatWallTelling
from kartenhaus.games.great_wall.view import Own, View

# fmt: off
RULE_IDS: Final = (
    "GW-C1", "GW-C2", "GW-C3", "GW-C4", "GW-C5",
    "GW-S1", "GW-S2", "GW-S3", "GW-S4", "GW-S5",
    "GW-T0", "GW-T1", "GW-T2", "GW-T3", "GW-T4", "GW-T5", "GW-T6",
    "GW-P1", "GW-P2", "GW-P3", "GW-P4", "GW-P5", "GW-P6", "GW-P7", "GW-P8",
    "GW-A1", "GW-A2", "GW-A3", "GW-A4", "GW-A5", "GW-A6", "GW-A7",
    "GW-R1", "GW-R2", "GW-R3", "GW-W1", "GW-D1",
    "GW-E1", "GW-E2", "GW-E3",
)
# fmt: on


class GreatWall(Game[State, GreatWallMove, View, Options]):
    name = "great-wall"
    rules_version = 2
    fewest_seats = FEWEST_SEATS
    most_seats = MOST_SEATS
    has_calls = True
    rule_ids: tuple[str, ...] = RULE_IDS
    option_fields: tuple[Field, ...] = (
        Beginner(rule="GW-S5"),
        DeckText(rule="GW-C5"),
        WholeNumber("camera_lock", 0, 10, 3, rule="GW-P8"),
    )
    options_kind: type = Options
    view_kind: type = View
    own_kind: type = Own
    decks = read_deck
    telling = GreatWallTelling()

    # Playouts call these without a step in between.
    actors = staticmethod(rules.actors)
    legal_moves = _legal_moves = staticmethod(rules.legal_moves)
    play = staticmethod(rules.play)
    _apply = staticmethod(rules.apply)
    _view = staticmethod(viewing.view)
    _own = staticmethod(viewing.own)
    outcome = staticmethod(rules.outcome)
    sample = staticmethod(sampling.sample)
    write_move = staticmethod(notation.write_move)
    read_move = staticmethod(notation.read_move)
    write_position = staticmethod(positions.write_position)

    def new(self, options: Options, seats: int, rng: Rng) -> State:
        return setup.set_up(options, _deck(options), seats, rng)

    def all_moves(self, options: Options, seats: int) -> Iterable[GreatWallMove]:
        return all_moves(_deck(options))

    def options_fault(self, options: Options, seats: int) -> Refused | None:
        """GW-C5: a deck has to be enough for so many players."""
        deck = read_deck(options.deck)
        return deck if isinstance(deck, Refused) else deck.fault(seats)

    def copy(self, state: State) -> State:
        return state.copy()

    def read_position(self, text: str, options: Options, rng: Rng) -> State | Refused:
        return positions.read_position(text, options, _deck(options), rng)

    def settle(self, state: State, calls: Sequence[tuple[Seat, GreatWallMove]]) -> list[Settled]:
        """GW-P7: each call is completed before the next one is checked."""
        seen = state.copy()
        settled: list[Settled] = []
        for seat, move in calls:
            counted = settle_claim(state, seen, seat, move) if isinstance(move, Claim) else move
            if isinstance(counted, Refused):
                settled.append(Settled(seat, move, counted))
            else:
                settled.append(Settled(seat, counted, self.apply(state, seat, counted)))
        return settled

    def is_call(self, move: GreatWallMove) -> bool:
        """GW-P2: photos with own compositions are called out of turn too."""
        return isinstance(move, Claim)

    def shows_hand(self, state: State, move: GreatWallMove) -> bool:
        """GW-T5: who could play no action card shows them all; they may be shuffled again at once."""
        return isinstance(move, NewHand) or (isinstance(move, EndTurn) and state.played == 0)

    def penalty(self, options: Options, refused: Refused) -> int:
        """GW-P8: only a call that was wrong on the wall that the caller saw locks the camera."""
        return options.camera_lock if refused.code in WRONG_CALLS else 0


def _deck(options: Options) -> Deck:
    deck = read_deck(options.deck)
    assert isinstance(deck, Deck), "options are read by GreatWall.options, which refuses a faulty deck"
    return deck


PACKAGE: Final = GamePackage(
    GreatWall(),
    bots="kartenhaus.bots.great_wall:BOTS",
    locales="kartenhaus.games.great_wall",
    face="kartenhaus.terminal.great_wall:GreatWallFace",
    has_web_folder=True,
)

__all__ = ["PACKAGE", "RULE_IDS", "GreatWall", "GreatWallMove", "Options", "State", "View"]
