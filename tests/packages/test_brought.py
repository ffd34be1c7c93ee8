"""What is sent for a game that another package brings: its texts, the faces of its cards, and its moves with what they
say."""

from __future__ import annotations

from collections.abc import Iterator
from importlib import import_module

import pytest

from kartenhaus import catalog
from kartenhaus.engine import AnyGame, Card, Face, Rng, Said, seed_from
from kartenhaus.i18n import LANGUAGES
from kartenhaus.server.telling import game_told, texts_brought
from kartenhaus.wire import Phrasebook
from tests.packages.conftest import EXAMPLE
from tests.support import GAMES, accepted_options

NAME = "crazy-eights"


@pytest.fixture
def crazy_eights(monkeypatch: pytest.MonkeyPatch) -> Iterator[AnyGame]:
    """The example, as if it were installed."""
    monkeypatch.syspath_prepend(str(EXAMPLE))
    package = import_module("crazy_eights").PACKAGE
    monkeypatch.setitem(catalog._packages, NAME, package)
    monkeypatch.setitem(catalog._games, NAME, package.game)
    yield package.game
    game_told.cache_clear()


@pytest.mark.parametrize("code", LANGUAGES)
def test_its_texts_are_sent_as_one_file(crazy_eights: AnyGame, code: str) -> None:
    (file,) = EXAMPLE.glob(f"crazy_eights/locales/{code}/*.ftl")
    assert texts_brought(NAME, code) == file.read_text(encoding="utf-8")


def test_no_texts_are_sent_that_the_browser_has_or_nobody_wrote(crazy_eights: AnyGame) -> None:
    assert [texts_brought(name, "en") for name in (*GAMES, "no-game")] == [None] * 4
    assert texts_brought(NAME, "xx") is None


def test_faces_are_sent_for_the_generic_board_alone(crazy_eights: AnyGame) -> None:
    faces = game_told(NAME).faces
    assert (len(faces), faces["10h"], faces["as"]) == (52, Face("10♥", "red"), Face("A♠", "black"))
    assert [game_told(name).faces for name in GAMES] == [{}] * 3


def test_offered_moves_are_sent_with_what_they_say(crazy_eights: AnyGame) -> None:
    state = crazy_eights.new(crazy_eights.options({}, 2), 2, Rng(seed_from("offers")))
    own = crazy_eights.own(state, state.active)
    sent = Phrasebook(crazy_eights, (("ce-move-play", "card"),)).own(own)
    assert own.offers
    assert [offer.move for offer in sent.offers] == [offer.move for offer in own.offers]
    for offer, told in zip(own.offers, sent.offers, strict=True):
        match offer.said:
            case (Said("ce-move-play", {"card": Card(word)}), *rest):
                assert told.said[0] == {"said": [0, [word]]}
                assert len(told.said) == 1 + len(rest)
            case _:
                assert told.said == ({"said": offer.said[0].code},)


def test_a_part_without_offers_is_sent_as_it_is() -> None:
    for game in GAMES.values():
        state = game.new(accepted_options(game, 2), 2, Rng(seed_from("no offers")))
        own = game.own(state, 0)
        assert Phrasebook(game, ()).own(own) is own
