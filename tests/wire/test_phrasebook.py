"""What a game says, in few bytes; and the same in the browser as in the terminal."""

from __future__ import annotations

from typing import Any

import pytest

from kartenhaus.engine import Card, Listed, Said, Who
from kartenhaus.wire import Phrasebook
from tests.golden.write_said import FOLDER, written
from tests.support import GAMES, new_game

GAME = GAMES["monster-roll"]
BOOK = Phrasebook(GAME, (("paper-laid", "card", "over", "place", "player"), ("game-ended",), ("drawn", "player")))


@pytest.mark.parametrize("name", sorted(GAMES))
def test_the_browser_is_tested_with_what_is_sent_and_read_here(name: str) -> None:
    """web/tests/i18n/telling.test.ts reads these sentences. If this fails: python -m tests.golden.write_said."""
    assert (FOLDER / f"{name}.json").read_text(encoding="utf-8") == written(name)


@pytest.mark.parametrize(
    ("said", "sent"),
    [
        (Said("game-ended"), 1),
        (
            Said("paper-laid", {"player": Who(2), "card": Card("po"), "place": 3, "over": "none", "unused": 1}),
            [0, ["po"], "none", 3, [2]],
        ),
        (Said("drawn", {"player": Who(1)}, not_to=1), [2, [1], 1]),
        (Said("game-ended", not_to=0), [1, 0]),
        (Said("drawn", {"player": Said("game-ended")}), [2, {"said": 1}]),
        (Said("drawn", {"player": Listed((Who(0), Card("po")))}), [2, {"list": [[0], ["po"]]}]),
        (Said("drawn", {"player": Listed((), " – ")}), [2, {"list": [], "by": " – "}]),
        (Said("elsewhere"), "elsewhere"),
        (Said("elsewhere", {"count": 2, "player": Who(0)}), ["elsewhere", {"count": 2, "player": [0]}]),
        (Said("elsewhere", not_to=3), ["elsewhere", {}, 3]),
    ],
)
def test_a_sentence_is_a_phrase_and_its_values(said: Said, sent: Any) -> None:
    assert BOOK.said(said) == sent


def test_moves_are_told_all_or_those_that_speak_of_a_card() -> None:
    state = new_game(GAME, 2, "moves", begins=0)
    while not GAME.view(state, 0).hand or GAME.view(state, 0).phase != "lay":
        GAME.apply(state, 0, GAME.legal_moves(state, 0)[0])
    view = GAME.view(state, 0)
    book = Phrasebook(GAME, ())
    told = {move: book.move(view, move) for move in view.legal_moves}
    assert all(told.values())
    card = next(word for word in view.hand if word not in ("st", "sc"))
    of_card = {move: parts for move in told if (parts := book.move(view, move, card))}
    assert 0 < len(of_card) < len(told)
    assert of_card == {move: told[move] for move in of_card}
    assert GAME.read_move(f"discard {card}") in of_card
    assert not any(book.move(view, move, "no card") for move in told)
