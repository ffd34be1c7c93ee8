"""A game with calls from another package: it has no words of its own for calls, so they are spoken of in general."""

from __future__ import annotations

from pathlib import Path

import pytest

from kartenhaus.i18n import LANGUAGES, Language
from tests.packages.conftest import EXAMPLE
from tests.packages.environment import Environment

# Crazy Eights in which anyone may put down a card of the same rank at any time.
_GAME = """
from dataclasses import dataclass

from crazy_eights.cards import VERBS, Played
from crazy_eights.rules import CrazyEights
from crazy_eights.telling import CrazyEightsTelling
from kartenhaus.engine import Card, GamePackage, Move, Refused, read_words

@dataclass(frozen=True, slots=True)
class Jump(Move):
    card: str

class JumpingTelling(CrazyEightsTelling):
    prefix = "jm"

    def move(self, view, move):
        return (Card(move.card),) if isinstance(move, Jump) else super().move(view, move)

class Jumping(CrazyEights):
    name = "jumping"
    has_calls = True
    telling = JumpingTelling()

    def is_call(self, move):
        return isinstance(move, Jump)

    def jumps(self, state, seat):
        return [Jump(card) for card in state.hands[seat] if card[:-1] == state.pile[-1][:-1]]

    def actors(self, state):
        on_turn = super().actors(state)
        return on_turn and (*on_turn, *(seat for seat in range(state.seats) if seat not in on_turn))

    def _legal_moves(self, state, seat):
        return super()._legal_moves(state, seat) if seat == state.active else self.jumps(state, seat)

    def _apply(self, state, seat, move):
        if not isinstance(move, Jump):
            return super()._apply(state, seat, move)
        if move not in self.jumps(state, seat):
            return Refused("ce-not-in-hand")
        state.hands[seat].remove(move.card)
        state.pile.append(move.card)
        state.suit = move.card[-1]
        return [Played(seat, move.card, "")]

    def read_move(self, text):
        return read_words(text, VERBS | {"call": ((1,), lambda words: Jump(words[0]))}, "ce-move-form")

    def write_move(self, move):
        return f"call {move.card}" if isinstance(move, Jump) else super().write_move(move)

PACKAGE = GamePackage(Jumping(), bots="crazy_eights.bots:BOTS", locales="jumping")
"""


@pytest.fixture(scope="module")
def beside(tmp_path_factory: pytest.TempPathFactory) -> Environment:
    environment = Environment(tmp_path_factory.mktemp("jumping"))
    environment.install(EXAMPLE)
    environment.add("jumping", "jumping = jumping:PACKAGE")
    package = environment.packages / "jumping"
    for file in EXAMPLE.glob("crazy_eights/locales/*/*.ftl"):
        copy = package / "locales" / file.parent.name / "jumping.ftl"
        copy.parent.mkdir(parents=True)
        copy.write_text(file.read_text(encoding="utf-8").replace("ce-", "jm-"), encoding="utf-8")
    (package / "__init__.py").write_text(_GAME)
    return environment


@pytest.mark.parametrize("code", LANGUAGES)
def test_calls_of_another_game_are_spoken_of_in_general(
    beside: Environment, code: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    language = Language(code)

    def say(message: str, **given: str | int) -> str:
        return " ".join(language.say(message, **given).split())

    words = ("play", "jumping", "--seats", "2", "--seed", "jump", "--bots", "medium", "--lang", code)
    # A card; a number in the bot's turn, which means nothing there; a call, and the first one of those offered.
    done = beside.run(*words, typed=f"1\n1\n{say('command-call')}\n1\n")
    screen = " ".join(done.stdout.split())
    assert say("prompt-call", player=say("player-bot", number=1, kind="medium")) in screen
    assert say("not-your-list") in screen
    called = {"en": "You play the 9 of spades.", "de": "Du spielst Pik 9.", "fr": "Vous jouez : 9 de pique."}
    assert called[code] in screen
    assert done.stderr == ""
