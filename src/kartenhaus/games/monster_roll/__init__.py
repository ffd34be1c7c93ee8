"""Monster Roll: grow the longest strip of toilet paper from your monster, and tear the others'."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from kartenhaus.engine import (
    Beginner,
    DeckText,
    Event,
    Field,
    Flag,
    Game,
    GamePackage,
    Picks,
    Refused,
    Rng,
)
from kartenhaus.games.monster_roll import notation, positions, rules, sampling, viewing
from kartenhaus.games.monster_roll.cards import FEWEST_SEATS, MONSTERS, MOST_SEATS, Deck, read_deck
from kartenhaus.games.monster_roll.events import MonsterTaken
from kartenhaus.games.monster_roll.moves import MonsterRollMove, all_moves
from kartenhaus.games.monster_roll.state import Options, State
from kartenhaus.games.monster_roll.telling import MonsterRollTelling
from kartenhaus.games.monster_roll.view import Own, View

# fmt: off
RULE_IDS: Final = (
    "MR-C1", "MR-C2", "MR-C3", "MR-C4", "MR-C5",
    "MR-S1", "MR-S2", "MR-S3", "MR-S4", "MR-S5",
    "MR-T0", "MR-T1", "MR-T2", "MR-T3", "MR-T4", "MR-T5",
    "MR-L1", "MR-L2", "MR-L3", "MR-L4", "MR-L5", "MR-L6",
    "MR-W1", "MR-W2", "MR-W3", "MR-W4",
    "MR-E1", "MR-E2",
)
# fmt: on
PICKS: Final = Picks("monsters", MONSTERS, rule="MR-S1")


class MonsterRoll(Game[State, MonsterRollMove, View, Options]):
    name = "monster-roll"
    rules_version = 2
    fewest_seats = FEWEST_SEATS
    most_seats = MOST_SEATS
    rule_ids: tuple[str, ...] = RULE_IDS
    option_fields: tuple[Field, ...] = (
        Beginner(rule="MR-S5"),
        DeckText(rule="MR-C5"),
        Flag("turn_cards", default=False, rule="MR-C4"),
        PICKS,
    )
    options_kind: type = Options
    view_kind: type = View
    own_kind: type = Own
    decks = read_deck
    telling = MonsterRollTelling()
    move_fields: tuple[str, ...] = ("legal_moves", "steps")

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
    timeout_moves = staticmethod(rules.timeout_moves)

    def new(self, options: Options, seats: int, rng: Rng) -> State:
        return rules.set_up(options, _deck(options), PICKS.given(options.monsters, seats), rng)

    def all_moves(self, options: Options, seats: int) -> Iterable[MonsterRollMove]:
        return all_moves(_deck(options), seats, options.turn_cards)

    def opening(self, state: State) -> list[Event]:
        """MR-S1: who plays with which monster."""
        return [MonsterTaken(seat, monster) for seat, monster in enumerate(state.monsters)]

    def copy(self, state: State) -> State:
        return state.copy()

    def read_position(self, text: str, options: Options, rng: Rng) -> State | Refused:
        monsters = PICKS.given(options.monsters, MOST_SEATS)
        return positions.read_position(text, options, _deck(options), monsters, rng)


def _deck(options: Options) -> Deck:
    deck = read_deck(options.deck)
    assert isinstance(deck, Deck), "options are read by MonsterRoll.options, which refuses a faulty deck"
    return deck


PACKAGE: Final = GamePackage(
    MonsterRoll(),
    bots="kartenhaus.bots.monster_roll:BOTS",
    locales="kartenhaus.games.monster_roll",
    face="kartenhaus.terminal.monster_roll:MonsterRollFace",
    has_web_folder=True,
)

__all__ = ["PACKAGE", "RULE_IDS", "MonsterRoll", "MonsterRollMove", "Options", "State", "View"]
