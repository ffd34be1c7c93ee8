"""What The Great Wall says at moments that random games rarely come to."""

from __future__ import annotations

from dataclasses import replace

from kartenhaus.engine import Outcome, Said
from kartenhaus.games.great_wall.moves import EndTurn, NewHand, SwapCards
from tests.support import GAMES, new_game

GAME = GAMES["great-wall"]
VIEW = GAME.view(new_game(GAME, 3, "telling", begins=0), 0)


def test_what_is_expected_depends_on_what_can_be_done() -> None:
    acting = replace(VIEW, phase="act", actions="SR", actions_allowed=2, played=0)
    stuck = replace(acting, legal_moves=(NewHand(), EndTurn()))
    assert GAME.telling.expected(stuck) == Said("gw-expected-stuck")
    free = replace(acting, legal_moves=(SwapCards(0, 1), NewHand()))
    assert GAME.telling.expected(free) == Said("gw-expected-act", {"played": 0, "left": 2})


def test_nobody_is_asked_to_play_cards_they_do_not_hold() -> None:
    bare = replace(VIEW, phase="act", actions="", actions_allowed=2, played=1, legal_moves=(EndTurn(),))
    assert GAME.telling.expected(bare) == Said("gw-expected-act", {"played": 1, "left": 0})


def test_a_tie_on_points_that_photos_decide_is_told() -> None:
    ended = Said("gw-event-game-ended", {"rule": "GW-E1"})
    clear = replace(VIEW, ended_by="GW-E1", outcome=Outcome((5, 3, 2), (1, 2, 3)))
    assert GAME.telling.verdict(clear) == (ended,)
    close = replace(clear, outcome=Outcome((5, 5, 2), (1, 2, 3)))
    assert GAME.telling.verdict(close) == (ended, Said("gw-verdict-photos"))
    shared = replace(clear, outcome=Outcome((5, 5, 2), (1, 1, 3)))
    assert GAME.telling.verdict(shared) == (ended,)
