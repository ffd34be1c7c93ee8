"""What Monster Roll says at moments that random games rarely come to."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from kartenhaus.engine import Outcome, Param, Said, Who
from kartenhaus.games.monster_roll.moves import Discard, DrawCard, EndTurn, LayPaper, LayStop, PickCard, TakeBack
from tests.support import GAMES, new_game

GAME = GAMES["monster-roll"]
VIEW = GAME.view(new_game(GAME, 3, "telling", begins=0), 0)
LAY, DISCARD = LayPaper(1, 0), Discard(1)


@pytest.mark.parametrize(
    ("phase", "steps", "moves", "said"),
    [
        ("draw", (), (DrawCard(), PickCard()), Said("mr-expected-draw")),
        ("draw", (), (DrawCard(),), Said("mr-expected-draw-deck")),
        ("lay", (), (LAY, DISCARD), Said("mr-expected-lay", {"done": 0, "discarded": "no"})),
        ("lay", (), (DISCARD,), Said("mr-expected-discard")),
        ("lay", (LAY,), (LAY, TakeBack()), Said("mr-expected-mend")),
        ("lay", (DISCARD,), (DISCARD, TakeBack(), EndTurn()), Said("mr-expected-lay", {"done": 1, "discarded": "yes"})),
        ("lay", (LAY, LayStop(0)), (TakeBack(), EndTurn()), Said("mr-expected-lay", {"done": 2, "discarded": "no"})),
        ("over", (), (), Said("mr-expected-over")),
    ],
)
def test_what_is_expected_depends_on_what_can_be_done(phase: str, steps: Any, moves: Any, said: Said) -> None:
    assert GAME.telling.expected(replace(VIEW, phase=phase, steps=steps, legal_moves=moves)) == said


def test_the_scoring_that_decided_is_told() -> None:
    scores = [(2, 9, 5), (4, 4, 5), (0, 0, 1)]
    players = tuple(replace(player, scores=mine) for player, mine in zip(VIEW.players, scores, strict=True))
    over = replace(VIEW, phase="over", players=players, outcome=Outcome((16, 13, 1), (1, 2, 3)))
    params: dict[str, Param] = {"number": 2, "winner": Who(0), "points": 9, "second": Who(1), "fewer": 4}
    assert GAME.telling.verdict(over) == (Said("mr-event-game-ended"), Said("mr-verdict-decided", params))
    shared = replace(over, outcome=Outcome((16, 16, 1), (1, 1, 3)))
    assert GAME.telling.verdict(shared) == (Said("mr-event-game-ended"), Said("mr-verdict-shared"))
