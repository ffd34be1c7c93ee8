"""Moves have numbers: the same ones for ever, for every move that any deck and option can make legal."""

from __future__ import annotations

from collections.abc import Mapping
from hashlib import sha256
from itertools import islice
from typing import Any, Final

import pytest

from kartenhaus.engine import Numbering
from tests.conformance.supports import SUPPORTS
from tests.games.great_wall.support import FEW_CARDS, RULES_DECK
from tests.games.monster_roll.support import SMALL_DECK, STOPPED_DECK
from tests.support import GAMES, accepted, accepted_options, new_game, rng

# How many moves have a number, and the hash of their texts. Whoever has to change a line here raises the game's
# `numbering_version`, and adds a line: models were trained on these numbers.
NUMBERS: Final[Mapping[tuple[str, int, int], tuple[int, str]]] = {
    ("great-wall", 1, 2): (2907, "0e4efc39f500b722"),
    ("great-wall", 1, 3): (2907, "0e4efc39f500b722"),
    ("great-wall", 1, 4): (2907, "0e4efc39f500b722"),
    ("monster-roll", 1, 2): (2665, "5fc6036868a3c468"),
    ("monster-roll", 1, 3): (2921, "550768b8186573c2"),
    ("monster-roll", 1, 4): (3177, "bad0e7a2a12c9be6"),
    ("photo-rummy", 1, 2): (33369, "01deed249e379cb0"),
    ("photo-rummy", 1, 3): (33369, "01deed249e379cb0"),
    ("photo-rummy", 1, 4): (33369, "01deed249e379cb0"),
}
OTHER_OPTIONS: Final[list[tuple[str, int, dict[str, object]]]] = [
    ("great-wall", 4, {"deck": RULES_DECK}),
    ("great-wall", 2, {"deck": FEW_CARDS}),
    ("monster-roll", 4, {"turn_cards": True}),
    ("monster-roll", 3, {"deck": SMALL_DECK, "turn_cards": True}),
    ("monster-roll", 2, {"deck": STOPPED_DECK}),
    ("photo-rummy", 4, {"rounds": 1}),
]


def _numbering(name: str, seats: int, **options: object) -> Numbering[Any]:
    return GAMES[name].numbering(accepted_options(GAMES[name], seats, **options), seats)


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("name", sorted(SUPPORTS))
def test_a_number_means_the_same_move_for_ever(name: str, seats: int) -> None:
    game, numbering = GAMES[name], _numbering(name, seats)
    texts = [game.write_move(numbering.move_of(number)) for number in range(numbering.action_count)]
    hashed = sha256("\n".join(texts).encode()).hexdigest()[:16]
    assert (len(texts), hashed) == NUMBERS[name, game.numbering_version, seats]
    assert len(set(texts)) == len(texts)


@pytest.mark.parametrize(("name", "seats", "options"), OTHER_OPTIONS)
def test_whatever_is_legal_has_a_number(name: str, seats: int, options: dict[str, object]) -> None:
    game, support = GAMES[name], SUPPORTS[name]
    numbering = _numbering(name, seats, **options)
    state = new_game(game, seats, f"numbers {seats}", **options)
    for seat, move in islice(support.playing(state, rng(f"numbers {seats}")), support.close_look):
        for actor in game.actors(state):
            for offered in game.legal_moves(state, actor):
                assert numbering.move_of(numbering.number_of(offered)) == offered
        accepted(game.apply(state, seat, move))


def test_no_other_number_has_a_move() -> None:
    numbering = _numbering("monster-roll", 2)
    for number in (-1, numbering.action_count):
        with pytest.raises(IndexError):
            numbering.move_of(number)


def test_a_move_that_cannot_be_legal_has_no_number() -> None:
    game = GAMES["monster-roll"]
    for text in ("lay po 1 turned", "tear o 2 1", "lay po 99"):
        with pytest.raises(KeyError):
            _numbering("monster-roll", 2).number_of(game.read_move(text))
