"""What Photo Rummy says at moments that random games rarely come to."""

from __future__ import annotations

from dataclasses import replace

from kartenhaus.engine import Card, Listed, Outcome, Said, Who
from kartenhaus.games.photo_rummy.cards import JOKER
from kartenhaus.games.photo_rummy.moves import FreeJoker, LayCard, MovePhoto, TakeBack
from kartenhaus.games.photo_rummy.round_result import Round
from kartenhaus.games.photo_rummy.view import CombinationView
from tests.support import GAMES, new_game

GAME = GAMES["photo-rummy"]
VIEW = GAME.view(new_game(GAME, 3, "telling", begins=0), 0)


def test_a_table_in_pieces_is_to_be_mended() -> None:
    playing = replace(VIEW, phase="play", table=(CombinationView(("Fc", "Fs", "Fy"), ""),))
    assert GAME.telling.expected(playing) == Said("pr-expected-play")
    broken = replace(playing, table=(*playing.table, CombinationView(("Dc",), "PR-K1")))
    assert GAME.telling.expected(broken) == Said("pr-expected-mend")


def test_steps_of_a_hint_are_sentences() -> None:
    steps = [LayCard(0), LayCard(JOKER, 2), MovePhoto(0, 1), FreeJoker(0, 0), TakeBack(True)]
    assert [GAME.telling.step(VIEW, step) for step in steps] == [
        Said("pr-hint-lay", {"card": Card("GBp"), "target": 0}),
        Said("pr-hint-lay", {"card": Said("pr-a-joker"), "target": 3}),
        Said("pr-hint-move", {"card": Card("GBp"), "target": 2}),
        Said("pr-hint-free", {"card": Card("GBp"), "number": 1}),
        Said("pr-menu-back-all"),
    ]


def test_between_rounds_it_is_told_who_has_won_the_last_one() -> None:
    assert GAME.telling.verdict(VIEW) == ()
    won = replace(VIEW, rounds=(Round(None, (0, 0, 0)), Round(2, (-3, -4, 7))))
    assert GAME.telling.verdict(won) == (Said("pr-round-won", {"player": Who(2), "number": 2}),)
    drawn = replace(VIEW, rounds=won.rounds[:1])
    assert GAME.telling.verdict(drawn) == (Said("pr-round-drawn", {"number": 1}),)


def test_the_rounds_a_winner_has_won_are_told() -> None:
    rounds = tuple(Round(winner, (0, 0, 0)) for winner in (0, 1, 0, None))
    over = replace(VIEW, phase="over", rounds=rounds, outcome=Outcome((9, 2, -3), (1, 2, 3)))
    decided = Said("pr-verdict-decided", {"player": Who(0), "won": 2, "rounds": 4})
    assert GAME.telling.verdict(over) == (Said("pr-event-game-ended"), decided)
    shared = replace(over, outcome=Outcome((9, 2, 9), (1, 3, 1)))
    said = Said("pr-verdict-shared", {"players": Listed((Who(0), Who(2)))})
    assert GAME.telling.verdict(shared) == (Said("pr-event-game-ended"), said)
