"""Photo Rummy: lay every card first, in rows of one city and sets of one category."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from kartenhaus.engine import (
    Beginner,
    DeckText,
    Field,
    Game,
    GamePackage,
    Refused,
    Rng,
    WholeNumber,
)
from kartenhaus.games.photo_rummy import hints, notation, positions, rounds, rules, sampling, viewing
from kartenhaus.games.photo_rummy.cards import FEWEST_SEATS, MOST_SEATS
from kartenhaus.games.photo_rummy.deck import Deck, read_deck
from kartenhaus.games.photo_rummy.moves import PhotoRummyMove
from kartenhaus.games.photo_rummy.offers import all_moves
from kartenhaus.games.photo_rummy.rules import timeout_moves
from kartenhaus.games.photo_rummy.state import OVER, Options, State
from kartenhaus.games.photo_rummy.telling import PhotoRummyTelling
from kartenhaus.games.photo_rummy.view import Own, View

# fmt: off
RULE_IDS: Final = (
    "PR-C1", "PR-C2", "PR-C3", "PR-C4",
    "PR-S1", "PR-S2", "PR-S3", "PR-S4",
    "PR-T0", "PR-T1", "PR-T2", "PR-T3", "PR-T4",
    "PR-K1", "PR-K2", "PR-K3", "PR-K4", "PR-K5", "PR-K6",
    "PR-L1", "PR-L2", "PR-L3", "PR-L4", "PR-L5",
    "PR-J1", "PR-J2", "PR-J3", "PR-J4",
    "PR-E1", "PR-E2", "PR-E3", "PR-E4", "PR-E5",
)
# fmt: on


class PhotoRummy(Game[State, PhotoRummyMove, View, Options]):
    name = "photo-rummy"
    rules_version = 1
    fewest_seats = FEWEST_SEATS
    most_seats = MOST_SEATS
    rule_ids: tuple[str, ...] = RULE_IDS
    option_fields: tuple[Field, ...] = (
        WholeNumber("rounds", 1, 20, 3, rule="PR-S1"),
        Beginner(rule="PR-S4"),
        DeckText(rule="PR-C1"),
    )
    options_kind: type = Options
    view_kind: type = View
    own_kind: type = Own
    decks = read_deck
    telling = PhotoRummyTelling()

    # Playouts call these without a step in between.
    actors = staticmethod(rules.actors)
    legal_moves = _legal_moves = staticmethod(rules.legal_moves)
    play = staticmethod(rules.play)
    _apply = staticmethod(rules.apply)
    _view = staticmethod(viewing.view)
    _own = staticmethod(viewing.own)
    outcome = staticmethod(rounds.outcome)
    sample = staticmethod(sampling.sample)
    write_move = staticmethod(notation.write_move)
    read_move = staticmethod(notation.read_move)
    write_position = staticmethod(positions.write_position)
    timeout_moves = staticmethod(rules.timeout_moves)
    hint = staticmethod(hints.hint)

    def new(self, options: Options, seats: int, rng: Rng) -> State:
        return rounds.set_up(options, _deck(options), seats, rng)

    def all_moves(self, options: Options, seats: int) -> Iterable[PhotoRummyMove]:
        return all_moves()

    def copy(self, state: State) -> State:
        return state.copy()

    def turn(self, state: State) -> object:
        """PR-S4: whoever ends a round may be the one to begin the next."""
        return None if state.phase == OVER else (len(state.rounds), state.active)

    def read_position(self, text: str, options: Options, rng: Rng) -> State | Refused:
        return positions.read_position(text, options, _deck(options), rng)


def _deck(options: Options) -> Deck:
    deck = read_deck(options.deck)
    assert isinstance(deck, Deck), "options are read by PhotoRummy.options, which refuses a faulty deck"
    return deck


PACKAGE: Final = GamePackage(
    PhotoRummy(),
    bots="kartenhaus.bots.photo_rummy:BOTS",
    locales="kartenhaus.games.photo_rummy",
    face="kartenhaus.terminal.photo_rummy:PhotoRummyFace",
    has_web_folder=True,
)

__all__ = ["PACKAGE", "RULE_IDS", "Options", "PhotoRummy", "PhotoRummyMove", "State", "View", "timeout_moves"]
